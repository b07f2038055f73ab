import Diagnostics
import SourceText

/// The members of an object that the mock keeps, beside those of the documented object as which it is answered.
struct AnsweredMembers {
    private let known: FieldTable
    private let field: Field

    init(_ known: FieldTable, _ field: Field) {
        self.known = known
        self.field = field
    }

    /// Whether something is left out, or is always the same and kept nowhere: then the answer is made of what stays.
    var areFewer: Bool {
        let documented = FieldTable(field.fields)
        if field.fields.contains(where: { $0.constant != nil && known[$0.name.value] == nil }) { return true }
        return known.fields.contains { own in
            guard let field = documented[own.name.value] else { return true }
            return Self.areBothObjects(own, field) && AnsweredMembers(FieldTable(own.fields), field).areFewer
        }
    }

    /// What has to be there and no such object has, and what it has as something else: the answer would never be the documented one.
    func mistakes(_ place: Place, _ endpoint: String) -> [Diagnostic] {
        let missing = field.fields.filter { $0.isRequired && $0.constant == nil && known[$0.name.value] == nil }
        let mistakes = missing.isEmpty ? [] : [IncompleteAnswer.diagnostic(missing.map(\.name.value), of: field, endpoint, at: place)]
        return mistakes
            + field.fields.flatMap { field -> [Diagnostic] in
                guard let own = known[field.name.value] else { return [] }
                if Self.areUnlike(own.type, field.type) {
                    let role = "`\(field.name.value)` of `\(self.field.name.value)` in the answer of `\(endpoint)`"
                    return [TypeMismatch.diagnostic(own.type.unwrapped, answeredAs: field.type.unwrapped, at: place, role: role)]
                }
                guard Self.areBothObjects(own, field) else { return [] }
                return AnsweredMembers(FieldTable(own.fields), field).mistakes(place, endpoint)
            }
    }

    /// - Parameter names: what has a meaning there already.
    func cut(_ value: Expression, names: Set<String>, _ examples: ExampleAnswer) -> Expression {
        guard case .list = value.type.unwrapped else {
            guard let reference = value.reference else { return value }
            return Self.ifThere(value, object(reference, value.place, names, examples))
        }
        let item = ItemName(Self.free(names), .object, fields: known.fields)
        let each = object(Reference(root: .local(item.name), path: []), value.place, names.union([item.name]), examples)
        return Self.ifThere(value, Expression(.map(value, item, to: each), type: .list(.object), place: value.place))
    }

    private func object(_ base: Reference, _ place: Place, _ names: Set<String>, _ examples: ExampleAnswer) -> Expression {
        let members = field.fields.compactMap { field -> Argument? in
            guard let own = known[field.name.value] else { return field.constant == nil ? nil : examples.argument(field) }
            let type = own.isRequired ? own.type : own.type.asOptional
            let value = Expression(
                .reference(Reference(root: base.root, path: base.path + [field.name.value])), type: type, place: place)
            let inner = AnsweredMembers(FieldTable(own.fields), field)
            let isCut = Self.areBothObjects(own, field) && inner.areFewer
            return Argument(name: Located(field.name.value, at: place), value: isCut ? inner.cut(value, names: names, examples) : value)
        }
        return Expression(.object(members), type: .object, place: place)
    }

    /// What is missing stays so, instead of becoming an object of nothing.
    private static func ifThere(_ value: Expression, _ cut: Expression) -> Expression {
        // A member of a record may always be missing; what a step has found is there.
        let isFound = value.reference.map { $0.path.isEmpty } ?? true
        if isFound, !value.type.isOptional { return cut }
        return Expression(.choice(.holds(value), then: cut, else: value), type: value.type, place: value.place)
    }

    private static func areBothObjects(_ own: Field, _ field: Field) -> Bool { !own.fields.isEmpty && !field.fields.isEmpty }

    private static func free(_ names: Set<String>) -> String {
        var name = "item"
        var number = 1
        while names.contains(name) {
            number += 1
            name = "item\(number)"
        }
        return name
    }

    /// Whether two types never write the same JSON. Of enums, dates and JSON the values decide.
    private static func areUnlike(_ own: ValueType, _ documented: ValueType) -> Bool {
        switch (own.unwrapped, documented.unwrapped) {
        case (.list(let own), .list(let documented)): areUnlike(own, documented)
        case (let own, let documented):
            if let own = own.kindOfJSON, let documented = documented.kindOfJSON { own != documented } else { false }
        }
    }
}

extension ValueType {
    fileprivate enum KindOfJSON { case text, number, truth, object, list }

    fileprivate var kindOfJSON: KindOfJSON? {
        switch self {
        case .string, .url, .data: .text
        case .integer, .number: .number
        case .boolean: .truth
        case .object: .object
        case .list: .list
        case .json, .date, .table, .named, .optional, .error, .void: nil
        }
    }
}
