extension TypeName.Named {
    /// What stands in a tuple, which is a name that spells it; nil of any other type.
    package var tupleElements: [TypeName.Parameter]? {
        // Brackets with an arrow behind them are read with all that stands in them.
        guard name.hasPrefix("("), case .function(let function)? = try? SwiftParser.parseType("\(name) -> Void") else { return nil }
        return function.parameters.count > 1 ? function.parameters : nil
    }

    /// The tuple of these elements, spelled as a reader of declarations spells it.
    package static func tuple(_ elements: [TypeName.Parameter]) -> TypeName.Named {
        let spelled = elements.map { ($0.name.map { $0 + ": " } ?? "") + $0.type.spelling(in: .swift) }
        return TypeName.Named("(\(spelled.joined(separator: ", ")))")
    }
}
