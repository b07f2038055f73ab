import Declarations
import Guide
import SourceText

/// A fact with the guide that it stands in.
struct Statement {
    let fact: Fact
    let text: GuideText
    let file: SourceFile
    /// Stands in an SDK's own Swift: what no type has there, none has.
    var isOfSources = false
    /// Stands in a header or in Swift, which a compiler has read: no name there is a slip.
    var isCompiled = false

    var place: Place { Place(file, fact.span) }
    var site: CallSite { CallSite(fact: fact, text: text) }
    var isImplementation: Bool { fact.detail.form == "implementation" }
    /// Written out as code has it, wherever that stands: a page's text has declarations in its lines, too.
    var isDeclaration: Bool {
        fact.kind != .use && (fact.source == .declaration || isInLines && fact.detail.parameterTypes != nil)
    }

    /// Titles of Swift's are cases as often; a sign and a result are of methods alone.
    private var isInLines: Bool {
        fact.source == .prose || fact.source == .heading && fact.isStatic != nil && fact.detail.language == .objectiveC
    }

    /// How much a place is worth: a declaration beats a table, that a list, that a sample, that prose.
    var rank: Int {
        switch fact.source {
        case .declaration: 0
        case .table: 1
        case .list: 2
        case .sample: isImplementation ? 3 : 4
        case .heading: 5
        case .prose: 6
        }
    }

    /// - Parameter module: the vendor's, where it is known.
    static func all(of sheets: [FactSheet], module: String = "") -> [Statement] {
        // Tables and sentences say no language: that of the guides' code, where it is one.
        let languages = Set(sheets.flatMap(\.facts).compactMap(\.detail.language))
        let only = languages == [.swift] ? Language.swift : nil
        let actors = sheets.reduce(into: Set()) { $0.formUnion(ActorMembers.names(in: $1.facts)) }
        let all = sheets.flatMap(\.facts)
        let (raw, joined, headers) = (RawTypes(all), JoinedNames(all, module: module), HeaderNames(all))
        let inner = InnerAliases(all)
        return sheets.flatMap { sheet in
            let text = GuideText(sheet)
            let facts = ActorMembers.completed(sheet.facts, others: actors)
            // What a sentence only names may be anything; samples show what of it is drafted.
            return facts.filter { !$0.isOnlyNamed && !inner.isExpanded($0) && !inner.isParameter($0) }.map { fact in
                var fact = headers.settled(joined.settled(raw.settled(inner.settled(fact))))
                fact.detail.language = fact.detail.language ?? only
                return Statement(
                    fact: fact, text: text, file: sheet.file, isOfSources: sheet.format == .swift, isCompiled: sheet.format.isInterface)
            }
        }
    }
}
