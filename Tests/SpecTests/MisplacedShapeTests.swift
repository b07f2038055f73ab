import SourceText
import Testing
import YAMLTree

@testable import Spec

/// Values that another key takes, against the grammar.
@Suite("Misplaced values")
struct MisplacedShapeTests {
    @Test("each stands under a key that refuses its kind, and leads to keys that take it", arguments: MisplacedShapes.table.keys)
    func isOfTheGrammar(_ part: DefinitionName) throws {
        for (key, kinds) in MisplacedShapes.table[part] ?? [:] {
            let shape = try #require(Self.shape(of: key, in: part), "\(part) has no `\(key)`")
            for (kind, others) in kinds {
                #expect(!Self.takes(shape, kind), "\(part) takes \(kind) under `\(key)` itself")
                #expect(!others.isEmpty)
                for other in others {
                    let shape = try #require(Self.shape(of: other, in: part), "\(part) has no `\(other)`, which `\(key)` leads to")
                    #expect(Self.takes(shape, kind), "\(part) takes no \(kind) under `\(other)`, where `\(key)` leads to")
                }
            }
        }
    }

    private static func shape(of key: String, in part: DefinitionName) -> Shape? {
        switch Grammar.definition(part).form {
        case .mapping(let mapping): mapping.key(key)?.shape
        case .choice(let choice): choice.variant(key)?.mapping.key(key)?.shape
        case .shape, .localizedText: nil
        }
    }

    private static func takes(_ shape: Shape, _ kind: YAMLNode.Kind) -> Bool {
        switch shape {
        case .text, .name, .integer, .boolean, .plain, .scalar, .word: kind == .scalar
        case .list: kind == .sequence
        case .table: kind == .mapping
        case .byKind(let scalar, let list, let mapping):
            switch kind {
            case .scalar: scalar != nil
            case .sequence: list != nil
            case .mapping: mapping != nil
            }
        case .defined(let name):
            if case .shape(let shape) = Grammar.definition(name).form { takes(shape, kind) } else { kind == .mapping }
        }
    }
}
