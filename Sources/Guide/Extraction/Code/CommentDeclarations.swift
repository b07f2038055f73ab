import Declarations
import SourceText

/// Enums that a sample shows in a comment, to say what the values in its code can be.
enum CommentDeclarations {
    private static let openings = ["typedef NS_ENUM", "typedef NS_OPTIONS", "typedef enum"]

    /// Only whole enums: other code in a comment is code that somebody took out.
    static func enums(in text: String) -> [Declaration] {
        guard text.has("/*"), openings.contains(where: { text.has($0) }) else { return [] }
        let bytes = Array(text.utf8)
        var found: [Declaration] = []
        var index = 0
        while let open = bytes[index...].firstRange(of: Array("/*".utf8)) {
            let close = bytes[open.upperBound...].firstRange(of: Array("*/".utf8))?.lowerBound ?? bytes.count
            let inner = Array(bytes[open.upperBound..<close])
            found += ObjectiveCParser.declarations(in: inner, baseOffset: open.upperBound).filter(isWholeEnum)
            index = min(bytes.count, close + 2)
        }
        return found
    }

    private static func isWholeEnum(_ declaration: Declaration) -> Bool {
        guard case .enumeration(let enumeration) = declaration.kind else { return false }
        return !enumeration.name.isEmpty && enumeration.cases.count > 1 && declaration.defects.isEmpty
    }
}
