import Declarations
import Diagnostics
import SourceText

/// A method that a class inherits, and declares again with another result.
enum InheritedMethod {
    static let rule = Rule(
        "spec-inherited-method",
        "a class answers otherwise than the class that it inherits from",
        explanation: """
            A method that looks like one of a superclass stands for it: whoever has an object of that class is answered what it says. It may \
            answer a class that inherits from the other's, or always something where the other may answer `nil`, and it may do without `throws` \
            and `async`. What answers anything else would be a second method beside the first, and Swift could not tell which of them a call means.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.filter { $0.form == .class && $0.superclass != nil }.flatMap { type -> [Diagnostic] in
            let ancestors = survey.index.ancestry(of: type).filter { $0.name.value != type.name.value }
            return type.methods.filter { !$0.declaration.isInitializer }.compactMap { method in
                ancestors.lazy.compactMap { diagnostic(method, of: type, beside: $0, survey.index) }.first
            }
        }
    }

    private static func diagnostic(_ method: Method, of type: ClassType, beside ancestor: ClassType, _ index: SpecIndex) -> Diagnostic? {
        let alike = ancestor.methods.filter { takesAlike(method, $0) }
        // Of several that only `async` or the result tell apart one is what it stands for.
        let findings = alike.map { diagnostic(method, of: type, for: $0, of: ancestor, index) }
        return findings.contains { $0 == nil } ? nil : findings.first ?? nil
    }

    private static func diagnostic(
        _ method: Method, of type: ClassType, for other: Method, of ancestor: ClassType, _ index: SpecIndex
    ) -> Diagnostic? {
        let (own, inherited) = (answer(of: method, type), answer(of: other, ancestor))
        let (effects, others) = (method.declaration.effects, other.declaration.effects)
        let isMore = effects.contains { effect in !others.contains { $0.prefix(5) == effect.prefix(5) } }
        guard isMore || !fits(own, inherited, index) else { return nil }
        let what = isMore ? "waits or throws, and the one" : "answers `\(shown(method))`, and the one"
        let rest = isMore ? "does not" : "answers `\(shown(other))`"
        return Diagnostic(
            rule, "`\(method.name)` \(what) that `\(type.name.value)` inherits from `\(ancestor.name.value)` \(rest)",
            at: [Label(method.locatedName.place), Label(other.locatedName.place, "what it inherits")],
            help: "declare both alike, or leave one of them out, and accept the difference under `errata:`")
    }

    /// Others of one name are told apart by what they take.
    private static func takesAlike(_ method: Method, _ other: Method) -> Bool {
        guard method.declaration.name == other.declaration.name, method.isStatic == other.isStatic, method.language == other.language else {
            return false
        }
        let pairs = zip(method.declaration.parameters, other.declaration.parameters)
        return pairs.allSatisfy { value($0.type, method, nil) == value($1.type, other, nil) }
    }

    private static func answer(of method: Method, _ owner: ClassType) -> ValueType {
        value(method.declaration.result, method, owner.name.value)
    }

    private static func value(_ type: TypeName?, _ method: Method, _ owner: String?) -> ValueType {
        guard let type else { return .void }
        let value = TypeMapping.valueType(type, method.language, owner: owner)
        // Swift tells numbers, texts and collections apart by their own types.
        return switch value.unwrapped {
        case .integer, .number, .string, .json: value == value.unwrapped ? named(type) : named(type).asOptional
        default: value
        }
    }

    private static func named(_ type: TypeName) -> ValueType { .named(type.name ?? "") }

    private static func fits(_ own: ValueType, _ inherited: ValueType, _ index: SpecIndex) -> Bool {
        switch (own, inherited) {
        case (.named(let name), .named(let other)):
            name == other || index.classes[name].map { index.ancestry(of: $0).contains { $0.name.value == other } } ?? false
        case (.list(let item), .list(let other)), (.optional(let item), .optional(let other)): fits(item, other, index)
        case (_, .optional(let other)): fits(own, other, index)
        default: own == inherited
        }
    }

    private static func shown(_ method: Method) -> String {
        method.declaration.result?.spelling(in: method.language) ?? "nothing"
    }
}
