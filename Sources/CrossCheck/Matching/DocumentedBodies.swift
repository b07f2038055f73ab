import Declarations
import Guide
import SourceText
import Spec

/// What a document says besides facts, most of it of answers, with its file.
struct DocumentedAnswers: Sendable {
    let file: SourceFile
    let statuses: [StatusPlace]
    let fields: [AnsweredField]
    let linked: [LinkedAnswer]
    let empty: [EmptyAnswer]
    let raw: [RawAnswer]
    let hiddenTypes: Set<String>
    /// The bodies of failures that are shown.
    let bodies: [FailureBody]
    /// Those below titles that have the status of a failure.
    let titled: [FailureBody]
    /// What code reads properties from.
    let fieldNames: [FieldName]

    init(_ sheet: FactSheet) {
        file = sheet.file
        bodies = sheet.failures
        titled = sheet.titledFailures
        fieldNames = sheet.fieldNames
        statuses = sheet.statuses
        fields = sheet.answered
        linked = sheet.linkedAnswers
        (empty, raw) = (sheet.emptyAnswers, sheet.rawAnswers)
        hiddenTypes = sheet.hiddenTypes
    }
}

/// What one witness says of one call.
struct DocumentedCall {
    /// A place where a member is listed or shown.
    struct Member {
        var place: Place
        /// What it is there, if that can be told.
        var kind: TravellingKind?
        /// The words for its type, or none where a sample shows a value.
        var type: String?
        /// Where its surroundings say that it travels.
        var part: ParameterPlace?
        /// In a row of a table, or an item of a list.
        var isListed = false
        var isRequired: Bool?
        /// In the section of what the call answers: a member of the whole, and of no object inside of it.
        var isOfWhole = false
    }

    struct Status {
        var status: Int
        var place: Place
    }

    struct Linked {
        var place: Place
        var isList: Bool?
    }

    let witness: Witness
    /// By name, in the order of the document; nil where nothing is listed. Several may share an address; what names no method may be any of them.
    let members: [String: [Member]]?
    /// What tables of no call list in the same files: members of an object that several calls have.
    let described: [String: [Place]]
    /// In the order of the document.
    let statuses: [Status]
    /// The JSON that is shown of the call, as far as it is none of a failure.
    let shown: ShownJSON
    /// Where a sentence says that it answers what another section describes, and whether that is a list.
    let linked: [Linked]
    /// Where a sentence says that what it answers has no body.
    let empty: [Place]
    /// Where it is said to answer with bytes.
    let raw: [Place]

    /// Whether it tells what is answered from what is sent.
    var partsBodies: Bool { members?.values.contains { $0.contains { $0.part == .answer } } == true }
}

/// What one witness says of the bodies of all calls, and of the statuses that they answer with.
struct DocumentedBodies {
    typealias Member = DocumentedCall.Member
    typealias Status = DocumentedCall.Status

    private var members: [Call: [String: [Member]]] = [:]
    private var statuses: [Call: [Status]] = [:]
    private var shown: [Call: [ShownJSON.Member]] = [:]
    private var described: [ObjectIdentifier: [String: [Place]]] = [:]
    private var linked: [Call: [DocumentedCall.Linked]] = [:]
    private var empty: [Call: [Place]] = [:]
    private var raw: [Call: [Place]] = [:]
    private let matching: Matching

    /// A method and an address; nil for the method where a document gives the address alone.
    struct Call: Hashable {
        var method: String?
        var address: String

        init(_ name: String) {
            let (method, url) = URLForm.split(name)
            self.method = method
            address = URLForm.normal(url)
        }

        var withoutMethod: Call {
            var call = self
            call.method = nil
            return call
        }
    }

