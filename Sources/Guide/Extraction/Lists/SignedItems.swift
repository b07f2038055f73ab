import Declarations
import SourceText

/// An item that is a method's sign and name: items further in explain what it takes and answers.
struct SignedItem {
    /// The method's place among the facts.
    var fact: Int
    var name: String
    var depth: Int
}

extension Extraction {
    /// `+ open:force:`, `- isOpen` at the start of an item: the sign and the name of a method of the type that the section is about. Without
    /// the marks of code the line must be nothing else, and stand among methods.
    mutating func readSignedItem(_ passage: Passage, depth: Int) -> Bool {
        guard let line = passage.lines.first, let owner = context.owner, let code = signedName(passage, line) else { return false }
        let name = passage.trimmed(Span(code.start + 1, code.end))
        guard let first = passage.bytes[name.start..<name.end].first, first >= 0x61 || first == 0x5F,
            passage.bytes[name.start..<name.end].allSatisfy({ NameShape.isIdentifierPart($0) || $0 == 0x3A }),
            !isDeclaredBelow(passage.string(name))
        else { return false }
        let isStatic = passage.bytes[code.start] == 0x2B
        var fact = Fact(.method, passage.string(name), owner: owner, isStatic: isStatic, source: .list, span: passage.file(name))
        fact.type = typeInBrackets(passage, behind: code.end, line)
        signedItem = SignedItem(fact: facts.count, name: fact.name, depth: depth)
        context.setMethod(fact.name, parameters: [])
        add(fact)
        readRest(passage, from: code.end)
        return true
    }

    private func signedName(_ passage: Passage, _ line: Span) -> Span? {
        guard line.end - line.start > 3 else { return nil }
        if let code = passage.codeMark(at: line.start) {
            return code.end <= line.end && [0x2B, 0x2D].contains(passage.bytes[code.start]) ? code : nil
        }
        let isSigned = [0x2B, 0x2D].contains(passage.bytes[line.start]) && passage.bytes[line.start + 1] == 0x20
        return isSigned && passage.lines.count == 1 && context.speaks(of: .methods) ? line : nil
    }

    /// `key : NSString *` inside the item of `+ open:`: a parameter; under "Return", what the method answers.
    mutating func readSignedPart(_ passage: Passage, depth: Int) -> Bool {
        guard let method = signedItem, depth > method.depth, context.subject?.name == method.name, let line = passage.lines.first,
            let colon = passage.bytes[line.start..<line.end].firstIndex(of: 0x3A), colon > line.start
        else { return false }
        let name = passage.trimmed(Span(line.start, colon))
        let type = passage.string(passage.trimmed(Span(colon + 1, line.end)))
        guard !name.isEmpty, passage.bytes[name.start..<name.end].allSatisfy(NameShape.isIdentifierPart), Self.isSpelledType(type) else {
            return false
        }
        if Topics.table.reading(of: passage.string(name)).meanings.contains(.result) {
            facts[method.fact].type = facts[method.fact].type ?? type
            return true
        }
        var fact = Fact(.parameter, passage.string(name), owner: method.name, source: .list, span: passage.file(name))
        fact.type = type
        add(fact)
        return true
    }

    /// A type and nothing else: `NSString *`, `id<Lock>`, `void(^)(NSError *error)`.
    private static func isSpelledType(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count < 90 else { return false }
        if TypeWords.isType(text) || text.has("(^)") || text.hasSuffix("*") || text.hasPrefix("unsigned ") { return true }
        let bare = text.prefix { $0 != "<" && $0 != "?" }
        guard bare.utf8.allSatisfy(NameShape.isIdentifierPart), let first = bare.utf8.first, first >= 0x41, first <= 0x5A else {
            return false
        }
        return NameShape.looksLikeType(String(bare)) || text.has("<")
    }
}

extension Extraction {
    /// Whether the heading says that methods of a type follow, and no method has been stated whose parameters these could be.
    var listsMethodsOfOwner: Bool {
        context.subject == nil && context.owner != nil && context.lead == context.title && context.speaks(of: .methods)
            && !context.speaks(of: .parameters) && !context.speaks(of: .properties)
    }

    /// `setOpen:(BOOL)`, `open:(NSString *)key force:(BOOL)`, `open: force:` as code at the start of an item: a method without its sign.
    mutating func readUnsignedItem(_ passage: Passage) -> Bool {
        guard let line = passage.lines.first, let code = passage.codeMark(at: line.start), code.end - code.start < 400 else { return false }
        let text = passage.string(code).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let bare = text.hasSuffix(";") ? String(text.dropLast()).trimmingBlanks() : text
        if NameShape.isPartedSelector(bare) {
            add(Fact(.method, bare.filter { $0 != " " }, owner: context.owner, source: .list, span: passage.file(code)))
        } else {
            guard let first = bare.utf8.first, first >= 0x61, first <= 0x7A, bare.has(":(") || bare.has(": ("), !bare.has("=") else {
                return false
            }
            let opening = Array("- (void)".utf8)
            // `setOpen:(BOOL)`: the last value may have no name.
            let named = bare.hasSuffix(")") ? bare + "value" : bare
            let found = ObjectiveCParser.declarations(in: opening + Array(named.utf8) + [0x3B], baseOffset: 0)
            guard found.count == 1, case .method(let method) = found[0].kind, !method.parameters.isEmpty,
                method.parameters.allSatisfy({ $0.type != nil }), found[0].span.end >= opening.count + bare.utf8.count
            else { return false }
            var fact = Fact(.method, method.name, owner: context.owner, source: .list, span: passage.file(code))
            describe(method, language: .objectiveC, in: &fact)
            context.setMethod(method.name, parameters: method.parameters.map(\.name))
            add(fact)
        }
        readRest(passage, from: code.end)
        return true
    }
}
