import Declarations
import Diagnostics
import SourceText
import YAMLTree

/// `parameters:` of a file: texts of parameters that are the same everywhere, given once. A text that stands at its place goes before it.
struct SharedTexts {
    private let entries: [YAMLEntry]
    private let texts: [String: LocalizedText]
    private var used: Set<String> = []

    init(_ table: YAMLNode?) {
        entries = table?.entries ?? []
        texts = Dictionary(entries.compactMap { entry in entry.value.localizedText.map { (entry.name, $0) } }) { first, _ in first }
    }

    mutating func text(of name: String) -> LocalizedText? {
        guard let text = texts[name] else { return nil }
        used.insert(name)
        return text
    }

    var unused: [Diagnostic] {
        entries.filter { !used.contains($0.name) }.map { UnusedText.diagnostic(Located($0.name, at: $0.keyPlace)) }
    }
}

extension SpecDecoder {
    /// What a method says of its parameters, and what all methods say of those that it leaves out.
    mutating func parameterTexts(_ node: YAMLNode, _ declaration: MethodDeclaration) -> [(name: Located<String>, text: LocalizedText)] {
        var own: [(name: Located<String>, text: LocalizedText)] = []
        for entry in node["parameters"]?.entries ?? [] {
            if let text = entry.value.localizedText { own.append((Located(entry.name, at: entry.keyPlace), text)) }
        }
        let given = Set(own.map(\.name.value))
        for parameter in declaration.parameters where !given.contains(parameter.name) {
            guard let text = sharedTexts.text(of: parameter.name) else { continue }
            own.append((Located(parameter.name, at: text.place), text))
        }
        return own
    }
}
