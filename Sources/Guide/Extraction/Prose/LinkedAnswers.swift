import SourceText

extension Extraction {
    /// "Returns a list of [door](#door-object) objects": what a call answers is what that section describes.
    mutating func noteLinkedAnswer(_ passage: Passage) {
        guard let endpoint = context.endpoint, !context.isBelowFailure else { return }
        for mark in passage.text.marks {
            guard case .link(let target) = mark.kind, let hash = target.lastIndex(of: "#"), let lead = AnswerLead(passage, mark.range),
                let section = section(called: target[hash...])
            else { continue }
            linkedAnswers.append(
                LinkedAnswer(endpoint: endpoint, span: passage.file(mark.range), section: section, isList: lead.isList))
            return
        }
    }

    /// The section whose heading is what an anchor says: `#door-object`, "Door Object". Not the one that is being read.
    private mutating func section(called anchor: Substring) -> Span? {
        guard let start = anchors.block(anchor), case .heading(let level, _) = document.blocks[start].kind else { return nil }
        let end = document.blocks[(start + 1)...].firstIndex { block in
            if case .heading(let other, _) = block.kind { other <= level } else { false }
        }
        let last = (end ?? document.blocks.endIndex) - 1
        return (start...last).contains(block) ? nil : Span(document.blocks[start].span.start, document.blocks[last].span.end)
    }
}

/// The headings of a document by what links call them.
struct HeadingAnchors {
    private var blocks: [String: Int] = [:]

    init(_ document: Document) {
        for (index, block) in document.blocks.enumerated() {
            guard case .heading(_, let text) = block.kind else { continue }
            let name = text.characters.lettersAndDigits
            if blocks[name] == nil { blocks[name] = index }
        }
    }

    /// The first heading that is called so.
    func block(_ anchor: Substring) -> Int? {
        let name = anchor.lettersAndDigits
        return name.isEmpty ? nil : blocks[name]
    }
}

/// The words around a link that say that a call answers what it leads to, and nothing that has it inside.
private struct AnswerLead {
    private(set) var isList: Bool?

    init?(_ passage: Passage, _ link: Span) {
        let before = passage.string(Span(0, link.start)).lowercased().split { ".。！!".contains($0) }.last ?? ""
        let behind = passage.string(Span(link.end, passage.bytes.count)).lowercased().prefix { !".。！!".contains($0) }
        let follows = Self.followers.contains(where: behind.has)
        guard let lead = Self.lead(in: before) ?? (follows ? before : nil), lead.utf8.count < 60, !lead.contains(where: \.isNumber) else {
            return nil
        }
        let words = lead.split { !$0.isLetter }.map(String.init)
        let next = behind.split { !$0.isLetter }.first.map(String.init) ?? ""
        let isWhole = behind.allSatisfy { !$0.isLetter } || Self.nouns.contains(next) || Self.lists.contains(next)
        guard Self.insides.isDisjoint(with: words), isWhole || follows || behind.first == "," else { return nil }
        let isListed = !Self.lists.isDisjoint(with: words + [next]) || Self.wideLists.contains { lead.has($0) || behind.has($0) }
        if isListed {
            isList = true
        } else if !Self.articles.isDisjoint(with: words), Self.nouns.contains(next), !next.hasSuffix("s") {
            isList = false
        }
    }

    /// What stands behind the last word for answering.
    private static func lead(in text: Substring) -> Substring? {
        let starts = verbs.compactMap { verb in text.ranges(of: verb).last { isWord($0, in: text) }?.upperBound }
        return starts.max().map { text[$0...] }
    }

    private static func isWord(_ range: Range<Substring.Index>, in text: Substring) -> Bool {
        let isWide = text[range].unicodeScalars.contains { $0.value >= 0x3000 }
        return isWide || range.lowerBound == text.startIndex || !text[text.index(before: range.lowerBound)].isLetter
    }

    private static let verbs = [
        "returns ", "return ", "responds with ", "response is ", "answers with ", "response: ", "devuelve ", "regresa ", "retorna ",
        "renvoie ",
        "retourne ", "restituisce ", "ritorna ", "liefert ", "возвращает ", "zwraca ", "mengembalikan ", "trả về ", "返回",
    ]
    /// Behind the link.
    private static let followers = ["を返", "が返", "返却", "반환", "리턴", "döndürür"]
    private static let articles: Set<String> = ["a", "an", "the", "un", "una", "une", "um", "uma", "ein", "eine", "einen"]
    private static let nouns: Set<String> = [
        "object", "objects", "resource", "resources", "structure", "model", "entity", "entities", "instance", "on", "for",
    ]
    private static let lists: Set<String> = [
        "list", "array", "collection", "lista", "liste", "tableau", "arreglo", "lijst", "objects", "resources", "entities",
    ]
    private static let wideLists = ["配列", "リスト", "一覧", "목록", "배열", "리스트", "列表", "数组", "陣列"]
    /// It has the object inside, or there is one only sometimes.
    private static let insides: Set<String> = [
        "object", "with", "containing", "contains", "key", "field", "map", "member", "where", "if", "when", "dictionary", "whose", "id",
        "dict",
        "property", "not", "no",
    ]
}
