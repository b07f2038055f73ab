import Declarations
import SourceText

/// What a sample declares for itself: `var door: Door?`, which a line below it gives a value, and `let key: Key`, on which one calls something.
struct SampleVariables {
    /// What lines give a value to or call something on, with the last place of each.
    private var used: [String: Int] = [:]

    init(_ passage: Passage, _ declarations: [Declaration]) {
        guard declarations.contains(where: { Self.name(of: $0) != nil }) else { return }
        for line in passage.lines { readHead(of: line, in: passage) }
        readCalls(in: passage.bytes)
    }

    func hold(_ declaration: Declaration) -> Bool {
        guard let name = Self.name(of: declaration), let place = used[name] else { return false }
        return place > declaration.span.start
    }

    /// `door = …`, `door?.open()` at the head of a line.
    private mutating func readHead(of line: Span, in passage: Passage) {
        let name = passage.bytes[line.start..<line.end].prefix(while: NameShape.isIdentifierPart)
        guard let first = name.first, first >= 0x61 else { return }
        let rest = passage.bytes[name.endIndex..<line.end].drop { $0 == 0x20 || $0 == 0x3F }
        let isGiven = rest.first == 0x3D && rest.dropFirst().first != 0x3D || rest.first == 0x2E
        if isGiven { used[String(decoding: name, as: UTF8.self)] = line.start }
    }

    private static func name(of declaration: Declaration) -> String? {
        guard case .property(let property) = declaration.kind, declaration.language == .swift else { return nil }
        return property.name
    }

    /// `key.turn()` anywhere: a name with a point behind it, and none before it.
    private mutating func readCalls(in bytes: [UInt8]) {
        for point in bytes.indices where bytes[point] == 0x2E {
            var start = point
            while start > 0, NameShape.isIdentifierPart(bytes[start - 1]), point - start < 100 { start -= 1 }
            guard start < point, bytes[start] >= 0x61, start == 0 || bytes[start - 1] != 0x2E else { continue }
            let name = String(decoding: bytes[start..<point], as: UTF8.self)
            used[name] = max(used[name] ?? 0, point)
        }
    }
}
