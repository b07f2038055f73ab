/// Anchors of a reference: made from the kind and the name of a thing, never from a heading's words, so that links outlive a rewording.
///
/// They are unique over all pages of a system, and therefore good in the one file that holds everything as well.
enum Anchor {
    static func type(_ name: String) -> String { make("type", name) }
    static func member(_ owner: String, _ name: String, isStatic: Bool) -> String {
        make(isStatic ? "class-method" : "method", owner, name)
    }
    static func property(_ owner: String, _ name: String) -> String { make("property", owner, name) }
    static func hook(_ name: String) -> String { make("hook", name) }
    static func errors(_ name: String) -> String { make("errors", name) }
    static func error(_ owner: String, _ name: String) -> String { make("error", owner, name) }
    static func endpoint(_ name: String) -> String { make("endpoint", name) }
    static func flow(_ name: String) -> String { make("flow", name) }
    static func page(_ page: ReferencePage) -> String { make("page", page.rawValue) }
    static func part(_ page: ReferencePage, _ name: String) -> String { make(page.rawValue, name) }

    /// Letters and digits as they are, everything else spelled out, so that two names never meet in one anchor.
    private static func make(_ kind: String, _ parts: String...) -> String {
        ([kind] + parts.map(slug)).joined(separator: "-")
    }

    private static func slug(_ name: String) -> String {
        if name.utf8.allSatisfy(isPlain) { return name }
        return name.unicodeScalars.reduce(into: "") { slug, scalar in
            switch scalar {
            case _ where scalar.isASCII && isPlain(UInt8(scalar.value)): slug.unicodeScalars.append(scalar)
            case ":": slug += "."
            case ".": slug += ".."
            default: slug += ".x" + String(scalar.value, radix: 16)
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_")
        }
    }
}
