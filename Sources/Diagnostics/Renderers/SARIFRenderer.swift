import SourceText

/// Diagnostics as a SARIF 2.1.0 log, which code scanning services and editors read.
///
/// The primary place is the result's location, all others are related locations. Every rule of the catalogue is declared, reported or not.
package enum SARIFRenderer {
    /// What the log says about the program that wrote it.
    package struct Tool: Sendable {
        package var name: String
        package var version: String
        package var informationURI: String?

        package init(name: String, version: String, informationURI: String? = nil) {
            self.name = name
            self.version = version
            self.informationURI = informationURI
        }
    }

    /// A finding that somebody accepted, with the reason.
    package struct Accepted: Sendable {
        package var diagnostic: Diagnostic
        package var justification: String

        package init(_ diagnostic: Diagnostic, justification: String) {
            self.diagnostic = diagnostic
            self.justification = justification
        }
    }

    package static func render(_ diagnostics: [Diagnostic], accepted: [Accepted] = [], catalog: RuleCatalog, tool: Tool) -> String {
        let all = diagnostics + accepted.map(\.diagnostic)
        let rules = allRules(catalog, all)
        let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var fingerprints = Fingerprints()
        let results = all.enumerated().map { index, diagnostic in
            let reason = index < diagnostics.count ? nil : accepted[index - diagnostics.count].justification
            let suppressions = accepted.isEmpty ? nil : JSONValue.array(reason.map { [suppression($0)] } ?? [])
            return result(diagnostic, indices[diagnostic.rule.id] ?? 0, suppressions, fingerprints.next(diagnostic))
        }
        return log(driver(tool, rules), results).text + "\n"
    }

    /// The catalogue, and whatever was reported beside it.
    private static func allRules(_ catalog: RuleCatalog, _ diagnostics: [Diagnostic]) -> [Rule] {
        let known = Set(catalog.rules.map(\.id))
        let others = Dictionary(diagnostics.map { ($0.rule.id, $0.rule) }, uniquingKeysWith: { first, _ in first })
        return (catalog.rules + others.values.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
    }

    private static func log(_ driver: JSONValue, _ results: [JSONValue]) -> JSONValue {
        .object([
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .string("2.1.0"),
            "runs": .array([
                .object(["tool": .object(["driver": driver]), "columnKind": .string("unicodeCodePoints"), "results": .array(results)])
            ]),
        ])
    }

    private static func driver(_ tool: Tool, _ rules: [Rule]) -> JSONValue {
        var members: [String: JSONValue] = [
            "name": .string(tool.name), "version": .string(tool.version), "rules": .array(rules.map(descriptor)),
        ]
        if let uri = tool.informationURI { members["informationUri"] = .string(uri) }
        return .object(members)
    }

    private static func descriptor(_ rule: Rule) -> JSONValue {
        .object([
            "id": .string(rule.id),
            "shortDescription": .object(["text": .string(rule.summary)]),
            "fullDescription": .object(["text": .string(rule.explanation)]),
            "help": .object(["text": .string(rule.explanation), "markdown": .string(rule.explanation)]),
            "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
        ])
    }

    private static func result(_ diagnostic: Diagnostic, _ ruleIndex: Int, _ suppressions: JSONValue?, _ fingerprint: String) -> JSONValue {
        var members: [String: JSONValue] = [
            "ruleId": .string(diagnostic.rule.id),
            "ruleIndex": .int(ruleIndex),
            "level": .string(diagnostic.severity.rawValue),
            "message": .object(["text": .string(message(diagnostic))]),
            "partialFingerprints": .object(["ruleAndSourceLine/v1": .string(fingerprint)]),
        ]
        if let primary = diagnostic.primary { members["locations"] = .array([location(primary)]) }
        let related = diagnostic.labels.dropFirst()
        if !related.isEmpty { members["relatedLocations"] = .array(related.enumerated().map { location($1, id: $0 + 1) }) }
        members["suppressions"] = suppressions
        return .object(members)
    }

    private static func message(_ diagnostic: Diagnostic) -> String {
        ([diagnostic.message] + diagnostic.notes.map { "note: \($0)" } + (diagnostic.help.map { ["help: \($0)"] } ?? []))
            .joined(separator: "\n")
    }

    private static func suppression(_ justification: String) -> JSONValue {
        .object(["kind": .string("external"), "status": .string("accepted"), "justification": .string(justification)])
    }

    private static func location(_ label: Label, id: Int? = nil) -> JSONValue {
        let (start, end) = (label.place.start, label.place.end)
        var members: [String: JSONValue] = [
            "physicalLocation": .object([
                "artifactLocation": SARIFPath.artifact(label.place.file.path),
                "region": .object([
                    "startLine": .int(start.line), "startColumn": .int(start.column), "endLine": .int(end.line),
                    "endColumn": .int(end.column),
                ]),
            ])
        ]
        if let id { members["id"] = .int(id) }
        if !label.text.isEmpty { members["message"] = .object(["text": .string(label.text)]) }
        return .object(members)
    }
}
