import Declarations
import SourceText

/// Turns a document into facts: the whole of reading a guide, after its markup is gone.
package enum FactExtractor {
    /// Every fact of a guide in the order of their places, and an account of what is none.
    package static func facts(of document: Document) -> FactSheet { sheet(of: document, isTraced: false) }

    /// The same facts, and why each place was read as it was.
    package static func explained(_ document: Document) -> FactSheet { sheet(of: document, isTraced: true) }

    private static func sheet(of document: Document, isTraced: Bool) -> FactSheet {
        if let description = document.description { return DescriptionFacts.sheet(of: description, document) }
        if document.format == .propertyList { return PropertyListFacts.sheet(of: document) }
        if document.format.isInterface { return InterfaceFacts.sheet(of: document) }
        let survey = Survey(of: document)
        var extraction = Extraction(document: document, survey: survey, isTraced: isTraced)
        extraction.run()
        extraction.complete()
        let languages = survey.code.compactMapValues(\.language.apiLanguage)
        let slips = ExaminedGuide(document: document, languages: languages, facts: extraction.facts).slips
        var sheet = FactSheet(
            file: document.file, format: document.format, facts: ActorMembers.completed(extraction.facts), unread: extraction.unread,
            slips: slips)
        sheet.further = extraction.further
        (sheet.statuses, sheet.emptyAnswers, sheet.rawAnswers) = (extraction.statuses, extraction.emptyAnswers, extraction.rawAnswers)
        sheet.failures = extraction.failures
        sheet.titledFailures = extraction.titledFailures
        sheet.linkedAnswers = extraction.linkedAnswers
        sheet.decisions = extraction.trace.decisions
        return sheet
    }
}

/// The state of one reading: where in the guide it is, and what it has found.
struct Extraction {
    let document: Document
    let survey: Survey
    var context = Context()
    var facts: [Fact] = []
    /// What is declared and is no fact.
    var further: [FurtherPlace] = []
    /// The statuses that calls answer with.
    var statuses: [StatusPlace] = []
    var emptyAnswers: [EmptyAnswer] = []
    var rawAnswers: [RawAnswer] = []
    /// Those of failures that stand in sentences.
    var saidStatuses: [Fact] = []
    /// Which block each fact comes from, by the fact's position.
    var blockOfFact: [Int] = []
    /// The block that is being read.
    private(set) var block = 0
    var unread: [FactSheet.Unread] = []
    /// Bodies that say what went wrong.
    var failures: [FailureBody] = []
    /// Those below titles that have the status of a failure.
    var titledFailures: [FailureBody] = []
    var linkedAnswers: [LinkedAnswer] = []
    lazy var anchors = HeadingAnchors(document)
    /// Types of Swift code that no other module sees.
    var hiddenTypes: Set<String> = []
    /// A code block is being read: what it states is a sample's.
    var inSample = false
    /// That block is written in a language of the API.
    var isInAppCode = false
    /// What is known about variables where the reader stands. What a sample of one language shows is unknown to the others.
    var known: [Language: KnownTypes]
    var trace: Trace
    /// Parts of an endpoint that wait for the others.
    var parts = EndpointParts()
    /// The endpoints of the last table that lists several.
    var listedEndpoints = ListedEndpoints()
    /// What the table before this one listed the members of, where a method is handed such.
    var listedMembers: ListedMembers?
    /// Parameters of the last method that was handed objects of the API, with their types.
    var handed: [String: String] = [:]
    /// Headings that are names of something that only the rest of the guide tells.
    var namedHeadings: [NamedHeading] = []
    /// Facts of headings that are a type's name and nothing else.
    var typeHeadings: [Int] = []
    /// Headings of one small word, which samples may show to be members.
    var plainHeadings: [PlainHeading] = []
    /// The rank of headings that are names of fields, by the line above the first of them.
    var fieldLevel: Int?
    /// Headings of one word with a capital, below those that say what type they are about.
    var capitalHeadings: [CapitalHeading] = []
    /// The method that a sentence of this section named last, and the facts that were made of such.
    var spokenMethod: SpokenMethod?
    var spokenFacts: [Int] = []
    /// Addresses that sentences call endpoints.
    var spokenAddresses: [Int] = []
    /// The endpoint that a sentence mentioned last.
    var passingEndpoint: String?
    /// The enums of the cases that were declared so far, also in a sentence.
    var enumOfCase: [String: String] = [:]
    /// The enums that were stated so far, be it by a title alone.
    private(set) var statedEnums: Set<String> = []
    /// What sentences say in passing, and perhaps nothing else.
    var passingFacts: [PassingFact] = []
    /// The type that the last sentence like "DoorKit is a class" said to be one, and its section's line.
    var definedType: (name: String, line: Int?)?
    /// Enums and types that the sentence before stated without marking them as code.
    var spokenTypes: [String] = []
    /// Parameters that tables have listed so far: cells speak of them.
    var listedParameters: Set<String> = []
    /// Keys that items explain inside of others: what a closure is handed, say, whatever else is called so.
    var nestedKeys: Set<Int> = []
    /// Where headings name the protocols that they say to implement.
    var implementedProtocols: [String: Span] = [:]
    /// Places of methods that a label in their listing gives to a protocol.
    var labelledMethods: Set<Int> = []
    /// The type that a line of its own is the title of a page about.
    var titledType: String?
    /// The type that a section's title gives a request, and the line of that title.
    var titledRequest: (name: String, line: Int?)?
    /// What samples set or read so far, by name: the types that they do so on.
    private(set) var usedMembers: [String: Set<String>] = [:]
    /// The method that an item of a list is the sign and the name of.
    var signedItem: SignedItem?
    /// What samples call, also where nobody knows on what.
    var sampleCalls: [String] = []
    /// Those of them that are made to what the platform has.
    var platformCalls: Set<String> = []
    /// Methods of nobody that are titles in a chapter on callbacks.
    var callbackTitles: [Int] = []
    /// Calls that are all there is below a title.
    var titledCalls: [TitledCall] = []
    /// Properties in listings of their own that an app keeps objects of the API in.
    var keptByApp: Set<String> = []
    /// Calls that a listing consists of and the guide explains, and all that the last sample uses.
    var explainedCalls: [ExplainedCall] = []
    var shownUses: [Use] = []
    var spokenMembers: [SpokenMember] = []
    /// What commands of a shell have shown.
    var shell = ShellCalls()
    /// Parameters of nobody, and the call above them that takes such.
    var callsAbove: [Int: String] = [:]