    init(_ matching: Matching) {
        self.matching = matching
        // What says where in a request it stands says nothing of answers.
        for fact in matching.facts where fact.fact.kind == .parameter && fact.fact.detail.form == nil {
            guard let owner = fact.fact.owner, owner.has("/") else { continue }
            add(fact, to: Call(owner))
            if let member = ShownJSON.Member(fact), !isInFailure(fact) { shown[Call(owner), default: []].append(member) }
        }
        for fact in matching.facts where fact.fact.owner == nil && [.table, .list].contains(fact.fact.source) {
            guard fact.fact.kind == .property || fact.fact.kind == .parameter else { continue }
            described[ObjectIdentifier(fact.file), default: [:]][fact.fact.name, default: []].append(fact.place)
        }
        for document in matching.answers {
            for field in document.fields {
                let member = Member(place: Place(document.file, field.span), kind: field.kind)
                members[Call(field.endpoint), default: [:]][field.name, default: []].append(member)
            }
            addLinked(document)
            for answer in document.empty { empty[Call(answer.endpoint), default: []].append(Place(document.file, answer.span)) }
            for answer in document.raw { raw[Call(answer.endpoint), default: []].append(Place(document.file, answer.span)) }
            for status in document.statuses {
                guard let endpoint = status.endpoint else { continue }
                let place = Place(document.file, status.span)
                statuses[Call(endpoint), default: []].append(Status(status: status.status, place: place))
            }
        }
    }

    private func isInFailure(_ fact: GuideFact) -> Bool {
        matching.answers.contains { document in
            document.file === fact.file && document.bodies.contains { $0.span.contains(fact.fact.span) }
        }
    }

    /// What the section of an object lists, of each call that answers such.
    private mutating func addLinked(_ document: DocumentedAnswers) {
        guard !document.linked.isEmpty else { return }
        let rows = matching.facts.filter { fact in
            fact.file === document.file && [.table, .list].contains(fact.fact.source) && [.parameter, .property].contains(fact.fact.kind)
                && fact.fact.owner?.has("/") != true
        }
        for answer in document.linked {
            let call = Call(answer.endpoint)
            linked[call, default: []].append(.init(place: Place(document.file, answer.span), isList: answer.isList))
            for row in rows where answer.section.contains(row.fact.span) { add(row, to: call, at: .answer) }
        }
    }

    /// `result.items.price` lists `result` and `items`, too.
    ///
    /// - Parameter given: where it travels, whatever stands around it: of what a section describes as a whole.
    private mutating func add(_ fact: GuideFact, to call: Call, at given: ParameterPlace? = nil) {
        let parts = fact.fact.name.split(separator: ".").map(String.init)
        for (index, part) in parts.enumerated() {
            let isWhole = index == parts.count - 1
            let type = isWhole && fact.fact.source != .sample ? fact.fact.type : nil
            let kind = isWhole ? fact.fact.detail.shownKind ?? type.flatMap { TravellingKind(word: $0) } : nil
            let isListed = isWhole && [.table, .list].contains(fact.fact.source)
            members[call, default: [:]][part, default: []].append(
                Member(
                    place: fact.place, kind: kind, type: type, part: given ?? fact.part, isListed: isListed,
                    isRequired: isListed ? fact.fact.detail.isRequired : nil, isOfWhole: given != nil))
        }
    }

    /// The names under which the witness speaks of an endpoint: the spec's, and those of the facts that bear it out.
    private func calls(_ item: SpecItemReference) -> Set<Call> {
        let stated = ([item.item.name] + item.item.aliases).map { Call($0.value) }
        let methods = Set(stated.map(\.method))
        let facts = matching.factsOfItem[item.id].map { matching.facts[$0].fact }.filter { $0.kind == .endpoint }.map { Call($0.name) }
        let calls = stated + facts.filter { $0.method == nil || methods.contains($0.method) }
        return Set(calls + calls.map(\.withoutMethod))
    }

    func call(of item: SpecItemReference) -> DocumentedCall {
        let calls = calls(item)
        let lists = calls.compactMap { members[$0] }
        let merged = lists.reduce(into: [:]) { $0.merge($1) { $0 + $1 } }.mapValues { $0.sorted { $0.place.span < $1.place.span } }
        let said = calls.flatMap { statuses[$0] ?? [] }.sorted { $0.place.span < $1.place.span }
        let shown = ShownJSON(calls.flatMap { self.shown[$0] ?? [] }.sorted { $0.place.span < $1.place.span })
        let files = Set(merged.values.joined().map { ObjectIdentifier($0.place.file) })
        let described = files.reduce(into: [:]) { $0.merge(self.described[$1] ?? [:]) { $0 + $1 } }
        return DocumentedCall(
            witness: matching.witness, members: lists.isEmpty ? nil : merged, described: described, statuses: said, shown: shown,
            linked: calls.flatMap { linked[$0] ?? [] }, empty: calls.flatMap { empty[$0] ?? [] }.sorted { $0.span < $1.span },
            raw: calls.flatMap { raw[$0] ?? [] }.sorted { $0.span < $1.span })
    }
}
