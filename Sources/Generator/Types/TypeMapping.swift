package import Declarations
internal import Spec
internal import SwiftCode

/// From an Objective-C or Swift type, as the spec spells it, to the Swift type that apps see.
package struct TypeMapping: Sendable {
    /// The system's enums, classes, and protocols, under the names the spec gives them.
    package var enums: Set<String>
    package var optionSets: Set<String>
    package var protocols: Set<String>
    /// Types with a constant for each known value, and the class below them: `NSString`.
    package var typedEnums: [String: String]

    package init(
        enums: Set<String> = [], optionSets: Set<String> = [], protocols: Set<String> = [], typedEnums: [String: String] = [:]
    ) {
        self.typedEnums = typedEnums
        self.enums = enums
        self.optionSets = optionSets
        self.protocols = protocols
    }

    /// - Parameter owner: what `instancetype` and `Self` stand for.
    package func type(_ name: TypeName, language: Language = .objectiveC, owner: String = "Self") -> SwiftType {
        switch (name, language) {
        case (.named(let type), .objectiveC): objectiveC(type, owner)
        case (.named(let type), .swift): swift(type, owner)
        case (.function(let function), _): closure(function, language, owner)
        }
    }

    /// The Swift name of `NSError **`'s kind of parameter.
    package func isErrorPointer(_ name: TypeName) -> Bool {
        guard case .named(let type) = name else { return false }
        return type.name == "NSError" && type.pointerDepth == 2
    }

    private func objectiveC(_ type: TypeName.Named, _ owner: String) -> SwiftType {
        if type.pointerDepth == 0, let scalar = FoundationTypes.scalars[type.name] ?? FoundationTypes.numbers[type.name] {
            return SwiftType(.named(scalar), type.nullability == .nullable ? .optional : .required)
        }
        if type.name == "instancetype" { return SwiftType(.named(owner), optionality(type.nullability)) }
        if type.name == "id" || type.name == "NSObject" && !type.protocols.isEmpty {
            return SwiftType(existential(type.protocols), optionality(type.nullability))
        }
        let isValue = type.pointerDepth == 0
        let base = SwiftType(collection(type, owner) ?? generic(type, owner) ?? named(type.name))
        return isValue && type.nullability == .unspecified ? base : base.with(optionality(type.nullability))
    }

    /// A generic type of the spec: those of Foundation have lost in Swift what they are used with.
    private func generic(_ type: TypeName.Named, _ owner: String) -> SwiftTypeName? {
        guard !type.arguments.isEmpty, !FoundationTypes.bare.contains(type.name) else { return nil }
        return .named(type.name, type.arguments.map { self.type($0, owner: owner).base })
    }

    private func named(_ name: String) -> SwiftTypeName {
        if name == "NSError" { return .error }
        if let known = FoundationTypes.bridged[name] ?? FoundationTypes.renamed[name] { return .named(known) }
        return protocols.contains(name) ? .any([.named(name)]) : .named(name)
    }

    private func existential(_ names: [String]) -> SwiftTypeName {
        names.isEmpty ? "Any" : .any(names.map { .named(FoundationTypes.protocols[$0] ?? $0) })
    }

    private func collection(_ type: TypeName.Named, _ owner: String) -> SwiftTypeName? {
        let arguments = type.arguments.map { self.type($0, owner: owner).base }
        switch type.name {
        case "NSArray": return .array(arguments.first ?? "Any")
        // What may be anything, and classes themselves, are no keys.
        case "NSSet": return .named("Set", [arguments.first.flatMap { ["Any", "AnyClass"].contains($0) ? nil : $0 } ?? "AnyHashable"])
        case "NSDictionary":
            guard arguments.count == 2 else { return SwiftType.anyDictionary }
            return .dictionary(type.arguments[0].isAnyKey ? "AnyHashable" : arguments[0], arguments[1])
        default: return nil
        }
    }

    private func optionality(_ nullability: Nullability) -> SwiftType.Optionality {
        switch nullability {
        case .unspecified, .implicitlyUnwrapped: .implicit
        case .nonnull: .required
        case .nullable: .optional
        }
    }

    private func swift(_ type: TypeName.Named, _ owner: String) -> SwiftType {
        let base = swiftBase(type, owner)
        switch type.nullability {
        case .unspecified, .nonnull: return SwiftType(base)
        case .nullable: return SwiftType(base, .optional)
        case .implicitlyUnwrapped: return SwiftType(base, .implicit)
        }
    }

    private func swiftBase(_ type: TypeName.Named, _ owner: String) -> SwiftTypeName {
        let arguments = type.arguments.map { self.type($0, language: .swift, owner: owner).nestedTypeName }
        switch (type.name, arguments.count) {
        case ("Array", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        case ("Self", 0): return .named(owner)
        case ("Error", 0): return .error
        case (let name, 0) where protocols.contains(name) || name == "NSObjectProtocol": return .any([.named(name)])
        case (let name, 0) where FoundationTypes.numbers[name] != nil: return .named(FoundationTypes.numbers[name] ?? name)
        case (let name, 0) where name.hasPrefix("("): return tuple(name, owner) ?? .named(name)
        default: return compound(type.name) ?? .named(PlatformFrameworks.flat(type.name), arguments)
        }
    }

    private func tuple(_ name: String, _ owner: String) -> SwiftTypeName? {
        TupleType(name).map { found in
            .tuple(found.elements.map { .init($0.label, type($0.declared, language: .swift, owner: owner).nestedTypeName) })
        }
    }

    /// `any A & B` and `some A & B`, which the reader hands over as one name.
    private func compound(_ name: String) -> SwiftTypeName? {
        let words = name.split(separator: " ").map(String.init)
        guard let first = words.first, words.count > 1 else { return nil }
        let protocols = words.dropFirst().filter { $0 != "&" }.map { SwiftTypeName.named($0) }
        return first == "any" ? .any(protocols) : first == "some" ? .some(protocols) : nil
    }

    private func closure(_ function: TypeName.Function, _ language: Language, _ owner: String) -> SwiftType {
        let parameters = function.parameters.map { parameter -> SwiftTypeName in
            let given = type(parameter.type, language: language, owner: owner).nestedTypeName
            return parameter.isInOut ? .inout(given) : given
        }
        let result = type(function.result, language: language, owner: owner).nestedTypeName
        let given: SwiftType.Optionality =
            language == .swift && function.nullability == .unspecified ? .required : optionality(function.nullability)
        let effects = Effects(function.isAsync ? [.waiting] : []).union(function.isThrowing ? [.throwing] : [])
        let attributes = (function.isOnMainActor ? ["@MainActor"] : []) + (function.isSendable ? ["@Sendable"] : [])
        let shown = SwiftTypeName.Function(
            attributes: attributes, parameters == [.void] ? [] : parameters, effects: effects,
            result: result)
        return SwiftType(.function(shown), given)
    }
}
