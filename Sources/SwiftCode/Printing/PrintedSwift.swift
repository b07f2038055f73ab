/// Swift as it was printed. It can be compared, kept as a file and shown to people, and that is all: whoever wants to know something of code
/// asks the tree. `Scripts/check-layers` holds who may keep and who may show it.
package struct PrintedSwift: Hashable, Sendable {
    let text: String

    /// What a file of it holds.
    package var fileBytes: [UInt8] { Array(text.utf8) }

    /// For a page that people read: without the line break at its end.
    package var shownText: String { String(text.dropLast()) }
}
