/// Paths as SARIF wants them: URIs, relative to the root of the sources where they are relative.
enum SARIFPath {
    static func artifact(_ path: String) -> JSONValue {
        path.hasPrefix("/")
            ? .object(["uri": .string("file://" + encoded(path))])
            : .object(["uri": .string(encoded(path)), "uriBaseId": .string("%SRCROOT%")])
    }

    private static func encoded(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            let character = Unicode.Scalar(byte)
            if isUnreserved(byte) {
                result.unicodeScalars.append(character)
            } else {
                let hex = String(byte, radix: 16, uppercase: true)
                result += "%" + (hex.count == 1 ? "0" : "") + hex
            }
        }
        return result
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): true
        default: false
        }
    }
}
