package import CrossCheck
import Declarations
package import Diagnostics
package import Guide
import SourceText
package import Spec

/// A drafted system as files, ready to be written: it loads, and its guides' self-contradictions are accepted as errata.
package struct DraftFolder: Sendable {
    package struct File: Sendable {
        package var name: String
        package var text: String
    }

    package var files: [File]
    package var spec: Spec?
    /// What validation still says: warnings of texts to write, in a sound draft.
    package var diagnostics: [Diagnostic]
    package var report: CheckReport?
    package var leftOut: [LeftOut]

    /// Drafts, loads what was drafted, leaves out parts that do not load, and records errata and evidence.
    package init(_ sheets: [FactSheet], id: String, module: String, languages: [String]) {
        var (draft, leftOut) = Drafter.draft(sheets, id: id, module: module, languages: languages)
        var without: Set<Int> = []
        var loaded = Self.load(DraftWriter(draft, without: without))
        if let undeclared = loaded.spec?.undeclaredTypes, !undeclared.isEmpty {
            draft.types += undeclared.filter { !$0.contains(".") }.map(Self.mentioned)
            loaded = Self.load(DraftWriter(draft, without: without))
        }
        for _ in 0..<6 {
            let broken = Self.parts(with: loaded)
            guard !broken.isEmpty else { break }
            leftOut += broken.map { LeftOut(name: $0.name, reason: $0.diagnostic.message, place: Self.place(of: $0.name, in: sheets)) }
            without.formUnion(broken.map(\.part))
            loaded = Self.load(DraftWriter(draft, without: without))
        }
        if let spec = loaded.spec {
            draft.errata = Self.errata(in: CrossChecker.check(spec: spec, sheets: sheets))
            loaded = Self.load(DraftWriter(draft, without: without))
        }
        files = loaded.writer.files.map { File(name: $0.name, text: $0.text) }
        files.append(File(name: "evidence.yaml", text: EvidenceWriter.text(of: sheets.map { RecordedGuide(of: $0) })))
        spec = loaded.spec
        diagnostics = loaded.diagnostics
        report = loaded.spec.map { CrossChecker.check(spec: $0, sheets: sheets) }
        var seen: Set<String> = []
        self.leftOut = leftOut.filter { seen.insert("\($0.name) \($0.reason)").inserted }
    }

    /// A type that the guide mentions only: what has it in its declaration is worth more than its absence.
    private static func mentioned(_ name: String) -> TypeDraft {
        TypeDraft(name: name, form: .class, language: .objectiveC, invented: "The guide mentions it and does not declare it.")
    }

    /// Where a guide first says a name.
    private static func place(of name: String, in sheets: [FactSheet]) -> Place {
        for sheet in sheets {
            if let fact = sheet.facts.first(where: { $0.name == name || $0.name.hasSuffix("/\(name)") }) {
                return Place(sheet.file, fact.span)
            }
        }
        return Place(sheets[0].file, Span(0, 0))
    }

    private struct Loaded {
        var writer: DraftWriter
        var files: [SourceFile]
        var spec: Spec?
        var diagnostics: [Diagnostic]
    }

    private static func load(_ writer: DraftWriter) -> Loaded {
        let files = writer.files.map { SourceFile(path: $0.name, text: $0.text) }
        let (spec, diagnostics) = SpecLoader.load(folder: files)
        return Loaded(writer: writer, files: files, spec: spec, diagnostics: diagnostics)
    }

    private struct Broken {
        var part: Int
        var name: String
        var diagnostic: Diagnostic
    }

    /// The smallest part around each error.
    private static func parts(with loaded: Loaded) -> [Broken] {
        var seen: Set<Int> = []
        return loaded.diagnostics.filter { $0.severity == .error }.compactMap { diagnostic in
            guard let place = diagnostic.primary?.place, let index = loaded.files.firstIndex(where: { $0 === place.file }) else {
                return nil
            }
            let line = place.start.line
            let ranges = loaded.writer.files[index].ranges.filter { $0.lines.contains(line) }
            guard let part = ranges.min(by: { $0.lines.count < $1.lines.count })?.part, seen.insert(part).inserted else { return nil }
            return Broken(part: part, name: loaded.writer.names[part] ?? "", diagnostic: diagnostic)
        }
    }

    /// What a guide says against itself, whatever a spec says.
    private static let contradictions: Set<String> = [
        "misspelled-name", "undefined-constant", "result-not-class", "undeclared-type", "conflicting-signatures", "unknown-attribute",
        "missing-type",
        "parenthesised-type", "broken-declaration", "broken-sample", "url-spelled-two-ways", "heading-differs", "sample-differs",
        "conflicting-statements", "heading-out-of-sequence", "collapsed-table", "swallowed-type", "unended-statement", "cut-selector",
        "absent-list", "misspelled-word", "misspelled-placeholder", "misspelled-part",
    ]

    private static func errata(in report: CheckReport) -> [Draft.Erratum] {
        var seen: Set<String> = []
        return report.open.compactMap { finding in
            guard contradictions.contains(finding.rule.id), seen.insert("\(finding.rule.id) \(finding.name)").inserted else { return nil }
            return Draft.Erratum(rule: finding.rule.id, name: finding.name)
        }
    }
}
