import SourceText

/// Tells code from sentences by the shape of one line. Objective-C, Swift, property lists, podfiles and shells are what guides hold.
enum CodeShape {
    static func isCode(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.first, let last = bytes.last else { return false }
        if bytes.starts(with: "//".utf8) || bytes.starts(with: "/*".utf8) || bytes.starts(with: "*/".utf8) { return true }
        if first == UInt8(ascii: "}") || (first == UInt8(ascii: "{") && bytes.count < 3) || bytes.elementsEqual(");".utf8) { return true }
        if isMethod(bytes) || isDirective(bytes) || isMessage(bytes) || isElement(bytes) { return true }
        if startsWithKeyword(bytes) || isShortDeclaration(bytes) || TypeHead.name(bytes) != nil || isOpenCall(bytes) { return true }
        if last == UInt8(ascii: ";") { return !endsReference(bytes) }
        if last == UInt8(ascii: "{") { return true }
        return last == UInt8(ascii: "(") && bytes.contains(UInt8(ascii: "=")) || isCall(bytes)
    }

    /// Has words of a sentence: Hangul outside quotes and comments, or English that starts and ends as a sentence does.
    static func isSentence(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var quote = false
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\"") { quote.toggle() }
            if !quote, byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == byte, index == 0 || bytes[index - 1] != 0x3A
            {
                break
            }
            if byte >= 0xE3, byte < 0xF0, !quote { return true }
        }
        let words = bytes.split { $0.isASCIIBlank }
        return words.count > 4 && words.filter { $0.allSatisfy(\.isASCIILowercase) }.count * 2 >= words.count
    }

    /// `- (void)foo`, `+(id) bar`.
    private static func isMethod(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") else { return false }
        let rest = bytes.dropFirst().drop { $0.isASCIIBlank }
        return rest.first == UInt8(ascii: "(") && rest.contains(UInt8(ascii: ")"))
    }

    /// `@interface`, `#import`.
    private static func isDirective(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes[0] == UInt8(ascii: "@") || bytes[0] == UInt8(ascii: "#") else { return false }
        let word = String(decoding: bytes.dropFirst().prefix { $0.isIdentifierByte }, as: UTF8.self)
        return directives.contains(word)
    }

    private static let directives: Set<String> = [
        "interface", "protocol", "implementation", "property", "end", "optional", "required", "class", "import", "synthesize", "dynamic",
        "IBAction", "IBOutlet", "objc", "available", "escaping", "main", "UIApplicationMain", "public", "private", "protected", "try",
        "catch", "finally", "autoreleasepool", "synchronized", "selector", "define", "include", "pragma", "if", "ifdef", "ifndef", "else",
        "elseif", "endif", "undef", "MainActor", "discardableResult",
    ]

    /// `[[Session shared] close]`, `[Task signupWithProperties:nil`.
    private static func isMessage(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes[0] == UInt8(ascii: "[") else { return false }
        let rest = bytes.drop { $0 == UInt8(ascii: "[") || $0 == 0x20 }
        let receiver = rest.prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
        let message = rest.dropFirst(receiver.count).drop { $0.isASCIIBlank }
        guard !receiver.isEmpty, message.startIndex > rest.startIndex + receiver.count else { return false }
        return message.first.map { $0.isASCIILetter || $0 == UInt8(ascii: "_") } == true && message.prefix(2).allSatisfy { $0 < 0x80 }
    }

    /// `<key>NAME</key>`, `<true/>`, `</dict>`, `<?xml …?>`.
    private static func isElement(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes[0] == UInt8(ascii: "<"), bytes.count > 3, bytes[bytes.count - 1] == UInt8(ascii: ">") else { return false }
        let name = bytes[1]
        return name.isASCIILetter || name == UInt8(ascii: "/") || name == UInt8(ascii: "?") || name == UInt8(ascii: "!")
    }

    /// A keyword that opens a statement, in a line that then looks like one: `let x = 1`, `func sign(in: …)`.
    private static func startsWithKeyword(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let word = String(decoding: bytes.prefix { $0.isIdentifierByte }, as: UTF8.self)
        guard let tells = keywords[word] else { return bytes.elementsEqual("use_frameworks!".utf8) }
        // A sentence may start with a keyword; a statement that reads as one ends as statements do.
        if isSentence(bytes), let last = bytes.last, !Array(";{},(".utf8).contains(last) { return false }
        let rest = bytes.dropFirst(word.utf8.count)
        if tells.isEmpty { return true }
        return rest.contains { tells.contains($0) }
    }

    /// `case wideOpen`, `case open = -1`, `enum DoorState`: a name that no language has, or a number.
    private static func isShortDeclaration(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.starts(with: "case ".utf8) || bytes.starts(with: "enum ".utf8), bytes.count < 120 else { return false }
        let isCase = bytes[0] == UInt8(ascii: "c")
        let name = bytes.dropFirst(5).prefix(while: \.isIdentifierByte)
        guard let first = name.first, first.isASCIILowercase == isCase else { return false }
        let rest = bytes.dropFirst(5 + name.count)
        if rest.isEmpty { return NameShape.looksLikeCode(String(decoding: name, as: UTF8.self)) }
        let value = rest.dropFirst(3).drop { $0 == UInt8(ascii: "-") }
        return isCase && rest.starts(with: " = ".utf8) && !value.isEmpty && value.allSatisfy(\.isIdentifierByte)
    }

    private static let keywords: [String: [UInt8]] = {
        var table: [String: [UInt8]] = [:]
        let declarations = ["func", "init", "typedef", "extern", "FOUNDATION_EXPORT", "NS_SWIFT_NAME", "NS_ENUM", "NS_OPTIONS"]
        for word in declarations { table[word] = Array("(;*{".utf8) }
        for word in ["let", "var"] { table[word] = Array("=:".utf8) }
        for word in ["extension", "struct", "enum", "protocol", "class", "guard", "switch"] { table[word] = Array("{:".utf8) }
        for word in ["if", "for", "while", "return", "case", "else"] { table[word] = Array(";{(".utf8) }
        for word in ["pod", "target", "platform"] { table[word] = Array("'\":".utf8) }
        for word in ["static", "const", "public", "private", "override"] { table[word] = Array(";={(".utf8) }
        table["import"] = []
        table["NS_ASSUME_NONNULL_BEGIN"] = []
        table["NS_ASSUME_NONNULL_END"] = []
        return table
    }()

    /// `nativeAuth.signIn(username: email, delegate: self)`: one call and nothing else, with an argument that is code.
    private static func isCall(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes[bytes.count - 1] == UInt8(ascii: ")"), bytes.allSatisfy({ $0 < 0x80 }) else { return false }
        let receiver = bytes.prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") }
        guard receiver.count > 2, receiver.contains(UInt8(ascii: ".")), receiver.count < bytes.count else { return false }
        return bytes[receiver.count] == UInt8(ascii: "(")
    }

    /// `Door.shared().open("front",`: a call whose arguments go on below.
    private static func isOpenCall(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes[bytes.count - 1] == UInt8(ascii: ","), bytes.count < 200, bytes.allSatisfy({ $0 < 0x80 }),
            let open = bytes.lastIndex(of: UInt8(ascii: "(")), !bytes[open...].contains(UInt8(ascii: ")"))
        else { return false }
        let path = bytes[..<open]
        guard let first = path.first, first.isASCIILetter, path.contains(UInt8(ascii: ".")) else { return false }
        return path.allSatisfy { $0.isIdentifierByte || ".()?!".utf8.contains($0) }
    }

    /// `&amp;` at the end of a sentence is no statement's end.
    private static func endsReference(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let tail = bytes.dropLast().suffix(8)
        guard let start = tail.lastIndex(of: UInt8(ascii: "&")) else { return false }
        return tail[(start + 1)...].allSatisfy { $0.isASCIILetter }
    }
}
