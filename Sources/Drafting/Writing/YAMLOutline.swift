import Spec
import YAMLTree

/// YAML to be written, in the form that people write specs in: one key a line, small mappings on one line.
indirect enum YAMLOutline: Sendable {
    /// Text; quoted where it needs to be.
    case text(String)
    /// Text that is always quoted: declarations, and values that look like numbers.
    case quoted(String)
    /// A number, `true` or `false`.
    case plain(String)
    case mapping([(String, YAMLOutline)])
    case list([YAMLOutline])
    /// A text in each language of the draft: as given, or still to be written.
    case words([TextLanguage: String])
    /// A mapping or list on one line.
    case flow(YAMLOutline)
    /// A part that can be left out by its number when it turns out wrong.
    case part(Int, YAMLOutline)
}

extension YAMLOutline {
    /// A text that is still to be written, in each language of the draft.
    static let todo = YAMLOutline.words([:])

    /// What a generic type leaves open, by its key.
    static func open(_ parameters: [String]) -> [(String, YAMLOutline)] {
        parameters.isEmpty ? [] : [("typeParameters", .flow(.list(parameters.map { .text($0) })))]
    }

    /// Whether nothing stands in it.
    var isEmpty: Bool {
        switch self {
        case .list(let items): items.isEmpty
        case .mapping(let pairs): pairs.isEmpty
        default: false
        }
    }
}

/// Writes outlines, and notes on which lines each part stands.
struct YAMLWriter {
    /// The languages that texts have.
    let languages: [TextLanguage]
    private(set) var lines: [String] = []
    /// First and last line of each part, from 1.
    private(set) var ranges: [(part: Int, lines: ClosedRange<Int>)] = []

    init(languages: [TextLanguage]) { self.languages = languages }

    mutating func write(_ outline: YAMLOutline) { write(outline, indent: 0, lead: "") }

    var text: String { lines.joined(separator: "\n") + "\n" }

    mutating func comment(_ text: String) { lines.append("# \(text)") }
    mutating func blank() { if !lines.isEmpty { lines.append("") } }

    private mutating func write(_ outline: YAMLOutline, indent: Int, lead: String) {
        switch outline {
        case .part(let part, let inner):
            let first = lines.count + 1
            write(inner, indent: indent, lead: lead)
            ranges.append((part, first...max(first, lines.count)))
        case .mapping(let pairs):
            for (index, pair) in pairs.enumerated() { write(pair, indent: indent, lead: index == 0 ? lead : "") }
        case .list(let items):
            for item in items { write(item, indent: indent + 2, lead: String(repeating: " ", count: indent) + "- ") }
        case .text, .quoted, .plain, .words, .flow:
            lines.append((lead.isEmpty ? String(repeating: " ", count: indent) : lead) + inline(outline))
        }
    }

    private mutating func write(_ pair: (String, YAMLOutline), indent: Int, lead: String) {
        let start = lead.isEmpty ? String(repeating: " ", count: indent) : lead
        switch pair.1 {
        case .mapping(let pairs) where !pairs.isEmpty:
            lines.append("\(start)\(pair.0):")
            write(pair.1, indent: indent + 2, lead: "")
        case .list(let items) where !items.isEmpty:
            lines.append("\(start)\(pair.0):")
            write(pair.1, indent: indent + 2, lead: "")
        case .part(_, _):
            lines.append("\(start)\(pair.0):")
            write(pair.1, indent: indent + 2, lead: "")
        case .text, .quoted, .plain, .words, .flow, .mapping, .list:
            lines.append("\(start)\(pair.0): \(inline(pair.1))")
        }
    }

    private func inline(_ outline: YAMLOutline) -> String {
        switch outline {
        case .text(let text): YAMLQuote.scalar(text)
        case .quoted(let text): YAMLQuote.quoted(text)
        case .plain(let text): text
        case .words(let texts):
            inline(.mapping(languages.map { language in (language.rawValue, texts[language].map { .text($0) } ?? .plain("TODO")) }))
        case .flow(let inner), .part(_, let inner): inline(inner)
        case .mapping(let pairs): "{\(pairs.map { "\($0.0): \(inline($0.1))" }.joined(separator: ", "))}"
        case .list(let items): "[\(items.map(inline).joined(separator: ", "))]"
        }
    }
}
