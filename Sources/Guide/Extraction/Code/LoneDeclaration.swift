import Declarations
import SourceText

/// A listing that is one declaration of C and nothing else, without its semicolon: `extern NSString *const ABDoorKey`,
/// `void ABDoorOpen(const char *key)`. Inside other code the latter could be a call.
enum LoneDeclaration {
    private static let mostLines = 4

    /// - Parameter title: the heading that the listing stands below, which may be the function's name.
    static func read(_ text: String, below title: String?) -> Declaration? {
        let bytes = Array(text.utf8)
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }), let last = bytes.lastIndex(where: { $0 > 0x20 && $0 != 0x3B }),
            start < last, bytes[start] >= 0x41, bytes[start...last].count(where: { $0 == 0x0A }) < mostLines,
            !bytes[start...last].contains(where: Self.isOfStatements)
        else { return nil }
        let whole = Span(start, last + 1)
        let text = Array(bytes[start...last])
        return bytes[last] == 0x29 ? function(text, at: whole, below: title) : constant(text, at: whole)
    }

    /// `=`, `{`, `"`, `@`, `.` and `;`: what stands in code that does something.
    private static func isOfStatements(_ byte: UInt8) -> Bool { [0x3D, 0x7B, 0x22, 0x40, 0x2E, 0x3B].contains(byte) }

    private static func constant(_ text: [UInt8], at whole: Span) -> Declaration? {
        guard text.starts(with: "extern ".utf8) else { return nil }
        guard let found = declaration(text + [0x3B], at: whole.start, whole), case .constant = found.kind else { return nil }
        return found
    }

    private static func function(_ text: [UInt8], at whole: Span, below title: String?) -> Declaration? {
        let opening = Array("extern ".utf8)
        let added = text.starts(with: opening) ? [] : opening
        guard let found = declaration(added + text + [0x3B], at: whole.start - added.count, whole),
            case .method(let method) = found.kind, method.isFunction, method.parameters.allSatisfy({ !$0.name.isEmpty })
        else { return nil }
        // `await close()` is none: a type that nobody knows must at least be a pointer, unless the section is about the function.
        let isTitled = title == method.name && method.result.map(mayBeType) == true
        return !method.parameters.isEmpty || isTitled || method.result.map(isSure) == true ? found : nil
    }

    private static func isSure(_ type: TypeName) -> Bool {
        guard case .named(let named) = type else { return false }
        return named.pointerDepth > 0 || ["void", "BOOL", "bool", "int", "double", "float", "char"].contains(named.name)
    }

    /// `DOOR_RESULT`, `DoorHandle`: no word of a statement.
    private static func mayBeType(_ type: TypeName) -> Bool {
        guard case .named(let named) = type else { return false }
        return NameShape.isTypePart(named.name)
    }

    /// The one declaration, if it is all of the text.
    private static func declaration(_ text: [UInt8], at start: Int, _ whole: Span) -> Declaration? {
        let found = ObjectiveCParser.declarations(in: text, baseOffset: start)
        guard found.count == 1, var first = found.first, first.defects.isEmpty, first.span.start == start, first.span.end >= whole.end
        else { return nil }
        first.span = whole
        return first
    }
}

extension Document {
    /// The heading that a block stands below, where no more than a few others part them.
    func title(above block: Int) -> String? {
        for place in (max(0, block - 4)..<block).reversed() {
            if case .heading(_, let text) = blocks[place].kind { return text.characters }
        }
        return nil
    }
}
