import CrossCheck
import Guide
import SourceText
import Spec
import Testing

@Suite struct FaultTests {
    @Test func editsAreAppliedWhereTheyWerePlanned() {
        let file = SourceFile(path: "a.yaml", text: "name: open\ntype: BOOL\n")
        let edits = [Fault.Edit(Span(17, 21), "double"), Fault.Edit(Span(6, 10), "oepn")]
        let fault = Fault(.renamed, .spec, in: file, edits, of: "open")
        #expect(fault.applied(to: file).text(Span(0, 24)) == "name: oepn\ntype: double\n")
        #expect(fault.description.contains("a.yaml:2"))
    }

    @Test func oneSeedGivesOneSequence() {
        var first = SeededNumbers(seed: 3)
        var second = SeededNumbers(seed: 3)
        var other = SeededNumbers(seed: 4)
        let numbers = (0..<4).map { _ in first.next() }
        #expect(numbers == (0..<4).map { _ in second.next() })
        #expect(numbers != (0..<4).map { _ in other.next() })
        #expect(Set(numbers).count == 4)
    }

    /// A mark about `nil` becomes the one that may stand in its place: another would not be a declaration any more.
    @Test(arguments: [("copy", " _Nullable ", "_Nonnull"), ("copy, nullable", "", "nonnull"), ("copy, nonnull", "", "nullable")])
    func marksAboutNilBecomeTheirOpposites(_ attributes: String, _ mark: String, _ expected: String) throws {
        let declaration = "@property (nonatomic, \(attributes)) NSString *\(mark)name;"
        let spec = """
            system: {id: shop, module: ShopKit, title: {en: Shop, ko: 상점}, summary: {en: A shop., ko: 상점입니다.}}
            classes:
              - name: Shop
                text: {en: A shop., ko: 상점입니다.}
                properties:
                  - {declaration: "\(declaration)", text: {en: Its name., ko: 이름입니다.}}
            """
        let guide = "```objc\n@interface Shop : NSObject\n\(declaration)\n@end\n```\n"
        let files = ([SourceFile(path: "shop/api.yaml", text: spec)], [SourceFile(path: "shop.md", text: guide)])
        let trial = try #require(FaultTrial(specs: files.0, guides: files.1, load: RealSystem.load, read: RealSystem.read))
        let faults = SpecFaults.plan(for: trial.matching, seed: 1).filter { $0.kind == .nullability }
        #expect(faults.map { $0.edits[0].replacement } == [expected])
        #expect(faults.map { trial.run($0).verdict } == [.seen])
    }

    /// Statuses, and members of what is answered and of objects that are sent, by their names and their types.
    @Test func whatTravelsIsPlannedAndSeen() throws {
        let spec = """
            system: {id: shop, module: ShopKit, title: {en: Shop, ko: 상점}, summary: {en: A shop., ko: 상점입니다.}}
            endpoints:
              - name: order
                method: POST
                url: https://shop.example.com/v1/orders
                text: {en: Orders., ko: 주문합니다.}
                json:
                  - {name: note, type: string}
                  - {name: item, type: object, fields: [{name: code, type: string}, {name: count, type: integer}]}
                response:
                  status: 201
                  fields: [{name: id, type: string}, {name: total, type: integer}, {name: isPaid, type: boolean}]

            """
        let guide = """
            ### POST https://shop.example.com/v1/orders

            #### Body parameters

            ```json
            {"note": "Soon", "item": {"code": "A7", "count": 2}}
            ```

            #### Response

            ##### 201 Created

            | name | type | description |
            |---|---|---|
            | id | String | The order |
            | total | Integer | What it costs |
            | isPaid | Boolean | Whether it is paid |

            """
        let files = ([SourceFile(path: "shop/api.yaml", text: spec)], [SourceFile(path: "shop.md", text: guide)])
        let trial = try #require(FaultTrial(specs: files.0, guides: files.1, load: RealSystem.load, read: RealSystem.read))
        let faults = SpecFaults.plan(for: trial.matching, seed: 1).filter { [.status, .member, .memberType].contains($0.kind) }
        let counts = Dictionary(faults.map { ($0.kind, 1) }, uniquingKeysWith: +)
        #expect(counts == [.status: 1, .member: 5, .memberType: 5])
        for fault in faults { #expect(trial.run(fault).verdict == .seen, "\(fault.description)") }
    }

    @Test func plansAreTheSameForOneSeed() {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.fact(.type, "Shop", line: 3)
        let matching = Matching(items: bench.items, sheets: [bench.sheet], specTop: bench.specTop)
        #expect(GuideFaults.plan(for: matching, seed: 1).map(\.description) == GuideFaults.plan(for: matching, seed: 1).map(\.description))
    }
}
