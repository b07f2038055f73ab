import Declarations
import SourceText
import YAMLTree

/// Objects that flows make: out of what was answered, or with values by name.
extension Resolver {
    mutating func make(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value? {
        guard let name = name.located.map(GenericUse.name), let from = node["from"] else { return nil }
        let source = filled(name.value, by: from, scope) ?? value(from, as: nil, "`from`", scope)
        if let type = index.associated[name.value], type.enumeration.wire != nil {
            var made = Value(.make(type: name.value, from: source.expression), madeCase(of: type, name, source), at: node.place)
            made.expression.isTotal = type.enumeration.unknown != nil
            return made
        }
        if index.associated[name.value] != nil {
            report(CaseForms.untold(name))
            return nil
        }
        guard let type = usable(name) else { return nil }
        checkFilling(of: type, with: source, at: name.place)
        if case .object(let members) = source.expression.kind {
            for member in members where member.value.isMadeOfObjects { checkWritten(member.value, "`\(member.name.value)`", scope) }
        }
        let made = made(type, from: source.type)
        if made == nil {
            report(TypeMismatch.diagnostic("`\(name.value)` cannot be made from `\(source.type.spelling)`", at: source.expression.place))
        } else if type.wraps.isEmpty, !index.ancestry(of: type).flatMap(\.properties).contains(where: { $0.field != nil }) {
            report(UnfilledProperty.diagnostic(fieldless: name))
        }
        return Value(.make(type: name.value, from: source.expression), made ?? .json, at: node.place)
    }

    /// The class of that name. A generic one is used with types only.
    mutating func usable(_ name: Located<String>) -> ClassType? {
        guard let type = declared(index.classes[name.value], name, "class", index.names.classes) else { return nil }
        guard type.isGeneric else { return type }
        report(GenericTypes.bare(name, type.typeParameters))
        return nil
    }

    /// JSON makes a case, a list of it a list; what is none of the cases is missing, unless one is for all else.
    private mutating func madeCase(of type: AssociatedEnum, _ name: Located<String>, _ source: Value) -> ValueType {
        let made = ValueType.named(name.value)
        switch source.type.unwrapped {
        case .list(.json): return source.type.isOptional ? .optional(.list(made)) : .list(made)
        case .json: return type.enumeration.unknown == nil ? .optional(made) : made
        default:
            report(
                TypeMismatch.diagnostic(
                    "`\(name.value)` is made from JSON, this is `\(source.type.spelling)`", at: source.expression.place,
                    help: "give the field the type `json`; a whole body that is one may have its documented `fields:` beside it"))
            return .optional(made)
        }
    }

    /// An error makes an error class; an object makes a class whose properties have fields; a list makes a list; what may be missing
    /// makes what may be missing.
    func made(_ type: ClassType, from source: ValueType) -> ValueType? {
        let name = ValueType.named(type.name.value)
        switch source {
        case .optional(let inner): return made(type, from: inner)?.asOptional
        case .list(let item): return made(type, from: item).map(ValueType.list)
        case .object, .json: return type.wraps.isEmpty ? name : nil
        default: return index.fits(source, .error) && !type.wraps.isEmpty ? name : nil
        }
    }

    mutating func new(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> FlowVerb? {
        guard let name = name.located.map(GenericUse.name), let result = resultName(node) else { return nil }
        // What it is made of does not know it yet.
        let before = scope
        scope.locals[result] = Scope.Binding(type: .named(name.value))
        guard let type = usable(name) else { return nil }
        let fields = index.fields(of: type)
        let arguments = someArguments(node["with"], of: fields, kind: "property of `\(name.value)`", before)
        checkPresence(of: arguments, in: fields, before)
        for entry in node["with"]?.entries ?? [] where !isGiven(entry.name, to: type) {
            if let read = index.workedOut(entry.name, of: type) { report(WorkedOutProperty.diagnostic(entry, read)) }
        }
        return .new(type: name, arguments: arguments, result: result)
    }

    /// Whether an initialiser of an error class gives the property in place of what it would be read off the error for.
    private func isGiven(_ name: String, to type: ClassType) -> Bool {
        !type.wraps.isEmpty
            && type.methods.contains { method in
                method.isShownAsInitialiser(of: type.name.value)
                    && method.declaration.parameters.contains { [$0.name, $0.label].contains(name) }
            }
    }
}

extension Expression {
    /// Whether it is an object that is written out.
    var isObject: Bool { if case .object = kind { true } else { false } }

    /// The same, or a list of such.
    var isMadeOfObjects: Bool {
        if case .list(let items) = kind { !items.isEmpty && items.allSatisfy(\.isObject) } else { isObject }
    }
}

extension ClassType {
    /// The class and what it inherits from, the nearest first.
    package func ancestry(in classes: [String: ClassType]) -> [ClassType] {
        var found = [self]
        while let parent = found.last?.superclass.flatMap({ classes[$0.value] }), found.count <= Kinship.generations {
            found.append(parent)
        }
        return found
    }
}

extension SpecIndex {
    /// The class and what it inherits from, as far as the spec declares it.
    func ancestry(of type: ClassType) -> [ClassType] { type.ancestry(in: classes) }

    /// What `new` may give to an object.
    func fields(of type: ClassType) -> FieldTable {
        FieldTable(ancestry(of: type).flatMap { members(of: $0).fields.fields })
    }
}
