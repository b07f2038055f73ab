import CCMarkGFM

/// A page of Markdown as its tree, without its words: headings, lists, tables, links and raw HTML.
struct MarkdownSkeleton {
    private(set) var nodes: [String] = []
    /// What stands in fences, each with its language.
    private(set) var fences: [(language: String, text: String)] = []

    init(_ text: String) {
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        cmark_parser_feed(parser, text, text.utf8.count)
        guard let root = cmark_parser_finish(parser) else { return }
        defer { cmark_node_free(root) }
        walk(root)
    }

    private mutating func walk(_ root: OpaquePointer) {
        let iterator = cmark_iter_new(root)
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return }
            if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) { add(node) }
        }
    }

    private mutating func add(_ node: OpaquePointer) {
        let kind = Self.string(cmark_node_get_type_string(node))
        switch kind {
        // A text may say what it says, break where it breaks, and name code.
        case "text", "softbreak", "code": break
        case "html_block", "html_inline": nodes.append("\(kind) \(Self.tags(Self.string(cmark_node_get_literal(node))))")
        case "link" where Self.isBareAddress(node): break
        case "link", "image": nodes.append("\(kind) \(Self.aim(Self.string(cmark_node_get_url(node))))")
        case "heading": nodes.append("heading \(cmark_node_get_heading_level(node))")
        case "code_block":
            let language = Self.string(cmark_node_get_fence_info(node))
            nodes.append("fence \(language)")
            fences.append((language, Self.string(cmark_node_get_literal(node))))
        default: nodes.append(kind)
        }
    }

    /// An address that stands in the words: readers of Markdown make a link of it, to just there.
    private static func isBareAddress(_ node: OpaquePointer) -> Bool {
        guard let child = cmark_node_first_child(node), cmark_node_next(child) == nil else { return false }
        let (url, words) = (string(cmark_node_get_url(node)), string(cmark_node_get_literal(child)))
        return !words.isEmpty && (url == words || url == "http://" + words) && url.hasPrefix("http")
    }

    private static func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

    /// The tags alone: an anchor's name may follow from a value.
    private static func tags(_ html: String) -> String {
        html.split(separator: "<").dropFirst().map { $0.prefix { !" >\n".contains($0) } }.joined(separator: " ")
    }

    private static func aim(_ url: String) -> String {
        if url.hasPrefix("#") { return "in the page" }
        guard let colon = url.firstIndex(of: ":"), !url[..<colon].contains("/") else { return "to a file" }
        return String(url[..<colon]).lowercased().replacing("https", with: "http")
    }
}

/// A line for a shell as words and operators, without what the words say.
enum ShellSkeleton {
    static func of(_ text: String) -> [String] {
        var parts: [String] = []
        var quote: Character?
        var isInWord = false
        var isEscaped = false
        for character in text {
            if isEscaped {
                isEscaped = false
                if character != "\n", !isInWord { (isInWord, parts) = (true, parts + ["word"]) }
            } else if let open = quote {
                if character == open {
                    quote = nil
                } else if open == "\"", character == "$" || character == "`" {
                    parts.append("expansion")
                } else if open == "\"", character == "\\" {
                    isEscaped = true
                }
            } else if character == "\\" {
                isEscaped = true
            } else if character == " " || character == "\n" || character == "\t" {
                isInWord = false
                if character == "\n" { parts.append("end") }
            } else if ";&|<>()`$".contains(character) {
                isInWord = false
                parts.append(String(character))
            } else if character == "#", !isInWord {
                parts.append("comment")
                isInWord = true
            } else {
                if !isInWord { (isInWord, parts) = (true, parts + ["word"]) }
                if character == "'" || character == "\"" { quote = character }
            }
        }
        return quote == nil ? parts : parts + ["open quote"]
    }
}
