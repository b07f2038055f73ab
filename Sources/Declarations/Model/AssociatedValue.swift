package import SourceText

/// One of the values that a case of a Swift enum holds: `receipt: Receipt`, `_ receipt: Receipt` or `Receipt`.
package struct AssociatedValue: Sendable {
    /// What stands in front of the value where a case is made; nil where nothing does.
    package var label: String?
    /// What the declaration calls it, where that is not its label.
    package var ownName: String?
    package var type: TypeName
    package var span: Span
    /// What stands behind `=`: the case may be made without the value. Without a literal if it is none.
    package var standard: Default?

    package struct Default: Sendable {
        package var literal: MethodDeclaration.Parameter.Literal?
    }

    package init(label: String?, ownName: String? = nil, type: TypeName, span: Span, standard: Default? = nil) {
        self.label = label
        self.ownName = ownName
        self.type = type
        self.span = span
        self.standard = standard
    }

    /// The name that its declaration gives it.
    package var writtenName: String? { ownName ?? label }

    /// As Swift spells it.
    package var spelling: String {
        let type = type.spelling(in: .swift) + (standard?.literal.map { " = \($0.spelling)" } ?? "")
        guard let ownName else { return label.map { "\($0): \(type)" } ?? type }
        return "\(label ?? "_") \(ownName): \(type)"
    }

    /// The value with the spec's names for types in the place of others.
    package func resolving(_ aliases: [String: TypeName]) -> AssociatedValue {
        AssociatedValue(label: label, ownName: ownName, type: type.resolving(aliases), span: span, standard: standard)
    }

    package var withoutLibrary: AssociatedValue {
        AssociatedValue(label: label, ownName: ownName, type: type.withoutLibrary, span: span, standard: standard)
    }
}
