import Guide
import Spec

/// What a spec states of what travels, which is no item of its own: members of bodies, values, addresses that all calls begin with. Guides
/// speak of them.
struct TravellingNames {
    /// By each address that a document may give of an endpoint.
    private var calls: [String: Members] = [:]
    /// By each call, with its method.
    private var own: [DocumentedBodies.Call: Members] = [:]
    private let sides: CallSides
    private var all = Members()
    /// By name of a member: how many calls have it.
    private var counts: [String: Int] = [:]
    private var failures = Members()
    private var values: Set<String> = []
    private var addresses: Set<String> = []
    /// `https://api.example.com/v2` of `https://api.example.com/v2/doors`.
    private var bases: Set<String> = []

    private struct Members {
        var names: Set<String> = []
        /// Objects whose members the spec says; what others hold is open.
        var opened: Set<String> = []
        var hasBody = false

        mutating func add(_ item: SpecItem) {
            for member in (item.answers + item.requests + [item.parameters]).joined() {
                names.insert(member.name.value)
                if let last = member.outer?.split(separator: ".").last { opened.insert(String(last)) }
            }
            names.formUnion(item.answerFields)
            hasBody = hasBody || !item.requests.isEmpty || !item.sentMembers.isEmpty
        }

        mutating func add(_ other: Members) {
            names.formUnion(other.names)
            opened.formUnion(other.opened)
            hasBody = hasBody || other.hasBody
        }

        /// `data.items.price`, `metadata[key]`: members inside of members, as far as the spec says what is inside.
        func have(_ path: String) -> Bool {
            for part in path.split(whereSeparator: { ".[]".contains($0) }).map(String.init) {
                guard names.contains(part) else { return false }
                if !opened.contains(part) { return true }
            }
            return true
        }
    }

    init(_ matching: Matching) {
        sides = CallSides(matching)
        for item in matching.items where item.item.kind == .endpoint {
            var members = Members()
            members.add(item.item)
            if matching.stated.members(of: item.item.name.value).contains(where: { ["form", "multipart"].contains($0.item.form?.value) }) {
                members.hasBody = true
            }
            all.add(members)
            for name in members.names { counts[name, default: 0] += 1 }
            values.formUnion((item.item.answers + item.item.requests + [item.item.parameters]).joined().flatMap(Self.values))
            let names = ([item.item.name] + item.item.aliases).map(\.value)
            let written = matching.factsOfItem[item.id].map { matching.facts[$0].fact }.filter { $0.kind == .endpoint }.map(\.name)
            for name in Set((names + written).map(Self.address)) { calls[name, default: Members()].add(members) }
            for call in Set((names + written).map(DocumentedBodies.Call.init)) where call.method != nil {
                own[call, default: Members()].add(members)
            }
            let address = Self.address(item.item.name.value)
            addresses.insert(address)
            bases.formUnion(URLForm.endings(of: address).map { String(address.dropLast($0.utf8.count)) })
        }
        for failure in matching.stated.failures {
            for path in failure.members.map(\.path) {
                let parts = path.split(separator: ".").map(String.init)
                failures.names.formUnion(parts)
                failures.opened.formUnion(parts.dropLast())
            }
        }
    }

    private static func values(_ member: BodyMember) -> [String] { (member.values + [member.constant].compactMap { $0 }).map(\.value) }

    private static func address(_ endpoint: String) -> String { URLForm.normal(URLForm.split(endpoint).url) }

    /// Why the fact needs no item; nil where no rule says so.
    func reason(for guideFact: GuideFact) -> String? {
        let fact = guideFact.fact
        return switch fact.kind {
        case .parameter where isMember(guideFact): "a field of what the endpoint sends or answers"
        case .use where isSpokenOf(fact), .property where isSpokenOf(fact), .case where isSpokenOf(fact):
            "a name or a value of what an endpoint sends or answers"
        case .header where isOfBody(fact): "what a request with a body says of it"
        // A whole address that the guide lists, which an endpoint has, or begins with.
        case .key where fact.name.has("://") && addresses.contains(URLForm.normal(fact.name)): "the address of a stated endpoint"
        case .key where fact.name.has("://") && bases.contains(URLForm.normal(fact.name)): "what stated addresses begin with"
        case .key where fact.source == .table && fact.name.utf8.count == 3 && fact.name.hasPrefix("2") && Int(fact.name) != nil:
            "a status of success"
        case .endpoint where isOfApp(fact): "an address of the app's own"
        default: nil
        }
    }

    private func isMember(_ guideFact: GuideFact) -> Bool {
        let fact = guideFact.fact
        if fact.source == .sample || fact.owner == nil && [.table, .list].contains(fact.source), failures.have(fact.name) { return true }
        guard let owner = fact.owner else { return all.have(fact.name) && (fact.source == .sample || isOfSeveral(fact)) }
        // `id` below an address with `{door_id}`.
        if fact.source == .table, UnstatedParameter.isPlaceholder(fact), calls[Self.address(owner)] != nil { return true }
        if let isStated = sides.have(guideFact) { return isStated }
        // What a row of one call names, another call of the address does not excuse.
        let call = fact.source == .table ? own[DocumentedBodies.Call(owner)] : nil
        return (call ?? calls[Self.address(owner)])?.have(fact.name) == true
    }

    /// A row of a table that stands by itself, for all calls that refer to it.
    private func isOfSeveral(_ fact: Fact) -> Bool {
        let last = fact.name.split(separator: ".").last.map(String.init) ?? fact.name
        return [.table, .list].contains(fact.source) && counts[last, default: 0] > 1
    }

    /// Named in a sentence or a table that says nothing of whose it is; what code calls so is another thing.
    private func isSpokenOf(_ fact: Fact) -> Bool {
        guard fact.owner == nil, fact.detail.receiver == nil, fact.source != .sample, fact.source != .declaration else { return false }
        // `price:`, as types of objects are written in words.
        let name = fact.name.hasSuffix(":") ? String(fact.name.dropLast()) : fact.name
        return all.names.contains(name) || values.contains(name) || failures.names.contains(name)
    }

    private func isOfBody(_ fact: Fact) -> Bool {
        guard fact.name.lowercased() == "content-type" else { return false }
        return fact.owner.map { calls[Self.address($0)]?.hasBody == true } ?? all.hasBody
    }

    /// `https://your.example.com/callback`, `https://yourapp.example/back`.
    private func isOfApp(_ fact: Fact) -> Bool {
        let host = URLForm.origin(URLForm.split(fact.name).url).lowercased()
        return host.split(whereSeparator: { "/.-_:".contains($0) }).contains { $0.hasPrefix("your") }
    }
}
