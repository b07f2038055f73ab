extension Topic {
    /// What a table under such an announcement lists.
    func kind(in shape: TableShape) -> Fact.Kind? {
        switch self {
        case .parameters, .request, .response, .result: .parameter
        case .headers: .header
        case .errors: shape.codeIndex == nil && shape.nameIndex != nil ? nil : .error
        case .properties: .property
        case .constants: shape.codeIndex == nil ? .constant : nil
        case .cases: shape.codeIndex == nil && !shape.roles.contains(.type) ? .case : nil
        // What has a type and must be given, or else has a default, is given in code; a property list has no such choice.
        case .settings: shape.roles.contains(.type) && shape.roles.contains(.required) ? .property : .key
        case .methods, .callbacks, .types, .sample, .description, .joint: nil
        }
    }

    var strength: Double {
        switch self {
        case .headers: 1.5
        case .errors, .properties: 1.25
        case .parameters: 1
        case .request, .response, .constants: 0.6
        case .result, .cases, .settings: 0.3
        case .methods, .callbacks, .types, .sample, .description, .joint: 0
        }
    }
}
