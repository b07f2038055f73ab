import Declarations

/// Enums that are read from words although their raw values are others, or none: `init(from:)` says `case "under_way": self = .underWay`.
struct DecodedWords {
    /// What each enum's cases are read from, by the enum's name and the case's.
    private var words: [String: [String: String]] = [:]
    /// The case of each enum that all other words are.
    private var others: [String: String] = [:]

    init(_ texts: [CaseText]) {
        for text in texts where text.source == .decoder {
            for owner in text.owners {
                if let word = text.text {
                    if words[owner, default: [:]][text.name] == nil { words[owner, default: [:]][text.name] = word }
                } else {
                    others[owner] = text.name
                }
            }
        }
    }

    /// Gives an enum of Swift its words, if code has one for each case but the one that stands for all others.
    func settle(_ enumeration: inout Draft.Enumeration) {
        let isPlain = enumeration.form == "swift" && !enumeration.holdsValues && !enumeration.isError
        guard isPlain, let words = words[enumeration.name], !enumeration.cases.contains(where: { $0.rawText != nil || $0.wire != nil })
        else {
            return
        }
        let other = others[enumeration.name].flatMap { name in enumeration.cases.contains { $0.name == name } ? name : nil }
        guard enumeration.cases.allSatisfy({ words[$0.name] != nil || $0.name == other }) else { return }
        for index in enumeration.cases.indices { enumeration.cases[index].wire = words[enumeration.cases[index].name] }
        enumeration.unknown = other
    }
}

extension CaseText {
    /// What a draft may call the enum: where several have one name, the path is the name of a draft.
    var owners: [String] { [owner.split(separator: ".").last.map(String.init) ?? owner, owner.filter { $0 != "." }] }
}
