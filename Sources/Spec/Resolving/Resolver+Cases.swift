internal import Declarations
import SourceText
import YAMLTree

/// Cases that hold values: `{case: Enum.name, with: {…}}`, and what a value is compared with.
extension Resolver {
    mutating func filledCase(
        _ name: String, of type: AssociatedEnum, _ dotted: Located<String>, _ node: YAMLNode, _ scope: Scope
    ) -> Value? {
        let enumeration = type.enumeration.name.value
        let known = listed(type.enumeration.cases.map { "\(enumeration).\($0.name.value)" })
        guard let fields = declared(type.cases[name], dotted, "case", known) else { return nil }
        if let problem = AssociatedValues.outsideOfApps(dotted, scope) { report(problem) }
        let arguments = arguments(node["with"], of: fields, "`\(dotted.value)`", at: dotted.place, scope)
        if scope.dialect.steps == .scenarioStep {
            let held = type.enumeration.cases.first { $0.name.value == name }?.holds ?? []
            for argument in arguments {
                checkDictionary(argument, held.first { $0.name == argument.name.value }?.declaration.type)
            }
        }
        return Value(.filledCase(enumeration: enumeration, name: name, arguments), .named(enumeration), at: node.place)
    }

    /// The enum, as flows know it, and the case of `Enum.case`, `State<Lamp>.ready`.
    static func parts(ofCase name: String) -> [String] {
        guard let end = name.lastIndex(of: ">") else { return name.split(separator: ".", maxSplits: 1).map(String.init) }
        let rest = name[end...].dropFirst()
        return [GenericUse.name(String(name[...end]))] + (rest.hasPrefix(".") ? [String(rest.dropFirst())] : [])
    }

    /// Which use of a generic enum is meant where only its name is written: the one that is expected, or the only one that there is.
    mutating func use(of type: AssociatedEnum, expecting wanted: ValueType?, _ name: Located<String>) -> AssociatedEnum? {
        let generic = type.enumeration.name.value
        if case .named(let expected) = wanted?.unwrapped, GenericUse(expected)?.name == generic, let found = index.associated[expected] {
            return found
        }
        let uses = index.associated.values.filter { GenericUse($0.enumeration.name.value)?.name == generic }
        if uses.count == 1 { return uses[0] }
        report(GenericTypes.bare(name, type.enumeration.typeParameters))
        return nil
    }

    /// The plain name of a case that holds nothing, where its enum is expected.
    mutating func plainCase(_ name: String, of type: AssociatedEnum, at place: Place, _ scope: Scope) -> Value? {
        guard let fields = type.cases[name] else { return nil }
        let enumeration = type.enumeration.name.value
        let needed = fields.fields.filter(\.isRequired).map(\.name.value)
        if !fields.isEmpty {
            let help =
                "write `{case: \(enumeration).\(name), with: {…}}`; whether a value is the case, its `\(EnumCase.testName(of: name))` tells"
            report(MissingArgument.diagnostic(needed.isEmpty ? fields.names.list : needed, of: "`\(name)`", at: place, help: help))
        }
        return Value(.filledCase(enumeration: enumeration, name: name, []), .named(enumeration), at: place)
    }

    /// `{equal: [$value, name]}` asks whether the value is that case, whatever it holds; nil where it is no such comparison.
    mutating func caseTest(_ verb: YAMLEntry, _ scope: Scope) -> Condition? {
        guard verb.value.items.count == 2, !index.associated.isEmpty else { return nil }
        let left = verb.value.items[0]
        guard left.text?.hasPrefix("$") == true else { return nil }
        var rehearsal = self
        guard let reference = rehearsal.value(left, as: nil, "", scope).expression.plainReference,
            case .named(let name) = reference.type.unwrapped, let type = index.associated[name]
        else { return nil }
        return .holds(test(reference, of: type, verb.value.items[1]))
    }

    /// What a list of such values is asked for: a case, whatever that holds.
    mutating func caseOnly(_ wanted: YAMLNode, of type: AssociatedEnum) -> Expression {
        let (name, enumeration) = (caseName(wanted, of: type), type.enumeration.name.value)
        return Expression(.filledCase(enumeration: enumeration, name: name, []), type: .boolean, place: wanted.place)
    }

    /// The name of the case that values are compared with: nothing else can be.
    private mutating func caseName(_ wanted: YAMLNode, of type: AssociatedEnum) -> String {
        let text = wanted["case"]?.text ?? wanted.text ?? ""
        let enumeration = type.enumeration.name.value
        let parts = Self.parts(ofCase: text)
        let isWhole = parts.count == 2 && [enumeration, GenericUse(enumeration)?.name].contains(parts[0])
        let name = isWhole ? parts[1] : text
        if type.cases[name] == nil || wanted["with"] != nil { report(AssociatedValues.notComparable(type.enumeration, at: wanted.place)) }
        return name
    }

    private mutating func test(_ value: Expression, of type: AssociatedEnum, _ wanted: YAMLNode) -> Expression {
        let name = caseName(wanted, of: type)
        guard case .reference(var reference) = value.kind else { return value }
        reference.path.append(EnumCase.testName(of: name))
        let isOptional = value.type.isOptional
        return Expression(.reference(reference), type: isOptional ? .optional(.boolean) : .boolean, place: value.place)
    }
}

extension Expression {
    /// Itself, where it is a reference.
    fileprivate var plainReference: Expression? { reference == nil ? nil : self }
}
