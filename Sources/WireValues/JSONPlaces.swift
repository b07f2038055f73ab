/// A step from a JSON value to one inside it.
package enum JSONStep: Sendable, Hashable {
    case member(String)
    case element(Int)
}

/// Finds where in a JSON text something stands. What is no JSON it does not tell: in that it finds less.
package struct JSONPlaces {
    private let bytes: [UInt8]
    private var position = 0

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// How many bytes stand before what a path leads to: an element, or a member's name. Of a path that leads on, as far as it leads.
    package static func offset(of path: [JSONStep], in bytes: [UInt8]) -> Int {
        var places = JSONPlaces(bytes: bytes)
        places.skipBlanks()
        var offset = places.position
        for step in path {
            guard let found = places.place(of: step) else { break }
            offset = found.start
            places.position = found.value
        }
        return offset
    }

    /// Where what a step leads to begins, and where its value does; of several members of one name the last, which is the one that counts.
    private mutating func place(of step: JSONStep) -> (start: Int, value: Int)? {
        guard let end = take("{") ? UInt8(ascii: "}") : take("[") ? UInt8(ascii: "]") : nil else { return nil }
        var found: (start: Int, value: Int)?
        var count = 0
        skipBlanks()
        while let byte = peek, byte != end {
            let start = position
            var own = JSONStep.element(count)
            if end == UInt8(ascii: "}") {
                skipValue()
                own = .member((try? JSONValue(parsing: Array(bytes[start..<position])))?.stringValue ?? "")
                skipBlanks()
                guard take(":") else { break }
                skipBlanks()
            }
            if own == step { found = (start, position) }
            skipValue()
            skipBlanks()
            guard take(",") else { break }
            skipBlanks()
            count += 1
        }
        return found
    }

    private mutating func skipValue() {
        var depth = 0
        repeat {
            switch peek {
            case nil: return
            case UInt8(ascii: "\"")?: skipString()
            case UInt8(ascii: "{")?, UInt8(ascii: "[")?: (depth, position) = (depth + 1, position + 1)
            case UInt8(ascii: "}")?, UInt8(ascii: "]")?: (depth, position) = (depth - 1, position + 1)
            default: position += 1
            }
        } while depth > 0 || !endsValue
    }

    private var endsValue: Bool {
        guard let peek else { return true }
        return peek <= 0x20 || [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(peek)
    }

    private mutating func skipString() {
        position += 1
        while let byte = peek, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        position = min(position + 1, bytes.count)
    }

    private mutating func skipBlanks() { while let byte = peek, byte <= 0x20 { position += 1 } }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
}
