package import Declarations
package import SourceText

/// A declaration that is no fact, since no spec can state its kind: a subscript, an operator, an associated type. Not recorded as evidence.
package struct FurtherPlace: Sendable {
    package var declaration: FurtherDeclaration
    package var owner: String?
    package var span: Span
}
