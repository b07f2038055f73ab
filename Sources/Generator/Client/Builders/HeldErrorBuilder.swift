internal import Declarations
internal import Spec
internal import SwiftCode

/// What an enum of errors needs besides its cases where some of them hold values: the code of each case, which has no raw value, and a way
/// to and from what servers say.
struct HeldErrorBuilder {
    private let enumeration: ErrorEnumeration
    private let model: SystemModel

    init(_ enumeration: ErrorEnumeration, _ model: SystemModel) {
        self.enumeration = enumeration
        self.model = model
    }

    /// Members of the type itself.
    var members: [SwiftDeclaration] {
        if enumeration.tellsMore { return [kinds] + stored }
        return [kinds, kind, details] + [cause].compactMap { $0 }
    }

    /// Of a struct, which keeps all that the server said.
    private var stored: [SwiftDeclaration] {
        let parameters = [
            SwiftParameter("_", "kind", "Kind"), SwiftParameter("_", "details", "JSONValue", default: .implicit("null")),
        ]
        let kept = ["kind", "details"].map { SwiftStatement.assign(SwiftExpression.this.dot($0), "=", .name($0)) }
        let details = SwiftDocumentation("What came with it, by name.")
        let isChangeable = enumeration.members.contains { $0.isSettable && $0.said != nil }
        return [
            .constant("kind", "Kind", nil, [.public], documentation: SwiftDocumentation("Which error it is.")),
            isChangeable
                ? .variable("details", "JSONValue", nil, [.public, .internalSet], documentation: details)
                : .constant("details", "JSONValue", nil, [.public], documentation: details),
            .function(
                SwiftFunction(.initializer(isFailable: false), parameters, kept), [.public],
                documentation: SwiftDocumentation("The error of that kind with what the server said.")),
        ]
    }

    /// What makes an error of its code; nil for a struct, which has it itself.
    var making: SwiftDeclaration? {
        if enumeration.tellsMore { return nil }
        let parameters = [
            SwiftParameter("_", "kind", "Kind"), SwiftParameter("_", "details", "JSONValue", default: .implicit("null")),
        ]
        let choice = SwiftStatement.switch(
            .name("kind"),
            enumeration.cases.map { item in
                SwiftCase([.enumCase(caseName(item), [])], [.assign(.this, "=", made(item))])
            })
        let text = "The error of that kind with what the server said. What is missing is empty."
        return .extending(
            enumeration.name.value,
            [
                .function(
                    SwiftFunction(.initializer(isFailable: false), isRead ? parameters : [parameters[0]], [choice]),
                    documentation: SwiftDocumentation(text))
            ])
    }

    private func caseName(_ item: ErrorCase) -> String { model.caseName(enumeration.name.value, item.name.value) }

    /// Whether any case holds what can be said in JSON.
    var isRead: Bool { enumeration.tellsMore || enumeration.cases.contains { !$0.holds.allSatisfy(\.isError) } }

    // MARK: cases

    /// How the enum declares a case.
    func declaration(_ item: ErrorCase) -> SwiftDeclaration {
        SwiftDeclaration(
            .enumCase(caseName(item), model.payload(item.holds)), documentation: model.documentation(item.text, item.provenance))
    }

    private var kinds: SwiftDeclaration {
        let cases = enumeration.cases.map { item in
            let documentation = SwiftDocumentation("`\(caseName(item))`")
            return SwiftDeclaration.enumCase(caseName(item), .integer(item.code.value), documentation: documentation)
        }
        return .type(
            .enum, "Kind", inherits: ["Int", "Hashable", "CaseIterable", "Sendable"], [.public],
            documentation: SwiftDocumentation("Which error it is, whatever comes with it."), members: [.group(cases)])
    }

    private var kind: SwiftDeclaration {
        let choice = SwiftStatement.switch(
            .this, enumeration.cases.map { SwiftCase([.enumCase(caseName($0), [])], [.expression(.implicit(caseName($0)))]) })
        return .computed("kind", "Kind", [.public], documentation: SwiftDocumentation("Which error it is."), body: [choice])
    }

    // MARK: values

    /// `.busy(wait: details["wait"].intValue ?? 0)`
    private func made(_ item: ErrorCase) -> SwiftExpression {
        let plain = SwiftExpression.implicit(caseName(item))
        guard !item.holds.isEmpty else { return plain }
        return plain.called(item.holds.map { SwiftArgument($0.declaration.label, read($0)) })
    }

