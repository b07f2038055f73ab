import SourceText

/// The objects of the list in which a member of JSON stands, as a listing shows them.
struct ShownItems {
    /// By object: the names of its members. What leaves something out, `…`, is none of them.
    private let names: [Set<String>]

    /// Nil where the member is in no list that can be read from the beginning of its listing.
    init?(_ member: Place) {
        let (bytes, place) = (member.file.bytes, member.span.start)
        guard place > 0, bytes[place - 1] == UInt8(ascii: "\""), let start = Self.listing(around: place, in: bytes),
            let list = Self.list(around: place - 1, from: start, in: bytes)
        else { return nil }
        names = Self.objects(in: list, bytes)
    }

    func someLack(_ name: String) -> Bool { names.contains { $0.contains(name) } && names.contains { !$0.contains(name) } }

    /// Where the listing begins.
    private static func listing(around place: Int, in bytes: [UInt8]) -> Int? {
        let first = max(0, place - 6000)
        return (first..<place).last { bytes[$0] == 0x60 && $0 + 2 < place && bytes[$0 + 1] == 0x60 && bytes[$0 + 2] == 0x60 }.map { $0 + 3 }
    }

    /// The bracket of the list whose object holds what stands there.
    private static func list(around place: Int, from start: Int, in bytes: [UInt8]) -> Int? {
        var open: [Int] = []
        var index = start
        while index < place {
            switch bytes[index] {
            case UInt8(ascii: "\""): index = end(ofText: index, in: bytes)
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
            default: break
            }
            index += 1
        }
        guard let object = open.popLast(), bytes[object] == UInt8(ascii: "{"), let list = open.last, bytes[list] == UInt8(ascii: "[") else {
            return nil
        }
        return list
    }

    /// The closing quote.
    private static func end(ofText start: Int, in bytes: [UInt8]) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index
    }

    private static func objects(in list: Int, _ bytes: [UInt8]) -> [Set<String>] {
        var objects: [Set<String>] = []
        var (depth, isWhole) = (0, true)
        var names: Set<String> = []
        var index = list
        while index < min(bytes.count, list + 8000) {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let end = end(ofText: index, in: bytes)
                let next = bytes[min(end + 1, bytes.count)...].first { $0 > 0x20 }
                if depth == 2, next == UInt8(ascii: ":"), end > index {
                    names.insert(String(decoding: bytes[(index + 1)..<min(end, bytes.count)], as: UTF8.self))
                }
                index = end
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                if depth == 2 { (names, isWhole) = ([], bytes[index] == UInt8(ascii: "{")) }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 2, isWhole, !names.isEmpty { objects.append(names) }
                depth -= 1
                if depth == 0 { return objects }
            // `…`, `...`
            case UInt8(ascii: "."), 0xE2: if depth == 2 { isWhole = false }
            // A number's point is deeper than any name's.
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                while index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ".") || (0x30...0x39).contains(bytes[index + 1]) {
                    index += 1
                }
            default: break
            }
            index += 1
        }
        return []
    }
}
