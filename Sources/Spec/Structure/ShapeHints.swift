import YAMLTree

/// What to write instead of a value of another kind than its key takes: what the grammar knows of the key, and of those beside it.
enum ShapeHints {
    /// Where a value stands, if it is a key's own and no item of a list.
    struct Position {
        var node: YAMLNode
        var key: MappingShape.Key
        var part: DefinitionName?
    }

    static func wayOut(_ node: YAMLNode, _ shape: Shape, _ position: Position?) -> String? {
        alone(node, shape) ?? misplaced(node, position) ?? named(node, shape) ?? spelledOut(node, shape) ?? meaning(node, position)
    }

    /// An item where a list is wanted.
    private static func alone(_ node: YAMLNode, _ shape: Shape) -> String? {
        guard case .list(let item, _) = shape, !node.isNull else { return nil }
        if let text = node.text { return accepts(node, item) ? "one alone wants its brackets: `[\(written(text))]`" : nil }
        guard node.kind == .mapping, let keys = keys(of: item), node.entries.contains(where: { keys.contains($0.name) }) else { return nil }
        return "one alone wants its hyphen: `- \(node.entries[0].name): …`"
    }

    /// What another key of the same part takes.
    private static func misplaced(_ node: YAMLNode, _ position: Position?) -> String? {
        guard let position, !node.isNull else { return nil }
        let keys = MisplacedShapes.keys(for: position.key.name, node.kind, in: position.part)
        guard !keys.isEmpty else { return nil }
        return "\(kind(of: node)) is \(Listing.alternatives(keys.map { "\($0):" })) here; \(sentence(position.key))"
    }

    /// Things by their names where a list of them is wanted.
    private static func named(_ node: YAMLNode, _ shape: Shape) -> String? {
        guard case .list(.defined(let item), _) = shape, let first = node.entries.first?.name, case .mapping(let mapping) = form(item),
            let name = mapping.keys.first, ["name", "id"].contains(name.name)
        else { return nil }
        return "each is an item of a list, with its name inside: `- \(name.name): \(written(first))`"
    }

    /// A value alone where a mapping is wanted: which of its keys that could be.
    private static func spelledOut(_ node: YAMLNode, _ shape: Shape) -> String? {
        guard case .defined(let name) = shape, let text = node.text, !node.isNull else { return nil }
        switch form(name) {
        case .localizedText: return "say in which language it is: `{en: \(written(text))}`"
        case .mapping(let mapping):
            guard let key = mapping.keys.first(where: \.isRequired), accepts(node, key.shape) else { return nil }
            let others = mapping.keys.filter { $0.isRequired && $0.name != key.name }.map(\.name)
            return "write `{\(key.name): \(written(text))\(others.map { ", \($0): …" }.joined())}`"
        case .choice, .shape: return nil
        }
    }

    private static func meaning(_ node: YAMLNode, _ position: Position?) -> String? { position.map { sentence($0.key) } }

    private static func sentence(_ key: MappingShape.Key) -> String { "`\(key.name):` says: \(key.meaning)" }

    private static func kind(of node: YAMLNode) -> String {
        switch node.kind {
        case .scalar: "a value alone"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    static func accepts(_ node: YAMLNode, _ shape: Shape) -> Bool {
        var trial = StructureCheck()
        trial.check(node, shape, noun: "")
        return trial.diagnostics.isEmpty
    }

    private static func form(_ name: DefinitionName) -> Definition.Form { Grammar.definition(name).form }

    /// The keys that a mapping of this shape may have.
    private static func keys(of shape: Shape) -> Set<String>? {
        guard case .defined(let name) = shape else { return nil }
        return switch form(name) {
        case .mapping(let mapping): Set(mapping.keys.map(\.name))
        case .choice(let choice): Set(choice.variants.map(\.verb))
        case .shape, .localizedText: nil
        }
    }

    /// As it may stand inside of brackets.
    private static func written(_ text: String) -> String {
        let short = text.count > 40 ? String(text.prefix(37)) + "…" : text
        let isPlain = !short.isEmpty && !short.contains { ",:{}[]#&*!|>'\"%@`\n".contains($0) }
        return isPlain ? short : "\"\(short.replacing("\"", with: "\\\""))\""
    }
}
