package import SourceText

/// A header's text with what only the preprocessor reads blanked out, byte for byte, so that all places stay what they were.
///
/// Conditions are not decided: what stands in any branch of an `#if` is declared for somebody. Macros that only wrap a declaration stay where
/// they are, for the parser passes over them.
package struct HeaderText: Sendable {
    package let bytes: [UInt8]
    /// Between `NS_ASSUME_NONNULL_BEGIN` and `_END`, in ascending order.
    package let nonnullRegions: [Span]

    package init(_ bytes: [UInt8]) {
        var scan = HeaderScan(bytes: bytes)
        scan.run()
        self.bytes = scan.bytes
        nonnullRegions = scan.regions
    }

    package func isNonnull(_ offset: Int) -> Bool {
        nonnullRegions.contains { $0.start <= offset && offset < $0.end }
    }
}

/// One pass over the lines of a header.
private struct HeaderScan {
    var bytes: [UInt8]
    var regions: [Span] = []
    private var regionStart: Int?
    private var isInComment = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func run() {
        var start = 0
        while start < bytes.count {
            let end = endOfLogicalLine(from: start)
            read(Span(start, end))
            start = end + 1
        }
        if let regionStart { regions.append(Span(regionStart, bytes.count)) }
    }

    /// A line that ends with a backslash goes on, if it is the preprocessor's.
    private func endOfLogicalLine(from start: Int) -> Int {
        var end = endOfLine(from: start)
        guard !isInComment, firstByte(from: start, to: end) == .ascii("#") else { return end }
        while end < bytes.count, lastByte(before: end, from: start) == .ascii("\\") { end = endOfLine(from: end + 1) }
        return end
    }

    private func endOfLine(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        return end
    }

    private func firstByte(from start: Int, to end: Int) -> UInt8? {
        bytes[start..<max(start, end)].first { !$0.isBlank }
    }

    private func lastByte(before end: Int, from start: Int) -> UInt8? {
        bytes[start..<end].last { $0 != 0x0D }
    }

    private mutating func read(_ line: Span) {
        let wasInComment = isInComment
        isInComment = leavesCommentOpen(line)
        guard !wasInComment else { return }
        if firstByte(from: line.start, to: line.end) == .ascii("#") {
            readDirective(line)
        } else {
            readMarks(line)
        }
    }

    private func leavesCommentOpen(_ line: Span) -> Bool {
        var isOpen = isInComment
        var isString = false
        var index = line.start
        while index < line.end {
            let (byte, next) = (bytes[index], index + 1 < line.end ? bytes[index + 1] : 0)
            if isOpen {
                if byte == .ascii("*"), next == .ascii("/") { (isOpen, index) = (false, index + 1) }
            } else if isString {
                if byte == .ascii("\\") { index += 1 } else if byte == .ascii("\"") { isString = false }
            } else if byte == .ascii("/"), next == .ascii("/") {
                return false
            } else if byte == .ascii("/"), next == .ascii("*") {
                (isOpen, index) = (true, index + 1)
            } else if byte == .ascii("\"") {
                isString = true
            }
            index += 1
        }
        return isOpen
    }

    /// Only a `#define` that gives a name a value on one line says something of the API.
    private mutating func readDirective(_ line: Span) {
        let text = String(decoding: bytes[line.start..<line.end], as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace)
        let isPragma = words.first == "#pragma" && words.dropFirst().starts(with: ["clang", "assume_nonnull"])
        if isPragma { mark(isBegin: words.last == "begin", at: line) }
        if !text.contains("\n"), Self.givesValue(words) { return }
        blank(line)
    }

    /// `#define NAME value`: not a guard, which has no value, not a macro with parameters, and not one that stands for a piece of code.
    private static func givesValue(_ words: [Substring]) -> Bool {
        guard words.first == "#define", words.count > 2, words[1].utf8.allSatisfy(\.isIdentifierPart) else { return false }
        return MacroValue.isValue(words[2...].joined(separator: " "))
    }

    /// `NS_ASSUME_NONNULL_BEGIN`, and `AB_ASSUME_NONNULL_BEGIN` of an SDK that gives the platform's macro a name of its own.
    private static func mark(_ word: String) -> Bool? {
        let endings = ["_ASSUME_NONNULL_", "_HEADER_AUDIT_"]
        if endings.contains(where: { word.hasSuffix($0 + "BEGIN") }) { return true }
        return endings.contains { word.hasSuffix($0 + "END") } ? false : nil
    }

    private mutating func readMarks(_ line: Span) {
        let content = bytes[line.start..<line.end]
        guard let first = content.firstIndex(where: { !$0.isBlank }) else { return }
        let word = String(decoding: content[first...].prefix(while: \.isIdentifierPart), as: UTF8.self)
        if word == "typedef", isLanguageType(content) { return blank(line) }
        guard word.hasSuffix("_BEGIN") || word.hasSuffix("_END"), let isBegin = Self.mark(word) else { return }
        mark(isBegin: isBegin, at: line)
        let wordEnd = first + word.utf8.count
        let hasArgument = word.contains("_HEADER_AUDIT_")
        blank(Span(first, hasArgument ? line.end : wordEnd))
    }

    /// `typedef float swift_float2 __attribute__((__ext_vector_type__(2)));`: what the compiler writes in front of every header that it
    /// makes of Swift. `char16_t` and the vectors are the language's.
    private func isLanguageType(_ line: ArraySlice<UInt8>) -> Bool {
        let words = line.split { !$0.isIdentifierPart }.map { String(decoding: $0, as: UTF8.self) }
        return words.contains("__ext_vector_type__") || ["char8_t", "char16_t", "char32_t"].contains(words.last)
    }

    private mutating func mark(isBegin: Bool, at line: Span) {
        if isBegin {
            regionStart = regionStart ?? line.end
        } else if let start = regionStart {
            regions.append(Span(start, line.start))
            regionStart = nil
        }
    }

    private mutating func blank(_ span: Span) {
        for index in span.start..<span.end where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
    }
}
