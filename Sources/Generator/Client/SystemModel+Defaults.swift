internal import Declarations
internal import Spec
internal import SwiftCode

/// Values for where nothing else is known.
extension SystemModel {
    /// What a value of an enum is before anything else is known: in C the case of 0, with which memory begins, or no option at all; else the
    /// first case, and of texts and numbers without names the empty text, or 0.
    func initialCase(_ name: String) -> SwiftExpression {
        if let found = enums[name], found.form == .nsOptions { return .call(name, [SwiftExpression.array([]).unlabelled]) }
        if let first = enums[name]?.beginning { return caseValue(name, first.name.value) }
        if let found = enums[name], found.isNameless {
            return .call(name, [(found.isText ? SwiftExpression.string("") : .integer(0)).labelled("rawValue")])
        }
        if let first = errors[name]?.cases.first { return caseValue(name, first.name.value) }
        return .null
    }

    /// What a method answers when there is nothing to answer.
    func fallback(_ type: SwiftType) -> SwiftExpression {
        if type.isOptional { return .null }
        switch type.base {
        case "Bool": return .boolean(false)
        case "String": return .string("")
        case "Double", "Float", "CGFloat", "TimeInterval": return .integer(0)
        case "Date", "Data", "UUID": return .call(SwiftType(type.base).name ?? "")
        case "NSNumber", "NSDecimalNumber": return SwiftExpression.type(type.base).called([SwiftExpression.integer(0).labelled("value")])
        case "Decimal": return .integer(0)
        case "URL": return .name("URL").dot("blank")
        case "Any": return .call("NSNull")
        case .named("Set", _): return .array([])
        case .array(_): return .array([])
        case .dictionary(_, _): return .dictionary([])
        case .tuple(let elements): return nothing(in: elements)
        case .named(let name, []) where FoundationTypes.begunEmpty.contains(name): return .call(name)
        case .named(let name, []) where FoundationTypes.sharedValues[name] != nil:
            return .name(name).dot(FoundationTypes.sharedValues[name] ?? "")
        default: return type.isInteger ? .integer(0) : initialCase(type.name ?? "")
        }
    }

    /// The default that a Swift declaration states.
    func literal(_ value: MethodDeclaration.Parameter.Literal, of type: SwiftType) -> SwiftExpression {
        switch value {
        case .null: .null
        case .text(let text): .string(text)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .boolean(let flag): .boolean(flag)
        case .emptyList: .array([])
        case .emptyDictionary: .dictionary([])
        case .list(let items): .array(items.map { literal($0, of: (type.element ?? type).present) })
        // Of what may be missing, `.none` would be nothing.
        case .implicit(let name) where type.isOptional && ["none", "some"].contains(caseName(type.present.name ?? "", name)):
            .name(type.present.name ?? "").dot(caseName(type.present.name ?? "", name))
        case .implicit(let name): .implicit(caseName(type.present.name ?? "", name))
        // What is generic has its types in brackets, and no name alone.
        case .made: type.present.name.map { .call($0) } ?? SwiftExpression.type(type.present.base).called([])
        case .madeOf(let name): maker(name).called([])
        case .member(let owner, let name): maker(owner).dot(name)
        }
    }

    /// Null where an element is an object, which comes from nowhere.
    private func nothing(in elements: [SwiftTypeName.Element]) -> SwiftExpression {
        let values = elements.map { fallback(SwiftType($0.type.unwrapped, $0.type.isOptional ? .optional : .required)) }
        guard !zip(values, elements).contains(where: { $0.isNull && !$1.type.isOptional }) else { return .null }
        return .tuple(zip(values, elements).map { $0.labelled($1.label) })
    }

    /// `.failure(error: …)`: the case of an enum with values that tells of `error`, which has been thrown.
    func failing(_ type: SwiftType) -> SwiftExpression? {
        guard !type.isOptional, case .named(let name) = flowType(type).type, let found = associated[name]?.failingCase else { return nil }
        let made = maker(name).dot(caseName(name, found.name.value))
        guard !found.holds.isEmpty else { return made }
        return made.called(
            found.holds.map { held in
                let type = declared(held)
                let words = SwiftExpression.name("error").dot("localizedDescription")
                return SwiftArgument(held.declaration.label, type.isError ? .name("error") : type.isOptional ? .null : words)
            })
    }

    /// What a method answers of which the spec says nothing more: an object that is always there comes from nowhere.
    func nothing(answeredBy face: MethodFace) -> SwiftExpression {
        let nothing = fallback(face.result)
        // Beside a parameter `URL` the type has no name of its own.
        if nothing == .name("URL").dot("blank"), face.parameters.contains(where: { $0.name == "URL" }) { return .implicit("blank") }
        guard nothing.isNull, !face.result.isOptional else { return nothing }
        return self.nothing(madeBy: face)
    }

    /// An object that the spec does not say where a method takes it from.
    func nothing(madeBy face: MethodFace) -> SwiftExpression {
        .call("unanswered", [SwiftExpression.string(face.name.description).labelled(nil)])
    }

    /// Whether the status alone says which error an answer of the shape is.
    func isToldByStatus(_ shape: FailureShape) -> Bool {
        shape.isToldByStatus(among: shape.errors.compactMap { errors[$0.value] })
    }

    /// Whether `error` is that documented one, or of that type.
    func errorTest(_ name: String) -> SwiftExpression {
        let error = SwiftExpression.name("error")
        guard let (enumeration, errorCase) = errorCase(name) else { return error.cast(.test, .named(name)) }
        let member = caseName(enumeration.name.value, errorCase.name.value)
        let found = error.cast(.conditional, .named(enumeration.name.value))
        return (enumeration.holdsValues ? found.chained.dot("kind") : found).infix(.equal, .implicit(member))
    }
}
