import SourceText

/// A function as a language declares it that is not the API's: `fun open(key: String)`, `async open(key: string, force?: boolean): Promise<void>`,
/// `void open(String key)`. Nothing of it is a fact; a list or a table below it explains what it is handed.
struct ForeignSignature {
    let name: String
    let parameters: [String]

    /// Languages whose parameters have types.
    private static let languages: Set<String> = [
        "kotlin", "kt", "java", "typescript", "ts", "tsx", "dart", "c#", "csharp", "cs", "c", "h", "c++", "cpp", "cc", "cxx", "hpp",
    ]

    static func mayBe(in language: CodeLanguage) -> Bool {
        if case .other(let name) = language { languages.contains(name) } else { false }
    }

    /// Nil unless the first brackets of a listing hold parameters with types, and nothing else.
    init?(_ text: String) {
        // Some references print a blank without width before the bracket.
        let bytes = Self.withoutAnnotations(Array(text.prefix(2000).replacing("\u{200B}", with: "").utf8))
        guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
        let start = bytes[..<open].lastIndex { !NameShape.isIdentifierPart($0) }.map { $0 + 1 } ?? 0
        guard start < open, let parts = Self.parts(of: bytes, from: open + 1) else { return nil }
        let names = parts.map { Self.name(of: String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)) }
        // Brackets that hold nothing are a declaration's where words before the name say so.
        guard names.allSatisfy({ $0 != nil }), !names.isEmpty || Self.declares(bytes[..<start]) else { return nil }
        name = String(decoding: bytes[start..<open], as: UTF8.self)
        parameters = names.compactMap(\.self)
    }

    /// `fun `, or a modifier and a type: `public final boolean `.
    private static func declares(_ head: ArraySlice<UInt8>) -> Bool {
        let words = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard let first = words.first else { return false }
        return words.last == "fun" || words.count > 1 && Self.modifiers.contains(first) && !words.contains { $0.has("=") || $0.has(";") }
    }

    private static let modifiers: Set<Substring> = [
        "public", "protected", "abstract", "static", "final", "default", "synchronized", "native",
    ]

    /// What stands behind `@Deprecated` and `@Since("2.0")`.
    private static func withoutAnnotations(_ bytes: [UInt8]) -> [UInt8] {
        var rest = bytes.drop { $0 <= 0x20 }
        while rest.first == 0x40 {
            let name = rest.dropFirst().drop(while: NameShape.isIdentifierPart)
            rest = name.first == UInt8(ascii: "(") ? name[BracketPairs.end(of: name, from: name.startIndex)...] : name
            rest = rest.drop { $0 <= 0x20 }
        }
        return Array(rest)
    }

    /// What commas part up to the bracket that closes; nil where it never comes.
    static func parts(of bytes: [UInt8], from start: Int) -> [Span]? {
        var parts: [Span] = []
        var (depth, from, index) = (0, start, start)
        while index < bytes.count {
            let byte = bytes[index]
            // `=>` and `->` close nothing.
            let isArrow = byte == UInt8(ascii: ">") && (bytes[index - 1] == UInt8(ascii: "=") || bytes[index - 1] == UInt8(ascii: "-"))
            if "([{<".utf8.contains(byte) { depth += 1 }
            if ")]}>".utf8.contains(byte), !isArrow { depth -= 1 }
            if depth < 0 || depth == 0 && byte == UInt8(ascii: ",") {
                if bytes[from..<index].contains(where: { $0 > 0x20 }) { parts.append(Span(from, index)) }
                if depth < 0 { return parts }
                from = index + 1
            }
            index += 1
        }
        return nil
    }

    /// `key` of `key: String`, `final String key`, `@NonNull key?: string = ""`, `const char *key[]`, `void (*key)(int)`.
    static func name(of part: String) -> String? {
        let declared = part.prefix { $0 != "=" }.replacing("::", with: "..")
        if let pointer = declared.firstRange(of: "(*") {
            let name = declared[pointer.upperBound...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            return name.isEmpty ? nil : String(name)
        }
        let isColon = declared.contains(":")
        let words = declared.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).filter { !$0.hasPrefix("@") }
        guard let last = words.last, isColon || words.count > 1 else { return nil }
        let name = last.prefix { $0 != "[" }.filter { $0 != "?" && $0 != "*" && $0 != "&" }
        guard let first = name.utf8.first, NameShape.opensIdentifier(first), name.utf8.allSatisfy(NameShape.isIdentifierPart) else {
            return nil
        }
        return name
    }
}

extension Extraction {
    /// A heading of the same name is the method's, and what stands below it is about it. Elsewhere a list may
    /// explain what it is handed.
    mutating func takeForeign(_ signature: ForeignSignature) {
        guard let heading = namedHeadings.last, facts[heading.fact].kind == .use, facts[heading.fact].name == signature.name,
            facts[heading.fact].detail.headingLine == context.sectionLine, signature.name.utf8.first.map({ $0 >= 0x61 }) == true
        else { return takePlainHeading(of: signature) }
        facts[heading.fact].kind = .method
        facts[heading.fact].detail.form = nil
        // A line in bold may stand between: "Declaration".
        let outer = context.sections.suffix(3).last { $0.spokenType != nil }?.spokenType
        facts[heading.fact].owner = facts[heading.fact].owner ?? outer
        context.setMethod(signature.name, parameters: signature.parameters)
    }

    /// A heading of one small word says no more than that; below the heading of a type it is that type's.
    private mutating func takePlainHeading(of signature: ForeignSignature) {
        guard let heading = plainHeadings.last, heading.name == signature.name, heading.line == context.sectionLine,
            let owner = context.owner(above: context.level)
        else { return context.calledLabels = Set(signature.parameters) }
        plainHeadings.removeLast()
        add(Fact(.method, signature.name, owner: owner, source: .heading, span: heading.span))
        context.setMethod(signature.name, parameters: signature.parameters)
    }
}
