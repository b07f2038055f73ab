/// `errorCode:` — a handler that is given a number instead of an error.
package struct ErrorCode: Sendable {
    /// The block's parameter.
    package var parameter: Located<String>
    /// The enum of errors whose codes these are.
    package var enumeration: Located<String>
    /// What it is when nothing went wrong.
    package var none: Int
    /// Whether the block is given the error itself, of the one type that it can be told of, rather than its code.
    package var isWhole = false
    /// Whether that type is a class that wraps any error (`enumeration` is its name).
    package var isWrapped = false
}
