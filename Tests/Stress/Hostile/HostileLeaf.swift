import SourceText
import Spec
import YAMLTree

/// One value of a spec that a writer chooses: where it stands in the file, and what the grammar calls the place (`endpoint.url`).
struct HostileLeaf {
    var place: String
    var file: Int
    var span: Span
}

/// All of a spec's values that a writer chooses, found by walking the grammar: a key that the language gets is here the day it gets it.
struct HostileLeaves {
    private(set) var found: [HostileLeaf] = []
    private var file = 0

    init(_ files: [SourceFile]) {
        for (index, each) in files.enumerated() {
            file = index
            if let root = YAMLTree.parse(each).root { walk(root, .file) }
        }
    }

    private mutating func walk(_ node: YAMLNode, _ name: DefinitionName) {
        switch Grammar.definition(name).form {
        case .mapping(let shape): walk(node, shape, name.rawValue)
        case .choice(let choice):
            guard let variant = node.entries.lazy.compactMap({ choice.variant($0.name) }).first else { return }
            walk(node, variant.mapping, HostilePlaces.name(of: name, variant.verb))
        case .shape(let shape): walk(node, shape, name.rawValue)
        case .localizedText: break
        }
    }

    private mutating func walk(_ node: YAMLNode, _ shape: MappingShape, _ place: String) {
        for entry in node.entries {
            if let key = shape.key(entry.name) { walk(entry.value, key.shape, "\(place).\(entry.name)") }
        }
    }

    private mutating func walk(_ node: YAMLNode, _ shape: Shape, _ place: String) {
        switch (shape, node.kind) {
        case (.defined(let name), _): walk(node, name, in: place)
        case (.list(let item, _), _): for each in node.items { walk(each, item, place) }
        case (.table(let item), _):
            for entry in node.entries {
                add(entry.key, "\(place) (key)")
                walk(entry.value, item, place)
            }
        case (.byKind(let scalar?, _, _), .scalar): walk(node, scalar, place)
        case (.byKind(_, let list?, _), .sequence): walk(node, list, place)
        case (.byKind(_, _, let mapping?), .mapping): walk(node, mapping, place)
        case (.text, .scalar), (.name, .scalar), (.plain, .scalar), (.scalar, .scalar): add(node, place)
        default: break
        }
    }

    /// A part of the language that has a name. What is a shape alone, such as a value, belongs to the place where it stands.
    private mutating func walk(_ node: YAMLNode, _ name: DefinitionName, in place: String) {
        switch Grammar.definition(name).form {
        case .localizedText: for entry in node.entries { add(entry.value, "\(place).\(entry.name)") }
        case .shape(let shape): walk(node, shape, place)
        case .mapping, .choice: walk(node, name)
        }
    }

    private mutating func add(_ node: YAMLNode, _ place: String) {
        guard node.kind == .scalar, node.span.length > 0 else { return }
        found.append(HostileLeaf(place: place, file: file, span: node.span))
    }
}
