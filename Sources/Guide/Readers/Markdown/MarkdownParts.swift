import SourceText

/// Where a long file of Markdown may be cut, so that cmark-gfm reads parts that stay in the processor's cache: it is three times as fast on them
/// as on a tree of fifty megabytes, and a part's tree is gone before the next is made.
struct MarkdownParts {
    /// Lines that cmark reads at once, counted from 0, with the line that the part behind begins with.
    struct Part {
        var lines: Range<Int>
        var bytes: Range<Int>
        /// The line behind the part, nil for the last.
        var next: Int?
    }

    /// Small enough for a cache, and large enough that a part's own costs do not tell.
    static let size = 64 * 1024

    private let bytes: UnsafeBufferPointer<UInt8>
    private let lineStarts: [Int]
    private let base: Int

    /// - Parameters:
    ///   - lineStarts: where each line of `bytes` starts in the file
    ///   - base: where `bytes` start in the file
    init(_ bytes: UnsafeBufferPointer<UInt8>, lineStarts: [Int], base: Int) {
        (self.bytes, self.lineStarts, self.base) = (bytes, lineStarts, base)
    }

    /// A file is read as a whole where it is short, or holds what may define links for all of it.
    var isWorthwhile: Bool { bytes.count > 2 * Self.size && !definesLinks }

    /// The part from a line on that is at least as long as asked for, unless the file ends before.
    func part(from line: Int, size: Int) -> Part {
        guard let next = candidate(from: offset(line) + size) else {
            return Part(lines: line..<lineStarts.count, bytes: offset(line)..<bytes.count, next: nil)
        }
        return Part(lines: line..<next, bytes: offset(line)..<offset(next + 1), next: next)
    }

    private func offset(_ line: Int) -> Int { line < lineStarts.count ? lineStarts[line] - base : bytes.count }

    /// The first line from an offset on that can begin a block of the document itself: a heading, or a line of text behind a blank one.
    /// Whether it does, only cmark knows: the line may stand in code or in a comment.
    private func candidate(from offset: Int) -> Int? {
        let line = lineStarts.partitioningIndex { $0 - base >= offset }
        return lineStarts.indices[line...].first { $0 > 0 && canBegin($0) }
    }

    private func canBegin(_ line: Int) -> Bool {
        guard let first = bytes[offset(line)..<offset(line + 1)].first else { return false }
        return first == UInt8(ascii: "#") || ((first.isASCIILetter || first >= 0x80) && isBlank(line - 1))
    }

    private func isBlank(_ line: Int) -> Bool { bytes[offset(line)..<offset(line + 1)].allSatisfy(\.isASCIIBlank) }
}

// MARK: - Links

extension MarkdownParts {
    /// Whether a line may end a `[label]: address`, which links anywhere in the file can name. A label may begin on an earlier line.
    private var definesLinks: Bool {
        var index = 0
        while let close = bytes[index...].firstIndex(of: UInt8(ascii: "]")) {
            index = close + 1
            if index < bytes.count, bytes[index] == UInt8(ascii: ":"), endsLabel(close) { return true }
        }
        return false
    }

    private func endsLabel(_ close: Int) -> Bool {
        for index in line(before: close) where bytes[index] == UInt8(ascii: "]") || bytes[index] == UInt8(ascii: "[") {
            guard index == 0 || bytes[index - 1] != UInt8(ascii: "\\") else { continue }
            return bytes[index] == UInt8(ascii: "[") && line(before: index).allSatisfy { isMark(bytes[$0]) }
        }
        return true
    }

    /// The places in a line before one, the nearest first.
    private func line(before place: Int) -> some Sequence<Int> {
        (0..<place).reversed().lazy.prefix { bytes[$0] != 0x0A && bytes[$0] != 0x0D }
    }

    /// What may stand before a definition: marks of quotes and lists.
    private func isMark(_ byte: UInt8) -> Bool { byte.isASCIIBlank || Array(">*+-0123456789.)".utf8).contains(byte) }
}
