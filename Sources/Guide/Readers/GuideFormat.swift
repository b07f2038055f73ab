import APIDescriptions
import SourceText

/// Which parts of a file are written in which format.
///
/// The name says less than the content: pages published from a repository start with a few Markdown lines, and Markdown files hold whole pages.
struct GuideFormat {
    var document: Document.Format
    var parts: [GuidePart]

    init(path: String, _ source: UnsafeBufferPointer<UInt8>, start: Int) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let whole = Span(start, source.count)
        if let interface = Self.interfaces[ending] {
            self.init(document: interface, parts: [GuidePart(format: interface, span: whole)])
            return
        }
        if ["yaml", "yml", "json"].contains(ending), DescriptionReader.isDescription(source[start...]) {
            self.init(document: .description, parts: [])
            return
        }
        let page = PageFinder(source, whole)
        let isMarkdown = ["md", "markdown", "mkd", "mdown"].contains(ending)
        if let dialect = TextDialect(ending: ending) {
            self.init(document: .text, parts: [GuidePart(format: .text, span: whole, dialect: dialect)])
        } else if ending == "txt" || ending == "text", page.start == nil || !page.isFirst {
            // Only Markdown fences its code.
            let document: Document.Format = page.sawFence ? .markdown : .text
            self.init(document: document, parts: [GuidePart(format: document, span: whole)])
        } else if let pageStart = page.start {
            self.init(document: .html, parts: Self.parts(whole, pageStart, isMarkdown ? page.end : whole.end))
        } else if isMarkdown {
            self.init(document: .markdown, parts: [GuidePart(format: .markdown, span: whole)])
        } else if ["html", "htm", "xhtml"].contains(ending) {
            let tag = page.firstTag
            let prefix = tag.map { page.looksLikeMarkdown(before: $0) } == true ? tag : nil
            self.init(document: .html, parts: Self.parts(whole, prefix ?? whole.start, whole.end))
        } else {
            let document: Document.Format = page.looksLikeMarkdown(before: whole.end) ? .markdown : .text
            self.init(document: document, parts: [GuidePart(format: document, span: whole)])
        }
    }

    /// Files of code and settings are known by the ends of their names: what they hold looks like a listing of any guide.
    private static let interfaces: [String: Document.Format] = [
        "h": .header, "m": .implementation, "mm": .implementation, "swiftinterface": .swift, "swift": .swift,
        "plist": .propertyList, "entitlements": .propertyList,
    ]

    private init(document: Document.Format, parts: [GuidePart]) {
        self.document = document
        self.parts = parts
    }

    private static func parts(_ whole: Span, _ start: Int, _ end: Int) -> [GuidePart] {
        [
            GuidePart(format: .markdown, span: Span(whole.start, start)), GuidePart(format: .html, span: Span(start, end)),
            GuidePart(format: .markdown, span: Span(end, whole.end)),
        ].filter { !$0.span.isEmpty }
    }
}

/// A stretch of a file in one format.
struct GuidePart {
    var format: Document.Format
    var span: Span
    /// Of a text that is read line by line.
    var dialect = TextDialect.plain

    func read(_ source: UnsafeBufferPointer<UInt8>, into content: inout GuideContent) {
        switch format {
        case .html: HTMLReader.read(source, span, into: &content)
        case .markdown: MarkdownReader.read(source, span, into: &content)
        case .text where dialect == .asciiDoc: AsciiDocReader.read(source, span, into: &content)
        case .text: TextReader.read(source, span, in: dialect, into: &content)
        case .header, .swift, .implementation, .propertyList: InterfaceReader.read(source, span, format, into: &content)
        case .description: break
        }
    }
}

/// Looks for a whole page in a file: the first line that starts with `<!doctype html`, `<html` or `<body` and is not in a code fence.
struct PageFinder {
    private(set) var start: Int?
    /// The first line outside code that starts with a tag.
    private(set) var firstTag: Int?
    private var firstText: Int?
    /// Lines outside of any page that open or close code with backticks.
    private var fences = 0
    /// One alone, which nothing closes, is what copying a page has left.
    var sawFence: Bool { fences > 1 }
    private let source: UnsafeBufferPointer<UInt8>
    private let span: Span

    var isFirst: Bool { start != nil && (firstText == nil || firstText == start) }

    init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.source = source
        self.span = span
        var fence = CodeFence()
        for line in ByteLines(source, span) {
            let content = line.trimmed(source)
            guard !content.isEmpty else { continue }
            if firstText == nil { firstText = content.start }
            if source[content.start..<content.end].starts(with: "```".utf8) { fences += 1 }
            if fence.isInside(after: content, in: source) { continue }
            if source[content.start] == UInt8(ascii: "<"), RawTag(source, at: content.start, limit: content.end) != nil, firstTag == nil {
                firstTag = content.start
            }
            if Self.startsPage(source, content) {
                start = content.start
                break
            }
        }
    }

    private static func startsPage(_ source: UnsafeBufferPointer<UInt8>, _ line: Span) -> Bool {
        let head = String(decoding: source[line.start..<min(line.end, line.start + 14)].lazy.map(\.lowercasedASCII), as: UTF8.self)
        if head == "<!doctype html" { return true }
        return ["<html", "<body"].contains { name in
            head.hasPrefix(name) && !(head.dropFirst(name.count).first.map { $0.isLetter || $0.isNumber || $0 == "-" } ?? false)
        }
    }

    /// Behind the page's last `</html>`, or the end of everything where it has none.
    var end: Int {
        let mark = Array("</html>".utf8)
        var index = span.end - mark.count
        while index >= start ?? span.start {
            if source[index] == mark[0], source[index..<(index + mark.count)].lazy.map(\.lowercasedASCII).elementsEqual(mark) {
                return index + mark.count
            }
            index -= 1
        }
        return span.end
    }

    /// Whether some line before an offset starts as only Markdown does.
    func looksLikeMarkdown(before offset: Int) -> Bool {
        ByteLines(source, Span(firstText ?? offset, max(offset, firstText ?? offset))).contains { line in
            let content = line.trimmed(source)
            guard !content.isEmpty else { return false }
            let head = String(decoding: source[content.start..<min(content.end, content.start + 7)], as: UTF8.self)
            if ["```", "~~~", "> ", "* ", "- ["].contains(where: head.hasPrefix) { return true }
            let level = head.prefix { $0 == "#" }.count
            return level > 0 && head.dropFirst(level).first == " "
        }
    }
}
