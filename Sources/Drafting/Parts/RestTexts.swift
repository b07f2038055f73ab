import Declarations
import Guide

/// Enums of texts with a case for all others: `case open, unknown(String)`, with raw values that their code says.
struct RestTexts {
    /// The texts of cases, by the names of the enum and the case.
    private var texts: [String: [String: String]] = [:]
    /// Enums that have raw values of their own.
    private var raw: Set<String> = []

    init(_ statements: [Statement], _ texts: [CaseText]) {
        for text in texts {
            if text.source == .rawValue { raw.formUnion(text.owners) }
            guard let written = text.text else { continue }
            for owner in text.owners where self.texts[owner, default: [:]][text.name] == nil {
                self.texts[owner, default: [:]][text.name] = written
            }
        }
        for fact in statements.map(\.fact) {
            let saysSo =
                fact.detail.marks.conformances.contains("RawRepresentable") || fact.detail.attributes.contains("<RawRepresentable>")
            if fact.kind == .enum || fact.kind == .type, saysSo { raw.insert(fact.name) }
            if fact.kind == .property, fact.name == "rawValue", fact.type == "String", let owner = fact.owner { raw.insert(owner) }
        }
    }

    /// Gives an enum its texts, if it is one of these.
    func settle(_ enumeration: inout Draft.Enumeration) -> Bool {
        let held = enumeration.cases.compactMap(\.holds)
        guard held.count == 1, held[0] == "String" || held[0].hasSuffix(": String"), enumeration.cases.count > 1,
            raw.contains(enumeration.name)
        else { return false }
        (enumeration.form, enumeration.rawType) = ("swift", "String")
        for index in enumeration.cases.indices {
            enumeration.cases[index].value = nil
            let (name, text) = (enumeration.cases[index].name, texts[enumeration.name]?[enumeration.cases[index].name])
            enumeration.cases[index].rawText = enumeration.cases[index].holds == nil && text != name ? text : nil
        }
        return true
    }
}
