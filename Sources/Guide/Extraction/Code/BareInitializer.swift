import Declarations
import SourceText

extension BareSignature {
    /// `Door(key: String, isOpen: Bool = false)`: what makes a door, shown as a call with types where values would stand, and a comment perhaps
    /// above each.
    init?(initializerIn bytes: [UInt8], at start: Int) {
        guard let open = bytes[start...].firstIndex(where: { !NameShape.isIdentifierPart($0) }), open > start + 1, bytes[open] == 0x28,
            case let type = String(decoding: bytes[start..<open], as: UTF8.self), NameShape.looksLikeType(type),
            let end = Self.end(bytes, from: open, limit: bytes.count)
        else { return nil }
        let keyword = Array("init".utf8)
        let declarations = SwiftParser.declarations(in: keyword + bytes[open..<end], baseOffset: open - keyword.count)
        guard var first = declarations.first, case .method(let method) = first.kind, first.defects.isEmpty, !method.hasBody,
            first.span.start == open - keyword.count, method.parameters.count > 1,
            Self.isDeclaration(method, isQualified: true, isWaiting: false)
        else { return nil }
        first.span = Span(start, first.span.end)
        self.init(owner: type, isOnType: true, declaration: first)
    }
}
