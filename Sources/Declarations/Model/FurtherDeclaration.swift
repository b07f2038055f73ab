package import SourceText

/// A declaration of Swift's that is no member in any spec: it is read, so that whoever drafts a spec can be told of it.
package struct FurtherDeclaration: Sendable {
    package enum Kind: String, Sendable { case `operator`, associatedType }

    package var kind: Kind
    /// `==(_:_:)`, `Element`.
    package var name: String
    package var nameSpan: Span
    /// Followed by a body in braces.
    package var hasBody: Bool

    package init(kind: Kind, name: String, nameSpan: Span, hasBody: Bool) {
        self.kind = kind
        self.name = name
        self.nameSpan = nameSpan
        self.hasBody = hasBody
    }
}
