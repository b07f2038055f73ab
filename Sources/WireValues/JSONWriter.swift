extension JSONValue {
    /// The value as compact JSON in UTF-8. Numbers that JSON can't say (infinite or not a number) become `null`.
    public func encoded() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256)
        write(to: &bytes)
        return bytes
    }

    /// Appends the value as compact JSON in UTF-8.
    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
        case .int(let number): Self.write(number, to: &bytes)
        case .double(let number): bytes.append(contentsOf: (number.isFinite ? TextForm.number(number) : "null").utf8)
        case .string(let text): Self.write(text, to: &bytes)
        case .array(let elements): Self.write(elements, to: &bytes)
        case .object(let object): object.write(to: &bytes)
        }
    }

    private static func write(_ number: Int, to bytes: inout [UInt8]) {
        if (0...9).contains(number) { return bytes.append(48 + UInt8(number)) }
        bytes.append(contentsOf: String(number).utf8)
    }

    private static func write(_ elements: [JSONValue], to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            element.write(to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Appends a text in quotes, escaping only what JSON demands.
    public static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        // Nearly all texts are in one piece, and need not be copied to be looked at.
        if text.utf8.withContiguousStorageIfAvailable({ write($0, to: &bytes) }) == nil {
            Array(text.utf8).withUnsafeBufferPointer { write($0, to: &bytes) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func write(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        if !text.contains(where: needsEscape) { return bytes.append(contentsOf: text) }
        var start = 0
        for index in text.indices where needsEscape(text[index]) {
            bytes.append(contentsOf: text[start..<index])
            escape(text[index], to: &bytes)
            start = index + 1
        }
        bytes.append(contentsOf: text[start...])
    }

    @inline(__always)
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escape(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
        case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
        case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
        case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
        default:
            bytes.append(contentsOf: (byte < 0x10 ? #"\u000"# : #"\u00"#).utf8)
            bytes.append(contentsOf: String(byte, radix: 16).utf8)
        }
    }
}

extension JSONObject {
    /// Appends the object as compact JSON in UTF-8, members in order.
    public func write(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "{"))
        for (index, member) in enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONValue.write(member.name, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            member.value.write(to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }
}
