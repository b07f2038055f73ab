import Spec

/// The places of the language that a writer fills, as the grammar has them: what specs lack of these, nobody has tried.
struct HostilePlaces {
    private(set) var all: Set<String> = []

    /// Places that no spec has to have: what stands there is a value, a condition or a name as in a hundred other places.
    static let alike: Set<String> = [
        "callback.retries", "function.fromBase64.fromBase64", "function.fromHex.fromHex", "function.hexToBase64url.hexToBase64url",
        "function.named.named", "function.sorted.sorted",
        "function.toISO.toISO", "method.progress", "pageField.if", "scenarioStep.capability.error",
        "step.listen.until", "step.repeat.until",
        "step.signal.of",
    ]

    init() {
        // The file of a project is no spec.
        for name in DefinitionName.allCases where name != .project && name != .projectSystem {
            switch Grammar.definition(name).form {
            case .mapping(let shape): add(shape, name.rawValue)
            case .choice(let choice):
                for variant in choice.variants { add(variant.mapping, Self.name(of: name, variant.verb)) }
            case .shape, .localizedText: break
            }
        }
    }

    /// What a verb's or a function's part is called. A condition may be a function: it is one place, whichever of the two it stands for.
    static func name(of choice: DefinitionName, _ verb: String) -> String {
        if choice == .test, case .choice(let functions) = Grammar.definition(.function).form, functions.variant(verb) != nil {
            return "\(DefinitionName.function.rawValue).\(verb)"
        }
        return "\(choice.rawValue).\(verb)"
    }

    private mutating func add(_ shape: MappingShape, _ place: String) {
        for key in shape.keys { add(key.shape, "\(place).\(key.name)", inside: []) }
    }

    /// - Parameter inside: the parts that are being looked at, some of which hold themselves.
    private mutating func add(_ shape: Shape, _ place: String, inside: Set<DefinitionName>) {
        switch shape {
        case .text, .name, .plain, .scalar: all.insert(place)
        case .list(let item, _): add(item, place, inside: inside)
        case .table(let item):
            all.insert("\(place) (key)")
            add(item, place, inside: inside)
        case .byKind(let scalar, let list, let mapping):
            for each in [scalar, list, mapping].compactMap({ $0 }) { add(each, place, inside: inside) }
        case .defined(let name) where !inside.contains(name):
            switch Grammar.definition(name).form {
            case .localizedText: all.formUnion(["\(place).en", "\(place).ko"])
            case .shape(let shape): add(shape, place, inside: inside.union([name]))
            case .mapping, .choice: break
            }
        case .defined, .word, .integer, .boolean: break
        }
    }
}