    init(document: Document, survey: Survey, isTraced: Bool) {
        self.document = document
        self.survey = survey
        trace = Trace(isOn: isTraced)
        known = [.objectiveC: survey.known, .swift: survey.known]
    }

    mutating func run() {
        for (index, block) in document.blocks.enumerated() {
            self.block = index
            read(block, at: index)
        }
    }

    private mutating func read(_ block: Block, at index: Int) {
        switch block.kind {
        case .heading(let level, let text): readHeading(Passage(text), level: level, block: block)
        case .paragraph(let text):
            context.leaveItems()
            readParagraph(Passage(text))
        case .item(let depth, let text): readItem(Passage(text), depth: depth)
        case .code(let text, _): readCode(Passage(text), at: index, block: block)
        case .table(let table): readTable(table, block: block)
        }
        noteStatuses(in: block)
    }

    /// The heading that stands right above a block.
    func heading(rightAbove block: Int) -> Text? {
        guard block > 0, case .heading(_, let text) = document.blocks[block - 1].kind else { return nil }
        return text
    }

    mutating func add(_ fact: Fact) {
        var fact = nested(fact)
        fact.detail.headingLine = context.headingLine
        if fact.kind == .parameter {
            if let subject = context.subject, fact.owner == subject.name { fact.owner = subject.owner(ofParameter: fact.name) }
            if fact.owner == nil, context.subject == nil, let call = context.shownCall, call.parts.contains(fact.name) {
                callsAbove[facts.count] = call.name
            } else if fact.owner == nil, context.subject == nil, fact.source == .table, let address = context.shownAddress {
                callsAbove[facts.count] = address
            }
            if fact.detail.place == nil { fact.detail.place = context.parameterPlace ?? shell.place(of: fact) }
            if fact.source == .table { listedParameters.insert(fact.name) }
        }
        if fact.kind == .use, fact.detail.form == "write" || fact.detail.form == "read", let owner = fact.owner {
            usedMembers[fact.name, default: []].insert(owner)
        }
        if fact.kind == .enum { statedEnums.insert(fact.name) }
        if fact.kind == .method, fact.source == .table { fact.name = inMainLanguage(fact.name) }
        if fact.kind == .method, fact.source == .heading, fact.owner == nil, isInCallbackChapter { callbackTitles.append(facts.count) }
        facts.append(fact)
        blockOfFact.append(block)
    }

