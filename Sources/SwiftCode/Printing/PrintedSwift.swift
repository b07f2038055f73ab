/// Swift as it was printed. It can be compared, kept as a file and shown to people, and that is all: whoever wants to know something of code
/// asks the tree. `Scripts/check-layers` holds who may keep and who may show it.
package struct PrintedSwift: Hashable, Sendable {
    /// What a file of it holds: the bytes alone are kept, of whole modules at a time.
    package let fileBytes: [UInt8]

    init(text: String) { fileBytes = Array(text.utf8) }

    var text: String { String(decoding: fileBytes, as: UTF8.self) }

    /// For a page that people read: without the line break at its end.
    package var shownText: String { String(text.dropLast()) }
}
