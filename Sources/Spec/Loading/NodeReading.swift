import SourceText
import YAMLTree

/// Reading values off nodes whose structure was checked already: what is missing or of another shape answers nil, and was reported there.
extension YAMLNode {
    /// Where the scalar's own text stands, without its quotes if every byte stands in the file as it reads.
    var textPlace: Place { Place(file, scalar?.verbatimSpan ?? span) }

    var located: Located<String>? { text.map { Located($0, at: textPlace) } }

    func string(_ key: String) -> Located<String>? {
        guard let node = self[key], !node.isNull else { return nil }
        return node.located
    }

    func integer(_ key: String) -> Located<Int>? {
        guard let node = self[key], let value = node.scalar?.int else { return nil }
        return Located(value, at: node.textPlace)
    }

    func flag(_ key: String) -> Bool { self[key]?.scalar?.bool ?? false }

    func strings(_ key: String) -> [Located<String>] { self[key]?.items.compactMap(\.located) ?? [] }

    func nodes(_ key: String) -> [YAMLNode] { self[key]?.items ?? [] }

    func word<Word: RawRepresentable>(_ key: String, _ type: Word.Type) -> Word? where Word.RawValue == String {
        self[key]?.text.flatMap(Word.init(rawValue:))
    }

    /// The place of a key's value, or of the whole node where the key is not given.
    func place(of key: String) -> Place { self[key]?.textPlace ?? place }

    /// A text in its languages; one that is missing (and was reported) reads as the first.
    func localized(_ key: String) -> LocalizedText? { self[key]?.localizedText }

    var localizedText: LocalizedText? {
        let texts = TextLanguage.allCases.compactMap { language in self[language.rawValue]?.text.map { (language, $0) } }
        return texts.isEmpty ? nil : LocalizedText(Dictionary(texts) { first, _ in first }, place: place)
    }

    /// For keys that must be there: an empty text where it is not, which was reported.
    func requiredText(_ key: String = "text") -> LocalizedText { localized(key) ?? LocalizedText([:], place: place) }

    var provenance: Provenance {
        if let source = string("documented") { return .documented(source) }
        if let reason = string("invented") { return .invented(reason) }
        return .guide
    }
}
