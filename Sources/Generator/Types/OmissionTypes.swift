package import Declarations

extension TypeMapping {
    /// What a parameter's type says when names are shortened, and whether Swift gives the parameter a default value.
    package func omission(_ name: TypeName, parameter: String, isSetter: Bool = false) -> OmissionType {
        switch name {
        case .function(let function):
            return OmissionType("Block", isFunction: true, hasDefault: function.nullability == .nullable && !isSetter)
        case .named(let type):
            var result = omission(type)
            result.hasDefault = !isSetter && defaultValue(of: name, parameter: parameter) != nil
            return result
        }
    }

    /// The default value that the importer gives a parameter: nil for a handler that may be missing, `[]` for options, `[:]` for a
    /// dictionary of options.
    package func defaultValue(of name: TypeName, parameter: String) -> String? {
        switch name {
        case .function(let function): return function.nullability == .nullable ? "nil" : nil
        case .named(let type):
            if optionSets.contains(type.name), CamelCase.words(of: type.name).contains("Options") { return "[]" }
            guard type.name == "NSDictionary" else { return nil }
            let words = CamelCase.words(of: parameter).map { $0.lowercased() }
            let isOptions = words.contains("options") || words.contains("attributes") || words.suffix(2) == ["user", "info"]
            guard isOptions else { return nil }
            return type.nullability == .nullable ? "nil" : "[:]"
        }
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
