import SourceText

/// What a listing of Java, Kotlin or C# declares: types with their members, methods, properties and constants.
///
/// A method has no body, or one that is left out (`{}`, `{...}`): what is written out is a sample, and so is a class that holds such.
struct ForeignDeclarations {
    struct Declaration {
        var kind: Fact.Kind
        var name: Span
        var owner: String?
        var type: String?
        var value: String?
        var parameters: [String] = []
    }

    private(set) var all: [Declaration] = []

    private let bytes: [UInt8]
    private var index = 0
    private var isOverride = false
    private var depth = 0

    /// The language has parameters with types, and declares in words that are read here.
    static func mayBe(in language: CodeLanguage) -> Bool {
        if case .other(let name) = language { ["java", "kotlin", "kt", "csharp", "c#", "cs"].contains(name) } else { false }
    }

    init(_ text: String) {
        bytes = PlainCode.bytes(of: text)
        while index < bytes.count { _ = readMembers(of: nil) }
    }

    // MARK: - Listings

    /// Up to the brace that closes the type. Answers whether a body was written out.
    private mutating func readMembers(of owner: String?) -> Bool {
        depth += 1
        defer { depth -= 1 }
        var hasBodies = false
        while let byte = next() {
            switch byte {
            case UInt8(ascii: "}"):
                index += 1
                return hasBodies
            case UInt8(ascii: "@"): skipAnnotation()
            // An attribute of C#.
            case UInt8(ascii: "["): index = BracketPairs.end(of: bytes[...], from: index)
            case UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ","): index += 1
            default: if readMember(of: owner) { hasBodies = true }
            }
        }
        return hasBodies
    }

    /// Answers whether it has a body that is written out.
    private mutating func readMember(of owner: String?) -> Bool {
        let head = ForeignHead(bytes, Span(index, endOfHead()))
        defer { isOverride = false }
        let opens = head.span.end < bytes.count && bytes[head.span.end] == UInt8(ascii: "{")
        index = opens ? head.span.end + 1 : max(head.span.end, index + 1)
        if let type = head.typeName {
            readType(type, head, of: owner, opens: opens)
            return false
        }
        let isProperty = opens && opensWithAccessor
        let isWritten = opens && !isProperty && !isLeftOut()
        if opens { skipBody() }
        if !isWritten, !isOverride, !head.isOfSample,
            let member = isProperty ? head.accessed : head.member(isInType: owner != nil)
        {
            all.append(member.owned(by: owner))
        }
        return isWritten
    }

    private mutating func readType(_ name: Span, _ head: ForeignHead, of owner: String?, opens: Bool) {
        let before = all.count
        all.append(Declaration(kind: head.isEnum ? .enum : .type, name: name, owner: nil))
        let type = String(decoding: bytes[name.start..<name.end], as: UTF8.self)
        all += head.constructorProperties.map { $0.owned(by: type) }
        guard opens, depth < 40 else { return }
        if head.isEnum { readCases(of: type) }
        if readMembers(of: type), !head.isInterface, !head.isEnum { all.removeSubrange(before...) }
    }

    /// `OPEN, SHUT(2);`: what an enum begins with.
    private mutating func readCases(of type: String) {
        while let byte = next(), NameShape.opensIdentifier(byte) || byte == UInt8(ascii: "@") {
            if byte == UInt8(ascii: "@") {
                skipAnnotation()
                continue
            }
            let start = index
            while index < bytes.count, NameShape.isIdentifierPart(bytes[index]) { index += 1 }
            let name = Span(start, index)
            var value: String?
            if next() == UInt8(ascii: "(") {
                let end = BracketPairs.end(of: bytes[...], from: index)
                value = String(decoding: bytes[(index + 1)..<max(index + 1, end - 1)], as: UTF8.self).trimmingBlanks()
                index = end
            }
            all.append(Declaration(kind: .case, name: name, owner: type, value: value))
            if next() == UInt8(ascii: "{") { index = BracketPairs.end(of: bytes[...], from: index) }
            guard next() == UInt8(ascii: ",") else { break }
            index += 1
        }
    }

    // MARK: - Parts

    private mutating func next() -> UInt8? {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        return index < bytes.count ? bytes[index] : nil
    }

    private mutating func skipAnnotation() {
        index += 1
        let start = index
        while index < bytes.count, NameShape.isIdentifierPart(bytes[index]) || bytes[index] == 0x2E { index += 1 }
        if bytes[start..<index].elementsEqual("Override".utf8) { isOverride = true }
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") { index = BracketPairs.end(of: bytes[...], from: index) }
    }

    /// Where a brace, a semicolon or the end of its line ends what is declared; brackets and words that go on may stand on the next line.
    private func endOfHead() -> Int {
        var (end, depth) = (index, 0)
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): if depth <= 0 { return end }
            case 0x0A: if depth <= 0, !goesOn(behind: end) { return end }
            default: break
            }
            end += 1
        }
        return end
    }

    private static let continuing = ["{", ":", ".", "throws ", "extends ", "implements ", "->", "="].map { Array($0.utf8) }

    private func goesOn(behind end: Int) -> Bool {
        let rest = bytes[end...].drop { $0 <= 0x20 }
        return Self.continuing.contains { rest.starts(with: $0) }
    }

    /// `{}`, `{...}`: behind the brace that opens.
    private func isLeftOut() -> Bool {
        guard let first = bytes[index...].first(where: { $0 > 0x20 && $0 != 0x2E && $0 < 0x80 }) else { return true }
        return first == UInt8(ascii: "}")
    }

    /// `{ get; set; }`, behind the brace: what C# has for a property.
    private var opensWithAccessor: Bool {
        let rest = bytes[index...].drop { $0 <= 0x20 }
        return ["get;", "set;", "init;"].contains { rest.starts(with: $0.utf8) }
    }

    private mutating func skipBody() { index = BracketPairs.end(of: bytes[...], from: index - 1) }
}

extension ForeignDeclarations.Declaration {
    fileprivate func owned(by owner: String?) -> Self {
        var declaration = self
        declaration.owner = declaration.owner ?? owner
        return declaration
    }
}
