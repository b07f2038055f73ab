import Diagnostics
import SourceText
import YAMLTree

/// Holds a YAML tree against the grammar and reports everything that is not of its shape. What is reported here is what the JSON Schema
/// refuses too.
struct StructureCheck {
    private(set) var diagnostics: [Diagnostic] = []
    /// Every text in its languages, for the rules that look at words.
    private(set) var texts: [YAMLNode] = []
    /// Where parts stand that lack a key: what follows from that is not said once more.
    private(set) var incomplete: Set<Place> = []
    /// The value that is looked at, with its key and the part of the language that it stands in.
    private var position: ShapeHints.Position?

    static func check(_ root: YAMLNode, _ definition: DefinitionName = .file) -> StructureCheck {
        var check = StructureCheck()
        check.check(root, .defined(definition), noun: "the file")
        return check
    }

    mutating func check(_ node: YAMLNode, _ shape: Shape, noun: @autoclosure () -> String) {
        switch shape {
        case .text, .name, .integer, .boolean, .plain, .scalar, .word: checkScalar(node, shape)
        case .list(let item, let minimum): checkList(node, item, minimum, noun: noun())
        case .table(let value): checkTable(node, value)
        case .defined(let name): checkDefined(node, name)
        case .byKind(let scalar, let list, let mapping): checkByKind(node, scalar, list, mapping, noun: noun())
        }
    }

    private mutating func checkScalar(_ node: YAMLNode, _ shape: Shape) {
        guard let scalar = node.scalar else { return refuse(node, shape, expected: shape.expectation) }
        let isText = scalar.value == .string
        switch shape {
        case .text where isText: if scalar.isBlank { report(EmptyText.diagnostic(node)) }
        case .name(let form) where isText:
            if scalar.isBlank {
                report(EmptyText.diagnostic(node))
            } else if !form.matches(scalar.text) {
                report(WrongName.diagnostic(node, form: form))
            }
        case .word(let words) where isText:
            if !words.contains(scalar.text) { report(UnknownWord.diagnostic(node, words, instead(of: node))) }
        case .integer where scalar.int != nil, .boolean where scalar.bool != nil, .plain where !node.isNull, .scalar: break
        default: refuse(node, shape, expected: shape.expectation)
        }
    }

    /// The key beside a word's that says what the word was to say.
    private func instead(of node: YAMLNode) -> String? {
        guard let position, position.node == node, let word = node.text else { return nil }
        return ForeignWords.key(for: word, of: position.key.name, in: position.part)
    }

    private mutating func checkList(_ node: YAMLNode, _ item: Shape, _ minimum: Int, noun: @autoclosure () -> String) {
        guard node.kind == .sequence else { return refuse(node, .list(item, minimum: minimum), expected: "a list") }
        if node.items.count < minimum { report(ShortList.diagnostic(node, minimum: minimum)) }
        for each in node.items { check(each, item, noun: noun()) }
    }

    private mutating func checkTable(_ node: YAMLNode, _ value: Shape) {
        guard node.kind == .mapping else { return refuse(node, .table(value), expected: "a mapping") }
        for entry in node.entries { check(entry.value, value, noun: "`\(entry.name)`") }
    }

    private mutating func checkDefined(_ node: YAMLNode, _ name: DefinitionName) {
        switch Grammar.definition(name).form {
        case .shape(let shape): check(node, shape, noun: name.noun)
        case .localizedText: checkText(node, name)
        case .mapping(let mapping):
            guard node.kind == .mapping else { return refuse(node, .defined(name), expected: "a mapping: \(name.noun)") }
            checkMapping(node, mapping, name, noun: name.noun)
        case .choice(let choice):
            guard node.kind == .mapping else { return refuse(node, .defined(name), expected: "a mapping: a \(choice.noun)") }
            checkChoice(node, choice, name)
        }
    }

    private mutating func checkText(_ node: YAMLNode, _ name: DefinitionName) {
        let languages = TextLanguage.allCases.map(\.rawValue)
        guard node.kind == .mapping else { return refuse(node, .defined(name), expected: "a mapping of languages to texts") }
        texts.append(node)
        if !node.entries.contains(where: { languages.contains($0.name) }) {
            report(MissingKey.diagnostic(anyOf: languages, in: "the text", at: node.place))
        }
        for entry in node.entries {
            if languages.contains(entry.name) {
                checkScalar(entry.value, .text)
            } else {
                report(UnknownKey.diagnostic(entry, known: languages))
            }
        }
    }

