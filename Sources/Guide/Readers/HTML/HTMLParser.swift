import CLibXML2
import SourceText

/// Drives libxml2's SAX interface over one page and tells a block builder what stands where.
///
/// libxml2 says which elements open and close; the text itself is taken from the page's own bytes, between the offsets of two events.
/// So every character keeps its place, and what the parser drops in silence (a stray tag, a wrong reference) is seen as a gap.
///
/// One thread drives one parser, and an event never calls back: the run-time checks of overlapping access would cost a tenth of the speed.
final class HTMLParser {
    /// Why the page could not be read to its end.
    struct Failure {
        var message: String
        var offset: Int
    }

    private let source: UnsafeBufferPointer<UInt8>
    @exclusivity(unchecked) private var range: Span
    private let builder: HTMLBlockBuilder
    @exclusivity(unchecked) private var context: htmlParserCtxtPtr?
    /// Everything before this offset is accounted for.
    @exclusivity(unchecked) private var last: Int
    @exclusivity(unchecked) private var openNames: [UnsafePointer<xmlChar>] = []
    @exclusivity(unchecked) private var elements: [UnsafePointer<xmlChar>: HTMLElement] = [:]
    private var failure: Failure?

    /// - Parameter source: The file's text, UTF-8 and valid.
    init(_ source: UnsafeBufferPointer<UInt8>, range: Span, builder: HTMLBlockBuilder) {
        self.source = source
        self.range = range
        self.builder = builder
        self.last = range.start
    }

    private static let isPrepared: Void = xmlInitParser()

    func parse() -> Failure? {
        guard range.length > 0 else { return nil }
        guard range.length <= Int(Int32.max) else { return Failure(message: "the page is larger than 2 GiB", offset: range.start) }
        _ = Self.isPrepared
        let comments = HTMLComments(source, range)
        if let start = comments.unterminated {
            // Browsers show nothing behind it; libxml2 would go on inside of it.
            failure = Failure(message: "a comment is never closed and swallows the rest of the page", offset: start)
            range = Span(range.start, start)
        }
        let crowded = CrowdedTags(source, range)
        if let mended = comments.mended(source, range, hiding: crowded.hidden) {
            mended.withUnsafeBufferPointer { parse(memory: $0) }
        } else {
            parse(memory: UnsafeBufferPointer(rebasing: source[range.start..<range.end]))
        }
        return failure ?? crowded.failure
    }

    private func parse(memory: UnsafeBufferPointer<UInt8>) {
        let opened = memory.withMemoryRebound(to: CChar.self) { htmlCreateMemoryParserCtxt($0.baseAddress, Int32($0.count)) }
        guard let opened else {
            failure = Failure(message: "libxml2 could not start on the page", offset: range.start)
            return
        }
        defer { htmlFreeParserCtxt(opened) }
        context = opened
        configure(opened)
        htmlParseDocument(opened)
        finish(opened)
        context = nil
    }

    private func configure(_ context: htmlParserCtxtPtr) {
        var sax = xmlSAXHandler()
        sax.startElement = { HTMLParser.of($0).startElement($1, $2) }
        sax.endElement = { HTMLParser.of($0).endElement($1) }
        sax.characters = { HTMLParser.of($0).characters($1, $2) }
        sax.ignorableWhitespace = { HTMLParser.of($0).characters($1, $2) }
        sax.cdataBlock = { HTMLParser.of($0).characters($1, $2) }
        sax.comment = { context, _ in HTMLParser.of(context).skip() }
        sax.processingInstruction = { context, _, _ in HTMLParser.of(context).skip() }
        sax.internalSubset = { context, _, _, _ in HTMLParser.of(context).skip() }
        sax.serror = { HTMLParser.of($0).report($1) }
        // Without the magic number libxml2 ignores `serror` and prints.
        sax.initialized = UInt32(XML_SAX2_MAGIC)
        context.pointee.sax.pointee = sax
        context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        let flags = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NODEFDTD.rawValue | HTML_PARSE_NONET.rawValue
        htmlCtxtUseOptions(context, Int32(flags))
        // The text is UTF-8 already, whatever the page declares: an encoder would garble it and make positions quadratic.
        context.pointee.options |= Int32(XML_PARSE_HUGE.rawValue) | Int32(HTML_PARSE_IGNORE_ENC.rawValue)
        context.pointee.charset = Int32(XML_CHAR_ENCODING_UTF8.rawValue)
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> HTMLParser {
        Unmanaged<HTMLParser>.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
    }

    private func finish(_ context: htmlParserCtxtPtr) {
        let reached = position
        closeGap(upTo: min(reached, range.end))
        while !openNames.isEmpty { popElement(Span(last, last)) }
        builder.finish(at: range.end)
        guard failure == nil else { return }
        if context.pointee.disableSAX == 1 || reached < range.end {
            let message = "the parser stopped at byte \(reached - range.start) of \(range.length)"
            failure = Failure(message: message, offset: min(reached, range.end))
        }
    }

    private func report(_ error: UnsafeMutablePointer<xmlError>?) {
        guard let error = error?.pointee, error.level == XML_ERR_FATAL, failure == nil else { return }
        let message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
        failure = Failure(message: message.trimmingBlanks(), offset: min(position, range.end))
    }

    /// The offset in the file that libxml2 has read up to.
    private var position: Int { range.start + Int(xmlByteConsumed(context)) }
}

// MARK: - Events

extension HTMLParser {
    private func startElement(_ name: UnsafePointer<xmlChar>?, _ attributes: HTMLAttributes.Pointer?) {
        guard let name else { return }
        let now = position
        let element = element(named: name)
        openNames.append(name)
        guard let tag = pendingTag(before: now), isSame(tag, name) else {
            // The parser adds an element that the page leaves out; the tag that made it do so comes with an event of its own.
            builder.start(element, HTMLAttributes(nil), tag: nil, at: last)
            return
        }
        closeGap(upTo: tag.span.start)
        var end = now
        if end < range.end, source[end] == UInt8(ascii: "/") { end += 1 }
        if end < range.end, source[end] == UInt8(ascii: ">") { end += 1 }
        last = end
        let whole = RawTag(source, at: tag.span.start, limit: end) ?? tag
        builder.start(element, HTMLAttributes(attributes), tag: whole, at: tag.span.start)
    }

