package import Diagnostics
import Guide
package import SourceText
import YAMLTree

/// Reads a file of labels: JSON, or YAML, of which JSON is a part.
package enum LabelReader {
    package static let malformed = Rule(
        "labels-malformed",
        "a file of labels says something that nobody reads",
        explanation: """
            Labels say what a careful person reads in a guide, and a reader is scored by them; a label that is lost without a word would make the \
            score wrong. Example: `"certian": false` leaves the label a certain one. `Documentation/labels.md` shows the format.
            """
    )

    package static let rules = [malformed, StaleLabels.rule]

    /// The labels, and what is wrong with their file. Nil where it says too little to score by.
    package static func read(_ file: SourceFile) -> (labels: LabelSet?, diagnostics: [Diagnostic]) {
        let (root, diagnostics) = YAMLTree.parse(file)
        guard let root, !diagnostics.contains(where: { $0.severity == .error }) else { return (nil, diagnostics) }
        var reading = LabelReading(diagnostics: diagnostics)
        let labels = reading.labels(root, file)
        return (reading.diagnostics.contains { $0.severity == .error } ? nil : labels, reading.diagnostics)
    }
}

/// One reading of a file of labels, with what was wrong so far.
private struct LabelReading {
    var diagnostics: [Diagnostic]

    private enum Key {
        static let top = ["file", "sha256", "origin", "lines", "facts", "decoys"]
        static let fact = ["kind", "name", "owner", "value", "type", "static", "line", "certain", "alt_kinds", "alt_names", "note"]
        static let decoy = ["kind", "name", "line", "note"]
    }

    mutating func labels(_ root: YAMLNode, _ file: SourceFile) -> LabelSet? {
        guard root.kind == .mapping else {
            report("labels are an object, and this is \(Self.noun(root))", root, help: "write `{\"file\": \"guide.md\", \"facts\": […]}`")
            return nil
        }
        checkKeys(of: root, Key.top)
        if root["facts"] == nil {
            let found = root.entries.isEmpty ? "" : ", only \(Wording.quotedList(root.entries.map(\.name)))"
            report(
                "the labels have no `facts`\(found)", root.entries.first?.key ?? root, help: "list what the guide states: `\"facts\": […]`")
        }
        return LabelSet(
            file: file,
            guide: text("file", of: root),
            digest: text("sha256", of: root)?.lowercased(),
            lines: lines(root["lines"]),
            facts: list("facts", of: root).compactMap { fact($0) },
            decoys: list("decoys", of: root).compactMap { decoy($0) }
        )
    }

    private mutating func fact(_ node: YAMLNode) -> FactLabel? {
        guard isObject(node, "a fact") else { return nil }
        checkKeys(of: node, Key.fact)
        guard let kindNode = required("kind", of: node), let kind = kind(kindNode), let name = required("name", of: node)?.text else {
            return nil
        }
        if kind.weight == .ignored {
            report(
                "facts of the kind `\(kind.rawValue)` are not scored", kindNode,
                help: "leave the label out, or give the kind in `alt_kinds`")
        }
        let value = node["value"]
        return FactLabel(
            kind: kind,
            otherKinds: list("alt_kinds", of: node).compactMap { self.kind($0) },
            name: name,
            otherNames: list("alt_names", of: node).compactMap(\.text),
            owner: text("owner", of: node),
            value: value.flatMap(Self.value),
            line: line(node["line"]),
            isCertain: bool("certain", of: node) ?? true,
            place: node.place
        )
    }

    private mutating func decoy(_ node: YAMLNode) -> Decoy? {
        guard isObject(node, "a decoy") else { return nil }
        checkKeys(of: node, Key.decoy)
        guard let kind = required("kind", of: node).flatMap({ kind($0) }), let name = required("name", of: node)?.text,
            let line = required("line", of: node).flatMap({ line($0) })
        else { return nil }
        return Decoy(kind: kind, name: name, line: line)
    }

    // MARK: Values

