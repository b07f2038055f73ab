import SourceText

/// A Swift file's text with the modules in front of types blanked out, byte for byte: `Swift.String` is `String`, `@_Concurrency.MainActor` is `@MainActor`.
///
/// The compiler writes the module of every type into a `.swiftinterface`; guides, specs and apps write none, but for `Swift.Error` and
/// `Swift.Result` where a type of the vendor's has that name, which mean another type than `Error` alone.
enum ModuleQualifiers {
    static func blanked(_ bytes: [UInt8]) -> [UInt8] {
        let stream = Lexer.tokens(of: bytes, language: .swift)
        let modules = modules(of: stream)
        let shared = sharedNames(of: stream)
        var result = bytes
        for index in stream.tokens.indices where qualifies(index, modules, stream) && !isMeant(index, shared, stream) {
            let (module, name) = (stream.tokens[index], stream.tokens[index + 2])
            let isAttribute = module.kind == .atWord || followsSign(index, stream)
            let start = isAttribute && module.kind != .atWord ? module.start - 1 : module.start
            for offset in start..<name.start { result[offset] = 0x20 }
            if isAttribute { result[name.start - 1] = .ascii("@") }
        }
        return result
    }

    /// A module's name that is no member itself, in front of a point and a name that begins as types do.
    private static func qualifies(_ index: Int, _ modules: Set<String>, _ stream: TokenStream) -> Bool {
        guard index + 2 < stream.tokens.count else { return false }
        let (token, point, name) = (stream.tokens[index], stream.tokens[index + 1], stream.tokens[index + 2])
        guard token.kind == .identifier || token.kind == .atWord, isPoint(point), !point.hasBlankBefore, !name.hasBlankBefore,
            name.kind == .identifier, stream.bytes[name.start].isUpper, index == 0 || !isPoint(stream.tokens[index - 1])
        else { return false }
        // An attribute's own name says all, whoever declares it.
        return token.kind == .atWord || followsSign(index, stream) || modules.contains(stream.text(token))
    }

    /// The library's names that mean another type without the library before them. An interface has its vendor's types in one file; of sources
    /// the type may stand in another one, and nobody writes `Swift.` without a reason.
    private static func sharedNames(of stream: TokenStream) -> Set<String> {
        guard isInterface(stream) else { return ["Error", "Result"] }
        let declared = stream.tokens.indices.dropLast().filter { declaring.contains(stream.text(stream.tokens[$0])) }
        return Set(declared.map { stream.text(stream.tokens[$0 + 1]) }).intersection(["Error", "Result"])
    }

    private static func isInterface(_ stream: TokenStream) -> Bool {
        stream.comments(before: 0).contains { $0.text.contains("-module-name") }
    }

    /// Whether it is the library's type as declarations name it. What a type conforms to is the library's protocol either way.
    private static func isMeant(_ index: Int, _ shared: Set<String>, _ stream: TokenStream) -> Bool {
        guard stream.text(stream.tokens[index]) == "Swift", shared.contains(stream.text(stream.tokens[index + 2])) else { return false }
        var before = index - 1
        while before > 0,
            stream.tokens[before].kind == .identifier || [.ascii(","), .ascii("."), .ascii("&")].contains(stream.tokens[before].byte)
        {
            before -= 1
        }
        guard before > 1, stream.tokens[before].byte == .ascii(":") else { return true }
        return !(declaring.union(["extension"]).contains(stream.text(stream.tokens[before - 2])))
    }

    private static let declaring: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "actor"]

    /// `@_Concurrency.MainActor`: an underscore ends what the tokens take for an attribute.
    private static func followsSign(_ index: Int, _ stream: TokenStream) -> Bool {
        guard index > 0, !stream.tokens[index].hasBlankBefore else { return false }
        return stream.tokens[index - 1].kind == .punctuation && stream.tokens[index - 1].byte == .ascii("@")
    }

    private static func isPoint(_ token: Token) -> Bool { token.kind == .punctuation && token.byte == .ascii(".") }

    private static func modules(of stream: TokenStream) -> Set<String> {
        var modules = reexported
        for index in stream.tokens.indices.dropLast() where stream.text(stream.tokens[index]) == "import" {
            // `import struct Doors.Key`
            let next = stream.text(stream.tokens[index + 1])
            let isKind = kinds.contains(next) && !stream.tokens[min(index + 2, stream.tokens.count - 1)].startsLine
            modules.insert(isKind ? stream.text(stream.tokens[min(index + 2, stream.tokens.count - 1)]) : next)
        }
        // Of the module itself, the compiler tells the name in a comment above.
        for comment in stream.comments(before: 0) {
            let words = comment.text.split(separator: " ")
            guard let flag = words.firstIndex(of: "-module-name"), flag + 1 < words.endIndex else { continue }
            modules.insert(String(words[flag + 1]))
        }
        return modules
    }

    private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]

    /// Modules that are there without an import of their own: the language's, and those that Foundation and UIKit bring along.
    private static let reexported: Set<String> = [
        "Swift", "_Concurrency", "Foundation", "ObjectiveC", "CoreFoundation", "CoreGraphics", "Dispatch", "Darwin", "QuartzCore",
    ]
}
