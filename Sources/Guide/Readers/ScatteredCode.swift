import SourceText

/// Code whose lines the page has made paragraphs and items of: a comment from `/*` to `*/` with the method below it, an enum from its brace
/// to the last. Such lines become a listing again.
enum ScatteredCode {
    static func asListings(_ blocks: [Block]) -> [Block] {
        guard blocks.contains(where: { text($0).map { opensComment($0) || opensEnum($0) } == true }) else { return blocks }
        var result: [Block] = []
        var index = 0
        while index < blocks.count {
            if let end = endOfMethod(blocks, index) ?? endOfEnum(blocks, index) {
                result.append(listing(blocks[index..<end]))
                index = end
            } else {
                result.append(blocks[index])
                index += 1
            }
        }
        return result
    }

    private static let longest = 200

    // MARK: - What belongs together

    /// Behind the method that a comment stands above.
    private static func endOfMethod(_ blocks: [Block], _ start: Int) -> Int? {
        guard let first = text(blocks[start]), opensComment(first) else { return nil }
        let close = blocks[start...].prefix(longest).firstIndex { text($0).map { $0.hasSuffix("*/") } ?? true }
        guard let close, text(blocks[close]) != nil, close + 1 < blocks.count, let method = text(blocks[close + 1]),
            first == "/*" ? isForeignMethod(method) : isMethod(method)
        else { return nil }
        return close + 2
    }

    /// Behind the brace that closes an enum.
    private static func endOfEnum(_ blocks: [Block], _ start: Int) -> Int? {
        guard let first = text(blocks[start]), opensEnum(first) else { return nil }
        let close = blocks[start...].dropFirst().prefix(longest).firstIndex { text($0).map { $0.hasPrefix("}") || $0.has("{") } ?? true }
        guard let close, let last = text(blocks[close]), last.hasPrefix("}"), close > start + 1 else { return nil }
        return close + 1
    }

    private static func opensComment(_ text: String) -> Bool { ["/*", "/**", "/*!"].contains(text) }

    private static func opensEnum(_ text: String) -> Bool {
        guard text.hasSuffix("{") else { return false }
        return ["typedef NS_ENUM", "typedef NS_OPTIONS", "typedef NS_CLOSED_ENUM", "typedef NS_ERROR_ENUM", "typedef enum", "enum "]
            .contains(
                where: text.hasPrefix)
    }

    /// `- (void)open:(NSString *)key;`, with a sign or without it: a page takes the sign for the mark of an item.
    private static func isMethod(_ text: String) -> Bool {
        let unsigned = text.drop { $0 == "-" || $0 == "+" || $0 == " " }
        return unsigned.hasPrefix("(") && unsigned.hasSuffix(";") && !unsigned.has("{") && !unsigned.has("\n")
    }

    /// `void doorOpened (string key)`, as languages declare it that have no signs.
    private static func isForeignMethod(_ text: String) -> Bool {
        guard text.hasSuffix(")") || text.hasSuffix(");"), !text.has("{"), !text.has("\n") else { return false }
        let found = ForeignDeclarations(text).all
        return found.count == 1 && found[0].kind == .method
    }

    private static func text(_ block: Block) -> String? { block.text?.characters }

    // MARK: - The listing

    private static func listing(_ blocks: ArraySlice<Block>) -> Block {
        var builder = TextBuilder(.kept)
        for block in blocks {
            guard let text = block.text else { continue }
            builder.ensureBreak(at: block.span.start)
            // The sign that has become the mark of the item.
            if text.characters.hasPrefix("(") { builder.append("- ".utf8, for: Span(block.span.start, block.span.start)) }
            builder.append(text)
        }
        let span = blocks.dropFirst().reduce(blocks.first?.span ?? Span(0, 0)) { $0.union($1.span) }
        let isForeign = blocks.last.flatMap(text).map(isForeignMethod) == true
        return Block(.code(builder.take(), language: isForeign ? "csharp" : "objective-c"), span: span)
    }
}

extension Block {
    /// The text of a paragraph or an item.
    fileprivate var text: Text? {
        switch kind {
        case .paragraph(let text), .item(_, let text): text
        case .heading, .code, .table: nil
        }
    }
}
