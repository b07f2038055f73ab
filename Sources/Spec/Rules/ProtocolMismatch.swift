import Declarations
import Diagnostics
import SourceText

/// A method that a class declares otherwise than the protocol that asks for it.
enum ProtocolMismatch {
    static let rule = Rule(
        "spec-protocol-mismatch",
        "a class declares a method otherwise than a protocol that it conforms to",
        explanation: """
            Swift takes no method for another one that takes or answers something else, be it of a class that inherits from what is asked \
            for, or one that waits or throws where the other does not.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.filter { $0.form != .structure }.flatMap { type in
            survey.index.adopted(by: type).flatMap { conformance in
                let asked = survey.index.required(by: conformance.value)
                return differing(type, from: asked.filter { $0.property == nil })
                    + properties(of: survey.index.ancestry(of: type), from: asked)
            }
        }
    }

    /// Swift takes no property for another one whose type differs in anything, and none that is read-only for one that is set.
    private static func properties(of lineage: [ClassType], from asked: [Method]) -> [Diagnostic] {
        let own = Dictionary(lineage.flatMap(\.properties).map { ($0.name, $0) }) { first, _ in first }
        return asked.compactMap { method in
            guard let wanted = method.property, let property = own[method.name], property.language == wanted.language else { return nil }
            let types = [property, wanted].map { $0.declaration.type?.spelling(in: $0.language) ?? "nothing" }
            let isSame = types[0] == types[1] && property.declaration.type?.nullability == wanted.declaration.type?.nullability
            let isSet = !wanted.declaration.isReadOnly && !property.isSettable
            guard !isSame || isSet else { return nil }
            let message = isSame ? "is read-only, and the protocol's is not" : "is `\(types[0])` where the protocol's is `\(types[1])`"
            return Diagnostic(
                rule, "`\(method.name)` \(message)", at: [Label(property.spelling.place), Label(wanted.spelling.place, "the protocol's")],
                help: "declare both alike, and accept the difference under `errata:`")
        }
    }

    private static func differing(_ type: ClassType, from asked: [Method]) -> [Diagnostic] {
        let asked = Dictionary(asked.map { ($0.name, $0) }) { first, _ in first }
        return type.methods.compactMap { method in
            guard let other = asked[method.name], method.language == other.language,
                let (own, wanted) = difference(method.declaration, other.declaration)
            else {
                return nil
            }
            return Diagnostic(
                rule, "`\(method.name)` has `\(own)` where the protocol's has `\(wanted)`",
                at: [Label(method.locatedName.place), Label(other.locatedName.place, "the protocol's")],
                help: "declare both alike, and accept the difference under `errata:`")
        }
    }

    private static func difference(_ own: MethodDeclaration, _ asked: MethodDeclaration) -> (String, String)? {
        let effects = (effects(of: own), effects(of: asked))
        guard effects.0 == effects.1 else { return effects }
        let pairs = zip([own.result] + own.parameters.map(\.type), [asked.result] + asked.parameters.map(\.type))
        let names = pairs.lazy.map { (shown($0.0), shown($0.1)) }
        return names.first { $0.0 != $0.1 }
    }

    /// A type's name with what stands in its angle brackets: `NSArray<Door>`.
    private static func shown(_ type: TypeName?) -> String {
        guard let type else { return "nothing" }
        guard case .named(let named) = type, !named.arguments.isEmpty else { return type.name ?? "a block" }
        return "\(named.name)<\(named.arguments.map { shown($0) }.joined(separator: ", "))>"
    }

    private static func effects(of declaration: MethodDeclaration) -> String {
        (declaration.isAsync ? "async " : "") + (declaration.isThrowing ? "throws" : "no throws")
    }
}
