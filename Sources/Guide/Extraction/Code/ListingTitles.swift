import Declarations

/// A line of its own before a listing that says what the listing is written in: "Swift", "Objective-C:".
enum ListingTitles {
    /// Titles tell only where neither the listing nor its shape does: below "Swift" an app's settings may follow.
    static func language(before index: Int, in blocks: [Block]) -> CodeLanguage? {
        guard index > 0, let title = text(of: blocks[index - 1].kind) else { return nil }
        let word = title.lowercased().filter { !$0.isWhitespace && $0 != ":" && $0 != "：" }
        switch word {
        case "swift": return .known(.swift)
        case "objective-c", "objectivec", "objc", "obj-c": return .known(.objectiveC)
        default: return nil
        }
    }

    /// A title is short; sentences are not asked.
    private static func text(of kind: Block.Kind) -> String? {
        switch kind {
        case .paragraph(let text), .heading(_, let text), .item(_, let text):
            text.characters.utf8.count <= 16 ? text.characters : nil
        case .code, .table: nil
        }
    }
}
