import SourceText

/// The head of something that Java, Kotlin, C#, C or C++ declares: all that stands before its body.
struct ForeignHead {
    let span: Span
    private let bytes: [UInt8]
    /// What stands before the first bracket, colon or equals sign.
    private let words: [Span]

    init(_ bytes: [UInt8], _ span: Span) {
        self.span = span
        self.bytes = bytes
        words = Self.words(of: bytes, span)
    }

    // MARK: - Types

    private static let modifiers: Set<String> = [
        "public", "protected", "private", "internal", "abstract", "static", "final", "default", "synchronized", "native", "open",
        "override", "suspend", "data", "sealed", "inner", "value", "inline", "operator", "infix", "const", "lateinit", "expect", "actual",
        "annotation",
        "companion", "external", "strictfp", "transient", "volatile", "virtual", "partial", "readonly", "extern", "event", "async",
        "typedef",
    ]
    private static let typeWords: Set<String> = ["class", "interface", "enum", "object", "record", "struct"]

    private var unmodified: ArraySlice<Span> { words.drop { Self.modifiers.contains(string($0)) } }
    private var modifiers: [String] { words.prefix(words.count - unmodified.count).map(string) }

    /// `fun interface`, `enum class`: the words before a type's name.
    private var leading: ArraySlice<Span> {
        let rest = unmodified
        let isInterface = rest.count > 1 && string(rest[rest.startIndex]) == "fun" && string(rest[rest.startIndex + 1]) == "interface"
        return (isInterface ? rest.dropFirst() : rest).prefix { Self.typeWords.contains(string($0)) }
    }

    var typeName: Span? {
        guard let last = leading.last, let name = words.first(where: { $0.start > last.start }), opensIdentifier(name) else { return nil }
        return name
    }

    var isEnum: Bool { leading.contains { string($0) == "enum" } }
    var isInterface: Bool { leading.contains { string($0) == "interface" } }
    var isStruct: Bool { leading.contains { string($0) == "struct" } }
    /// `class DoorApp extends Application`: an app's own, whatever it holds.
    var extendsApp: Bool {
        guard let name = typeName else { return false }
        let ancestor = string(Span(name.end, span.end)).split { !$0.isLetter }.drop { $0 == "extends" }.first
        return ancestor == "Application" || ancestor == "MultiDexApplication"
    }
    /// `typedef enum`: its name stands behind its body.
    var isAlias: Bool { modifiers.contains("typedef") && !leading.isEmpty }
    /// `void Door::open()` before a body: what a class declares elsewhere, be it the app's.
    var definesElsewhere: Bool { words.last.map { string($0).has("::") } == true }
    /// `namespace Doors`, `extern "C"`
    var isNamespace: Bool {
        words.first.map(string) == "namespace" || modifiers == ["extern"] && unmodified.allSatisfy { string($0).hasPrefix("\"") }
    }

    /// `val key: String` between the brackets behind a class's name.
    var constructorProperties: [ForeignDeclarations.Declaration] {
        guard typeName != nil, let open = bytes[span.start..<span.end].firstIndex(of: UInt8(ascii: "(")) else { return [] }
        return (ForeignSignature.parts(of: bytes, from: open + 1) ?? []).compactMap { part in
            let inner = ForeignHead(bytes, part)
            return inner.isHidden ? nil : inner.property
        }
    }

    // MARK: - Members

    /// What only a sample has, or only the API itself.
    var isOfSample: Bool { isHidden || modifiers.contains("override") }

    private var isHidden: Bool { modifiers.contains("private") || modifiers.contains("internal") }

    func member(isInType: Bool, hasFields: Bool) -> ForeignDeclarations.Declaration? {
        constant ?? (isInType || !isAskedFor ? property : nil) ?? function ?? constructor ?? alias ?? method(isInType: isInType)
            ?? (isInType ? nil : typedCall) ?? (hasFields ? fieldOfType : field)
    }

