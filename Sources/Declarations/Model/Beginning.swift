/// What a stored property of Swift begins with, as its declaration says it.
package struct Beginning: Hashable, Sendable {
    package typealias Literal = MethodDeclaration.Parameter.Literal

    /// On one line.
    package var text: String
    /// Where it stands for itself, of the type that is written or that it tells.
    package var literal: Literal?
    /// `Meta` of `Meta(count: 3)`, `.open` of `.open("x")`.
    package var maker: String?
    /// What that is given; nil where some of it does not stand for itself.
    package var arguments: [Argument]?
    package var keyword: Keyword

    /// `count: 3`; without a label where none is written.
    package struct Argument: Hashable, Sendable {
        package var label: String
        package var value: Literal

        package init(label: String, value: Literal) { (self.label, self.value) = (label, value) }
    }

    /// Who may set it later.
    package enum Keyword: Hashable, Sendable {
        /// `let`
        case constant
        /// `var`
        case variable
        /// `private(set) var`, `internal(set) var`
        case ownVariable
    }

    package init(
        text: String, literal: Literal? = nil, maker: String? = nil, arguments: [Argument]? = nil, keyword: Keyword
    ) {
        self.text = text
        self.literal = literal
        self.maker = maker
        self.arguments = arguments
        self.keyword = keyword
    }
}
