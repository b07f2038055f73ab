extension Expression {
    /// The case, whatever it holds, that each value of a list is asked for: a truth about that value, and none itself.
    package var askedCase: (enumeration: String, name: String)? {
        guard type == .boolean else { return nil }
        return plainCase
    }

    /// A case of an enum whose cases hold values, without what it holds.
    package var plainCase: (enumeration: String, name: String)? {
        guard case .filledCase(let enumeration, let name, let arguments) = kind, arguments.isEmpty else { return nil }
        return (enumeration, name)
    }
}

extension ScenarioVerb {
    /// What the app was given is compared with these.
    package var heardValues: [Expression] {
        switch self {
        case .notified(_, _, let arguments, _), .reported(_, _, _, let arguments, _), .posted(_, let arguments, _): arguments.map(\.value)
        default: []
        }
    }
}

extension Expression {
    /// Whether it is the same wherever it stands: a literal, or a list of such.
    var isWrittenOut: Bool {
        switch kind {
        case .string, .integer, .number, .boolean, .enumCase, .duration: true
        case .list(let items): items.allSatisfy(\.isWrittenOut)
        default: false
        }
    }
}
