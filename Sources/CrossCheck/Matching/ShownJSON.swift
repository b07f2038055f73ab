import Guide
import SourceText

/// The JSON that a document shows of a call: which member stands where. A table names members; only JSON says inside of what they are.
struct ShownJSON {
    struct Member {
        /// `data.items.price`: lists leave no mark in it.
        var path: String
        var kind: TravellingKind?
        var place: Place
        /// Where its surroundings say that it travels.
        var part: ParameterPlace?

        /// Nil for what is no member of JSON that is shown.
        init?(_ fact: GuideFact) {
            // An argument of a command has a value, and a member of JSON a kind.
            guard fact.fact.kind == .parameter, fact.fact.source == .sample, fact.fact.value == nil else { return nil }
            path = fact.fact.name
            kind = fact.fact.detail.shownKind
            place = fact.place
            part = fact.part
        }

        var name: String { path.split(separator: ".").last.map(String.init) ?? path }
        /// The path of the object that holds it; empty at the top.
        var outer: String { path.split(separator: ".").dropLast().joined(separator: ".") }
    }

    let members: [Member]
    private let paths: Set<String>
    private let outers: Set<String>
    private let byName: [String: [Member]]

    init(_ members: [Member]) {
        self.members = members
        paths = Set(members.map(\.path))
        outers = Set(members.map(\.outer))
        byName = Dictionary(grouping: members, by: \.name)
    }

    func has(_ path: String) -> Bool { paths.contains(path) }

    /// Whether the JSON shows what is inside of an object.
    func opens(_ outer: String) -> Bool { outers.contains(outer) }

    func inside(_ outer: String) -> [Member] { members.filter { $0.outer == outer } }

    func named(_ name: String) -> [Member] { byName[name] ?? [] }

    /// Without what is said to be sent.
    var ofAnswers: ShownJSON { ShownJSON(members.filter { $0.part == nil || $0.part == .answer }) }

    /// Without what is said to be answered.
    var ofRequests: ShownJSON { ShownJSON(members.filter { $0.part != .answer }) }
}
