import Guide
import Spec

/// What a spec has in each direction of its calls: a name of what is answered says nothing of what is sent.
struct CallSides {
    private struct Side {
        /// Names of members, wherever they stand.
        var names: Set<String> = []
        var paths: Set<String> = []
        /// Objects whose members the spec says, by their names and by their paths.
        var opened: Set<String> = []
        var openedPaths: Set<String> = []
        /// Names of members inside of others.
        private var inside: Set<String> = []
        /// Whether the spec may leave out what travels there.
        var isOpen = false

        mutating func add(_ members: some Sequence<BodyMember>) {
            for member in members {
                names.insert(member.name.value)
                if let path = member.path { paths.insert(path) }
                guard let outer = member.outer, let last = outer.split(separator: ".").last else { continue }
                inside.insert(member.name.value)
                opened.insert(String(last))
                openedPaths.insert(outer)
            }
        }

        /// - Parameter shown: in JSON, which shows what stands inside of what, and what stands at its top; nil elsewhere.
        func have(_ path: String, shown: Set<String>?) -> Bool {
            if isOpen || paths.contains(path) { return true }
            // Of a body that is shown as a whole, as a name tells that no object inside has.
            let isWhole = shown?.contains { paths.contains($0) && !inside.contains($0) } == true
            if names.contains(path) { return !isWhole || path.has(".") }
            let parts = path.split(whereSeparator: { ".[]".contains($0) }).map(String.init)
            let outer = parts.dropLast().joined(separator: ".")
            if shown != nil, openedPaths.contains(outer) { return false }
            for part in parts {
                guard names.contains(part) else { return false }
                if !opened.contains(part) { return true }
            }
            return true
        }
    }

    private struct Call {
        var sent = Side()
        var answered = Side()

        mutating func add(_ item: SpecItem) {
            sent.add(item.parameters)
            sent.add(item.requests.joined())
            sent.isOpen = sent.isOpen || item.sentShape?.isOpen == true
            answered.add(item.answers.joined())
            answered.names.formUnion(item.answerFields)
            answered.isOpen = answered.isOpen || item.answerShapes.contains(where: \.isOpen)
        }
    }

    private var calls: [DocumentedBodies.Call: Call] = [:]
    /// Calls that have an address in common with others, and a section of their own.
    private var own: [Int: Call] = [:]
    /// The names at the top of JSON that is shown.
    private var tops: [Body: Set<String>] = [:]
    private let sections: CallSections

    /// Where JSON is shown.
    private struct Body: Hashable {
        let file: ObjectIdentifier
        let heading: Int?
        let call: String?
        let place: ParameterPlace?

        init(_ fact: GuideFact) {
            (file, heading) = (ObjectIdentifier(fact.file), fact.fact.detail.headingLine)
            (call, place) = (fact.fact.owner, fact.fact.detail.place)
        }
    }

    private static func isShown(_ fact: Fact) -> Bool { fact.kind == .parameter && fact.source == .sample && fact.value == nil }

    init(_ matching: Matching) {
        sections = matching.sections
        for fact in matching.facts where Self.isShown(fact.fact) && !fact.fact.name.has(".") {
            tops[Body(fact), default: []].insert(fact.fact.name)
        }
        let parted = Set(sections.calls.values)
        for item in matching.items where item.item.kind == .endpoint {
            if parted.contains(item.id) { own[item.id, default: Call()].add(item.item) }
            let stated = ([item.item.name] + item.item.aliases).map { DocumentedBodies.Call($0.value) }
            let methods = Set(stated.map(\.method))
            let written = matching.factsOfItem[item.id].map { matching.facts[$0].fact }.filter { $0.kind == .endpoint }
                .map { DocumentedBodies.Call($0.name) }.filter { $0.method == nil || methods.contains($0.method) }
            for name in Set((stated + written).flatMap { [$0, $0.withoutMethod] }) { calls[name, default: Call()].add(item.item) }
        }
    }

    /// Whether the spec has what a document says of one direction of a call; nil where it says of none, or of a call that is not stated.
    func have(_ guideFact: GuideFact) -> Bool? {
        let fact = guideFact.fact
        guard fact.kind == .parameter, fact.detail.form == nil, let owner = fact.owner, owner.has("/") else { return nil }
        let name = DocumentedBodies.Call(owner)
        guard let call = sections.calls[guideFact.id].flatMap({ own[$0] }) ?? calls[name] else { return nil }
        guard let direction = Direction(guideFact, method: name.method) else {
            // What a row requires, and the call does not answer, is asked for, whatever other calls of the address answer.
            let isAsked =
                fact.source == .table && fact.detail.isRequired == true
                && (!call.answered.have(fact.name, shown: nil) || guideFact.isCalledParameter)
            return isAsked ? call.sent.have(fact.name, shown: nil) : nil
        }
        let shown = Self.isShown(fact) ? tops[Body(guideFact)] ?? [] : nil
        switch direction {
        case .answered: return call.answered.names.isEmpty ? nil : call.answered.have(fact.name, shown: shown)
        case .sent: return call.sent.have(fact.name, shown: shown)
        }
    }
}

/// To the server, or back.
enum Direction {
    case sent, answered

    /// Nil where nothing around the fact says it.
    init?(_ fact: GuideFact, method: String?) {
        let isShown = fact.fact.source == .sample && fact.fact.detail.shownKind != nil && fact.fact.value == nil
        switch fact.part {
        case .answer: self = .answered
        case .query, .path, .form, .json, .body: self = .sent
        // JSON that is shown of a call without a body is what it answers.
        case nil where isShown && method == "GET": self = .answered
        case nil where fact.isListedInRequest: self = .sent
        case nil: return nil
        }
    }
}
