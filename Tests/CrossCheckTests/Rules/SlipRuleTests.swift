import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

/// What guides get wrong by themselves, as findings.
@Suite struct SlipRuleTests {
    private func bench(_ slips: (Slip.Kind, String, String?, Int)...) -> Bench {
        var bench = Bench()
        bench.item(.type, "Lamp")
        bench.item(.type, "Door")
        bench.fact(.type, "Lamp", line: 3)
        bench.fact(.type, "Door", line: 20)
        bench.slips = slips.map { Slip($0.0, $0.1, meant: $0.2, span: bench.guideFile.lineSpan($0.3)) }
        return bench
    }

    @Test(
        arguments: [
            (
                Slip.Kind.headingNumber, "11", nil, "heading-out-of-sequence",
                "the heading has no number, and those around it leave out `11`"
            ),
            (.headingNumber, "6", "5", "heading-out-of-sequence", "the heading has the number `6` where `5` would follow"),
            (.collapsedTable, "color", nil, "collapsed-table", "a table near `color` stands in one paragraph"),
            (.swallowedType, "<lamp *>", nil, "swallowed-type", "`<lamp *>` is a type that the page took for a tag"),
            (.unendedStatement, "dim:", nil, "unended-statement", "the statement with `dim:` lacks its semicolon"),
            (.cutSelector, "lamp:did", "lamp:did:", "cut-selector", "the guide writes `lamp:did`, and declares `lamp:did:`"),
            (.absentList, "dim:", nil, "absent-list", "the list that is announced after `dim:` never comes"),
            (.misspelledWord, "Chanelier", "Chandelier", "misspelled-word", "the guide writes `Chanelier`, and `Chandelier` elsewhere"),
            (
                .misspelledPlaceholder, "YUOR_KEY", "YOUR_KEY", "misspelled-placeholder",
                "the placeholder `YUOR_KEY` probably means `YOUR_KEY`"
            ),
            (
                .misspelledPart, "Recieve", "Receive", "misspelled-part",
                "names of the guide have `Recieve` in them, which is `Receive` misspelled"
            ),
            (.sampleKey, "room_name", nil, "unstated-key", "a sample uses the key `room_name`, and the spec does not state it"),
        ] as [(Slip.Kind, String, String?, String, String)])
    func everyKindHasItsRule(kind: Slip.Kind, name: String, meant: String?, rule: String, message: String) throws {
        let report = bench((kind, name, meant, 9)).check()
        #expect(report.outline == ["\(rule) \(name) 9"])
        #expect(report.findings[0].message == message)
        #expect(report.findings[0].spec?.start.line == 2, "the spec's place is that of what the guide speaks of there")
    }

    @Test func everyKindIsReported() {
        for kind in Slip.Kind.allCases { #expect(bench((kind, "a", "b", 9)).check().open.count == 1, "\(kind)") }
    }

    @Test func onePlaceStandsForAllOfAName() throws {
        let report = bench(
            (.misspelledPart, "Recieve", "Receive", 9), (.misspelledPart, "Recieve", "Receive", 12), (.absentList, "dim:", nil, 30)
        ).check()
        #expect(report.outline == ["misspelled-part Recieve 9", "absent-list dim: 30"])
        #expect(report.findings[0].notes == ["also on line 12"])
        #expect(report.findings[1].spec?.start.line == 3)
    }

    @Test func anErratumAcceptsIt() {
        var bench = bench((.swallowedType, "<lamp *>", nil, 9))
        bench.erratum("swallowed-type", "<lamp *>")
        #expect(bench.check().outline == ["swallowed-type <lamp *> 9 accepted"])
    }

    @Test(arguments: ["room_name", "address", "street"])
    func aKeyThatTheSpecStatesIsNone(key: String) {
        var bench = bench((.sampleKey, key, nil, 9))
        bench.item(.parameter, "room_name", provenance: .invented(bench.located("a test")))
        bench.item(.key, "address.street", provenance: .invented(bench.located("a test")))
        #expect(bench.check().outline == [])
    }

    @Test func slipsAreRecorded() throws {
        let bench = bench((.misspelledPart, "Recieve", "Receive", 9), (.swallowedType, "<lamp *,id=\"\">", nil, 12))
        let text = EvidenceWriter.text(of: [RecordedGuide(of: bench.sheet)])
        let (guides, diagnostics) = EvidenceReader.read(SourceFile(path: "evidence.yaml", text: text))
        #expect(diagnostics.map(\.message) == [])
        let input = CrossChecker.GuideInput(sheet: try #require(guides.first).sheet, isFromEvidence: true)
        let alone = CrossChecker.check(system: "shop", items: bench.items, errata: [], guides: [input], specTop: bench.specTop)
        #expect(alone.outline == bench.check().outline && alone.outline.count == 2)
        #expect(alone.findings.map(\.message) == bench.check().findings.map(\.message))
    }

    @Test func aSlipThatWasEditedByHandIsRefused() {
        let text = EvidenceWriter.text(of: [RecordedGuide(of: bench((.misspelledPart, "Recieve", "Receive", 9)).sheet)])
        let edited = SourceFile(path: "evidence.yaml", text: text.replacing("kind: misspelledPart", with: "kind: mispelledPart"))
        #expect(EvidenceReader.read(edited).diagnostics.map(\.message) == ["the evidence has a slip without place, kind or name"])
    }

    /// Fields of requests and answers are no items, and stated all the same.
    @Test func aFieldOfARequestIsStated() throws {
        let spec = """
            system: {id: shop, module: ShopKit, title: {en: Shop, ko: 상점}, summary: {en: A shop., ko: 상점입니다.}}
            endpoints:
              - name: order
                method: POST
                url: https://example.com/order
                documented: api
                text: {en: Orders., ko: 주문합니다.}
                json:
                  - {name: goods, type: object, text: {en: What is bought., ko: 상품입니다.}, fields: [{name: colour, type: string, text: {en: Its colour., ko: 색입니다.}}]}
                response: {status: 200, kind: empty}
            """
        let guide = "```objc\nNSDictionary *goods = @{@\"colour\": red, @\"size\": large};\n```\n"
        let trial = try #require(
            FaultTrial(
                specs: [SourceFile(path: "shop/api.yaml", text: spec)], guides: [SourceFile(path: "shop.md", text: guide)],
                load: RealSystem.load,
                read: RealSystem.read))
        let keys = try #require(trial.check()).findings.filter { $0.rule.id == "unstated-key" }.map(\.name)
        #expect(keys == ["size"])
    }
}
