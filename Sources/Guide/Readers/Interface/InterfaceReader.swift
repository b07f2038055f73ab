import Declarations
import SourceText

/// Reads a header, a Swift interface, an SDK's own code or a property list into one block of code: what of it an app sees, at the places where it stands.
enum InterfaceReader {
    static func read(_ source: UnsafeBufferPointer<UInt8>, _ span: Span, _ format: Document.Format, into content: inout GuideContent) {
        let bytes = Array(source[span.start..<span.end])
        guard bytes.contains(where: { $0 > 0x20 }) else { return }
        let text = Text(
            characters: String(decoding: bytes, as: UTF8.self), runs: [Text.Run(textOffset: 0, fileOffset: span.start)], end: span.end)
        content.blocks.append(Block(.code(text, language: language(of: format)), span: span))
    }

    private static func language(of format: Document.Format) -> String {
        switch format {
        case .swift: "swift"
        case .propertyList: "plist"
        default: "objc"
        }
    }
}
