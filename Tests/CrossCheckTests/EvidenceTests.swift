import CrossCheck
import Declarations
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

@Suite struct EvidenceTests {
    private func rich() -> Bench {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.methodItem("+ (nullable Shop *)open:(NSURL *)url done:(void (^)(BOOL, NSError *))done;", of: "Shop")
        bench.fact(.type, "Shop", line: 3, source: .heading) { $0.detail.form = "class" }
        bench.methodFact("+ (nullable Shop *)open:(NSURL *)url done:(void (^)(BOOL, NSError *))done;", of: "Shop", line: 5) {
            $0.detail.isRequired = false
            $0.detail.isDeprecated = true
            $0.detail.blockParameters = ["BOOL ok", "error"]
        }
        bench.fact(.constant, "kName", line: 7) { $0.value = "true: \"quoted\" # 상점" }
        bench.fact(.use, "opne:done:", line: 9, source: .sample) { $0.detail.receiver = "Shop" }
        bench.propertyFact("@property (nonatomic, string) (NSString *)tone;", of: "Shop", line: 11)
        bench.fact(.method, "bare:", line: 13, source: .list) { $0.detail.parameterTypes = [nil] }
        bench.unread = [FactSheet.Unread(.row, span: bench.guideFile.lineSpan(15), reason: nil)]
        return bench
    }

    private func recorded(_ bench: Bench) throws -> RecordedGuide {
        let text = EvidenceWriter.text(of: [RecordedGuide(of: bench.sheet)])
        let (guides, diagnostics) = EvidenceReader.read(SourceFile(path: "evidence.yaml", text: text))
        #expect(diagnostics.map(\.message) == [])
        return try #require(guides.first)
    }

    @Test func readsBackWhatWasWritten() throws {
        let bench = rich()
        let guide = try recorded(bench)
        #expect(guide.file == "guide.html")
        #expect(guide.byteCount == bench.guideFile.bytes.count)
        #expect(guide.matches(bench.guideFile))
        #expect(EvidenceWriter.text(of: [guide]) == EvidenceWriter.text(of: [RecordedGuide(of: bench.sheet)]))
        for (old, new) in zip(bench.sheet.facts, guide.sheet.facts) {
            #expect(old.name == new.name && old.kind == new.kind && old.owner == new.owner && old.type == new.type)
            #expect(old.value == new.value && old.source == new.source && old.isStatic == new.isStatic && old.detail == new.detail)
            #expect(Place(bench.guideFile, old.span).start == Place(guide.sheet.file, new.span).start)
            #expect(Place(bench.guideFile, old.span).end == Place(guide.sheet.file, new.span).end)
        }
    }

    @Test func evidenceAloneGivesTheSameReport() throws {
        let bench = rich()
        let input = CrossChecker.GuideInput(sheet: try recorded(bench).sheet, isFromEvidence: true)
        let alone = CrossChecker.check(system: "shop", items: bench.items, errata: [], guides: [input], specTop: bench.specTop)
        let whole = bench.check()
        #expect(alone.outline == whole.outline)
        #expect(!whole.outline.isEmpty)
        #expect(alone.findings.map(\.message) == whole.findings.map(\.message))
        #expect(alone.coverage.facts == whole.coverage.facts)
        #expect(alone.coverage.items == whole.coverage.items)
    }

    @Test func holdsNoTextOfTheGuide() {
        let text = EvidenceWriter.text(of: [RecordedGuide(of: rich().sheet)])
        #expect(!text.contains("gggg"))
        #expect(text.hasSuffix("\n"))
    }

    @Test(arguments: [
        "", "guides: []\n", "version: 2\nguides: []\n", "version: 1\nguides:\n  - file: a\n",
        "version: 1\nguides:\n  - file: a.md\n    sha256: x\n    bytes: 10\n    format: markdown\n    facts:\n      - {at: \"9999999:1-2\", kind: use, name: a, source: prose}\n",
        "version: 1\nguides:\n  - file: a.md\n    sha256: x\n    bytes: 10\n    format: markdown\n    facts:\n      - {at: \"1:9999999999-9999999999\", kind: use, name: a, source: prose}\n",
        "version: 1\nguides:\n  - file: a.md\n    sha256: x\n    bytes: 10\n    format: markdown\n    facts:\n      - {at: nowhere, kind: use, name: a, source: prose}\n",
    ]) func whatIsNoEvidenceIsReported(_ text: String) {
        let (_, diagnostics) = EvidenceReader.read(SourceFile(path: "evidence.yaml", text: text))
        #expect(diagnostics.contains { $0.severity == .error })
    }
}
