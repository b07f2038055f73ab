import Declarations
import SourceText

extension Extraction {
    /// `new Door(key)` as a heading: the one above it that is called `Door` names a class, and what follows is its own.
    mutating func readConstructorHeading(_ passage: Passage, _ body: Span) -> Bool {
        let opening = Array("new ".utf8)
        guard passage.bytes[body.start..<body.end].starts(with: opening) else { return false }
        let word = passage.bytes[(body.start + opening.count)..<body.end].prefix(while: NameShape.isIdentifierPart)
        guard let first = word.first, first >= 0x41, first <= 0x5A, word.endIndex < body.end, passage.bytes[word.endIndex] == 0x28 else {
            return false
        }
        let name = String(decoding: word, as: UTF8.self)
        guard context.own(sectionTitled: name) else { return false }
        _ = stateType(named: name)
        return true
    }

    /// `Door(key: Key, force: Bool)` as a heading: a type, and what makes it.
    mutating func readInitializerHeading(_ passage: Passage, _ body: Span) -> Bool {
        let code = passage.withoutQuotes(body)
        let word = passage.bytes[code.start..<code.end].prefix(while: NameShape.isIdentifierPart)
        let name = String(decoding: word, as: UTF8.self)
        guard NameShape.isTypePart(name), NameShape.looksLikeType(name), survey.isOfAPI(name), word.endIndex < code.end,
            passage.bytes[word.endIndex] == 0x28, passage.bytes[code.end - 1] == 0x29
        else { return false }
        let opening = Array("init".utf8)
        let declarations = SwiftParser.declarations(
            in: opening + passage.bytes[word.endIndex..<code.end], baseOffset: word.endIndex - opening.count)
        guard declarations.count == 1, var first = declarations.first, case .method(let method) = first.kind, first.defects.isEmpty,
            first.span.end == code.end, !method.parameters.isEmpty, method.parameters.allSatisfy({ $0.type != nil })
        else { return false }
        if !facts.contains(where: { $0.kind == .type && $0.name == name && $0.source == .heading }) {
            add(Fact(.type, name, source: .heading, span: passage.file(Span(word.startIndex, word.endIndex))))
        }
        first.span = code
        add(first, at: DeclarationPlace(owner: name, source: .heading), in: passage)
        return true
    }

    /// "Constructor" below "Connection": a word of the language, if it were not that only types have one.
    mutating func readConstructorTitle(_ passage: Passage, _ body: Span, level: Int) -> Bool {
        guard Self.constructors.contains(passage.string(body).lowercased()),
            let above = document.blocks[..<block].last(where: { isHeading($0, above: level) }), case .heading(_, let text) = above.kind
        else { return false }
        let title = Passage(text)
        let span = title.trimmed(title.wholeSpan)
        let name = title.string(span)
        guard name.utf8.allSatisfy(NameShape.isIdentifierPart), name.utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A }) == true,
            name.utf8.count > 2,
            Topics.table.meanings(in: name).isEmpty, survey.isOfAPI(name), context.own(sectionTitled: name)
        else { return false }
        if !stateType(named: name), !facts.contains(where: { $0.kind == .type && $0.name == name }) {
            add(Fact(.type, name, source: .heading, span: title.file(span)))
        }
        return true
    }

    private func isHeading(_ block: Block, above level: Int) -> Bool {
        if case .heading(let own, _) = block.kind { own < level } else { false }
    }

    /// The type that a heading above is called like, and nothing else, where what stands below it are declared members: theirs is that type.
    mutating func typeTitledAbove(level: Int) -> String? {
        guard let above = document.blocks[..<block].last(where: { isHeading($0, above: level) }), case .heading(_, let text) = above.kind
        else { return nil }
        let name = text.characters.trimmingBlanks()
        guard name.utf8.allSatisfy(NameShape.isIdentifierPart), NameShape.looksLikeType(name), NameShape.looksLikeCode(name),
            survey.isOfAPI(name), !Vocabulary.isProduct(name), stateType(named: name)
        else { return nil }
        return context.own(sectionTitled: name) ? name : nil
    }

    private static let constructors: Set<String> = [
        "constructor", "constructors", "생성자", "コンストラクタ", "コンストラクター", "构造函数", "构造方法", "建構子", "конструктор", "constructeur", "konstruktor",
    ]

    /// The heading of that name is a type's.
    private mutating func stateType(named name: String) -> Bool {
        let heading = facts.lastIndex { $0.name == name && $0.source == .heading && ($0.kind == .use || $0.kind == .type) }
        if let heading { (facts[heading].kind, facts[heading].detail.form) = (.type, nil) }
        return heading != nil
    }
}
