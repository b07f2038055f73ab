package import Declarations

/// From an Objective-C or Swift type, as the spec spells it, to the Swift type that apps see.
package struct TypeMapping: Sendable {
    /// The system's enums, classes, and protocols, under the names the spec gives them.
    package var enums: Set<String>
    package var optionSets: Set<String>
    package var protocols: Set<String>

    package init(enums: Set<String> = [], optionSets: Set<String> = [], protocols: Set<String> = []) {
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
        if type.pointerDepth == 0, let scalar = FoundationTypes.scalars[type.name] { return SwiftType(scalar) }
        if type.name == "instancetype" { return SwiftType(owner, optionality(type.nullability)) }
        if type.name == "id" || type.name == "NSObject" && !type.protocols.isEmpty {
            return SwiftType(existential(type.protocols), optionality(type.nullability))
        }
        let isValue = type.pointerDepth == 0
        let base = SwiftType(collection(type, owner) ?? named(type.name))
        return isValue && type.nullability == .unspecified ? base : base.with(optionality(type.nullability))
    }

    private func named(_ name: String) -> String {
        FoundationTypes.bridged[name] ?? FoundationTypes.renamed[name] ?? (protocols.contains(name) ? "any \(name)" : name)
    }

    private func existential(_ names: [String]) -> String {
        names.isEmpty ? "Any" : "any " + names.joined(separator: " & ")
    }

    private func collection(_ type: TypeName.Named, _ owner: String) -> String? {
        let arguments = type.arguments.map { self.type($0, owner: owner).with(.required).spelling }
        switch type.name {
        case "NSArray": return "[\(arguments.first ?? "Any")]"
        case "NSSet": return "Set<\(arguments.first ?? "AnyHashable")>"
        case "NSDictionary":
            guard arguments.count == 2 else { return "[AnyHashable: Any]" }
            return "[\(arguments[0] == "Any" ? "AnyHashable" : arguments[0]): \(arguments[1])]"
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
        var plain = type
        plain.nullability = .unspecified
        var base = TypeName.named(plain).spelling(in: .swift)
        if base == "Self" { base = owner }
        if protocols.contains(base) { base = "any \(base)" }
        if base == "Error" { base = "any Error" }
        switch type.nullability {
        case .unspecified, .nonnull: return SwiftType(base)
        case .nullable: return SwiftType(base, .optional)
        case .implicitlyUnwrapped: return SwiftType(base, .implicit)
        }
    }

    private func closure(_ function: TypeName.Function, _ language: Language, _ owner: String) -> SwiftType {
        let parameters = function.parameters.map { type($0.type, language: language, owner: owner).nestedSpelling }
        let isEmpty = parameters == ["Void"]
        let result = type(function.result, language: language, owner: owner).nestedSpelling
        let base = "(\(isEmpty ? "" : parameters.joined(separator: ", "))) -> \(result)"
        let given: SwiftType.Optionality =
            language == .swift && function.nullability == .unspecified ? .required : optionality(function.nullability)
        return SwiftType(base, given, isFunction: true)
    }
}
