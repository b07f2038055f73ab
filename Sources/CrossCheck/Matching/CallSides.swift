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
        /// Whether the spec may leave out what travels there.
        var isOpen = false

        mutating func add(_ members: some Sequence<BodyMember>) {
            for member in members {
                names.insert(member.name.value)
                if let path = member.path { paths.insert(path) }
                guard let outer = member.outer, let last = outer.split(separator: ".").last else { continue }
                opened.insert(String(last))
                openedPaths.insert(outer)
            }
        }

        /// - Parameter isShown: in JSON, which shows what stands inside of what.
        func have(_ path: String, isShown: Bool) -> Bool {
            if isOpen || names.contains(path) || paths.contains(path) { return true }
            let parts = path.split(whereSeparator: { ".[]".contains($0) }).map(String.init)
            let outer = parts.dropLast().joined(separator: ".")
            if isShown, openedPaths.contains(outer) { return false }
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
    private let sections: CallSections

    init(_ matching: Matching) {
        sections = matching.sections
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
        let parted = sections.calls[guideFact.id].flatMap { own[$0] }
        guard let direction = Direction(guideFact, method: name.method), let call = parted ?? calls[name] else { return nil }
        let isShown = fact.source == .sample && fact.value == nil
        switch direction {
        case .answered: return call.answered.names.isEmpty ? nil : call.answered.have(fact.name, isShown: isShown)
        case .sent: return call.sent.have(fact.name, isShown: isShown)
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
        case nil: return nil
        }
    }
}