    private func read(_ value: HeldValue) -> SwiftExpression {
        let declared = model.declared(value)
        guard let found = LoweredValue.detail(value.name, of: .name("details"), as: value.type.unwrapped) else {
            if declared.isOptional { return .null }
            // An error of another enum, where nobody has said which.
            if case .named(let other) = value.type.unwrapped { return model.initialCase(other) }
            let missing = SwiftExpression.call("MissingValue", [SwiftExpression.string(value.name).unlabelled])
            return model.toDeclared(missing, declared, isOptional: false)
        }
        let converted = model.toDeclared(found.code, declared.with(.optional), isOptional: true)
        return declared.isOptional ? converted : converted.infix(.coalescing, model.fallback(declared))
    }

    private var details: SwiftDeclaration {
        let telling = enumeration.cases.compactMap { item -> SwiftCase? in
            let said = item.holds.filter { $0.type.unwrapped != .error }
            guard !said.isEmpty else { return nil }
            let parts = item.holds.map { value in
                said.contains { $0.name == value.name } ? SwiftPattern.binding(value.name) : .any
            }
            let members = said.map { (name: $0.name, value: json($0)) }
            return SwiftCase([.enumCase(caseName(item), parts)], [.expression(.members(members))])
        }
        let rest = telling.count == enumeration.cases.count ? [] : [SwiftCase([], [.expression(.implicit("null"))])]
        let body: SwiftStatement = telling.isEmpty ? .expression(.implicit("null")) : .switch(.this, telling + rest)
        return .computed(
            "details", "JSONValue", [.public], documentation: SwiftDocumentation("What came with it, by name."), body: [body])
    }

    private func json(_ value: HeldValue) -> SwiftExpression {
        let declared = model.declared(value)
        let known = model.fromDeclared(.name(value.name), declared)
        func told(_ known: SwiftExpression) -> SwiftExpression {
            value.isError ? known.dot("detail") : known.asJSON(value.type.unwrapped)
        }
        return declared.isOptional ? told(known.chained).infix(.coalescing, .implicit("null")) : told(known)
    }

    /// Nil where no case holds an error.
    private var cause: SwiftDeclaration? {
        let cases = enumeration.cases.compactMap { item -> SwiftCase? in
            guard let place = item.holds.firstIndex(where: { $0.type.unwrapped == .error }) else { return nil }
            let parts = item.holds.indices.map { $0 == place ? SwiftPattern.any : .binding(item.holds[$0].name) }
            let values = item.holds.enumerated().map { index, value in
                let cause = model.toDeclared(.name("cause"), model.declared(value), isOptional: false)
                return SwiftArgument(value.declaration.label, index == place ? cause : .name(value.name))
            }
            let isBound = item.holds.count > 1
            return SwiftCase(
                [.enumCase(caseName(item), isBound ? parts : [])], [.expression(.implicit(caseName(item)).called(values))])
        }
        guard !cases.isEmpty else { return nil }
        let rest = cases.count == enumeration.cases.count ? [] : [SwiftCase([], [.expression(.this)])]
        let function = SwiftFunction(
            .named("caused"), [SwiftParameter("by", "cause", "any Error")], result: "Self", [.switch(.this, cases + rest)])
        return .function(
            function, [.public], documentation: SwiftDocumentation("The same with another cause, if it is one that holds its cause."))
    }
}

extension LoweredValue {
    /// What came with an error under a name, of a type that errors hold; nil for any other. It may be missing.
    static func detail(_ name: String, of details: SwiftExpression, as type: ValueType) -> LoweredValue? {
        let found = details[.string(name)]
        switch type {
        case .url: return LoweredValue(found.dot("urlValue"), type, isOptional: true)
        case .data: return LoweredValue(found.dot("dataValue"), type, isOptional: true)
        case .date: return LoweredValue(found.dot("dateValue"), type, isOptional: true)
        default: return LoweredValue(found, .json).read(as: type)
        }
    }
}

extension SwiftExpression {
    /// A value that an error holds, as what came with it.
    fileprivate func asJSON(_ type: ValueType) -> SwiftExpression {
        switch type {
        case .url: dot("absoluteString").dot("jsonValue")
        case .data: calling("base64EncodedString").dot("jsonValue")
        case .date: dot("timeIntervalSince1970").dot("jsonValue")
        default: dot("jsonValue")
        }
    }
}

extension SystemModel {
    /// What stands in the brackets of a case.
    func payload(_ values: [HeldValue]) -> [SwiftParameter] {
        values.map { value in
            let name = value.declaration.ownName ?? value.declaration.label ?? ""
            return SwiftParameter(
                value.declaration.ownName == nil ? nil : value.declaration.label ?? "", name, declared(value).typeName,
                default: standard(value))
        }
    }

    /// What a case holds where nobody gives it.
    func standard(_ value: HeldValue) -> SwiftExpression? {
        value.declaration.standard?.literal.map { literal($0, of: declared(value)) }
    }
}
