import Guide

/// URLs in a form that two sides can be compared in.
package enum URLForm {
    private static let methods: Set<String> = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]

    /// `GET https://…` taken apart; a URL alone has no method.
    package static func split(_ name: String) -> (method: String?, url: String) {
        guard let blank = name.utf8.firstIndex(of: UInt8(ascii: " ")) else { return (nil, name) }
        let method = String(name[..<blank])
        guard methods.contains(method) else { return (nil, name) }
        return (method, String(name[name.index(after: blank)...]).trimmingBlanks())
    }

    private static let braces = (open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
    /// `<base_url>/apps/<app>`, as some references write placeholders.
    private static let anglesToo = (open: UInt8(ascii: "<"), close: UInt8(ascii: ">"))

    /// Whether two normal forms mean one address: a reference may leave the host open, `{base}/v1/items`.
    package static func isSame(_ left: String, _ right: String) -> Bool {
        if left == right || isEnding(left, of: right) || isEnding(right, of: left) { return true }
        let open = "{}/"
        guard left.hasPrefix(open) != right.hasPrefix(open) else { return false }
        return withOpenHost(left) == withOpenHost(right)
    }

    /// Whether a path alone is that of an address, behind what all calls of a service begin with: `/transfers` of `https://example.com/v2/transfers`.
    package static func isEnding(_ path: String, of address: String) -> Bool {
        guard path.hasPrefix("/"), path.utf8.count > 1, address.has("://"), address.hasSuffix(path) else { return false }
        return endings(of: address).contains(path)
    }

    /// The path of an address, and what is left of it without its first words, as far as they are no placeholders: `/v2/transfers`, `/transfers`.
    static func endings(of address: String) -> [String] {
        guard address.has("://") else { return [] }
        var rest = Substring(path(address))
        var endings: [String] = []
        while rest.utf8.count > 1, endings.count < 4 {
            endings.append(String(rest))
            let word = rest.dropFirst().prefix { $0 != "/" }
            guard !word.has("{") else { break }
            rest = rest.dropFirst(word.count + 1)
        }
        return endings
    }

    /// The address with a placeholder for its host; as it is where it has no path to be known by.
    static func withOpenHost(_ normal: String) -> String {
        guard !normal.hasPrefix("{}/") else { return normal }
        let path = path(normal)
        return path.dropFirst().has("/") ? "{}" + path : normal
    }

    /// The path behind the last placeholder, as code puts it together with what stands before: `oauth2/v2.0/token`.
    static func ending(_ url: String) -> String {
        let path = path(normal(url))
        let rest = path.lastIndex(of: "}").map { path[$0...] } ?? path[...]
        return String(rest.drop { $0 != "/" }.drop { $0 == "/" })
    }

    /// Without query and fragment, without a slash at the end, and with every placeholder alike.
    package static func normal(_ url: String) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(url.utf8.count)
        var depth = 0
        let marks = url.utf8.contains(UInt8(ascii: ">")) ? anglesToo : braces
        loop: for byte in url.utf8 {
            switch byte {
            case marks.open, UInt8(ascii: "{"):
                if depth == 0 { text += "{}".utf8 }
                depth += 1
            case marks.close, UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: "?"), UInt8(ascii: "#"):
                if depth == 0 { break loop }
            default:
                if depth == 0 { text.append(byte) }
            }
        }
        let slash = UInt8(ascii: "/")
        if text.last == slash, text.dropLast().last != slash { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }

    /// `https://host`, to tell whose URL it is.
    package static func origin(_ url: String) -> String {
        let normal = normal(url)
        return String(normal.utf8[..<pathStart(normal)]) ?? ""
    }

    package static func path(_ url: String) -> String {
        let normal = normal(url)
        return String(normal.utf8[pathStart(normal)...]) ?? ""
    }

    /// Where the host of a normal form ends.
    private static func pathStart(_ normal: String) -> String.Index {
        let slash = UInt8(ascii: "/")
        let bytes = normal.utf8
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) else { return bytes.startIndex }
        let host = bytes.index(colon, offsetBy: 3)
        return bytes[host...].firstIndex(of: slash) ?? bytes.endIndex
    }
}
