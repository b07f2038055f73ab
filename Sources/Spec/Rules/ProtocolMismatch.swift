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
            for, or one that waits or throws where the other does not. Who need not wait, or fails in no way, may do so for one who may.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.flatMap { type in
            survey.index.adopted(by: type).filter { ValueConformance.mayAdopt($0.value, type, survey.index) }.flatMap { conformance in
                let asked = survey.index.required(by: conformance.value)
                let lineage = survey.index.ancestry(of: type)
                return differing(lineage, from: asked.filter { $0.property == nil }, at: conformance.place)
                    + properties(of: lineage, from: asked)
            }
        }
    }

    /// Swift takes no property for another one whose type differs in anything, and none that is read-only for one that is set.
    private static func properties(of lineage: [ClassType], from asked: [Method]) -> [Diagnostic] {
        let own = Dictionary(lineage.flatMap(\.shownProperties).map { ($0.name, $0) }) { first, _ in first }
        return asked.compactMap { method in
            guard let wanted = method.property, let property = own[method.name], property.language == wanted.language else { return nil }
            let types = [property, wanted].map { each in
                ([each.declaration.type?.spelling(in: each.language) ?? "nothing"] + each.declaration.effects).joined(separator: " ")
            }
            let isSame = types[0] == types[1] && property.declaration.type?.nullability == wanted.declaration.type?.nullability
            let isSet = !wanted.declaration.isReadOnly && !property.isSettable
            guard !isSame || isSet else { return nil }
            let message = isSame ? "is read-only, and the protocol's is not" : "is `\(types[0])` where the protocol's is `\(types[1])`"
            return Diagnostic(
                rule, "`\(method.name)` \(message)", at: [Label(property.spelling.place), Label(wanted.spelling.place, "the protocol's")],
                help: "declare both alike, and accept the difference under `errata:`")
        }
    }

    /// - Parameter conformance: where the class says that it adopts the protocol.
    private static func differing(_ lineage: [ClassType], from asked: [Method], at conformance: Place) -> [Diagnostic] {
        let own = Set(lineage.first.map { $0.methods.map(\.name) } ?? [])
        let methods = Dictionary(grouping: lineage.flatMap(\.methods), by: \.declaration.name)
        return asked.compactMap { other in
            let named = methods[other.name] ?? []
            // Of several that are told apart by their types one is what the protocol asks for.
            let isMet = named.contains { $0.overload != nil && difference($0.declaration, other.declaration) == nil }
            guard !isMet, let method = named.first, method.language == other.language,
                let (found, wanted) = difference(method.declaration, other.declaration)
            else {
                return nil
            }
            let isOwn = own.contains(method.name)
            let labels = [Label(method.locatedName.place), Label(other.locatedName.place, "the protocol's")]
            return Diagnostic(
                rule, "`\(method.name)` has `\(found)` where the protocol's has `\(wanted)`",
                at: isOwn ? labels : [Label(conformance)] + labels,
                help: isOwn
                    ? "declare both alike, and accept the difference under `errata:`"
                    : "what the class inherits is another method: declare in the class itself what the protocol asks for")
        }
    }

    private static func difference(_ own: MethodDeclaration, _ asked: MethodDeclaration) -> (String, String)? {
        if own.isMutating, !asked.isMutating { return ("mutating", "no mutating") }
        if !hasEffects(own, of: asked) { return (effects(of: own), effects(of: asked)) }
        let pairs = zip([own.result] + own.parameters.map(\.type), [asked.result] + asked.parameters.map(\.type))
        let names = pairs.lazy.map { (shown($0.0), shown($0.1)) }
        return names.first { $0.0 != $0.1 } ?? pairs.first { !isThereAlike($0.0, $0.1) }.map { (marked($0.0), marked($0.1)) }
    }

    /// Who may wait or fail for the protocol need not; what is thrown may be of one type where the protocol's may be of any.
    private static func hasEffects(_ own: MethodDeclaration, of asked: MethodDeclaration) -> Bool {
        let thrown = [own, asked].map { $0.effects.last { $0 != "async" } }
        let throwsAlike = thrown[0] == nil || thrown[0] == thrown[1] || thrown[1] == "throws"
        return throwsAlike && (asked.isAsync || !own.isAsync)
    }

    /// Whether what is always there for the protocol is so for the class, and what may be missing may be. Of what the protocol leaves open a
    /// client has both spellings.
    private static func isThereAlike(_ own: TypeName?, _ asked: TypeName?) -> Bool {
        switch asked?.nullability {
        case .nonnull: own?.nullability == .nonnull
        case .nullable: own?.nullability != .nonnull
        default: true
        }
    }

    private static func marked(_ type: TypeName?) -> String {
        switch type?.nullability {
        case .nonnull: "\(shown(type)) _Nonnull"
        case .nullable: "\(shown(type)) _Nullable"
        default: shown(type)
        }
    }

    /// A type's name with what stands in its angle brackets, `NSArray<Door>`, or what a block takes.
    private static func shown(_ type: TypeName?) -> String {
        guard let type else { return "nothing" }
        if case .function(let block) = type {
            let taken = block.parameters.map { shown($0.type) }.joined(separator: ", ")
            return "a block of (\(taken))"
        }
        guard case .named(let named) = type else { return "nothing" }
        if named.name == "id", !named.protocols.isEmpty { return "id<\(named.protocols.joined(separator: ", "))>" }
        guard !named.arguments.isEmpty else { return named.name }
        return "\(named.name)<\(named.arguments.map { shown($0) }.joined(separator: ", "))>"
    }

    private static func effects(of declaration: MethodDeclaration) -> String {
        (declaration.isAsync ? "async " : "")
            + (declaration.effects.last { $0 != "async" } ?? "no throws")
    }
}
