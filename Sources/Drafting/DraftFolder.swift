package import CrossCheck
import Declarations
package import Diagnostics
package import Guide
import SourceText
package import Spec

/// A drafted system as files, ready to be written: it loads, and its guides' self-contradictions are accepted as errata.
package struct DraftFolder: Sendable {
    package struct File: Sendable {
        package var name: String
        package var text: String
    }

    package var files: [File]
    package var spec: Spec?
    /// What validation still says: warnings of texts to write, in a sound draft.
    package var diagnostics: [Diagnostic]
    package var report: CheckReport?
    package var leftOut: [LeftOut]

    /// Drafts, loads what was drafted, leaves out parts that do not load, and records errata and evidence.
    ///
    /// - Parameters:
    ///   - languages: what each guide is written in.
    ///   - texts: the languages in which texts are to be written.
    package init(_ sheets: [FactSheet], id: String, module: String, languages: [String], texts: [TextLanguage] = [.english]) {
        var (draft, leftOut) = Drafter.draft(sheets, id: id, module: module, languages: languages)
        var idle: Set<String> = []
        func written(_ draft: Draft, without: Set<Int> = []) -> Written {
            let writer = DraftWriter(draft, in: texts, without: without, idle: idle)
            return Written(files: writer.files, names: writer.names, owners: writer.owners)
        }
        // What cannot begin as the source has it, and what no field can be, may be there all the same.
        var taken: [Draft.TakenBack] = []
        var found = Loaded(written(draft))
        while case let more = draft.takeBack(found), !more.isEmpty {
            taken += more
            found = Loaded(written(draft))
        }
        while case let more = Self.unadopted(in: found, draft), !more.isEmpty {
            draft.leave(more)
            var seen: Set<String> = []
            leftOut += more.filter { seen.insert("\($0.type) \($0.name)").inserted }.map { lost in
                LeftOut(name: lost.type, reason: lost.reason, place: Self.place(of: lost.type, owner: nil, in: sheets))
            }
            found = Loaded(written(draft))
        }
        while draft.dropFields(of: Self.parts(with: found)) { found = Loaded(written(draft)) }
        for better in [FailureDrafting.drafted, InitialiserFills.settled] {
            guard let better = better(draft, sheets) else { continue }
            let loaded = Loaded(written(better))
            if loaded.errorCount <= found.errorCount { (draft, found) = (better, loaded) }
        }
        let parents = Set(found.spec?.unkeptParents ?? [])
        leftOut += draft.leaveParents(parents).map { type, parent in
            LeftOut(
                name: type,
                reason:
                    "drafted without `\(parent)`, which \(SwiftProtocols.library.contains(parent) ? SwiftProtocols.unkept : "nobody declares")",
                place: Self.place(of: type, owner: nil, in: sheets))
        }
        let first = written(draft)
        if let undeclared = Loaded(first).spec?.undeclaredTypes, !undeclared.isEmpty {
            let own = undeclared.filter {
                !$0.contains(".") && !Platform.isWord($0) && !Platform.isFoundations($0) && !Self.hidden.contains($0)
            }
            draft.types += own.map { Self.mentioned($0, in: first) }
        }
        var (loaded, without) = Self.loadable({ [draft] in written(draft, without: $0) }) { part in
            let place = Self.place(of: part.name, owner: part.owner, in: sheets)
            leftOut.append(LeftOut(name: part.name, reason: part.reason, place: place, owner: part.owner))
        }
        // What is not there at all has lost nothing else.
        let gone = Set(
            without.compactMap { number in
                loaded.written.owners[number].map { "\($0) \(loaded.written.names[number] ?? "")" }
            })
        leftOut.removeAll { gone.contains("\($0.owner ?? "") \($0.name)") && $0.reason.hasPrefix(FirstValues.without) }
        leftOut += taken.filter { !gone.contains("\($0.owner) \($0.name)") }.map { value in
            LeftOut(
                name: value.name, reason: value.reason, place: Self.place(of: value.name, owner: value.owner, in: sheets),
                owner: value.owner)
        }
        // What was left out may have been all that took a text.
        idle = loaded.idleTexts
        if !idle.isEmpty { loaded = Loaded(written(draft, without: without)) }
        for short in Self.shortForms(draft) {
            let fitting = short.compactMap { change in
                let tried = change(draft)
                let found = Loaded(written(tried, without: without))
                return found.hasErrors ? nil : (draft: tried, loaded: found)
            }
            if fitting.count == 1 { (draft, loaded) = fitting[0] }
        }
        let match = { (spec: Spec) in
            CrossChecker.match(spec: spec, guides: sheets.map { CrossChecker.GuideInput(sheet: $0) }, sources: [])
        }
        var matched = loaded.spec.map(match)
        if let guide = matched?.guide, draft.markUnborne(in: guide) {
            loaded = Loaded(written(draft, without: without))
            matched = loaded.spec.map(match)
        }
        if let spec = loaded.spec, let matched {
            draft.errata = Self.errata(in: CrossChecker.check(spec: spec, matched: matched, sheets: sheets))
            loaded = Loaded(written(draft, without: without))
        }
        self.init(loaded, evidence: sheets.map { RecordedGuide(of: $0) }, leftOut: leftOut)
        if let spec, let matched { report = CrossChecker.check(spec: spec, matched: matched, sheets: sheets) }
    }

    /// Foundation's that no spec knows: a class of the SDK's that is called so would hide them from every app.
    private static let hidden: Set<String> = [
        "NSException", "NSURLConnection", "NSCoder", "NSPredicate", "NSExpression", "NSInvocation", "NSMethodSignature", "NSProxy",
        "NSStream",
        "NSFileHandle", "NSFileWrapper", "NSUndoManager", "NSXMLParser", "NSCondition", "NSRecursiveLock", "NSScanner", "NSFormatter",
        "NSAttributedString", "NSMutableAttributedString", "NSJSONSerialization", "NSRegularExpression", "NSKeyedArchiver",
        "NSKeyedUnarchiver",
    ]

    /// What goes without a word in a spec, where the rules let it: each is a list of changes of which one alone may do.
    private static func shortForms(_ draft: Draft) -> [[(Draft) -> Draft]] {
        let calls = DirectCalls.ways(draft)
        guard draft.endpoints.contains(where: \.isCalled) else { return calls }
        let answers = { (draft: Draft) in
            var draft = draft
            draft.hasMock = true
            return draft
        }
        return calls + [[answers]]
    }

    init(_ loaded: Loaded, evidence: [RecordedGuide], leftOut: [LeftOut]) {
        files = loaded.written.files.map { File(name: $0.name, text: $0.text) }
        files.append(File(name: "evidence.yaml", text: EvidenceWriter.text(of: evidence)))
        spec = loaded.spec
        diagnostics = loaded.diagnostics
        var seen: Set<String> = []
        self.leftOut = leftOut.filter { seen.insert("\($0.owner ?? "") \($0.name) \($0.reason)").inserted }
    }

    /// The draft without those parts that do not load.
    ///
    /// - Parameters:
    ///   - write: writes the draft without some parts.
    ///   - leave: is told of each part that is left out.
    static func loadable(_ write: (Set<Int>) -> Written, _ leave: (Broken) -> Void) -> (Loaded, without: Set<Int>) {
        var without: Set<Int> = []
        var loaded = Loaded(write(without))
        // What a part is missing may be what the next one has: each round leaves out more, until what is left loads.
        while true {
            let broken = parts(with: loaded)
            guard !broken.isEmpty else { break }
            broken.forEach(leave)
            without.formUnion(broken.map(\.part))
            loaded = Loaded(write(without))
        }
        return (loaded, without)
    }

    /// A type that the guide mentions only: what has it in its declaration is worth more than its absence.
    private static func mentioned(_ name: String, in written: Written) -> TypeDraft {
        // With a blank where a type is kept as its author wrote it.
        let isProtocol = written.files.contains {
            $0.text.contains("id<\(name)>") || $0.text.contains("id <\(name)>") || isAdopted(name, in: $0.text)
        }
        return TypeDraft(
            name: name, form: isProtocol ? .protocol : .class, language: .objectiveC,
            invented: "The guide mentions it and does not declare it.")
    }

    /// Whether a type of the draft says that it conforms to that: `@interface Door : NSObject <Lockable>`.
    private static func isAdopted(_ name: String, in text: String) -> Bool {
        text.split(separator: "\n").contains { line in
            guard let list = line.split(separator: "conforms: [", maxSplits: 1).dropFirst().last, line.hasSuffix("]") else { return false }
            return list.dropLast().split(separator: ", ").contains { $0 == name }
        }
    }

    /// Where a guide first says a name, of its owner where that is said.
    private static func place(of name: String, owner: String?, in sheets: [FactSheet]) -> Place {
        for sheet in sheets where owner != nil {
            if let fact = sheet.facts.first(where: { $0.name == name && $0.owner == owner }) { return Place(sheet.file, fact.span) }
        }
        for sheet in sheets {
            if let fact = sheet.facts.first(where: { $0.name == name && $0.source == .declaration && $0.detail.form != "extension" }) {
                return Place(sheet.file, fact.span)
            }
        }
        for sheet in sheets {
            let joined = sheet.facts.first { fact in
                let path = JoinedNames.path(of: owner == nil ? fact.name : fact.owner ?? "", in: fact.detail.outer)
                return path.filter { $0 != "." } == owner ?? name && (owner == nil || fact.name == name)
            }
            if let joined { return Place(sheet.file, joined.span) }
        }
        for sheet in sheets {
            if let fact = sheet.facts.first(where: { $0.name == name || $0.name.hasSuffix("/\(name)") }) {
                return Place(sheet.file, fact.span)
            }
        }
        return Place(sheets[0].file, Span(0, 0))
    }

    /// A draft as files, and what its parts are called.
    struct Written {
        var files: [DraftWriter.File]
        var names: [Int: String]
        /// Whose they are, of members.
        var owners: [Int: String] = [:]
        /// Where the document says what each part holds, where that is known.
        var places: [Int: Place] = [:]
    }

    struct Loaded {
        let written: Written
        let files: [SourceFile]
        let spec: Spec?
        let diagnostics: [Diagnostic]

        init(_ written: Written) {
            self.written = written
            files = written.files.map { SourceFile(path: $0.name, text: $0.text) }
            (spec, diagnostics) = SpecLoader.load(folder: files)
        }

        /// Texts of parameters that no parameter takes.
        var idleTexts: Set<String> {
            Set(
                diagnostics.filter { $0.rule.id == "spec-unused-text" }.compactMap { diagnostic in
                    diagnostic.primary.map { $0.place.file.text($0.place.span) }
                })
        }

        var hasErrors: Bool { errorCount > 0 }
        var errorCount: Int { diagnostics.count { $0.severity == .error } }
    }

    /// A part that does not load, and why.
    struct Broken {
        var part: Int
        var name: String
        var owner: String?
        var reason: String
        var place: Place?
    }

    /// The smallest part around each error.
    static func parts(with loaded: Loaded) -> [Broken] {
        var seen: Set<Int> = []
        let blamed = loaded.diagnostics.filter { $0.severity == .error }.flatMap { diagnostic in
            Self.blamed(diagnostic).map { (diagnostic: diagnostic, place: $0) }
        }
        return blamed.compactMap { diagnostic, place in
            guard let part = part(at: place, in: loaded), seen.insert(part).inserted else { return nil }
            let written = loaded.written
            return Broken(
                part: part, name: written.names[part] ?? "", owner: written.owners[part], reason: diagnostic.message,
                place: written.places[part])
        }
    }

    /// The smallest part around a place.
    static func part(at place: Place, in loaded: Loaded) -> Int? {
        guard let index = loaded.files.firstIndex(where: { $0 === place.file }) else { return nil }
        let line = place.start.line
        return loaded.written.files[index].ranges.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }?.part
    }

    /// Where the part is that has to go: of an object that nothing fills, the property, since apps could not make an object without the initialiser.
    private static func blamed(_ diagnostic: Diagnostic) -> [Place] {
        let unfilled = diagnostic.rule.id == "spec-initialiser" ? diagnostic.labels.dropFirst().map(\.place) : []
        return unfilled.isEmpty ? [diagnostic.primary?.place].compactMap { $0 } : unfilled
    }

    /// What a guide says against itself, whatever a spec says.
    private static let contradictions: Set<String> = [
        "misspelled-name", "undefined-constant", "result-not-class", "undeclared-type", "conflicting-signatures", "unknown-attribute",
        "missing-type",
        "parenthesised-type", "broken-declaration", "broken-sample", "url-spelled-two-ways", "heading-differs", "sample-differs",
        "conflicting-statements", "heading-out-of-sequence", "collapsed-table", "swallowed-type", "unended-statement", "cut-selector",
        "absent-list", "misspelled-word", "misspelled-placeholder", "misspelled-part",
    ]

    private static func errata(in report: CheckReport) -> [Draft.Erratum] {
        var seen: Set<String> = []
        return report.open.compactMap { finding in
            guard contradictions.contains(finding.rule.id), seen.insert("\(finding.rule.id) \(finding.name)").inserted else { return nil }
            return Draft.Erratum(rule: finding.rule.id, name: finding.name)
        }
    }
}
