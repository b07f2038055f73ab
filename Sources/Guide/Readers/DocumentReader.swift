import APIDescriptions
import Declarations
package import Diagnostics
package import SourceText

/// Reads a guide's bytes into a `Document`, whatever its format is.
///
/// Bytes become UTF-8 text, text is split into parts of one format each, and every part becomes blocks.
package enum DocumentReader {
    /// The document, or diagnostics that say why there is none. A document that could not be read to its end comes with an error.
    package static func read(_ file: SourceFile) -> (document: Document?, diagnostics: [Diagnostic]) {
        switch GuideDecoder.decode(file.bytes) {
        case .failure(let failure):
            let place = Place(file, file.span(at: failure.offset))
            return (nil, [Diagnostic(ReaderRules.unreadable, failure.message, at: [Label(place)], help: failure.help)])
        case .success(let decoded):
            return read(file, decoded)
        }
    }

    private static func read(_ file: SourceFile, _ decoded: GuideDecoder.Decoded) -> (document: Document?, diagnostics: [Diagnostic]) {
        let bytes = decoded.bytes ?? file.bytes
        var content = GuideContent()
        let format = bytes.withUnsafeBufferPointer { source in
            let format = GuideFormat(path: file.path, source, start: decoded.start)
            for part in format.parts { part.read(source, into: &content) }
            return format.document
        }
        if format == .description { return described(file) }
        content.carryBack(decoded.map)
        var diagnostics = content.failures.map { failure in
            Diagnostic(ReaderRules.cutShort, failure.message, at: [Label(Place(file, file.span(at: failure.offset)))])
        }
        if let label = decoded.wrongLabel {
            let message = "the page names `\(label.name)` and is UTF-8"
            diagnostics.append(Diagnostic(ReaderRules.wrongCharset, message, at: [Label(Place(file, label.span))]))
        }
        if let offset = decoded.firstZero {
            diagnostics.append(
                Diagnostic(ReaderRules.zeroByte, "a zero byte, read as a blank", at: [Label(Place(file, file.span(at: offset)))]))
        }
        let listed = ScatteredCode.asListings(DeclarationParagraphs.asListings(content.blocks))
        let blocks = DrawnTables.asTables(MistakenAnswers.mended(listed))
        var document = Document(file: file, format: format, blocks: blocks, defects: content.defects)
        document.ignored = content.ignored
        return (document, diagnostics)
    }
}

extension DocumentReader {
    private static func described(_ file: SourceFile) -> (document: Document?, diagnostics: [Diagnostic]) {
        let (description, diagnostics) = DescriptionReader.read(file)
        guard let description else { return (nil, diagnostics) }
        var document = Document(file: file, format: .description, blocks: [])
        document.description = description
        return (document, diagnostics)
    }
}

/// What the readers of one file's parts find, in the order of the file.
struct GuideContent {
    var blocks: [Block] = []
    var defects: [Defect] = []
    var ignored: [Span] = []
    var failures: [HTMLParser.Failure] = []
    /// What stands above the page by what opens its file.
    var title: Block?

    mutating func append(_ other: GuideContent) {
        blocks.append(contentsOf: other.blocks)
        defects.append(contentsOf: other.defects)
        ignored.append(contentsOf: other.ignored)
        failures.append(contentsOf: other.failures)
    }

    /// Puts the places of the file in for those of what was decoded.
    mutating func carryBack(_ map: OffsetMap?) {
        guard let map else { return }
        blocks = blocks.map(map.original)
        defects = defects.map { Defect($0.message, span: map.original($0.span)) }
        ignored = ignored.map(map.original)
        failures = failures.map { HTMLParser.Failure(message: $0.message, offset: map.original($0.offset)) }
    }
}

extension SourceFile {
    /// The byte at an offset, or the empty span at the end.
    fileprivate func span(at offset: Int) -> Span {
        let start = min(max(offset, 0), bytes.count)
        return Span(start, min(start + 1, bytes.count))
    }
}
