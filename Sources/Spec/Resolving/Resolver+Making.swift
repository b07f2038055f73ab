import Declarations
import SourceText
import YAMLTree

/// Objects that flows make: out of what was answered, or with values by name.
extension Resolver {
    mutating func make(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value? {
        guard let name = name.located, let from = node["from"] else { return nil }
        let source = value(from, as: nil, "`from`", scope)
        if let type = index.associated[name.value], type.enumeration.wire != nil {
            return Value(.make(type: name.value, from: source.expression), madeCase(of: type, name, source), at: node.place)
        }
        if index.associated[name.value] != nil {
            report(CaseForms.untold(name))
            return nil
        }
        guard let type = declared(index.classes[name.value], name, "class", index.names.classes) else { return nil }
        checkFields(of: type, in: source)
        if type.wraps.isEmpty { checkObjects(of: type, in: source, at: name.place) }
        let made = made(type, from: source.type)
        if made == nil {
            report(TypeMismatch.diagnostic("`\(name.value)` cannot be made from `\(source.type.spelling)`", at: source.expression.place))
        } else if type.wraps.isEmpty, !index.ancestry(of: type).flatMap(\.properties).contains(where: { $0.field != nil }) {
            report(UnfilledProperty.diagnostic(fieldless: name))
        }
        return Value(.make(type: name.value, from: source.expression), made ?? .json, at: node.place)
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
        case .object, .json: return name
        default: return index.fits(source, .error) && !type.wraps.isEmpty ? name : nil
        }
    }

    /// The fields that fill the properties must be there, where the fields of the source are known.
    private mutating func checkFields(of type: ClassType, in source: Value) {
        guard !source.fields.isEmpty else { return }
        let binding = Scope.Binding(type: .object, fields: source.fields)
        for field in index.ancestry(of: type).flatMap(\.properties).compactMap(\.field) {
            if !field.value.utf8.contains(UInt8(ascii: ".")), source.fields[field.value] != nil { continue }
            let path = field.value.split(separator: ".").map(String.init)
            if index.walk(path[...], from: binding).end != path.endIndex {
                report(DanglingReference.diagnostic(field, kind: "field of the response", known: source.fields.names))
            }
        }
    }

    /// What is JSON where it comes from makes no object inside of this one.
    private mutating func checkObjects(of type: ClassType, in source: Value, at place: Place) {
        for owner in index.ancestry(of: type) {
            for property in owner.properties {
                guard let field = property.field, let declared = property.declaration.type else { continue }
                let held = TypeMapping.valueType(declared, property.language, owner: owner.name.value)
                guard let inner = index.objects(in: held), index.isJSON(field.value, in: source) else { continue }
                report(UnfilledProperty.diagnostic(json: property.name, inner, of: type, at: place))
            }
        }
    }

    mutating func new(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> FlowVerb? {
        guard let name = name.located, let result = resultName(node) else { return nil }
        // What it is made of does not know it yet.
        let before = scope
        scope.locals[result] = Scope.Binding(type: .named(name.value))
        guard let type = declared(index.classes[name.value], name, "class", index.names.classes) else { return nil }
        let arguments = someArguments(node["with"], of: index.fields(of: type), kind: "property of `\(name.value)`", before)
        return .new(type: name, arguments: arguments, result: result)
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

    /// The class of the objects that a value of the type is or holds.
    fileprivate func objects(in type: ValueType) -> String? {
        switch type.unwrapped {
        case .named(let name): classes[name] != nil ? name : nil
        case .list(let item), .table(let item): objects(in: item)
        default: nil
        }
    }

    /// Whether a path leads to JSON of which nothing more is known.
    fileprivate func isJSON(_ path: String, in source: Resolver.Value) -> Bool {
        guard !source.fields.isEmpty else { return source.type.unwrapped == .json || source.type.unwrapped == .list(.json) }
        let parts = path.split(separator: ".").map(String.init)
        let found = walk(parts[...], from: Scope.Binding(type: .object, fields: source.fields))
        return found.end == parts.endIndex && [.json, .list(.json)].contains(found.found.type.unwrapped)
    }
}
