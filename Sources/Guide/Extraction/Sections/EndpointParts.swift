import SourceText

/// An endpoint that a section gives in parts: "Request URL" in one line, "Method: POST" in another.
struct EndpointParts {
    var methods: [String] = []
    var address: (text: String, span: Span)?
    /// The heading under which they stand.
    var line: Int?
    /// The rank of the heading that only said that the address follows, and the heading above it.
    var chapter: AddressingChapter?
    /// An address of a section before, which waits for a method that stands below another heading of that rank.
    var waiting: (text: String, span: Span, chapter: AddressingChapter)?
    /// The block that was a method and nothing else: the next one may be its address.
    var methodBlock: Int?
    /// The block that was a label and nothing else: the next one may be what it labels, behind a colon.
    var label: (role: ColumnRole, block: Int)?
}

/// Where a heading stands that only says that an address or a method of HTTP follows: its rank, and the heading above it.
struct AddressingChapter: Equatable {
    var level: Int
    var above: Int?
}

extension Context {
    fileprivate var addressingChapter: AddressingChapter? {
        guard let last = sections.last, last.isAddressing else { return nil }
        return AddressingChapter(level: last.level, above: sections.last { $0.level < last.level }?.line)
    }
}

extension Extraction {
    /// Takes a line that is, or labels, an address or a method of HTTP. Answers whether that made an endpoint.
    mutating func readEndpointPart(_ passage: Passage) -> Bool {
        guard passage.lines.count <= 3, passage.bytes.count < 400 else { return false }
        let section = context.sectionLine
        let chapter = context.addressingChapter
        if parts.line != section {
            let waiting = parts.address.flatMap { address in parts.chapter.map { (address.text, address.span, $0) } } ?? parts.waiting
            parts = EndpointParts(line: section)
            parts.waiting = waiting
        }
        // "Formats" between "URL" and "Methods", of their rank: another part of the same call.
        if parts.address == nil, context.announcedRole == .httpMethod, let waiting = parts.waiting, waiting.chapter == chapter {
            (parts.address, parts.chapter, parts.waiting) = ((waiting.text, waiting.span), chapter, nil)
        }
        for line in passage.lines.flatMap({ Self.parts(of: $0, in: passage) }) {
            var (label, value) = Self.labelled(line, in: passage)
            let labelAbove = label == nil ? roleOfLabelAbove(&value, in: passage) : nil
            let text = passage.braced(passage.trimmed(value))
            if label == nil, labelAbove == nil, takeBarePart(text, passage.file(value)) { continue }
            let announced = labelAbove ?? label.flatMap { Self.role(of: passage.string($0)) } ?? context.announcedRole
            let isMethod = announced == .httpMethod || label == nil && announced == nil && text.hasPrefix("HTTP ")
            if isMethod, let methods = HTTPMethod.list(HTTPMethod.withoutProtocol(text)) {
                parts.methods = methods
            } else if announced == .address, parts.address == nil, Self.isAddress(text) {
                parts.address = (Self.withNamedHost(text), passage.file(value))
                parts.chapter = chapter
                if label == nil, parts.methods.isEmpty { parts.methods = Self.methodsOfRequest(context.lead) }
            } else if announced == .address, parts.address == nil, !parts.methods.isEmpty, Self.isBarePath(text) {
                parts.address = ("/" + text, passage.file(value))
            }
        }
        if completeEndpoint() || completeWithoutMethod() { return true }
        noteLabel(passage)
        return false
    }

    /// "Path" as a paragraph and ": /v1/doors" as the next: a list of definitions that the page has not made one of.
    private mutating func noteLabel(_ passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first, line.length < 40,
            let reading = HeaderReading.of(passage.string(line)), reading.isComplete, [.httpMethod, .address].contains(reading.role)
        else { return }
        parts.label = (reading.role, block)
    }

    /// What the block before says of a line that begins with a colon, which is left out of the line.
    private func roleOfLabelAbove(_ line: inout Span, in passage: Passage) -> ColumnRole? {
        guard let label = parts.label, label.block + 1 == block, passage.bytes[line.start] == 0x3A else { return nil }
        line = passage.trimmed(Span(line.start + 1, line.end))
        return label.role
    }

    /// What "Send a GET/POST request to the following URL:" says of the address below it.
    private static func methodsOfRequest(_ lead: String) -> [String] {
        guard lead.hasSuffix(":") || lead.hasSuffix("："), ["request", "요청", "リクエスト", "请求", "請求"].contains(where: lead.lowercased().has)
        else { return [] }
        return lead.split { !($0.isASCII && $0.isLetter) }.compactMap { word in HTTPMethod.all.first { $0 == word } }
    }

