extension TypeName: CustomStringConvertible {
    /// The normalised Objective-C spelling.
    package var description: String { spelling(in: .objectiveC) }

    /// The normalised spelling: one blank before stars, nullability behind the type (`NSString * _Nullable`) or as a mark (`String?`).
    package func spelling(in language: Language) -> String {
        switch (self, language) {
        case (.named(let type), .objectiveC): type.objectiveCSpelling
        case (.function(let type), .objectiveC): type.objectiveCSpelling
        case (.named(let type), .swift): type.swiftSpelling
        case (.function(let type), .swift): type.swiftSpelling(\.swiftType)
        }
    }

    /// The same; of a block of Swift with the names of what it is given, which say what that is, and change no type.
    package func spellingWithNames(in language: Language) -> String {
        if case (.function(let block), .swift) = (self, language) { return block.swiftSpelling(\.swiftSpelling) }
        return spelling(in: language)
    }

    package var nullability: Nullability {
        get {
            switch self {
            case .named(let type): type.nullability
            case .function(let type): type.nullability
            }
        }
        set {
            switch self {
            case .named(var type):
                type.nullability = newValue
                self = .named(type)
            case .function(var type):
                type.nullability = newValue
                self = .function(type)
            }
        }
    }

    /// The type without what it says about `nil`, at the outermost level only.
    package var withoutNullability: TypeName {
        var copy = self
        copy.nullability = .unspecified
        return copy
    }

    /// The name of a type that has one; nil for blocks.
    package var name: String? {
        guard case .named(let type) = self else { return nil }
        return type.name
    }
}

extension Nullability {
    /// The qualifier that Objective-C writes behind a type, or nothing.
    fileprivate var qualifier: String? {
        switch self {
        case .unspecified: nil
        case .nonnull: "_Nonnull"
        case .nullable: "_Nullable"
        case .implicitlyUnwrapped: "_Null_unspecified"
        }
    }

    fileprivate var mark: String {
        switch self {
        case .unspecified, .nonnull: ""
        case .nullable: "?"
        case .implicitlyUnwrapped: "!"
        }
    }
}

extension TypeName.Named {
    fileprivate var objectiveCSpelling: String {
        var text = name
        if !protocols.isEmpty { text += "<\(protocols.joined(separator: ", "))>" }
        if !arguments.isEmpty { text += "<\(arguments.map(\.description).joined(separator: ", "))>" }
        if pointerDepth > 0 { text += " " + String(repeating: "*", count: pointerDepth) }
        if let qualifier = nullability.qualifier { text += " " + qualifier }
        return text
    }

    fileprivate var swiftSpelling: String {
        let spelled = arguments.map { $0.spelling(in: .swift) }
        let text: String
        switch (name, spelled.count) {
        case ("Array", 1): text = "[\(spelled[0])]"
        case ("Dictionary", 2): text = "[\(spelled[0]): \(spelled[1])]"
        case (_, 0): text = name
        default: text = "\(name)<\(spelled.joined(separator: ", "))>"
        }
        let isCompound = text.hasPrefix("any ") || text.hasPrefix("some ")
        return isCompound && !nullability.mark.isEmpty ? "(\(text))\(nullability.mark)" : text + nullability.mark
    }
}

extension TypeName.Function {
    fileprivate var objectiveCSpelling: String {
        let list = parameters.map { $0.objectiveCSpelling }.joined(separator: ", ")
        let caret = nullability.qualifier.map { "^ \($0)" } ?? "^"
        return "\(result.description) (\(caret))(\(list))"
    }

    fileprivate func swiftSpelling(_ parameter: (TypeName.Parameter) -> String) -> String {
        let list = parameters.map(parameter).joined(separator: ", ")
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        let text = "(\(list))\(effects) -> \(result.spelling(in: .swift))"
        return nullability.mark.isEmpty ? text : "(\(text))\(nullability.mark)"
    }
}

extension TypeName.Parameter {
    fileprivate var swiftType: String { (isInOut ? "inout " : "") + type.spelling(in: .swift) }
    fileprivate var swiftSpelling: String { (name.map { "_ \($0): " } ?? "") + swiftType }

    fileprivate var objectiveCSpelling: String {
        let spelled = type.description
        guard let name else { return spelled }
        return spelled.hasSuffix("*") ? spelled + name : "\(spelled) \(name)"
    }
}
