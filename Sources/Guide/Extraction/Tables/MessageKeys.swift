import SourceText

extension Extraction {
    /// "Key | Value" below "Lamp" in a guide to a server: where the guide's messages have every one of those keys, they are what a lamp has.
    mutating func nameKeysOfMessages() {
        guard survey.mainLanguage == nil else { return }
        var tables: [Int: [Int]] = [:]
        for index in facts.indices where facts[index].kind == .key && facts[index].source == .table && facts[index].owner == nil {
            tables[blockOfFact[index], default: []].append(index)
        }
        guard !tables.isEmpty else { return }
        let members = membersOfMessages
        for (block, keys) in tables where keys.count > 1 && keys.allSatisfy({ members.contains(facts[$0].name) }) {
            guard let object = object(above: block) else { continue }
            for index in keys { (facts[index].kind, facts[index].owner) = (.property, object) }
        }
    }

    /// The heading right above a table, where it is nothing but one or two words with capitals: "Lamp", "Floor Lamp".
    private func object(above block: Int) -> String? {
        guard let text = heading(rightAbove: block), SectionTitle(text.characters).topics.isEmpty else { return nil }
        let words = text.characters.split(separator: " ")
        let areNames = words.allSatisfy { word in
            word.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && word.utf8.allSatisfy(NameShape.isIdentifierPart)
        }
        return (1...2).contains(words.count) && areNames ? words.joined() : nil
    }

    /// The names in quotes that a colon follows, of all listings.
    private var membersOfMessages: Set<String> {
        var names: Set<String> = []
        for case .code(let text, _) in document.blocks.map(\.kind) {
            let parts = text.characters.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
            for (name, behind) in zip(parts, parts.dropFirst()) where behind.first(where: { $0 > 0x20 }) == UInt8(ascii: ":") {
                if name.allSatisfy(NameShape.isIdentifierPart), !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
            }
        }
        return names
    }
}
