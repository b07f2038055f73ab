import ArgumentParser
import MockRuntime
import WireValues

/// A file that says what a mock begins with. What is wrong with it is told with its place, and shown.
struct SeedFile {
    private static let shown = 100

    private let path: String
    private let bytes: [UInt8]

    init(_ path: String) throws {
        self.path = path
        var bytes: [UInt8]
        do { bytes = try SystemFile.read(path) } catch { throw ValidationError("\(error)") }
        // Some editors and shells on Windows begin files with a mark of their encoding.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw ValidationError("\(path) is UTF-16; save it as UTF-8")
        }
        self.bytes = bytes
    }

    /// The system with what the file says.
    func seeding(_ system: MockSystem) throws -> MockSystem {
        do {
            return try system.seeded(with: JSONValue(parsing: bytes))
        } catch let error as JSONSyntaxError {
            throw problem(error.problem, at: error.offset)
        } catch let error as MockProblem {
            throw problem("\(error)", at: JSONPlaces.offset(of: error.place, in: bytes))
        }
    }

    /// A message, its line, and a sign below the place.
    private func problem(_ message: String, at offset: Int) -> ValidationError {
        let newline = UInt8(ascii: "\n")
        let before = bytes.prefix(offset)
        let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        let line = before.count { $0 == newline } + 1
        let head = Array(String(decoding: before[start...], as: UTF8.self))
        let rest = Array(String(decoding: bytes[offset...].prefix { $0 != newline && $0 != UInt8(ascii: "\r") }, as: UTF8.self))
        let shownHead = head.suffix(Self.shown / 2)
        let text = String(shownHead) + String(rest.prefix(Self.shown - shownHead.count))
        let blank = String(shownHead.map { $0 == "\t" ? "\t" : $0.isWide ? "  " : " " }.joined())
        return ValidationError("\(path):\(line):\(head.count + 1): \(message)\n  \(text)\n  \(blank)^")
    }
}

extension Character {
    /// Whether terminals give it two columns, as they do those of East Asia.
    fileprivate var isWide: Bool {
        unicodeScalars.first.map { (0x1100...0x115F).contains($0.value) || (0x2E80...0xFF60).contains($0.value) } ?? false
    }
}
