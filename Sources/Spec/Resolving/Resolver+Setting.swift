import Declarations
import SourceText
import YAMLTree

/// `set:` — properties of the object, or of another one.
extension Resolver {
    mutating func set(_ table: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> FlowVerb {
        guard let of = node["of"] else { return setOwn(table, scope) }
        let object = value(of, as: nil, "`of`", scope)
        if let reference = object.expression.reference, reference.root == .object, reference.path.isEmpty { return setOwn(table, scope) }
        if let asked = object.type.innerName.flatMap({ index.protocols[$0] }), isSetByFlows(asked) {
            return setAtOnce(table, of: object.expression, asked, scope)
        }
        let type = object.type.innerName.flatMap { index.classes[$0] }
        if !object.isUnknown, !(object.type.unwrapped == .json && scope.isObjectUnknown) { checkSettable(object, type, table) }
        for entry in table.entries {
            if let read = type.flatMap({ index.workedOut(entry.name, of: $0) }) { report(WorkedOutProperty.diagnostic(entry, read)) }
        }
        return .set(assignments(table, of: type, scope), of: object.expression)
    }

    /// Those of what answers at once, and of objects that the SDK implements: a struct is a copy.
    private func isSetByFlows(_ type: ProtocolType) -> Bool {
        let own = type.language == .swift ? type.implementedBy.flatMap { index.classes[$0.value] } : nil
        return type.isAtOnce || own.map { $0.form != .structure } ?? false
    }

    /// Properties of an object behind a protocol, which lets the SDK set them.
    private mutating func setAtOnce(_ table: YAMLNode, of object: Expression, _ type: ProtocolType, _ scope: Scope) -> FlowVerb {
        let properties = index.requirements(of: type.name.value).compactMap { method in
            method.property.flatMap { $0.declaration.isReadOnly ? nil : (method.name, method) }
        }
        let known = Dictionary(properties) { first, _ in first }
        let assignments = table.entries.map { entry in
            let name = Located(entry.name, at: entry.keyPlace)
            if known[entry.name] == nil {
                let kind = "property of `\(type.name.value)` that says `{ get set }`"
                report(DanglingReference.diagnostic(name, kind: kind, known: listed(properties.map(\.0))))
            }
            return assignment(entry, known[entry.name]?.toldResult(), scope)
        }
        return .set(assignments, of: object)
    }

    /// What the state keeps of an object's properties is kept there.
    private mutating func setOwn(_ table: YAMLNode, _ scope: Scope) -> FlowVerb {
        let types = scope.owners.compactMap { index.classes[$0] }
        var kept: [Assignment] = []
        for entry in table.entries {
            guard let read = types.compactMap({ index.workedOut(entry.name, of: $0) }).first else { continue }
            guard let path = StatePath(read), index.state[path.group]?.key == nil,
                let field = index.stateFields[path.group]?[path.field ?? ""]
            else {
                report(WorkedOutProperty.diagnostic(entry, read))
                continue
            }
            let value = fieldValue(entry.value, field, "`\(entry.name)`", scope)
            kept.append(Assignment(target: Located(path, at: entry.keyPlace), value: value, mayMiss: true))
        }
        guard !kept.isEmpty else { return .set(assignments(table, scope), of: nil) }
        if kept.count < table.entries.count { report(WorkedOutProperty.mixed(kept, at: table.place)) }
        return .keep(kept, key: nil)
    }

    /// A struct is a copy: what is set in it, nobody sees.
    private mutating func checkSettable(_ object: Value, _ type: ClassType?, _ table: YAMLNode) {
        guard let type else {
            var named: ClassType?
            if case .string(let name) = object.expression.kind { named = index.classes[name].flatMap { $0.hasOneObject ? $0 : nil } }
            report(
                TypeMismatch.diagnostic(
                    "`set` changes an object of one of the spec's classes, this is `\(object.type.spelling)`", at: object.expression.place,
                    help: named.map { "what belongs to the class itself is `of: $shared.\($0.name.value)`" }))
            return
        }
        if type.form == .structure {
            report(
                TypeMismatch.diagnostic(
                    "`\(type.name.value)` is a struct, and this is a copy of it", at: object.expression.place,
                    help: "make another with `new:`, or let a `mutating` method change it"))
        }
        let isOne = object.expression.reference.map { $0.root == .shared(type.name.value) && $0.path.isEmpty } ?? false
        for entry in table.entries {
            let name = Located(entry.name, at: entry.keyPlace)
            guard index.property(entry.name, of: type) != nil else {
                report(DanglingReference.diagnostic(name, kind: "property of `\(type.name.value)`", known: index.members(of: type).names))
                continue
            }
            let owner = index.ancestry(of: type).first { $0.properties.contains { $0.name == entry.name && $0.declaration.isStatic } }
            if let owner, !isOne { report(DanglingReference.diagnostic(static: name, of: owner)) }
        }
    }

    private mutating func assignments(_ table: YAMLNode, of type: ClassType?, _ scope: Scope) -> [Assignment] {
        table.entries.map { entry in
            assignment(entry, type.flatMap { taken(entry.name, index.property(entry.name, of: $0), by: $0) }, scope)
        }
    }

    /// Properties of the object itself, of every class that runs the flow.
    private mutating func assignments(_ table: YAMLNode, _ scope: Scope) -> [Assignment] {
        table.entries.map { entry in
            let name = Located(entry.name, at: entry.keyPlace)
            let types = scope.owners.compactMap { index.classes[$0] }
            let found = types.compactMap({ settable(entry.name, of: $0, scope) }).first
            let lacking = types.first { scope.classes.contains($0.name.value) && settable(entry.name, of: $0, scope) == nil }
            if found == nil, !scope.isObjectUnknown {
                let known =
                    types.count == 1 ? index.members(of: types[0]).names : listed(types.flatMap { index.members(of: $0).names.list })
                report(DanglingReference.diagnostic(name, kind: "property", known: known))
            } else if found != nil, let lacking {
                report(DanglingReference.diagnostic(name, kind: "property", lackingIn: lacking, help: "let a flow of the others set it"))
            }
            return assignment(entry, types.compactMap { taken(entry.name, found, by: $0) }.first, scope)
        }
    }

    /// What may be set: what an object carries and need not have, `null` takes away.
    private func taken(_ name: String, _ binding: Scope.Binding?, by type: ClassType) -> ValueType? {
        let isCarried = index.ancestry(of: type).flatMap(\.carries).contains { $0.name.value == name && !$0.isRequired }
        return isCarried ? binding?.type.asOptional : binding?.type
    }

    private mutating func assignment(_ entry: YAMLEntry, _ wanted: ValueType?, _ scope: Scope) -> Assignment {
        let value = expression(entry.value, as: wanted, "`\(entry.name)`", scope)
        let target = Located(StatePath(group: "", field: entry.name), at: entry.keyPlace)
        return Assignment(target: target, value: value, mayMiss: wanted?.isOptional == true)
    }

    /// Without an object only what belongs to the class can be set.
    private func settable(_ name: String, of type: ClassType, _ scope: Scope) -> Scope.Binding? {
        if !scope.classes.contains(type.name.value) {
            let isStatic = type.properties.contains { $0.name == name && $0.declaration.isStatic }
            guard isStatic || (type.isDelegateStatic && type.delegate?.property.value == name) else { return nil }
        }
        return index.property(name, of: type)
    }
}
