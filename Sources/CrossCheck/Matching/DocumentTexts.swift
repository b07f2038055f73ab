import Guide
import SourceText

/// The texts of documents as they are, for what no fact holds: whether a word stands there at all.
struct DocumentTexts: Sendable {
    private let files: [SourceFile]

    init(_ sheets: [FactSheet]) { files = sheets.filter { $0.file.bytes.contains { $0 > 0x20 } }.map(\.file) }

    var isEmpty: Bool { files.isEmpty }

    /// Whether a word stands anywhere, not as a part of a longer one. Markdown may write `_` as `\_`.
    func have(_ word: String) -> Bool {
        let escaped = word.replacing("_", with: "\\_")
        return files.contains { Self.has(word, in: $0.bytes) || escaped != word && Self.has(escaped, in: $0.bytes) }
    }

    /// Whether an address stands anywhere by itself, as what calls begin with: no longer path goes on behind it. A document may leave out its scheme.
    func stateBase(_ address: String) -> Bool {
        guard let colon = address.firstRange(of: "://") else { return false }
        let scheme = Array(address[..<colon.upperBound].utf8)
        let rest = String(address[colon.upperBound...])
        return files.contains { file in
            Self.has(rest, in: file.bytes, where: { Self.isBase($0, $1..<$2, scheme) })
        }
    }

    /// Whether the host of an address is filled in somewhere: `https://{region}.example.com`.
    var haveOpenHosts: Bool {
        files.contains { file in
            Self.has("://", in: file.bytes) { bytes, _, end in
                guard end < bytes.count else { return false }
                let host = bytes[end...].prefix { $0 > 0x20 && ![0x2F, 0x22, 0x27, 0x60, 0x29].contains($0) }
                return host.contains { [0x7B, 0x3C, 0x5B, 0x24].contains($0) }
            }
        }
    }

    private static func isBase(_ bytes: UnsafeBufferPointer<UInt8>, _ found: Range<Int>, _ scheme: [UInt8]) -> Bool {
        let before = bytes[..<found.lowerBound]
        let isWhole = before.suffix(scheme.count).elementsEqual(scheme)
        let isBare = before.last.map { !isPartOfAddress($0) } ?? true
        guard isWhole || isBare else { return false }
        let behind = bytes[found.upperBound...].prefix(2)
        guard let next = behind.first else { return true }
        if next == 0x2F || next == 0x2E { return !(behind.dropFirst().first.map(isPartOfAddress) ?? false) }
        return !isPartOfAddress(next)
    }

    private static func isPartOfAddress(_ byte: UInt8) -> Bool {
        [0x2D, 0x2E, 0x2F, 0x3A, 0x40, 0x5F].contains(byte) || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
    }

    private static func has(_ word: String, in bytes: [UInt8]) -> Bool {
        has(word, in: bytes) { !isPart($0, $1 - 1) && !isPart($0, $2) }
    }

    /// - Parameter fits: of a text, and where the word begins and ends in it.
    private static func has(
        _ word: String, in bytes: [UInt8], where fits: (UnsafeBufferPointer<UInt8>, Int, Int) -> Bool
    ) -> Bool {
        let wanted = Array(word.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            let last = bytes.count - wanted.count
            while start <= last {
                guard let found = bytes[start...last].firstIndex(of: first) else { return false }
                let end = found + wanted.count
                if bytes[found..<end].elementsEqual(wanted), fits(bytes, found, end) { return true }
                start = found + 1
            }
            return false
        }
    }

    private static func isPart(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        let byte = bytes[index]
        return byte == 0x5F || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
    }
}
