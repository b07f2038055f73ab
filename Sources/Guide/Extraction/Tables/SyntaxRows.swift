import SourceText

extension Extraction {
    /// "Syntax | (void)open:(NSString *)key", "Parameter | (NSString *)key - opens it": a table on its side that declares a method without its
    /// sign, and explains what it takes.
    mutating func readSyntax(_ lines: [[Table.Cell]]) -> Bool {
        guard let row = lines.firstIndex(where: { Self.syntax.meaning(of: $0[0].text.characters) == true }) else { return false }
        let declaration = Passage(lines[row][1].text)
        let body = declaration.trimmed(declaration.wholeSpan)
        guard declaration.bytes[body.start..<body.end].first == UInt8(ascii: "("), readListedMethod(declaration, body, source: .table)
        else {
            return false
        }
        for (index, line) in lines.enumerated() where index != row {
            let passage = Passage(line[1].text)
            let isAboutParameters = Topics.table.meanings(in: line[0].text.characters).contains(.parameters)
            readRest(passage, from: isAboutParameters ? readOwnParameters(passage) : 0)
        }
        return true
    }

    /// Each name that the method takes, where the cell has it first; answers where the last one ends.
    mutating func readOwnParameters(_ passage: Passage) -> Int {
        guard let subject = context.subject, subject.kind == .method else { return 0 }
        let names = Self.places(of: subject.parameters, in: passage)
        for name in names {
            add(Fact(.parameter, passage.string(name), owner: subject.name, source: .table, span: passage.file(name)))
        }
        return names.last?.end ?? 0
    }

    /// Whether a text has all that the method takes, which is several, in order.
    func listsAllParameters(_ passage: Passage) -> Bool {
        guard let subject = context.subject, subject.kind == .method, subject.parameters.count > 1 else { return false }
        return Self.places(of: subject.parameters, in: passage).count == subject.parameters.count
    }

    private static func places(of names: [String], in passage: Passage) -> [Span] {
        var places: [Span] = []
        for name in names {
            let end = places.last?.end ?? 0
            guard let start = offsets(of: name, in: passage.bytes).first(where: { $0 >= end && passage.isWord($0, name) }) else { continue }
            places.append(Span(start, start + name.utf8.count))
        }
        return places
    }

    private static let syntax = PhraseTable<Bool>([
        WordRow(
            true, en: "syntax prototype signature declaration definition", ko: "구문 원형 선언 정의 형식", ja: "構文 宣言 定義 書式",
            zh: "语法 原型 函数原型 定义 声明 語法 宣告",
            de: "syntax deklaration", romance: "sintaxis sintaxe sintassi syntaxe declaracion declaracao", ru: "синтаксис объявление")
    ])
}

extension Passage {
    /// Whether a name at a place is a word of its own.
    fileprivate func isWord(_ start: Int, _ name: String) -> Bool {
        let end = start + name.utf8.count
        return (start == 0 || !NameShape.isIdentifierPart(bytes[start - 1]))
            && (end >= bytes.count || !NameShape.isIdentifierPart(bytes[end]))
    }
}
