import Declarations
import Guide
import SourceText
import YAMLTree

/// Writes `evidence.yaml`: one fact a line, in the order of the guide, so that a change of the guide is a change of few lines.
package enum EvidenceWriter {
    /// - Parameter records: of guides, then of the files of sources.
    package static func text(of records: [RecordedGuide]) -> String {
        var lines = [
            "# Written by `guidewright check --update`. Names, types and values with their lines; no text of a guide.",
            "version: 1",
            "guides:",
        ]
        for guide in records where guide.source == nil { lines += self.lines(of: guide) }
        let sources = records.filter { $0.source != nil }
        if !sources.isEmpty { lines.append("sources:") }
        for source in sources { lines += self.lines(of: source) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of guide: RecordedGuide) -> [String] {
        let opening = guide.source.map { ["  - source: \(YAMLQuote.scalar($0))", "    file: \(YAMLQuote.scalar(guide.file))"] }
        var lines = opening ?? ["  - file: \(YAMLQuote.scalar(guide.file))"]
        lines += [
            "    sha256: \(YAMLQuote.quoted(guide.sha256))",
            "    bytes: \(guide.byteCount)",
            "    format: \(guide.sheet.format.rawValue)",
        ]
        let facts = guide.sheet.facts.map { "      - \(flow(self.fields(of: $0, in: guide.sheet.file)))" }
        let unread = guide.sheet.unread.map { "      - \(flow(self.fields(of: $0, in: guide.sheet.file)))" }
        lines += facts.isEmpty ? ["    facts: []"] : ["    facts:"] + facts
        if guide.source == nil { lines += unread.isEmpty ? ["    unread: []"] : ["    unread:"] + unread }
        let slips = guide.sheet.slips.map { "      - \(flow(self.fields(of: $0, in: guide.sheet.file)))" }
        lines += slips.isEmpty ? [] : ["    slips:"] + slips
        return lines
    }

    private static func fields(of slip: Slip, in file: SourceFile) -> [(String, String?)] {
        [
            ("at", range(slip.span, file)), ("kind", slip.kind.rawValue), ("name", YAMLQuote.scalar(slip.name)),
            ("meant", slip.meant.map(YAMLQuote.scalar)),
        ]
    }

    private static func fields(of unread: FactSheet.Unread, in file: SourceFile) -> [(String, String?)] {
        [
            ("at", range(unread.span, file)), ("kind", unread.kind.rawValue), ("reason", unread.reason.map(YAMLQuote.scalar)),
        ]
    }

    private static func fields(of fact: Fact, in file: SourceFile) -> [(String, String?)] {
        [
            ("at", range(fact.span, file)), ("kind", fact.kind.rawValue), ("name", YAMLQuote.scalar(fact.name)),
            ("owner", fact.owner.map(YAMLQuote.scalar)), ("static", fact.isStatic.map(String.init)),
            ("type", fact.type.map(YAMLQuote.scalar)),
            ("value", fact.value.map(YAMLQuote.quoted)), ("source", fact.source.rawValue),
        ] + fields(of: fact.detail)
            + [("defects", list(fact.defects.map { flow([("at", range($0.span, file)), ("message", YAMLQuote.quoted($0.message))]) }))]
    }

    private static func fields(of detail: Fact.Detail) -> [(String, String?)] {
        [
            ("parameterTypes", detail.parameterTypes.map { "[\($0.map { $0.map(YAMLQuote.scalar) ?? "~" }.joined(separator: ", "))]" }),
            ("parameterNames", detail.parameterNames.map { "[\($0.map(YAMLQuote.scalar).joined(separator: ", "))]" }),
            ("defaulted", list(detail.defaulted.map(YAMLQuote.scalar))),
            ("required", detail.isRequired.map(String.init)), ("attributes", list(detail.attributes.map(YAMLQuote.scalar))),
            ("swiftName", detail.swiftName.map(YAMLQuote.scalar)), ("availability", detail.availability.map(YAMLQuote.scalar)),
            ("deprecated", detail.isDeprecated ? "true" : nil), ("form", detail.form.map(YAMLQuote.scalar)),
            ("place", detail.place?.rawValue), ("status", detail.status.map(String.init)),
            ("receiver", detail.receiver.map(YAMLQuote.scalar)), ("variable", detail.receiverText.flatMap(variable)),
            ("language", detail.language?.rawValue), ("outer", detail.outer.map(YAMLQuote.scalar)),
            ("blockParameters", detail.blockParameters.map { "[\($0.map(YAMLQuote.scalar).joined(separator: ", "))]" }),
            ("domain", detail.domain.map(YAMLQuote.scalar)), ("default", detail.defaultValue.map(YAMLQuote.quoted)),
        ]
    }

    /// A receiver that is a variable or a path of names; other expressions are text of the guide.
    private static func variable(_ text: String) -> String? {
        let isPath = text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || $0 == "." || $0.properties.numericType != nil)
        }
        return isPath && !text.isEmpty ? YAMLQuote.scalar(text) : nil
    }

    private static func range(_ span: Span, _ file: SourceFile) -> String { YAMLQuote.quoted(StandIn.Range(Place(file, span)).text) }

    private static func list(_ items: [String]) -> String? { items.isEmpty ? nil : "[\(items.joined(separator: ", "))]" }

    private static func flow(_ fields: [(String, String?)]) -> String {
        "{\(fields.compactMap { key, value in value.map { "\(key): \($0)" } }.joined(separator: ", "))}"
    }
}
