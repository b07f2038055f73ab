import SourceText

/// Follows brackets, comments and `@interface … @end` through lines of code, to tell whether a sample goes on behind a blank line.
struct CodeDepth {
    private(set) var braces = 0
    private(set) var brackets = 0
    private(set) var isInComment = false
    /// Inside a type that `@end` closes.
    private(set) var isInType = false

    var isOpen: Bool { braces > 0 || brackets > 0 || isInComment || isInType }

    mutating func follow(_ source: UnsafeBufferPointer<UInt8>, _ content: Span) {
        if !isInComment { followDirective(source, content) }
        var index = content.start
        var quote: UInt8 = 0
        while index < content.end {
            let byte = source[index]
            let next = index + 1 < content.end ? source[index + 1] : 0
            index += 1
            if isInComment {
                if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") { isInComment = false }
            } else if quote != 0 {
                if byte == UInt8(ascii: "\\") { index += 1 } else if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "/"), next == byte {
                return
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                isInComment = true
            } else {
                if byte == UInt8(ascii: "\"") { quote = byte }
                count(byte)
            }
        }
    }

    private mutating func count(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"): braces += 1
        case UInt8(ascii: "}"): braces = max(braces - 1, 0)
        case UInt8(ascii: "["), UInt8(ascii: "("): brackets += 1
        case UInt8(ascii: "]"), UInt8(ascii: ")"): brackets = max(brackets - 1, 0)
        default: break
        }
    }

    private mutating func followDirective(_ source: UnsafeBufferPointer<UInt8>, _ content: Span) {
        guard !content.isEmpty, source[content.start] == UInt8(ascii: "@") else { return }
        let line = source[content.start..<content.end]
        if line.starts(with: "@end".utf8) { isInType = false }
        let opens = ["@interface", "@implementation", "@protocol"].contains { line.starts(with: $0.utf8) }
        // `@protocol Foo;` only announces a type.
        if opens, line.last != UInt8(ascii: ";") { isInType = true }
    }
}
