/// How a part of the language is written: what must be there, with a word in the place of each value.
enum GrammarExample {
    /// A step, as it stands in a list.
    static func step(_ variant: ChoiceShape.Variant) -> String {
        let oneOf = Set(variant.mapping.atLeastOne.compactMap(\.first))
        let lines = variant.mapping.keys.filter { $0.isRequired || variant.mapping.keys.count < 4 || oneOf.contains($0.name) }.map {
            "\($0.name): \(value(of: $0.shape, depth: 0))"
        }
        return "- " + lines.joined(separator: "\n  ")
    }

    /// A function or a condition, as it stands in the place of a value.
    static func value(_ variant: ChoiceShape.Variant, _ function: Expression.Function?) -> String {
        if let function { return "{\(function.rawValue): \(arguments(of: function))}" }
        let pairs = variant.mapping.keys.filter(\.isRequired).map { "\($0.name): \(value(of: $0.shape, depth: 0))" }
        return "{\(pairs.joined(separator: ", "))}"
    }

    private static func arguments(of function: Expression.Function) -> String {
        guard let parameters = function.signature.parameters else {
            if function == .append { return "[$list, $item]" }
            let rest = function.signature.rest.map(word) ?? "$value"
            return "[\(rest), \(rest)]"
        }
        let words = parameters.map(word)
        return words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
    }

    private static func word(_ type: ValueType) -> String {
        switch type.unwrapped {
        case .string: "$text"
        case .integer, .number: "$number"
        case .date: "$date"
        case .list: "$list"
        default: "$value"
        }
    }

    /// A value of a shape. Texts of documentation are cut short, and so is what is nested deep.
    static func value(of shape: Shape, depth: Int) -> String {
        switch shape {
        case .text: "a text"
        case .name(let form): name(form)
        case .integer: "1"
        case .boolean: "true"
        case .plain, .scalar: "value"
        case .word(let words): words.first ?? "value"
        case .list(let item, let minimum):
            "[" + Array(repeating: value(of: item, depth: depth + 1), count: max(1, minimum)).joined(separator: ", ") + "]"
        case .table(let item): "{name: \(value(of: item, depth: depth + 1))}"
        case .defined(let name): value(of: name, depth: depth)
        case .byKind(let scalar, let list, let mapping):
            mapping.map { value(of: $0, depth: depth) } ?? (scalar ?? list).map { value(of: $0, depth: depth) } ?? "value"
        }
    }

    private static func name(_ form: NameForm) -> String {
        switch form {
        case .hyphenated: "a-name"
        case .identifier, .usedType: "name"
        case .swiftName: "SampleKit"
        case .dotted, .enumCase: "group.name"
        case .swiftMethod: "open(_:)"
        case .file: "guide.html"
        case .languageTag: "en"
        case .token: "Bearer"
        case .webAddress: "https://example.com/guide"
        }
    }

    private static func value(of name: DefinitionName, depth: Int) -> String {
        switch name {
        case .expression, .condition: return "$value"
        case .step: return "{stop: true}"
        case .mockStep: return "{fail: name}"
        case .scenarioStep: return "{restart: true}"
        case .type: return "string"
        default: break
        }
        switch Grammar.definition(name).form {
        case .localizedText: return "{en: Words., ko: 낱말.}"
        case .shape(let shape): return value(of: shape, depth: depth)
        case .choice(let choice):
            guard let first = choice.variants.first else { return "{}" }
            return mapping(first.mapping, depth: depth)
        case .mapping(let shape): return mapping(shape, depth: depth)
        }
    }

    private static func mapping(_ shape: MappingShape, depth: Int) -> String {
        let needed = shape.keys.filter { key in key.isRequired || shape.atLeastOne.contains { $0.first == key.name } }
        let pairs = needed.map { "\($0.name): \(depth > 3 ? "value" : value(of: $0.shape, depth: depth + 1))" }
        return "{\(pairs.joined(separator: ", "))}"
    }
}
