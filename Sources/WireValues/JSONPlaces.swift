/// A step from a JSON value to one inside it.
package enum JSONStep: Sendable, Hashable {
    case member(String)
    case element(Int)
}

/// Finds where in a JSON text something stands.
package struct JSONPlaces {
    private var scanner: JSONScanner

    /// How many bytes stand before what a path leads to: an element, or a member's name. Of a path that leads on, as far as it leads.
    package static func offset(of path: [JSONStep], in bytes: [UInt8]) -> Int {
        var places = JSONPlaces(scanner: JSONScanner(bytes))
        places.scanner.skipBlanks()
        var offset = places.scanner.position
        for step in path {
            guard let found = places.place(of: step) else { break }
            offset = found.start
            places.scanner.position = found.value
        }
        return offset
    }

    /// Where what a step leads to begins, and where its value does; of several members of one name the last, which is the one that counts.
    private mutating func place(of step: JSONStep) -> (start: Int, value: Int)? {
        guard let end = scanner.take("{") ? UInt8(ascii: "}") : scanner.take("[") ? UInt8(ascii: "]") : nil else { return nil }
        var found: (start: Int, value: Int)?
        var count = 0
        scanner.skipBlanks()
        while let byte = scanner.peek, byte != end {
            let start = scanner.position
            var own = JSONStep.element(count)
            if end == UInt8(ascii: "}") {
                own = .member(scanner.takeString())
                scanner.skipBlanks()
                guard scanner.take(":") else { break }
                scanner.skipBlanks()
            }
            if own == step { found = (start, scanner.position) }
            scanner.skipValue()
            scanner.skipBlanks()
            guard scanner.take(",") else { break }
            scanner.skipBlanks()
            count += 1
        }
        return found
    }
}
