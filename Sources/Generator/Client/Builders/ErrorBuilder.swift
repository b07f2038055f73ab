internal import Declarations
internal import Spec
internal import SwiftCode

/// A documented error enum: what each case means, what to do about it, and how servers spell it.
struct ErrorBuilder {
    let enumeration: ErrorEnumeration
    let model: SystemModel

    var declarations: [SwiftDeclaration] { [type] + [wire, status, holding?.making].compactMap { $0 } + members.functions }

    /// Nil where no error holds values: then the codes are the raw values.
    private var holding: HeldErrorBuilder? {
        enumeration.holdsValues || enumeration.tellsMore ? HeldErrorBuilder(enumeration, model) : nil
    }

    private var name: String { enumeration.name.value }
    private func caseName(_ item: ErrorCase) -> String { model.caseName(name, item.name.value) }

    private var type: SwiftDeclaration {
        let cases = enumeration.cases.map { item in
            if enumeration.tellsMore { return constant(item) }
            if let holding { return holding.declaration(item) }
            let documentation = model.documentation(item.text, item.provenance)
            let value = enumeration.isText ? rawText(item) : .integer(item.code.value)
            return SwiftDeclaration.enumCase(caseName(item), value, documentation: documentation)
        }
        let plain: [SwiftTypeName] = [enumeration.isText ? "String" : "Int", "DocumentedError", "Hashable", "CaseIterable"]
        return .type(
            enumeration.tellsMore ? .struct : .enum, name,
            inherits: parents ?? plain, [.public],
            documentation: model.documentation(enumeration.text, enumeration.provenance),
            members: [
                .group(cases)
            ] + aliases + [
                .computed(
                    "errorDomain", "String", [.public, .static], documentation: SwiftDocumentation("The domain of these errors."),
                    body: [.expression(.string(enumeration.domain.value))])
            ] + (holding == nil ? [errorCode] : []) + [
                .computed("meaning", "String", [.public], documentation: SwiftDocumentation("When the error comes."), body: [meaning])
            ] + [remedy].compactMap { $0 } + (holding?.members ?? []) + ToldErrorMembers(enumeration, model).all + members.own + spelling)
    }

    /// Of errors that hold or tell something.
    private var parents: [SwiftTypeName]? {
        if enumeration.identity != nil { return ["SpelledError"] }
        return enumeration.tellsMore ? ["TellingError"] : holding == nil ? nil : ["HoldingError"]
    }

    /// A vendor's struct is the same by its code, whatever it is that came with it, and so is one with a code that nobody has documented.
    private var spelling: [SwiftDeclaration] {
        guard let code = enumeration.identity else { return [] }
        let type = code.declaration.type.map { model.mapping.type($0, language: .swift).typeName } ?? "String"
        let text = SwiftDocumentation("By what two of these errors are the same.")
        return [.computed("spelling", type, [.public], documentation: text, body: [.expression(.name(code.name))])]
    }

    /// Of a struct: `static let gone = Self(.gone)`.
    private func constant(_ item: ErrorCase) -> SwiftDeclaration {
        let kind = SwiftExpression.implicit(caseName(item)).unlabelled
        return .constant(
            caseName(item), nil, .call("Self", [kind]), [.public, .static], documentation: model.documentation(item.text, item.provenance))
    }

    /// What tells the errors apart.
    private var subject: SwiftExpression { enumeration.tellsMore ? .name("kind") : .this }

    /// Other names for cases, as the importer shows them.
    private var aliases: [SwiftDeclaration] {
        enumeration.aliases.compactMap { alias in
            guard let meant = enumeration.meant(by: alias) else { return nil }
            let variable = SwiftVariable(caseName(alias), .named(name), .computed([.expression(.implicit(caseName(meant)))]))
            let documentation = model.documentation(alias.text, alias.provenance)
            return SwiftDeclaration(.variable(variable), [.public, .static], documentation: documentation)
        }
    }

    /// What each case has besides.
    private var members: EnumMembers {
        EnumMembers(
            name: name, members: enumeration.members, cases: enumeration.cases.map { ($0.name.value, caseName($0), $0.holds) },
            model: model, isToldByKind: enumeration.tellsMore)
    }

    private var errorCode: SwiftDeclaration {
        .computed(
            "errorCode", "Int", [.public], documentation: SwiftDocumentation("The documented code."),
            body: [enumeration.isText ? counted : .expression(.name("rawValue"))])
    }

    /// The raw value, which is the case's name where nothing is written.
    private func rawText(_ item: ErrorCase) -> SwiftExpression? {
        let text = item.writtenText.value
        return text == caseName(item) ? nil : .string(text)
    }

    private var counted: SwiftStatement {
        let codes = enumeration.cases.map { SwiftCase([.enumCase(caseName($0), [])], [.expression(.integer($0.code.value))]) }
        return .switch(.this, codes)
    }