    /// `val isOpen: Boolean = door.isOpen()`: a sample keeps what it is told.
    private var isAskedFor: Bool {
        guard let equals = bytes[span.start..<span.end].firstIndex(of: UInt8(ascii: "=")) else { return false }
        return bytes[equals..<span.end].contains(UInt8(ascii: "("))
    }

    /// `fun open(key: String): Bell`
    private var function: ForeignDeclarations.Declaration? {
        guard let name = unmodified.last, unmodified.first.map(string) == "fun", unmodified.count > 1, opensIdentifier(name),
            behind(name) == UInt8(ascii: "("), let names = parameters(behind: name)
        else { return nil }
        let rest = string(Span(endOfBrackets(behind: name), span.end)).trimmingBlanks()
        // An equals sign is a body.
        guard rest.isEmpty || rest.hasPrefix(":"), !rest.contains("=") else { return nil }
        let type = rest.isEmpty ? nil : String(rest.dropFirst()).trimmingBlanks()
        return ForeignDeclarations.Declaration(kind: .method, name: name, type: type, parameters: names)
    }

    /// `public Door(String key)`: what makes an object is called like its type.
    private var constructor: ForeignDeclarations.Declaration? {
        guard modifiers.contains("public"), unmodified.count == 1, let name = unmodified.last, NameShape.isTypePart(string(name)),
            behind(name) == UInt8(ascii: "("), let names = parameters(behind: name),
            bytes[endOfBrackets(behind: name)..<span.end].allSatisfy({ $0 <= 0x20 })
        else { return nil }
        return ForeignDeclarations.Declaration(kind: .method, name: name, owner: string(name), parameters: names)
    }

    /// `val key: String`, without a value.
    private var property: ForeignDeclarations.Declaration? {
        guard unmodified.count == 2, let first = unmodified.first, ["val", "var"].contains(string(first)), let name = unmodified.last,
            behind(name) == UInt8(ascii: ":")
        else { return nil }
        let parts = string(Span(name.end, span.end)).trimmingBlanks().dropFirst().split(separator: "=", maxSplits: 1)
        let type = parts.first.map { String($0).trimmingBlanks() }
        // `const val LIMIT: Int = 7`
        let value = modifiers.contains("const") && parts.count > 1 ? String(parts[1]).trimmingBlanks() : nil
        return ForeignDeclarations.Declaration(kind: value == nil ? .property : .constant, name: name, type: type, value: value)
    }

    /// `public string Key`, before `{ get; set; }`.
    var accessed: ForeignDeclarations.Declaration? {
        guard unmodified.count > 1, let first = unmodified.first, let name = unmodified.last, opensIdentifier(name),
            [UInt8(ascii: "="), nil].contains(behind(name)), !Self.statements.contains(string(first))
        else { return nil }
        let type = string(Span(first.start, name.start)).trimmingBlanks()
        return Self.isType(type) ? ForeignDeclarations.Declaration(kind: .property, name: name, type: type) : nil
    }

    /// `public final String key`: what is no API's own keeps no field that all may see. What is native is a method, cut off before its bracket.
    private var field: ForeignDeclarations.Declaration? {
        modifiers.contains("public") && !modifiers.contains("native") && !isAskedFor ? accessed : nil
    }

    /// `int count`, `char name[32]`: what the listing of a type shows that it keeps.
    private var fieldOfType: ForeignDeclarations.Declaration? {
        guard !modifiers.contains("native"), !isAskedFor, unmodified.count > 1, let last = unmodified.last else { return nil }
        let name = bare(last)
        guard let first = unmodified.first, opensIdentifier(name), [UInt8(ascii: "="), UInt8(ascii: "["), nil].contains(behind(name)),
            !Self.statements.contains(string(first))
        else { return nil }
        let type = string(Span(first.start, name.start)).trimmingBlanks()
        return Self.isType(type) ? ForeignDeclarations.Declaration(kind: .property, name: name, type: type) : nil
    }

