import CrossCheck
import Diagnostics
import Drafting
import Guide
import SourceText
import Spec

/// What a draft holds and what it leaves to a person.
struct DraftReport {
    let folder: DraftFolder
    let sheets: [FactSheet]
    let id: String
    let path: String

    /// The file beside the draft that lists everything, however long: what was left out is work to do, and outlives a terminal.
    static let fileName = "DRAFT.txt"

    /// What the terminal shows, cut to a readable length.
    var text: String { text(limit: Self.limit) }

    /// Nothing is cut.
    var completeText: String { text(limit: .max) }

    /// What is written beside the draft: its parts, and the whole list where there is anything to list.
    var files: [(String, String)] {
        let drafted = folder.files.map { ($0.name, $0.text) }
        return leftOut.isEmpty && unread.isEmpty && findings.isEmpty ? drafted : drafted + [(Self.fileName, completeText + "\n")]
    }

    private func text(limit: Int) -> String {
        let sections = [("left out", leftOut), ("not read", unread), ("to settle", findings)]
        return ([head] + sections.flatMap { section($0, $1, limit) } + next).joined(separator: "\n")
    }

    private var head: String { "\(id): drafted \(counts.isEmpty ? "nothing" : Wording.list(counts)) in \(path)" }

    private var counts: [String] {
        guard let spec = folder.spec else { return [] }
        let methods = spec.classes.map(\.methods.count).reduce(0, +) + spec.protocols.map(\.methods.count).reduce(0, +)
        let properties = spec.classes.map(\.properties.count).reduce(0, +)
        let parts: [(count: Int, one: String, many: String)] = [
            (spec.classes.count, "class", "classes"), (spec.protocols.count, "protocol", "protocols"), (methods, "method", "methods"),
            (properties, "property", "properties"), (spec.enums.count, "enum", "enums"),
            (spec.errors.count, "enum of errors", "enums of errors"),
            (spec.constants.count, "constant", "constants"), (spec.endpoints.count, "endpoint", "endpoints"),
            (spec.settings.count, "setting", "settings"), (spec.durations.count, "duration", "durations"),
            (spec.hooks.count, "hook", "hooks"),
            (spec.errata.count, "erratum", "errata"),
        ]
        return parts.filter { $0.count > 0 }.map { Wording.count($0.count, $0.one, $0.many) }
    }

    private var leftOut: [String] { folder.leftOut.map { "\(line($0.place))  \($0.name): \($0.reason)" } }

    private var unread: [String] {
        sheets.flatMap { sheet in
            sheet.unread.filter { $0.reason == nil }.map {
                "\(line(Place(sheet.file, $0.span)))  a \($0.kind == .row ? "row of a table" : $0.kind.rawValue)"
            }
        }
    }

    private static let rulesOfLeftOut: Set<String> = [
        GuideOnly.rule.id, InheritanceDiffers.rule.id, SignatureDiffers.rule.id, TypeDiffers.rule.id,
    ]

    /// What a part that was left out brings with it, its own line says.
    private var findings: [String] {
        let told = Set(folder.leftOut.map { line($0.place) })
        return (folder.report?.open ?? []).filter { finding in
            !Self.rulesOfLeftOut.contains(finding.rule.id) || !(finding.guide.map { told.contains(line($0)) } ?? false)
        }.map { finding in
            "\(finding.guide.map(line) ?? path)  \(finding.diagnostic.message) [\(finding.rule.id)]"
        }
    }

    private var next: [String] {
        let todo = folder.diagnostics.filter { $0.severity == .warning }.count
        return [
            "Next: write the \(Wording.count(todo, "text")) that say TODO, give each erratum its reason, and run `guidewright check \(id)`."
        ]
    }

    private func line(_ place: Place) -> String { "\(place.file.path):\(place.start.line):\(place.start.column)" }

    /// At most so many lines of one kind: a first draft of a large guide is no place to read them all.
    private static let limit = 40

    private func section(_ title: String, _ lines: [String], _ limit: Int) -> [String] {
        guard !lines.isEmpty else { return [] }
        let more = lines.count > limit ? ["  and \(lines.count - limit) more: \(path)/\(Self.fileName) lists all"] : []
        return ["\(title) (\(lines.count)):"] + lines.prefix(limit).map { "  \($0)" } + more
    }
}