    private var meaning: SwiftStatement { .switch(subject, enumeration.cases.map { prose($0, $0.text.main) }) }

    /// Nil where no error says what to do.
    private var remedy: SwiftDeclaration? {
        let known = enumeration.cases.compactMap { item in item.remedy.map { prose(item, $0.main) } }
        guard !known.isEmpty else { return nil }
        let others = known.count == enumeration.cases.count ? [] : [SwiftCase([], [.expression(.null)])]
        return .computed(
            "remedy", .optional("String"), [.public], documentation: SwiftDocumentation("What to do about the error."),
            body: [.switch(subject, known + others)])
    }

    private func prose(_ item: ErrorCase, _ text: String) -> SwiftCase {
        SwiftCase([.enumCase(caseName(item), [])], [.expression(.prose(text))])
    }

    /// Nil where no server tells the errors apart by their status.
    private var status: SwiftDeclaration? {
        let isUsed = model.spec.failures.contains { shape in
            shape.errors.contains { $0.value == name } && model.isToldByStatus(shape) && shape.toldWithoutBody.isEmpty
        }
        let cases = enumeration.cases.compactMap { item in item.status.map { (item, $0.value) } }
        guard isUsed, !cases.isEmpty else { return nil }
        let choices = cases.map { item, status in
            SwiftCase([.expression(.integer(status))], [becoming(.implicit(caseName(item)))])
        }
        let function = SwiftFunction(
            .initializer(isFailable: true), [SwiftParameter("status", "status", "Int")] + said,
            [.switch(.name("status"), choices + [SwiftCase([], [.return(.null)])])])
        return .extending(
            name, [.function(function, documentation: SwiftDocumentation("The error that a server's answer has this status for."))])
    }

    /// Nil where no server spells the errors.
    private var wire: SwiftDeclaration? {
        let spelled = enumeration.cases.flatMap { item in item.spellings.map { Spelling(item: item, wire: $0.mapValues(\.value)) } }
            .sorted { $0.wire.count > $1.wire.count }
        guard !spelled.isEmpty else { return nil }
        let rows = spelled.map { entry($0, words: Array($0.wire.keys)) } + shortRows(of: spelled)
        let row = SwiftTypeName.tuple([.init("error", holding == nil ? "Self" : "Kind"), .init("wire", .dictionary("String", "String"))])
        let same = SwiftExpression.name("wire")[.name("$0").dot("key")].infix(.equal, .name("$0").dot("value"))
        let isSpelled = SwiftExpression.name("$0").dot("wire").calling("allSatisfy", trailing: SwiftClosure([], same))
        let function = SwiftFunction(
            .initializer(isFailable: true), [SwiftParameter("wire", "wire", .dictionary("String", "String"))] + said,
            [
                .constant("spellings", .array(row), .array(rows)),
                .constant("found", nil, .name("spellings").calling("first", trailing: SwiftClosure([], isSpelled))),
                .guard([.bind("found", nil)], [.return(.null)], isShort: true),
                becoming(.name("found").dot("error")),
            ])
        let text = "The error that a server's answer spells; the most exact spelling counts."
        return .extending(name, [.function(function, documentation: SwiftDocumentation(text))])
    }

    /// What the server said besides, where errors hold it.
    private var said: [SwiftParameter] {
        holding?.isRead == true ? [SwiftParameter("details", "details", "JSONValue", default: .implicit("null"))] : []
    }

    private func becoming(_ error: SwiftExpression) -> SwiftStatement {
        guard let holding else { return .assign(.this, "=", error) }
        let details = holding.isRead ? [SwiftExpression.name("details").unlabelled] : []
        return .expression(.call("self.init", [error.unlabelled] + details))
    }

    /// One way in which servers spell an error.
    private struct Spelling {
        let item: ErrorCase
        let wire: [String: String]
    }

    private func entry(_ spelling: Spelling, words: [String]) -> SwiftExpression {
        let members = words.sorted().compactMap { key in spelling.wire[key].map { (name: key, value: SwiftExpression.string($0)) } }
        return .tuple([SwiftArgument(nil, .implicit(caseName(spelling.item))), SwiftArgument(nil, .members(members))])
    }

    /// Servers say more than their documents, another number for the same error say. So what all errors have, their code, is enough
    /// where no other error has the same.
    private func shortRows(of spelled: [Spelling]) -> [SwiftExpression] {
        let common = spelled.dropFirst().reduce(Set(spelled.first?.wire.keys.map { $0 } ?? [])) { $0.intersection($1.wire.keys) }
        guard !common.isEmpty else { return [] }
        return spelled.filter { $0.wire.count > common.count }.compactMap { item in
            let same = spelled.count { other in common.allSatisfy { other.wire[$0] == item.wire[$0] } }
            return same == 1 ? entry(item, words: Array(common)) : nil
        }
    }
}
