package import Declarations
internal import Spec
package import SwiftCode

extension TypeMapping {
    /// What a parameter's type says when names are shortened, and whether Swift gives the parameter a default value.
    package func omission(_ name: TypeName, parameter: String, isSetter: Bool = false, isBaseName: Bool = false) -> OmissionType {
        switch name {
        case .function(let function):
            return OmissionType("Block", isFunction: true, hasDefault: function.nullability == .nullable && !isSetter)
        case .named(let type):
            var result = omission(type)
            result.hasDefault = !isSetter && defaultValue(of: name, label: parameter, isBaseName: isBaseName) != nil
            return result
        }
    }

    /// The default value that the importer gives a parameter: nil for a handler that may be missing, `[]` for options, `[:]` for a
    /// dictionary of options.
    ///
    /// - Parameters:
    ///   - label: the argument's label; where it has none, the method's name, of which only the end counts.
    ///   - isBaseName: whether `label` is the method's name.
    ///   - isLast: only the last parameter's handler has a default.
    package func defaultValue(of name: TypeName, label: String, isBaseName: Bool = false, isLast: Bool = true) -> SwiftExpression? {
        switch name {
        case .function(let function): return function.nullability == .nullable && isLast ? .null : nil
        case .named(let type):
            if optionSets.contains(type.name), CamelCase.words(of: type.name).contains("Options") { return .array([]) }
            guard type.name == "NSDictionary" else { return nil }
            guard Self.namesOptions(label, isBaseName: isBaseName) else { return nil }
            return type.nullability == .nullable ? .null : .dictionary([])
        }
    }

    /// Whether words say that a dictionary holds options: anywhere in a label, at the end of a method's name.
    private static func namesOptions(_ label: String, isBaseName: Bool) -> Bool {
        let words = CamelCase.words(of: label).map { $0.lowercased() }
        if words.suffix(2) == ["user", "info"] { return true }
        let found = isBaseName ? words.suffix(1) : words[...]
        return found.contains("options") || found.contains("attributes") || !isBaseName && words.adjacent("user", "info")
    }

    private func omission(_ type: TypeName.Named) -> OmissionType {
        if type.pointerDepth == 0, let scalar = FoundationTypes.scalars[type.name] {
            return OmissionType(scalar == "Void" ? "" : scalar, isBoolean: scalar == "Bool")
        }
        if type.name == "id" { return OmissionType(type.protocols.count == 1 ? type.protocols[0] : "Object") }
        let element = type.arguments.count == 1 ? type.arguments[0].name ?? "" : ""
        let isBare = ["NSArray", "NSSet", "NSOrderedSet"].contains(type.name) && element.isEmpty
        return OmissionType(type.name, element: isBare ? "Object" : element)
    }
}

extension [String] {
    /// Whether the two stand next to each other, in that order.
    fileprivate func adjacent(_ first: String, _ second: String) -> Bool {
        zip(self, dropFirst()).contains { $0 == first && $1 == second }
    }
}
