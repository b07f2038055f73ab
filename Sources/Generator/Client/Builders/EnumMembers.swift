internal import Declarations
internal import Spec
internal import SwiftCode

/// What the cases of an enum have besides: properties, methods, and functions of C that are handed a case.
struct EnumMembers {
    let name: String
    let members: [EnumProperty]
    /// The cases of the enum, by their names in the spec and in Swift, and what they hold.
    let cases: [(spec: String, swift: String, holds: [HeldValue])]
    let model: SystemModel
    /// Whether the type is a struct, whose `kind` says which case it is.
    var isToldByKind = false

    /// Members of the enum.
    var own: [SwiftDeclaration] { members.filter { !$0.isFunction }.map(declaration) }

    /// Functions beside it.
    var functions: [SwiftDeclaration] { members.filter(\.isFunction).map(function) }

    private func declaration(_ member: EnumProperty) -> SwiftDeclaration {
        let documentation = model.documentation(member.text, member.provenance)
        let body = said(member) ?? [SwiftStatement.switch(isToldByKind ? .name("kind") : .this, choices(member))]
        let type = declared(member).typeName
        if let set = setter(member) {
            let variable = SwiftVariable(member.name, type, .accessors(get: body, set: [set]))
            return SwiftDeclaration(.variable(variable), [.public], documentation: documentation)
        }
        guard member.method != nil else { return .computed(member.name, type, [.public], documentation: documentation, body: body) }
        return .function(SwiftFunction(.named(member.name), [], result: type, body), [.public], documentation: documentation)
    }

    /// What a server said of it, or else what it is of each; nil of what no server says.
    private func said(_ member: EnumProperty) -> [SwiftStatement]? {
        guard let value = member.said.flatMap({ SaidValue($0.value) }) else { return nil }
        let isNumber = member.type.unwrapped == .integer
        let found = SwiftExpression.name("details")[.string(value.name)].dot(isNumber ? "spelledInteger" : "spelledText")
        let isSure = member.values.isEmpty
        if isSure, member.type.isOptional { return [.expression(found)] }
        let nothing = model.fallback(declared(member))
        if isSure { return [.expression(found.infix(.coalescing, nothing))] }
        let known = cases.compactMap { item in
            member.value(of: item.spec).map { value in
                SwiftCase([.enumCase(item.swift, [])], [.return(literal(value.value, member.type.unwrapped))])
            }
        }
        let rest = known.count == cases.count ? [] : [SwiftCase([], [.return(nothing)])]
        let bound = SwiftBranch([.bind("said", found)], [.return(.name("said"))])
        return [.if([bound], otherwise: nil), .switch(.name("kind"), known + rest)]
    }

    /// What an app says in place of the server, in its own copy of a struct.
    private func setter(_ member: EnumProperty) -> SwiftStatement? {
        guard isToldByKind, member.isSettable, let value = member.said.flatMap({ SaidValue($0.value) }) else { return nil }
        let isOptional = member.type.isOptional
        let given = SwiftExpression.name("newValue").chained(isOptional).dot("jsonValue")
        let told = SwiftExpression.members([(value.name, isOptional ? given.infix(.coalescing, .implicit("null")) : given)])
        let both = SwiftExpression.array([.name("details"), told])
        return .assign(.name("details"), "=", SwiftExpression.implicit("merged").called([both.unlabelled]))
    }

    private func function(_ member: EnumProperty) -> SwiftDeclaration {
        let function = SwiftFunction(
            .named(member.name), [SwiftParameter("_", "value", .named(name))], result: declared(member).typeName,
            [.switch(isToldByKind ? SwiftExpression.name("value").dot("kind") : .name("value"), choices(member))])
        return .function(function, [.public], documentation: model.documentation(member.text, member.provenance))
    }

    private func declared(_ member: EnumProperty) -> SwiftType {
        member.declaration.type.map { model.mapping.type($0, language: member.language) } ?? SwiftType("String")
    }

    private func choices(_ member: EnumProperty) -> [SwiftCase] {
        let told = cases.compactMap { item in member.value(of: item.spec).map { choice(item, member, $0.value) } }
        return told + (told.count == cases.count ? [] : [SwiftCase([], [.expression(.null)])])
    }

    private func choice(
        _ item: (spec: String, swift: String, holds: [HeldValue]), _ member: EnumProperty, _ value: String
    ) -> SwiftCase {
        let pieces = member.type.unwrapped == .string ? member.pieces(by: item.spec) : []
        if !pieces.isEmpty { return told(item, pieces) }
        guard let name = member.held(by: item.spec), item.holds.contains(where: { $0.name == name }) else {
            return SwiftCase([.enumCase(item.swift, [])], [.expression(literal(value, member.type.unwrapped))])
        }
        let parts = item.holds.map { $0.name == name ? SwiftPattern.binding(name) : .any }
        return SwiftCase([.enumCase(item.swift, parts)], [.expression(.name(name))])
    }

    /// A text that says what the case holds.
    private func told(_ item: (spec: String, swift: String, holds: [HeldValue]), _ pieces: [EnumProperty.Piece]) -> SwiftCase {
        var named: Set<String> = []
        let parts = pieces.map { piece -> SwiftExpression.StringPart in
            switch piece {
            case .text(let text): return .text(text)
            case .held(let name):
                named.insert(name)
                return .value(item.holds.first { $0.name == name }.map(text) ?? .name(name))
            }
        }
        let patterns = item.holds.map { named.contains($0.name) ? SwiftPattern.binding($0.name) : .any }
        return SwiftCase([.enumCase(item.swift, patterns)], [.expression(.string(parts))])
    }

    /// What is missing is left out; an error says what it has for people.
    private func text(_ value: HeldValue) -> SwiftExpression {
        let (found, isOptional) = (SwiftExpression.name(value.name), model.declared(value).isOptional)
        if value.type.unwrapped == .error {
            let description = found.chained(isOptional).dot("localizedDescription")
            return isOptional ? description.infix(.coalescing, .string("")) : description
        }
        guard isOptional else { return found }
        let described = SwiftExpression.type("String").called([SwiftExpression.name("$0").labelled("describing")])
        return found.calling("map", trailing: SwiftClosure([], described)).infix(.coalescing, .string(""))
    }

    private func literal(_ text: String, _ type: ValueType) -> SwiftExpression {
        switch type {
        case .integer: .integer(Int(text) ?? 0)
        case .number: .number(Double(text) ?? 0)
        case .boolean: .boolean(text == "true")
        case .named(let other): .implicit(model.caseName(other, text))
        default: .string(text)
        }
    }
}
