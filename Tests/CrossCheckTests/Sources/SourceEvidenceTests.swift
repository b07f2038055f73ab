import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

@Suite("Evidence, drift and faults of sources")
struct SourceEvidenceTests {
    private static let spec = """
        classes:
          - name: ABDoor
            superclass: NSObject
            documented: headers
            text: {en: A door., ko: 문입니다.}
            methods:
              - {declaration: "- (void)open:(NSURL *)url;", text: {en: Opens., ko: 엽니다.}}

        """
    private static let header = "@interface ABDoor : NSObject\n- (void)open:(NSURL *)url;\n- (void)shut;\n@end\n"

    private func sheet(_ header: String) throws -> FactSheet { try #require(SourceBench.sheet("headers/ABDoor.h", header)) }

    private func recorded() throws -> RecordedGuide {
        let guide = try #require(SourceBench.sheet("doors.md", "# Doors\n"))
        let text = EvidenceWriter.text(of: [RecordedGuide(of: guide), RecordedGuide(of: try sheet(Self.header), source: "headers")])
        let (records, diagnostics) = EvidenceReader.read(SourceFile(path: "evidence.yaml", text: text))
        #expect(diagnostics.map(\.message) == [] && records.map(\.source) == [nil, "headers"])
        #expect(EvidenceWriter.text(of: records) == text)
        return try #require(records.last)
    }

    private func check(_ input: CrossChecker.GuideInput) throws -> CheckReport {
        let spec = try #require(SourceBench(spec: Self.spec).loaded)
        return CrossChecker.check(spec: spec, guides: [], sources: [SourceInput(id: "headers", documents: [input])])
    }

    @Test("evidence alone proves what the files prove, and says that they are not here")
    func alone() throws {
        let record = try recorded()
        let report = try check(CrossChecker.GuideInput(sheet: record.sheet, recorded: record, isFromEvidence: true))
        #expect(report.findings.map(\.message) == [] && report.coverage.items.sourced == 3)
        #expect(report.notes.map(\.message) == ["1 file of `headers` is not here; checked the recorded evidence"])
    }

    @Test("a new version is compared by meaning, and only as far as the spec is concerned")
    func drift() throws {
        let record = try recorded()
        let other = Self.header.replacing("- (void)shut;", with: "- (void)lock;").replacing("NSURL", with: "NSString")
        let report = try check(CrossChecker.GuideInput(sheet: try sheet(other), recorded: record))
        let changes = report.findings.filter { $0.rule == GuideChanges.changed || $0.rule == GuideChanges.added }
        #expect(changes.map(\.message) == ["the method `open:` changed in `headers`: parameter types"])
        #expect(report.notes.map(\.message).first?.hasPrefix("the file `ABDoor.h` is not the recorded one") == true)
        let moved = try check(CrossChecker.GuideInput(sheet: try sheet("// moved\n\n" + Self.header), recorded: record))
        #expect(moved.findings.map(\.message) == [])
    }

    @Test("mistakes in a source are seen, and so are those in what the spec takes from it")
    func faults() throws {
        let spec = SourceBench(spec: Self.spec).specFile
        let source = FaultTrial.Source(id: "headers", files: [SourceFile(path: "ABDoor.h", text: Self.header)])
        let trial = try #require(
            FaultTrial(specs: [spec], guides: [], sources: [source], load: RealSystem.load, read: RealSystem.read))
        let faults = trial.matchings.flatMap { SpecFaults.plan(for: $0, seed: 1) + GuideFaults.plan(for: $0, seed: 1) }
        #expect(
            faults.contains { $0.side == .source && $0.kind == .retyped } && faults.contains { $0.side == .spec && $0.kind == .renamed })
        for fault in faults { #expect([.seen, .refused].contains(trial.run(fault).verdict), "\(fault.description)") }
        #expect(trial.check(sources: [source])?.open.isEmpty == true)
    }
}
