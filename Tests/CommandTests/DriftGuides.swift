import Guide
import SourceText

/// A guide as its parts, to be written in any markup.
struct PartedGuide {
    enum Part {
        case heading(Int, String)
        case text(String)
        case item(String)
        case code(String, String)
        case table([[String]])
    }

    var parts: [Part]

    /// The parts of a guide that has been read.
    init(_ document: Document) { parts = document.blocks.map { Self.part($0.kind) } }

    init(_ parts: [Part]) { self.parts = parts }

    private static func part(_ kind: Block.Kind) -> Part {
        switch kind {
        case .heading(let level, let text): .heading(level, text.characters)
        case .paragraph(let text): .text(marked(text))
        case .item(_, let text): .item(marked(text))
        case .code(let text, let language): .code(text.characters, language ?? "")
        case .table(let table): .table([table.header.map { marked($0.text) }] + table.rows.map { $0.cells.map { marked($0.text) } })
        }
    }

    /// Text with its code in backticks.
    private static func marked(_ text: Text) -> String {
        var bytes = Array(text.characters.utf8)
        for mark in text.marks.reversed() where mark.kind == .code {
            bytes.insert(UInt8(ascii: "`"), at: mark.range.end)
            bytes.insert(UInt8(ascii: "`"), at: mark.range.start)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - Markups

    var markdown: String { parts.map(Self.markdown).joined(separator: "\n\n") + "\n" }

    private static func markdown(_ part: Part) -> String {
        switch part {
        case .heading(let level, let text): String(repeating: "#", count: level) + " " + line(text)
        case .text(let text): text
        case .item(let text): "- " + line(text)
        case .code(let text, let language): "```\(language)\n\(text)\n```"
        case .table(let rows):
            ([rows.first, rows.first.map { $0.map { _ in "---" } }].compactMap { $0 } + rows.dropFirst()).map { cells in
                "| \(cells.map { line($0).replacing("|", with: "\\|") }.joined(separator: " | ")) |"
            }.joined(separator: "\n")
        }
    }

    private static func line(_ text: String) -> String { text.replacing("\n", with: " ") }

    /// Plain HTML, or the same in other tags.
    func html(isOther: Bool = false) -> String {
        let body = parts.map { Self.html($0, isOther) }.joined(separator: isOther ? "" : "\n")
        return isOther ? "<!doctype html><html><body><main>\(body)</main></body></html>" : "<html><body>\n\(body)\n</body></html>\n"
    }

    private static func html(_ part: Part, _ isOther: Bool) -> String {
        switch part {
        case .heading(let level, let text): "<h\(level)\(isOther ? " class=\"title\"" : "")>\(escaped(text))</h\(level)>"
        case .text(let text): isOther ? "<div class=\"p\"><span>\(inline(text))</span></div>" : "<p>\(inline(text))</p>"
        case .item(let text): isOther ? "<ol><li><p>\(inline(text))</p></li></ol>" : "<ul><li>\(inline(text))</li></ul>"
        case .code(let text, let language):
            isOther
                ? "<div class=\"code\"><pre><code class=\"language-\(language)\">\(escaped(text))</code></pre></div>"
                : "<pre>\(escaped(text))</pre>"
        case .table(let rows): "<table>\(rows.enumerated().map { row($0.element, isHeader: $0.offset == 0, isOther) }.joined())</table>"
        }
    }

    private static func row(_ cells: [String], isHeader: Bool, _ isOther: Bool) -> String {
        let tag = isHeader ? "th" : "td"
        return "<tr>\(cells.map { "<\(tag)>\(isOther ? "<div>\(inline($0))</div>" : inline($0))</\(tag)>" }.joined())</tr>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static func inline(_ text: String) -> String {
        escaped(text).split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece in
            index % 2 == 1 ? "<code>\(piece)</code>" : String(piece)
        }.joined()
    }

    /// The sections in the opposite order.
    var reordered: PartedGuide {
        var sections: [[Part]] = [[]]
        for part in parts {
            if case .heading(2, _) = part { sections.append([]) }
            sections[sections.count - 1].append(part)
        }
        return PartedGuide(sections[0] + sections.dropFirst().reversed().flatMap { $0 })
    }

    /// Every text in other words.
    var reworded: PartedGuide {
        PartedGuide(
            parts.map { part in
                if case .text(let text) = part { return .text("Put differently: " + text) }
                return part
            })
    }

    func replacing(_ old: String, with new: String) -> PartedGuide {
        PartedGuide(
            parts.map { part in
                switch part {
                case .heading(let level, let text): .heading(level, text.replacing(old, with: new))
                case .text(let text): .text(text.replacing(old, with: new))
                case .item(let text): .item(text.replacing(old, with: new))
                case .code(let text, let language): .code(text.replacing(old, with: new), language)
                case .table(let rows): .table(rows.map { $0.map { $0.replacing(old, with: new) } })
                }
            })
    }
}

extension PartedGuide {
    /// The guide of a lamp that never was.
    static let lamp = PartedGuide([
        .heading(1, "LampKit"),
        .text("LampKit switches lamps. Link `LampKit.framework` and set `-ObjC`."),
        .heading(2, "Switching"),
        .text("Ask the switch for a lamp."),
        .code(
            """
            @interface LampSwitch : NSObject
            @property (nonatomic, copy, readonly) NSString *name;
            @property (nonatomic, weak, nullable) id<LampSwitchDelegate> delegate;
            + (LampSwitch *)sharedSwitch;
            - (void)turnOn:(BOOL)isOn completion:(void (^)(NSError *error))completion;
            @end
            """, "objc"),
        .code("[[LampSwitch sharedSwitch] turnOn:YES completion:^(NSError *error) { }];", "objc"),
        .heading(2, "Hearing"),
        .code(
            """
            @protocol LampSwitchDelegate <NSObject>
            - (void)lampSwitch:(LampSwitch *)lampSwitch didFailWithError:(NSError *)error;
            @optional
            - (void)lampSwitchDidTurn:(LampSwitch *)lampSwitch;
            @end
            """, "objc"),
        .heading(2, "Errors"),
        .code(
            """
            static NSString *const LampErrorDomain = @"com.example.lamp";
            typedef NS_ENUM(NSInteger, LampError) {
                LampErrorBroken = 1,
                LampErrorDark = 7
            };
            """, "objc"),
        .heading(2, "Server"),
        .text("A token is good for 3600 seconds."),
        .code("GET https://lamp.example.net/v1/lamps\nAuthorization: Bearer {token}", ""),
    ])
}