    /// A whole number that is written as `3.0` is 3.
    private static func value(_ node: YAMLNode) -> String? {
        guard let scalar = node.scalar, scalar.value != .null else { return nil }
        if case .float(let number) = scalar.value, let whole = Int(exactly: number) { return String(whole) }
        return scalar.text
    }

    private mutating func kind(_ node: YAMLNode) -> Fact.Kind? {
        if let kind = node.text.flatMap(Fact.Kind.init) { return kind }
        let known = Fact.Kind.allCases.map(\.rawValue)
        let near = node.text.flatMap { DidYouMean.help(for: $0, among: known) }
        report("there is no kind `\(node.text ?? Self.noun(node))`", node, help: near ?? "one of \(Wording.quotedList(known, "or"))")
        return nil
    }

    private mutating func line(_ node: YAMLNode?) -> Int? {
        guard let node, !node.isNull else { return nil }
        guard let line = node.scalar?.int, line > 0 else {
            report("a line is a number from 1, and this is \(Self.noun(node))", node)
            return nil
        }
        return line
    }

    private mutating func lines(_ node: YAMLNode?) -> ClosedRange<Int>? {
        guard let node, !node.isNull else { return nil }
        let bounds = node.items.compactMap { $0.scalar?.int }
        guard node.items.count == 2, bounds.count == 2, bounds[0] > 0, bounds[0] <= bounds[1] else {
            report("`lines` are the first and the last line that is labelled", node, help: "write `\"lines\": [1, 600]`, or leave it out")
            return nil
        }
        return bounds[0]...bounds[1]
    }

    private mutating func text(_ key: String, of node: YAMLNode) -> String? {
        guard let value = node[key], !value.isNull else { return nil }
        if value.scalar == nil { report("`\(key)` is text, and this is \(Self.noun(value))", value) }
        return value.text
    }

    private mutating func bool(_ key: String, of node: YAMLNode) -> Bool? {
        guard let value = node[key], !value.isNull else { return nil }
        if value.scalar?.bool == nil { report("`\(key)` is `true` or `false`, and this is \(Self.noun(value))", value) }
        return value.scalar?.bool
    }

    private mutating func list(_ key: String, of node: YAMLNode) -> [YAMLNode] {
        guard let value = node[key], !value.isNull else { return [] }
        if value.kind != .sequence {
            report("`\(key)` is a list, and this is \(Self.noun(value))", value, help: "put it in brackets: `[…]`")
        }
        return value.items
    }

    // MARK: Structure

    private mutating func required(_ key: String, of node: YAMLNode) -> YAMLNode? {
        if let value = node[key], value.scalar != nil, !value.isNull, value.text != "" { return value }
        report("the label lacks `\(key)`", node[key] ?? node, help: "every label has a kind and a name, and every decoy a line")
        return nil
    }

    private mutating func isObject(_ node: YAMLNode, _ noun: String) -> Bool {
        guard node.kind != .mapping else { return true }
        report(
            "\(noun) is an object, and this is \(Self.noun(node))", node,
            help: "write `{\"kind\": \"method\", \"name\": \"…\", \"line\": 12}`")
        return false
    }

    private mutating func checkKeys(of node: YAMLNode, _ known: [String]) {
        for entry in node.entries where !known.contains(entry.name) {
            let help = DidYouMean.help(for: entry.name, among: known) ?? "known here: \(Wording.quotedList(known))"
            report("nobody reads the key `\(entry.name)` here", entry.key, help: help)
        }
    }

    private static func noun(_ node: YAMLNode) -> String {
        switch node.content {
        case .mapping: "an object"
        case .sequence: "a list"
        case .scalar(let scalar): scalar.value == .null ? "nothing" : "`\(scalar.text)`"
        }
    }

    private mutating func report(_ message: String, _ node: YAMLNode, help: String? = nil) {
        diagnostics.append(Diagnostic(LabelReader.malformed, message, at: [Label(node.place)], help: help))
    }
}
