import Diagnostics
import SourceText

/// Anchors, aliases and tags, none of which a spec needs.
enum Properties {
    static let anchor = Rule(
        "yaml-anchor",
        "an anchor (`&name`) is used",
        explanation: """
            Anchors name a value so that aliases can repeat it. What is repeated that way has one place and two meanings, and a few \
            lines of it can grow to gigabytes. Remove `&name`. A text that starts with `&` must be quoted: "&copy".
            """
    )

    static let alias = Rule(
        "yaml-alias",
        "an alias (`*name`) is used",
        explanation: """
            Aliases repeat a value that an anchor names; see `yaml-anchor` for why they are refused. Write the value out. A text that \
            starts with `*` must be quoted: "*bold*".
            """
    )

    static let tag = Rule(
        "yaml-tag",
        "a tag (`!name`) is used",
        explanation: """
            Tags tell a YAML reader which type to make of a value. Here the spec language says what belongs where, and a tag would be \
            ignored. Remove it; to make text of a word such as `true`, quote it. A text that starts with `!` must be quoted too.
            """
    )

    static func aliasDiagnostic(_ place: Place) -> Diagnostic {
        Diagnostic(
            alias,
            "the alias `\(Report.excerpt(place))` is not allowed",
            at: [Label(place)],
            help: "write the value out; quote a text that starts with `*`"
        )
    }

    /// Reports the anchor and the tag that stand before a node, and answers where the node itself starts.
    static func check(_ report: Report, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!") {
            let end = propertyEnd(bytes, from: index)
            report.add(diagnostic(report.place(index, end), isAnchor: bytes[index] == UInt8(ascii: "&")))
            index = skipBlanks(bytes, from: end)
        }
        return index
    }

    private static func diagnostic(_ place: Place, isAnchor: Bool) -> Diagnostic {
        Diagnostic(
            isAnchor ? anchor : tag,
            "the \(isAnchor ? "anchor" : "tag") `\(Report.excerpt(place))` is not allowed",
            at: [Label(place)],
            help: "remove it; quote a text that starts with `\(isAnchor ? "&" : "!")`"
        )
    }

    private static func propertyEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let isVerbatimTag = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "<")
        var index = start + 1
        while index < bytes.count, bytes[index] > 0x20 {
            let isIndicator = [UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(
                bytes[index])
            if isIndicator, !isVerbatimTag { break }
            index += 1
        }
        return index
    }

    private static func skipBlanks(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0A || bytes[index] == 0x0D {
            index += 1
        }
        return index
    }
}