    /// `POST` and nothing else on a line, and `/v1/doors` on the one right below it.
    private mutating func takeBarePart(_ text: String, _ span: Span) -> Bool {
        let bare = text.filter { !"`*[]".contains($0) }
        if HTTPMethod.all.contains(where: { $0 == bare }) {
            (parts.methods, parts.methodBlock) = ([bare], block)
            return true
        }
        guard let method = parts.methodBlock, block - method < 2, parts.address == nil, Self.isAddress(bare) else { return false }
        parts.address = (Self.withNamedHost(bare), span)
        return true
    }

    /// `#### Method: POST` and `#### URL: /v1/doors`: parts that stand as headings, and open no section.
    mutating func readEndpointPartHeading(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first else { return false }
        let (label, value) = Self.labelled(line, in: passage)
        guard let label, context.sectionLine != nil, let role = Self.role(of: passage.string(passage.trimmed(label))) else {
            return false
        }
        let text = passage.string(value)
        let isAddress = Self.isAddress(text) || !parts.methods.isEmpty && Self.isBarePath(text)
        guard role == .httpMethod && HTTPMethod.list(HTTPMethod.withoutProtocol(text)) != nil || role == .address && isAddress else {
            return false
        }
        _ = readEndpointPart(passage)
        return true
    }

    /// Takes the methods that another place of the section gives; answers whether its address was waiting for them.
    mutating func join(_ methods: [String]) -> Bool {
        guard parts.line == context.sectionLine, parts.address != nil else { return false }
        parts.methods = methods
        return completeEndpoint()
    }

    private mutating func completeEndpoint() -> Bool {
        guard let address = parts.address, !parts.methods.isEmpty else { return false }
        for method in parts.methods { addEndpoint(method: method, address: address.text, span: address.span, source: .prose) }
        parts = EndpointParts(line: parts.line)
        return true
    }

    /// "Method: POST URL: /v1/doors": two lines that Markdown runs together.
    private static func parts(of line: Span, in passage: Passage) -> [Span] {
        let blanks = (line.start..<line.end).filter { passage.bytes[$0] == 0x20 }
        let cuts = blanks.filter { blank in
            guard let label = labelled(Span(blank + 1, line.end), in: passage).label, let reading = HeaderReading.of(passage.string(label))
            else { return false }
            return reading.isComplete && (reading.role == .httpMethod || reading.role == .address)
        }
        return zip([line.start] + cuts, cuts + [line.end]).map { passage.trimmed(Span($0, $1)) }
    }

    /// `Label: value`, with the colon of any script.
    private static func labelled(_ line: Span, in passage: Passage) -> (label: Span?, value: Span) {
        let end = min(line.end, line.start + 60)
        for index in line.start..<end where index > line.start {
            let byte = passage.bytes[index]
            // With the byte that the wide one begins with, so that few places are compared.
            let isWide = byte == 0xEF && passage.bytes[index..<end].starts(with: "：".utf8)
            guard byte == 0x3A || isWide else { continue }
            let start = index + (isWide ? 3 : 1)
            // The colon of `https://`.
            guard start < line.end, isWide || passage.bytes[start] != 0x2F else { break }
            return (Span(line.start, index), passage.trimmed(Span(start, line.end)))
        }
        return (nil, line)
    }

    private static func isAddress(_ text: String) -> Bool {
        !text.has(" ") && (text.hasPrefix("http") && text.has("://") || text.hasPrefix("/") || beginsWithHost(text)) && text.utf8.count > 4
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x80 }
    }

    /// `api/v1/doors`: a path that lost its first slash.
    private static func isBarePath(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count > 2 && !text.has(".") && parts[0].utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { NameShape.isIdentifierPart($0) || "-{}:<>".utf8.contains($0) }
            }
    }

    /// `https://door.example.net/v1/doors` and nothing else, which is no title, be it in bold.
    static func isURL(_ text: String) -> Bool { text.hasPrefix("http") && text.has("://") && isAddress(text) }

    /// What stands for the host: `url/v1/doors`.
    private static let hosts: Set<Substring> = ["url", "host", "domain", "hostname", "baseurl", "base_url", "server"]

    private static func beginsWithHost(_ text: String) -> Bool {
        guard let slash = text.firstIndex(of: "/") else { return false }
        return hosts.contains(text[..<slash].lowercased()[...])
    }

    private static func withNamedHost(_ text: String) -> String {
        guard beginsWithHost(text), let slash = text.firstIndex(of: "/") else { return text }
        return "{\(text[..<slash])}\(text[slash...])"
    }

    /// What a label says that stands behind it, be it counted: "2) 调用方式". A link is an address here, and in a table as often one to read on.
    private static func role(of label: String) -> ColumnRole? {
        let label = label.drop { $0.isNumber || ".)）、 ".contains($0) }
        return HeaderReading.of(label)?.role ?? (["链接", "接口链接", "请求链接", "連結"].contains(label.trimmingBlanks()) ? .address : nil)
    }
}