    private func endElement(_ name: UnsafePointer<xmlChar>?) {
        guard let name else { return }
        let now = position
        var span = Span(last, last)
        if now > last, let tag = pendingTag(before: now), tag.isEnd {
            closeGap(upTo: tag.span.start)
            // One end tag may close several elements: only the one it names owns its bytes.
            if isSame(tag, name) {
                span = Span(tag.span.start, now)
                last = now
            } else {
                span = Span(tag.span.start, tag.span.start)
            }
        }
        closeElement(name, span)
    }

    /// Pops down to the element, for libxml2 forgets to close one whose tag is cut off.
    private func closeElement(_ name: UnsafePointer<xmlChar>, _ span: Span) {
        // An element that libxml2 added has another pointer to the same name.
        guard let index = openNames.lastIndex(where: { $0 == name || xmlStrEqual($0, name) != 0 }) else { return }
        while openNames.count > index + 1 { popElement(Span(span.start, span.start)) }
        popElement(span)
    }

    private func popElement(_ span: Span) {
        openNames.removeLast()
        builder.end(span)
    }

    private func characters(_ pointer: UnsafePointer<xmlChar>?, _ length: Int32) {
        guard let pointer, length > 0 else { return }
        let text = UnsafeBufferPointer(start: pointer, count: Int(length))
        let now = min(position, range.end)
        if now - last == text.count {
            // A reference is always longer than what it stands for, so these are the page's own bytes.
            builder.text(Span(last, now))
            last = now
        } else if matches(text, endingAt: now) {
            closeGap(upTo: now - text.count)
            builder.text(Span(now - text.count, now))
            last = now
        } else if now > last, !isReference(endingAt: now), source[last..<now].starts(with: text) {
            // An unknown reference comes in two pieces, both told at its end.
            builder.text(Span(last, last + text.count))
            last += text.count
        } else if now > last {
            let start = referenceStart(before: now)
            closeGap(upTo: start)
            // What is no reference holds characters that libxml2 left out.
            if source[start] == UInt8(ascii: "&") { builder.text(text, for: Span(start, now)) } else { builder.text(Span(start, now)) }
            last = now
        }
    }

    private func skip() {
        let now = min(position, range.end)
        // What stands before the comment is text or a stray tag; the comment itself is accounted for.
        if now > last, let start = source.first(UInt8(ascii: "<"), from: last, to: now) { closeGap(upTo: start) }
        last = max(last, now)
    }

    private func element(named name: UnsafePointer<xmlChar>) -> HTMLElement {
        if let known = elements[name] { return known }
        let element = HTMLElement(named: String(cString: name))
        elements[name] = element
        return element
    }

    private func matches(_ text: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Bool {
        let start = end - text.count
        return start >= last && source[start..<end].elementsEqual(text)
    }

    private func isReference(endingAt end: Int) -> Bool {
        source[last] == UInt8(ascii: "&")
            && (source[end - 1] == UInt8(ascii: ";") || (last + 1 < end && source[last + 1] == UInt8(ascii: "#")))
    }

    private func referenceStart(before end: Int) -> Int {
        source[last..<end].lastIndex(of: UInt8(ascii: "&")) ?? last
    }
}

// MARK: - Gaps

extension HTMLParser {
    /// The tag that the parser is in, or has just read: the last one that starts between the accounted bytes and its position.
    private func pendingTag(before now: Int) -> RawTag? {
        var offset = last
        while offset < now {
            guard let start = source.first(UInt8(ascii: "<"), from: offset, to: now) else { return nil }
            if let tag = RawTag(source, at: start, limit: now) {
                if tag.span.end >= now { return tag }
                offset = tag.span.end
            } else {
                offset = start + 1
            }
        }
        return nil
    }

    private func isSame(_ tag: RawTag, _ name: UnsafePointer<xmlChar>) -> Bool {
        var name = name
        for byte in source[tag.nameSpan.start..<tag.nameSpan.end] {
            if byte.lowercasedASCII != name.pointee { return false }
            name += 1
        }
        return name.pointee == 0
    }

    /// Accounts for bytes that no event told of: a stray end tag and a misplaced `<body>` are dropped, the rest is text.
    private func closeGap(upTo end: Int) {
        while last < end {
            if source[last] != UInt8(ascii: "<") {
                let stop = source.first(UInt8(ascii: "<"), from: last, to: end) ?? end
                builder.text(Span(last, stop))
                last = stop
            } else if let tag = RawTag(source, at: last, limit: end) {
                closeGap(tag)
            } else {
                let isBogusComment = last + 1 < end && [UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/")].contains(source[last + 1])
                let stop = source.first(UInt8(ascii: ">"), from: last, to: end).map { $0 + 1 } ?? end
                if !isBogusComment { builder.text(Span(last, stop)) }
                last = stop
            }
        }
    }

    private func closeGap(_ tag: RawTag) {
        if tag.isEnd {
            builder.strayEnd(tag)
        } else if !["html", "head", "body"].contains(tag.lowercasedName(source)), tag.span.end < range.end {
            builder.text(tag.span)
        }
        last = tag.span.end
    }
}