    /// A fact that only the whole guide shows, behind all that its blocks state.
    mutating func addBehind(_ fact: Fact) {
        facts.append(fact)
        blockOfFact.append(blockOfFact.last ?? 0)
    }
}

/// A block's text as bytes, and the way from its bytes to those of the file. What several readers ask of it is found once.
final class Passage {
    let text: Text
    let bytes: [UInt8]
    /// The spans of the lines, without blanks at their ends; empty ones are left out.
    private(set) lazy var lines = nonEmptyLines()
    /// The marks of the text, by the places that they hold.
    private lazy var marks = SpanIndex(text.marks.map(\.range))
    /// Names that look like code, in order: identifiers, selectors, Swift names with labels.
    private(set) lazy var mentions = findMentions()

    init(_ text: Text) {
        self.text = text
        bytes = Array(text.characters.utf8)
    }

    func file(_ span: Span) -> Span { text.fileSpan(span) }

    func string(_ span: Span) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }

    /// The lines that end before a place, the nearest first; at most so many.
    func lines(before place: Int, atMost limit: Int) -> ReversedCollection<ArraySlice<Span>> {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].end <= place { low = middle + 1 } else { high = middle }
        }
        return lines[max(0, low - limit)..<low].reversed()
    }

    /// Whether a byte occurs at all: most passages need no closer look.
    func holds(_ byte: UInt8) -> Bool { bytes.withUnsafeBufferPointer { $0.first(byte, from: 0, to: $0.count) != nil } }

    var wholeSpan: Span { Span(0, bytes.count) }

    private func nonEmptyLines() -> [Span] {
        var lines: [Span] = []
        var start = 0
        for end in lineEnds {
            let line = trimmed(Span(start, end))
            if !line.isEmpty { lines.append(line) }
            start = end + 1
        }
        return lines
    }

    /// Where lines end, the last one with the text.
    private var lineEnds: [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            var ends: [Int] = []
            while let end = bytes.first(0x0A, from: (ends.last ?? -1) + 1, to: bytes.count) { ends.append(end) }
            return ends + [bytes.count]
        }
    }

    func trimmed(_ span: Span) -> Span {
        var span = span
        while span.start < span.end, bytes[span.start] <= 0x20 { span.start += 1 }
        while span.end > span.start, bytes[span.end - 1] <= 0x20 { span.end -= 1 }
        return span
    }

    /// The code inside of back quotes, where all of the span is one piece.
    func withoutQuotes(_ span: Span) -> Span {
        guard span.length > 2, bytes[span.start] == 0x60, bytes[span.end - 1] == 0x60 else { return span }
        return Span(span.start + 1, span.end - 1)
    }

    /// Whether a place lies in a link.
    func isInLink(_ span: Span) -> Bool {
        marks.holds(span) { if case .link = text.marks[$0].kind { true } else { false } }
    }

    /// Whether all of it is a link to another place of the same page, as a list of contents has them.
    var leadsWithinPage: Bool {
        let whole = trimmed(wholeSpan)
        return text.marks.contains { mark in
            guard case .link(let target) = mark.kind, target.hasPrefix("#") else { return false }
            return mark.range.start <= whole.start && mark.range.end >= whole.end
        }
    }

    /// Whether a URL is the text of a link that leads elsewhere; one that links to itself is simply shown.
    func isBehindLink(_ span: Span) -> Bool {
        let shown = string(span)
        return marks.holds(span) { index in
            guard case .link(let target) = text.marks[index].kind else { return false }
            return !target.hasPrefix(shown) && !shown.hasPrefix(target)
        }
    }

    /// One short line, all of it bold.
    var isEmphasised: Bool {
        guard lines.count == 1, bytes.count <= 90, let line = lines.first else { return false }
        let bold = text.marks.filter { $0.kind == .strong }
        return bold.contains { $0.range.start <= line.start + 1 && $0.range.end >= line.end - 3 }
    }

    /// Whether a mark goes to the end of its line.
    func endsLine(_ mark: Span) -> Bool { lines.contains { mark.end <= $0.end && mark.end + 1 >= $0.end } }

    func isCode(_ span: Span) -> Bool {
        marks.holds(span) { text.marks[$0].kind == .code }
    }
}
