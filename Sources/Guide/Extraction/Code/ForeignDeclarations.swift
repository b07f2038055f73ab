import SourceText

/// What a listing of Java, Kotlin, C#, C or C++ declares: types with their members, methods, properties and constants.
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
        if case .other(let name) = language { languages.contains(name) } else { false }
    }

    private static let languages: Set<String> = [
        "java", "kotlin", "kt", "csharp", "c#", "cs", "c", "h", "c++", "cpp", "cc", "cxx", "hpp",
    ]

    init(_ text: String) {
        bytes = PlainCode.bytes(of: text)
        while index < bytes.count { _ = readMembers(of: nil) }
    }

    // MARK: - Listings

    /// Up to the brace that closes the type. Answers whether a body was written out.
    private mutating func readMembers(of owner: String?, hasFields: Bool = false, isPrivate: Bool = false) -> Bool {
        depth += 1
        defer { depth -= 1 }
        var hasBodies = false
        // What stands behind `private:`, and in a class of C++ before the first such label.
        var access = AccessLabels(firstMember: all.count, hidesFirst: isPrivate)
        defer { all.removeSubrange(access.hidden(before: all.count)) }
        while let byte = next() {
            if let label = AccessLabels.Label(bytes, at: index) {
                all.removeSubrange(access.enter(label, at: all.count))
                index = label.end
                continue
            }
            switch byte {
            case UInt8(ascii: "}"):
                index += 1
                return hasBodies
            case UInt8(ascii: "@"): skipAnnotation()
            case UInt8(ascii: "#"): readDirective()
            // An attribute of C#.
            case UInt8(ascii: "["): index = BracketPairs.end(of: bytes[...], from: index)
            case UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ","): index += 1
            default: if readMember(of: owner, hasFields: hasFields) { hasBodies = true }
            }
        }
        return hasBodies
    }

    /// Answers whether it has a body that is written out.
    private mutating func readMember(of owner: String?, hasFields: Bool) -> Bool {
        let head = ForeignHead(bytes, Span(index, endOfHead()))
        defer { isOverride = false }
        let opens = head.span.end < bytes.count && bytes[head.span.end] == UInt8(ascii: "{")
        index = opens ? head.span.end + 1 : max(head.span.end, index + 1)
        // What a namespace holds stands in it as if it were alone.
        if opens, head.isNamespace { return false }
        if let type = opens && head.isAlias ? nameBehindBody() ?? head.typeName : head.typeName {
            let before = all.count
            readType(type, head, of: owner, opens: opens)
            if opens, head.extendsApp { all.removeSubrange(before...) }
            return false
        }
        let isProperty = opens && opensWithAccessor
        let isWritten = opens && !isProperty && (!isLeftOut() || head.definesElsewhere)
        if opens { skipBody() }
        if !isWritten, !isOverride, !head.isOfSample,
            let member = isProperty ? head.accessed : head.member(isInType: owner != nil, hasFields: hasFields)
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
        let hasBodies = readMembers(of: type, hasFields: !head.isEnum && !head.isInterface, isPrivate: !head.isStruct)
        if hasBodies, !head.isInterface, !head.isEnum { all.removeSubrange(before...) }
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
            if next() == UInt8(ascii: "=") {
                let end = bytes[index...].firstIndex { ",}\n".utf8.contains($0) } ?? bytes.count
                value = String(decoding: bytes[(index + 1)..<end], as: UTF8.self).trimmingBlanks()
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

    /// `#define DOOR_OPEN 1`; of other directives nothing is known.
    private mutating func readDirective() {
        let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
        defer { index = end }
        let words = bytes[index..<end].split(maxSplits: 2) { $0 <= 0x20 }
        guard words.count == 3, words[0].elementsEqual("#define".utf8), words[1].allSatisfy(NameShape.isIdentifierPart) else { return }
        let value = String(decoding: words[2], as: UTF8.self).trimmingBlanks()
        all.append(Declaration(kind: .constant, name: Span(words[1].startIndex, words[1].endIndex), value: value))
    }

    /// `DoorState` of `typedef enum { … } DoorState;`, from behind the brace that opens.
    private func nameBehindBody() -> Span? {
        let rest = bytes[BracketPairs.end(of: bytes[...], from: index - 1)...].drop { $0 <= 0x20 }
        let name = rest.prefix(while: NameShape.isIdentifierPart)
        return name.first.map(NameShape.opensIdentifier) == true ? Span(name.startIndex, name.endIndex) : nil
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
        // `float openDoor`, and what it is handed on the next line.
        if rest.first == UInt8(ascii: "("), let last = bytes[index..<end].last(where: { $0 > 0x20 }) {
            return NameShape.isIdentifierPart(last)
        }
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
