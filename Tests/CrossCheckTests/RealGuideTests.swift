import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

/// The whole check on a real guide; skipped where the guides are not at hand.
@Suite(.enabled(if: RealSystem.isHere("naver-login"), "the vendors' guides are not here: set GUIDEWRIGHT_GUIDES"))
struct RealGuideTests {
    /// Read once: the guides do not change while the tests run.
    private static let shared: (system: RealSystem, trial: FaultTrial, report: CheckReport)? = {
        guard let system = RealSystem("naver-login"), let trial = system.trial, let spec = RealSystem.load(system.specs) else { return nil }
        return (system, trial, Self.check(spec, system))
    }()

    private let system: RealSystem
    private let trial: FaultTrial
    private let report: CheckReport

    init() throws {
        (system, trial, report) = try #require(Self.shared)
    }

    private static func check(_ spec: Spec, _ system: RealSystem) -> CheckReport {
        let guides = RealSystem.read(system.guides).map { CrossChecker.GuideInput(sheet: $0) }
        return CrossChecker.check(spec: spec, guides: guides, sources: system.sources)
    }

    /// The trials leave out the files that hold no items: that changes nothing.
    @Test func behaviourIsNoPartOfTheCheck() throws {
        let spec = try #require(SpecLoader.load(folder: system.specs).spec)
        let whole = Self.check(spec, system)
        #expect(whole.outline == report.outline)
        #expect(whole.coverage.items == report.coverage.items)
    }

    @Test func nothingIsUnexplained() {
        #expect(report.open.map { "\($0.rule.id) \($0.name)" } == [])
        #expect(report.coverage.facts.accounted == report.coverage.facts.total)
        #expect(report.coverage.items.missing == 0)
        #expect(report.coverage.facts.total > 150)
    }

    /// The guide contradicts itself in these ways, each found by a rule and accepted with a reason.
    @Test(arguments: [
        ("source-differs", "application:openURL:options:"), ("misspelled-name", "NaverThirdPartyConnection"),
        ("misspelled-name", "NaverThirdPartyConneciton"), ("result-not-class", "NaverThirdPartyConnection"),
        ("unknown-attribute", "string"),
        ("missing-type", "accessTokenExpireDate"), ("parenthesised-type", "tokenType"), ("misspelled-name", "requestThirdpartyLogin"),
        ("broken-declaration", "oauth20Connection:didFailWithError:"), ("broken-declaration", "NaverThirdPartyLoginConnectionDelegate"),
        ("broken-sample", "setValue:forHTTPHeaderField:"),
    ]) func theGuidesContradictionsAreFound(_ rule: String, _ name: String) {
        #expect(report.accepted.contains { $0.rule.id == rule && $0.name == name && $0.spec != nil && $0.guide != nil })
    }

    @Test func evidenceAloneTellsTheSame() throws {
        let spec = try #require(SpecLoader.load(folder: system.specs).spec)
        let text = EvidenceWriter.text(of: RealSystem.read(system.guides).map { RecordedGuide(of: $0) })
        let (recorded, diagnostics) = EvidenceReader.read(SourceFile(path: "evidence.yaml", text: text))
        #expect(diagnostics.isEmpty)
        let inputs = recorded.map { CrossChecker.GuideInput(sheet: $0.sheet, recorded: $0, isFromEvidence: true) }
        let alone = CrossChecker.check(spec: spec, guides: inputs, sources: system.sources)
        #expect(alone.outline == report.outline)
        #expect(alone.findings.map(\.message) == report.findings.map(\.message))
        #expect(alone.findings.map { $0.guide?.end } == report.findings.map { $0.guide?.end })
        #expect(alone.coverage.facts == report.coverage.facts)
        #expect(alone.notes.map(\.rule.id) == ["guide-absent"])
    }

    @Test func everyMistakeInTheSpecIsSeen() async throws {
        let faults = SpecFaults.plan(for: trial.matching, seed: 7)
        #expect(faults.count >= 80)
        try await expectAllSeen(faults)
    }

    /// One of four of each kind, as the guide is read again for each of them: `make faults` makes all of them, in every system.
    @Test func mistakesInTheGuideAreSeen() async throws {
        let faults = GuideFaults.plan(for: trial.matching, seed: 7)
        #expect(faults.count >= 250)
        let kinds = Dictionary(grouping: faults, by: \.kind).sorted { $0.key.rawValue < $1.key.rawValue }
        let some = kinds.flatMap { _, faults in faults.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) }
        #expect(kinds.count >= 8)
        try await expectAllSeen(some)
    }

    private func expectAllSeen(_ faults: [Fault]) async throws {
        for outcome in await trial.run(faults) where outcome.verdict != .seen {
            Issue.record("\(outcome.verdict.rawValue): \(outcome.fault.description) \(outcome.rules)")
        }
    }

    @Test func harmlessChangesOfTheGuideAreNoFindings() throws {
        let old = RealSystem.read(system.guides)
        for (name, change) in Self.harmless {
            let guides = system.guides.map { SourceFile(path: $0.path, text: change($0.text($0.wholeSpan))) }
            #expect(guides[0].bytes != system.guides[0].bytes, "\(name)")
            let report = try #require(trial.check(guides: guides))
            #expect(trial.news(in: report).map { "\($0.rule.id) \($0.name)" } == [], "\(name)")
            let drift = Drift(from: old[0], to: RealSystem.read(guides)[0])
            #expect(drift.changes.map { "\($0.kind.rawValue) \($0.name)" } == [], "\(name)")
        }
    }

    private static let harmless: [(String, @Sendable (String) -> String)] = [
        ("blanks between tags", { $0.replacing("</p>\n", with: "</p>\n\n   \n").replacing("<td class", with: "<td   class") }),
        ("another wording", { $0.replacing("합니다.", with: "하면 됩니다.") }),
        ("another ending of lines", { $0.replacing("\n", with: "\r\n") }),
        ("sections in another order", { swapped($0, "<h3 class=\"h_sub\">9.", "<h3 class=\"h_sub\">10.", "<h3 class=\"h_sub\">오픈") }),
    ]

    /// Two neighbouring sections change places, and numbers.
    private static func swapped(_ text: String, _ first: String, _ second: String, _ end: String) -> String {
        guard let one = text.firstRange(of: first), let two = text.firstRange(of: second), let three = text.firstRange(of: end) else {
            return text
        }
        let (before, after) = (String(text[one.lowerBound..<two.lowerBound]), String(text[two.lowerBound..<three.lowerBound]))
        return String(text[..<one.lowerBound]) + after.replacing(second, with: first, maxReplacements: 1)
            + before.replacing(first, with: second, maxReplacements: 1) + text[three.lowerBound...]
    }

    @Test func harmlessChangesOfTheSpecAreNoFindings() throws {
        let specs = system.specs.map {
            SourceFile(path: $0.path, text: "# A comment.\n\n" + $0.text($0.wholeSpan).replacing("\n\n", with: "\n\n\n"))
        }
        let report = try #require(trial.check(specs: specs))
        #expect(trial.news(in: report).isEmpty)
    }
}