    private mutating func checkMapping(
        _ node: YAMLNode, _ mapping: MappingShape, _ name: DefinitionName? = nil, noun: @autoclosure () -> String
    ) {
        let entries = node.entries
        let names = entries.map(\.name)
        for (entry, key) in zip(entries, names) {
            if let known = mapping.key(key) {
                position = ShapeHints.Position(node: entry.value, key: known, part: name)
                check(entry.value, known.shape, noun: "`\(key)`")
            } else {
                let below = mapping.keys(whoseMappingHas: key)
                report(UnknownKey.diagnostic(entry, known: mapping.keys.map(\.name), below: below, in: name))
            }
        }
        let place = entries.first?.keyPlace ?? node.place
        for key in mapping.keys where key.isRequired && !names.contains(key.name) {
            report(MissingKey.diagnostic(key.name, in: noun(), at: place, meaning: key.meaning))
            incomplete.insert(node.place)
        }
        for group in mapping.atLeastOne where !group.contains(where: names.contains) {
            report(MissingKey.diagnostic(anyOf: group, in: noun(), at: place))
        }
        for group in mapping.atMostOne {
            guard group.count(where: names.contains) > 1 else { continue }
            report(ConflictingKeys.diagnostic(group.compactMap { node.entry($0) }))
        }
    }

    private mutating func checkChoice(_ node: YAMLNode, _ choice: ChoiceShape, _ name: DefinitionName) {
        let entries = node.entries
        let verbs = entries.filter { choice.variant($0.name) != nil }
        guard let verb = verbs.first, let variant = choice.variant(verb.name) else {
            return report(VerbCount.diagnostic(missingIn: node, noun: choice.noun, verbs: choice.variants.map(\.verb)))
        }
        guard verbs.count == 1 else { return report(VerbCount.diagnostic(several: verbs, noun: choice.noun)) }
        checkMapping(node, variant.mapping, name, noun: "`\(verb.name)`")
    }

    private mutating func checkByKind(
        _ node: YAMLNode, _ scalar: Shape?, _ list: Shape?, _ mapping: Shape?, noun: @autoclosure () -> String
    ) {
        let shape =
            switch node.kind {
            case .scalar: scalar
            case .sequence: list
            case .mapping: mapping
            }
        if let shape { return check(node, shape, noun: noun()) }
        let kinds = [scalar.map(\.expectation), list.map { _ in "a list" }, mapping.map { _ in "a mapping" }].compactMap { $0 }
        refuse(node, .byKind(scalar: scalar, list: list, mapping: mapping), expected: kinds.joined(separator: " or "))
    }

    private mutating func refuse(_ node: YAMLNode, _ shape: Shape, expected: String) {
        let hint = ShapeHints.wayOut(node, shape, position.flatMap { $0.node == node ? $0 : nil })
        report(WrongShape.diagnostic(node, expected: expected, hint: hint))
    }

    private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

extension YAMLScalar {
    fileprivate var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } }
}

extension Shape {
    /// In words, for "expected …".
    fileprivate var expectation: String {
        switch self {
        case .text: "text"
        case .name: "a name"
        case .integer: "an integer"
        case .boolean: "`true` or `false`"
        case .plain: "text, a number or a Boolean"
        case .scalar: "a value"
        case .word(let words): words.count > 6 ? "a word" : Listing.alternatives(words)
        case .list: "a list"
        case .table: "a mapping"
        case .defined(let name): name.noun
        case .byKind: "a value"
        }
    }
}

extension DefinitionName {
    /// With its article, for a message: "the endpoint lacks `url`".
    var noun: String {
        switch self {
        case .enumeration: "the enum"
        case .enumCase: "the case"
        case .errors: "the enum of errors"
        case .errorCase: "the error"
        case .classType: "the class"
        case .protocolType: "the protocol"
        case .platformType: "the type"
        case .failureValue, .typedFailureValue: "the value"
        case .state: "the state group"
        case .mockStep: "the step"
        case .mockBranch: "the branch"
        case .appValue: "the value"
        case .pageChoice: "the choice"
        case .pageField: "the field of the page"
        case .action: "the action"
        case .projectSystem: "the system"
        default: "the \(rawValue)"
        }
    }
}
