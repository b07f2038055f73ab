import Guide
import SourceText

/// The text around a fact, for what only the place of a use tells: what its value is given to, which type a variable has.
struct GuideText {
    private let file: SourceFile
    private let isMarkup: Bool

    init(_ sheet: FactSheet) {
        file = sheet.file
        isMarkup = sheet.format == .html
    }

    func text(_ span: Span) -> String { plain(file.bytes[clamped(span.start)..<clamped(max(span.start, span.end))]) }

    /// What stands before a place, at most so many bytes.
    func before(_ span: Span, limit: Int = 200) -> String { plain(file.bytes[max(0, clamped(span.start) - limit)..<clamped(span.start)]) }

    func after(_ span: Span, limit: Int = 80) -> String {
        plain(file.bytes[clamped(span.end)..<min(file.bytes.count, clamped(span.end) + limit)])
    }

    private func clamped(_ offset: Int) -> Int { min(max(0, offset), file.bytes.count) }

    private func plain(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard isMarkup else { return text }
        var result = text
        for (entity, character) in [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&#39;", "'"), ("&amp;", "&")] {
            result = result.replacing(entity, with: character)
        }
        return result
    }
}

extension StringProtocol {
    /// The identifier that the text ends with.
    var lastIdentifier: String { String(reversed().prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }.reversed()) }
}
