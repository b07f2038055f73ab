/// `report: handler` with `as:` — what an app's block is asked that answers a value, or throws.
package struct BlockQuestion: Sendable {
    package var handler: Located<String>
    /// Whether the object holds it, in a property or a list; else it is one of the method's.
    package var isHeld: Bool
    package var arguments: [Argument]
    /// Whether it is called there and then, and changes what it is handed: that is the answer.
    package var isAtOnce = false
    /// Which of several that an object keeps: the one that was added under that text.
    package var key: Expression?
    /// The name of the answer. That may be missing: where the app has given no block, there is none.
    package var result: String?

    package var expressions: [Expression] { arguments.map(\.value) + [key].compactMap { $0 } }
}