    /// `typedef void (*DoorHandler)(int code)`, `typedef int DoorHandle`
    private var alias: ForeignDeclarations.Declaration? {
        guard modifiers.contains("typedef") else { return nil }
        let open = bytes[span.start..<span.end].firstIndex(of: UInt8(ascii: "("))
        guard let open else {
            guard unmodified.count > 1, let last = unmodified.last, opensIdentifier(bare(last)), behind(bare(last)) == nil else {
                return nil
            }
            return ForeignDeclarations.Declaration(kind: .type, name: bare(last))
        }
        let name = bytes[(open + 1)..<span.end].drop { $0 == UInt8(ascii: "*") || $0 <= 0x20 }.prefix(while: NameShape.isIdentifierPart)
        guard bytes[open + 1] == UInt8(ascii: "*"), name.first.map(NameShape.opensIdentifier) == true else { return nil }
        return ForeignDeclarations.Declaration(kind: .type, name: Span(name.startIndex, name.endIndex))
    }

    /// `name` of `*name[32]`.
    private func bare(_ word: Span) -> Span {
        let start = bytes[word.start..<word.end].firstIndex { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "&") } ?? word.start
        let end = bytes[start..<word.end].firstIndex(of: UInt8(ascii: "[")) ?? word.end
        return end > start ? Span(start, end) : word
    }

    /// `public static final String KEY = "key"`, also without the value.
    private var constant: ForeignDeclarations.Declaration? {
        guard modifiers.contains("static"), modifiers.contains("final"), unmodified.count > 1, let name = unmodified.last,
            opensIdentifier(name), [UInt8(ascii: "="), nil].contains(behind(name))
        else { return nil }
        let value = string(Span(name.end, span.end)).trimmingBlanks().dropFirst()
        let type = string(Span(unmodified[unmodified.startIndex].start, name.start)).trimmingBlanks()
        return ForeignDeclarations.Declaration(
            kind: .constant, name: name, type: type, value: value.isEmpty ? nil : String(value).trimmingBlanks())
    }

    /// `public final Bell open(String key) throws DoorException`
    private func method(isInType: Bool) -> ForeignDeclarations.Declaration? {
        guard unmodified.count > 1, let last = unmodified.last.map(bare), let first = unmodified.first,
            case let (owner, name) = qualified(last),
            opensIdentifier(name), behind(name) == UInt8(ascii: "("), !Self.statements.contains(string(first)),
            let names = parameters(behind: name)
        else { return nil }
        let rest = string(Span(endOfBrackets(behind: name), span.end)).trimmingBlanks()
        let type = string(Span(first.start, last.start)).trimmingBlanks()
        guard rest.isEmpty || rest.hasPrefix("throws ") || Self.isTail(rest), Self.isType(type) else { return nil }
        // `Bell open()` alone could be anything.
        let isSure = isInType || !names.isEmpty || !modifiers.isEmpty || Self.isPlainType(type)
        return isSure ? ForeignDeclarations.Declaration(kind: .method, name: name, owner: owner, type: type, parameters: names) : nil
    }

    /// `DoorKit.open(String key, int times)`, `open(String key)`: as it is called, but for the types.
    private var typedCall: ForeignDeclarations.Declaration? {
        guard modifiers.isEmpty, unmodified.count == 1, let word = unmodified.last, case let (owner, name) = qualified(word),
            opensIdentifier(name), behind(name) == UInt8(ascii: "("), !Self.statements.contains(string(name)),
            owner != nil || !NameShape.looksLikeType(string(name)), let names = parameters(behind: name), !names.isEmpty,
            // Kotlin's and Swift's have colons, and rules of their own.
            bytes[name.end..<span.end].allSatisfy({ $0 != 0x3A }),
            bytes[endOfBrackets(behind: name)..<span.end].allSatisfy({ $0 <= 0x20 })
        else { return nil }
        return ForeignDeclarations.Declaration(kind: .method, name: name, owner: owner, parameters: names)
    }

    /// `open` of `DoorKit.open` and `DoorKit::open`, and the type before it: guides write so whose method it is.
    private func qualified(_ word: Span) -> (owner: String?, name: Span) {
        guard let point = bytes[word.start..<word.end].lastIndex(where: { ".:".utf8.contains($0) }), point + 1 < word.end else {
            return (nil, word)
        }
        let type = Span(word.start, bytes[point] == UInt8(ascii: ":") ? max(word.start, point - 1) : point)
        guard !type.isEmpty, opensIdentifier(type), NameShape.looksLikeType(string(type)) else { return (nil, word) }
        return (string(type), Span(point + 1, word.end))
    }

    private static let statements: Set<String> = [
        "return", "new", "throw", "else", "case", "await", "import", "package", "assert", "yield", "if", "while", "for", "switch", "catch",
        "do", "try", "val", "var", "fun", "when", "super", "this",
    ]
    private static let plainTypes: Set<String> = [
        "void", "boolean", "int", "long", "float", "double", "char", "byte", "short", "String", "bool",
    ]

    /// `void`, `unsigned int`, `const char *`, `door_result_t`: nothing but a type is written so.
    static func isPlainType(_ text: String) -> Bool {
        let words = text.split { $0 == " " || $0 == "*" }.filter { !["const", "unsigned", "signed"].contains($0) }
        return words.isEmpty ? text.has("signed") : words.count == 1 && (plainTypes.contains(String(words[0])) || words[0].hasSuffix("_t"))
    }

    /// `const`, `= 0`: what C++ has behind the brackets of what it only declares.
    private static func isTail(_ text: String) -> Bool {
        text.split { $0 == " " || $0 == "=" }.allSatisfy { ["const", "noexcept", "0"].contains($0) }
    }

    private static func isType(_ text: String) -> Bool {
        text.utf8.first.map(NameShape.opensIdentifier) == true || text.hasPrefix("<")
            ? text.utf8.allSatisfy { NameShape.isIdentifierPart($0) || ".<>[]?,& @*:".utf8.contains($0) } : false
    }

    // MARK: - Places

    private func string(_ span: Span) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }

    private func opensIdentifier(_ span: Span) -> Bool {
        NameShape.opensIdentifier(bytes[span.start]) && bytes[span.start..<span.end].allSatisfy(NameShape.isIdentifierPart)
    }

    private func behind(_ name: Span) -> UInt8? { bytes[name.end..<span.end].first { $0 > 0x20 } }

    private func endOfBrackets(behind name: Span) -> Int {
        let open = bytes[name.end..<span.end].firstIndex(of: UInt8(ascii: "(")) ?? span.end
        return min(BracketPairs.end(of: bytes[...], from: open), span.end)
    }

    /// Nil unless all that stands in the brackets are names with types.
    private func parameters(behind name: Span) -> [String]? {
        guard let open = bytes[name.end..<span.end].firstIndex(of: UInt8(ascii: "(")),
            let parts = ForeignSignature.parts(of: bytes, from: open + 1)
        else { return nil }
        // `int open(void)`
        if parts.count == 1, string(parts[0]).trimmingBlanks() == "void" { return [] }
        let names = parts.compactMap { ForeignSignature.name(of: string($0)) }
        return names.count == parts.count ? names : nil
    }

    /// Words up to the first bracket, colon or equals sign. What stands in angle brackets belongs to the word before it.
    private static func words(of bytes: [UInt8], _ span: Span) -> [Span] {
        var words: [Span] = []
        var (start, depth): (Int?, Int) = (nil, 0)
        var index = span.start
        while index < span.end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">") { depth -= 1 }
            // `std::string` is one word.
            if byte == UInt8(ascii: ":"), index + 2 < span.end, bytes[index + 1] == byte, start != nil {
                index += 2
                continue
            }
            if depth == 0, "(:=".utf8.contains(byte) { break }
            if byte <= 0x20, depth == 0 {
                if let first = start { words.append(Span(first, index)) }
                start = nil
            } else if start == nil {
                start = index
            }
            index += 1
        }
        if let first = start { words.append(Span(first, index)) }
        return words.filter { bytes[$0.start] != UInt8(ascii: "@") }
    }
}
