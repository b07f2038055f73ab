/// One part of the language by its name: what it is, what it means, what stands beside it, and how it is written.
package struct GrammarTopic: Sendable {
    package enum Kind: Int, Sendable, CaseIterable {
        case flowVerb, answerVerb, scenarioVerb, function, condition, wireForm, key, word

        package var title: String {
            switch self {
            case .flowVerb: "a step of a flow"
            case .answerVerb: "a step of a mock's answer"
            case .scenarioVerb: "a step of a scenario"
            case .function: "a function of values"
            case .condition: "a condition"
            case .wireForm: "a form on the wire, under `wire:` of a field"
            case .key: "a key"
            case .word: "a word of the documentation; no key has this name"
            }
        }
    }

    package var name: String
    package var kind: Kind
    /// Of a key: what has it.
    package var owner: String?
    package var meaning: String
    /// What may stand beside it.
    package var keys: [MappingShape.Key] = []
    /// Of a function: its types, `[text, text] → boolean`.
    package var types: String?
    package var example: String
}

extension GrammarTopic {
    /// Everything that has a name, in the order of the kinds and of the grammar.
    package static let all: [GrammarTopic] =
        verbs(of: .step, .flowVerb) + verbs(of: .mockStep, .answerVerb) + verbs(of: .scenarioStep, .scenarioVerb) + functions + conditions
        + wireForms + keys + words

    /// Those of that name, `field.wire` being the key of one part.
    package static func named(_ name: String) -> [GrammarTopic] {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        let exact = all.filter { $0.name == name }
        if !exact.isEmpty { return exact }
        if parts.count < 2 { return beside.filter { $0.name == name } }
        return all.filter { $0.kind == .key && $0.name == parts[1] && $0.owner == parts[0] }
    }

    /// Names that are spelled much like one that is none.
    package static func nearest(to name: String) -> [String] { KnownNames(Set(all.map(\.name)).sorted()).suggestions(for: name) }

    private static func verbs(of definition: DefinitionName, _ kind: Kind) -> [GrammarTopic] {
        variants(of: definition).map { topic($0, kind, GrammarExample.step($0)) }
    }

    private static let functions: [GrammarTopic] = variants(of: .function).map { variant in
        let function = Expression.Function(rawValue: variant.verb)
        var topic = topic(variant, .function, GrammarExample.value(variant, function))
        topic.types = function?.typesInWords
        return topic
    }

    private static let conditions: [GrammarTopic] = {
        let named = Set(variants(of: .function).map(\.verb))
        let own = variants(of: .test).filter { !named.contains($0.verb) || $0.verb == "error" }
        return own.map { topic($0, .condition, GrammarExample.value($0, nil)) }
    }()

    private static let wireForms: [GrammarTopic] = WireForm.allCases.filter { $0 != .plain }.map { form in
        GrammarTopic(
            name: form.rawValue, kind: .wireForm, meaning: form.meaning,
            example: "{name: since, type: \(form.types[0]), wire: \(form.example)}")
    }

    private static let keys: [GrammarTopic] = DefinitionName.allCases.flatMap { name -> [GrammarTopic] in
        guard case .mapping(let mapping) = Grammar.definition(name).form else { return [] }
        return mapping.keys.map { topic($0, of: name.rawValue) }
    }

    /// What stands beside verbs and functions. Many have a `with:` or an `as:`, so that these come where nothing else has the name.
    private static let beside: [GrammarTopic] = {
        let parts: [DefinitionName] = [.step, .mockStep, .scenarioStep, .function, .test]
        return parts.flatMap(variants).flatMap { variant in
            variant.mapping.keys.filter { $0.name != variant.verb }.map { topic($0, of: variant.verb) }
        }
    }()

    private static func variants(of definition: DefinitionName) -> [ChoiceShape.Variant] {
        guard case .choice(let choice) = Grammar.definition(definition).form else { return [] }
        return choice.variants
    }

    private static func topic(_ key: MappingShape.Key, of owner: String) -> GrammarTopic {
        GrammarTopic(
            name: key.name, kind: .key, owner: owner, meaning: key.meaning,
            example: "\(key.name): \(GrammarExample.value(of: key.shape, depth: 0))")
    }

    private static func topic(_ variant: ChoiceShape.Variant, _ kind: Kind, _ example: String) -> GrammarTopic {
        let keys = variant.mapping.keys
        return GrammarTopic(
            name: variant.verb, kind: kind, meaning: keys.first { $0.name == variant.verb }?.meaning ?? "",
            keys: keys.filter { $0.name != variant.verb }, example: example)
    }
}

extension Expression.Function {
    /// What they give is of the type of what they are given, or of its items.
    private static let answeringAlike: Set<Self> = [.append, .sorted, .first]

    /// `string, string → boolean`
    var typesInWords: String {
        let given = signature.parameters.map { $0.map(\.spelling).joined(separator: ", ") } ?? "\(signature.rest?.spelling ?? "any"), …"
        return "\(given) → \(Self.answeringAlike.contains(self) ? "the same" : signature.result.spelling)"
    }
}

extension WireForm {
    /// How the value travels.
    package var meaning: String {
        switch self {
        case .plain: "as JSON shows the type; dates as seconds since 1970"
        case .string: "a number or truth value as text"
        case .milliseconds: "a date as milliseconds since 1970"
        case .since2001: "a date as seconds since 2001, as `JSONEncoder` writes it unless it is told otherwise"
        case .json: "a list or an object as JSON text in a text"
        case .spaces: "a list of texts in one text, with blanks between them"
        case .commas: "a list of texts in one text, with commas between them"
        case .repeated: "a list as several items of a query or form: `id=1&id=2`"
        case .brackets: "the same with brackets: `id[]=1&id[]=2`"
        case .iso8601: "a date as text: `2025-01-31T08:15:00Z`"
        case .pattern: "a date as text in a form of the service's own: `20250131171500` in Korea"
        }
    }

    /// The types of fields that it is for.
    package var types: [String] {
        switch self {
        case .plain: TypeWords.words.keys.sorted()
        case .string: ["integer", "number", "boolean"]
        case .milliseconds, .since2001: ["date"]
        case .json: ["json", "object"]
        case .spaces, .commas: ["[string]"]
        case .repeated, .brackets: ["[string]", "[integer]", "[number]", "[boolean]"]
        case .iso8601, .pattern: ["date"]
        }
    }

    /// As a spec has it.
    package var example: String { self == .pattern ? "{pattern: yyyyMMddHHmmss, zone: \"+09:00\"}" : rawValue }
}
