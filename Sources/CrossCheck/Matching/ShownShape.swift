import Guide
import SourceText

/// What JSON is around and behind a member that a document shows, by the text itself: facts tell no list from an object.
struct ShownShape {
    private let bytes: [UInt8]
    private let span: Span

    init(_ place: Place) { (bytes, span) = (place.file.bytes, place.span) }

    /// Of the first member of a body: whether the body is a list of objects; nil where that is not to be seen.
    var isInList: Bool? {
        guard let quote = before(span.start), quote.byte == UInt8(ascii: "\""), let brace = before(quote.index),
            brace.byte == UInt8(ascii: "{")
        else { return nil }
        guard let outer = before(brace.index) else { return false }
        // A comma or a colon: there is more of the body before.
        if [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "(")].contains(outer.byte) { return nil }
        guard outer.byte == UInt8(ascii: "[") else { return false }
        return before(outer.index).map { ![UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "]")].contains($0.byte) } ?? true
    }

    /// Of a member that is a list: what its first item is; nil for an empty list, and for anything else.
    var firstItem: TravellingKind? {
        guard let quote = behind(span.end), quote.byte == UInt8(ascii: "\""), let colon = behind(quote.index + 1),
            colon.byte == UInt8(ascii: ":"), let bracket = behind(colon.index + 1), bracket.byte == UInt8(ascii: "["),
            let item = behind(bracket.index + 1)
        else { return nil }
        switch item.byte {
        case UInt8(ascii: "\""): return .text
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .list
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return .number
        default: return nil
        }
    }

    /// Whether a member is `null`.
    var isNull: Bool {
        guard let quote = behind(span.end), quote.byte == UInt8(ascii: "\""), let colon = behind(quote.index + 1),
            colon.byte == UInt8(ascii: ":"), let value = behind(colon.index + 1)
        else { return false }
        let word = bytes[value.index...].prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
        return word.elementsEqual("null".utf8)
    }

    /// The next byte that is no blank.
    private func before(_ index: Int) -> (index: Int, byte: UInt8)? {
        var index = index - 1
        while index >= 0, bytes[index] <= 0x20 { index -= 1 }
        return index < 0 ? nil : (index, bytes[index])
    }

    private func behind(_ index: Int) -> (index: Int, byte: UInt8)? {
        var index = index
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        return index < bytes.count ? (index, bytes[index]) : nil
    }
}
