import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec

/// A small spec, its guide, and the files of its sources.
struct SourceBench {
    /// What stands below `system:`, without indentation.
    var spec: String
    var guide = "# Doors\n"
    /// The guide's file.
    var name = "doors.md"
    /// By source, the files' names and texts.
    var sources: [(id: String, files: [(name: String, text: String)])] = [("headers", [])]

    private static let top = """
        system: {id: doors, module: DoorKit, title: {en: Doors, ko: 문}, summary: {en: Doors., ko: 문입니다.}}

        """

    var specFile: SourceFile { SourceFile(path: "doors/api.yaml", text: Self.top + spec) }

    var loaded: Spec? { SpecLoader.load(folder: [specFile]).spec }

    static func sheet(_ name: String, _ text: String) -> FactSheet? {
        DocumentReader.read(SourceFile(path: name, text: text)).document.map { FactExtractor.facts(of: $0) }
    }

    var inputs: [SourceInput] {
        sources.map { source in
            let sheets = source.files.compactMap { Self.sheet($0.name, $0.text) }
            return SourceInput(id: source.id, documents: sheets.map { CrossChecker.GuideInput(sheet: $0) })
        }
    }

    var report: CheckReport? {
        guard let spec = loaded, let guide = Self.sheet(name, guide) else { return nil }
        return CrossChecker.check(spec: spec, guides: [CrossChecker.GuideInput(sheet: guide)], sources: inputs)
    }

    /// `rule name` of every finding, and what guide and source say.
    var outline: [String] {
        (report?.findings ?? []).map { finding in
            "\(finding.rule.id) \(finding.name)\(finding.says.map { " says \($0)" } ?? "")\(finding.isAccepted ? " accepted" : "")"
        }
    }
}
