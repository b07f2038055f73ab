import Diagnostics
import SourceText
import YAMLTree

/// `shared:` of the mock: steps that several answers have in common, each list under a name.
///
/// `include:` has them stand where it stands: they see the names that are there, and what they name is seen behind it. So they are resolved
/// anew at each place, for the request and the errors of its endpoint.
struct SharedSteps {
    static let verb = "include"

    let lists: [String: YAMLNode]
    let names: [Located<String>]
    let known: KnownNames
    /// Those that something includes.
    var used: Set<String> = []
    /// Those that are being included, one inside of the other.
    var open: [String] = []

    init(_ nodes: [YAMLNode] = []) {
        names = nodes.compactMap { $0.string("name") }
        lists = Dictionary(nodes.compactMap { node in node.string("name").map { ($0.value, node) } }) { first, _ in first }
        known = SpecNames.sorted(nodes.compactMap { $0.string("name")?.value })
    }

    var diagnostics: [Diagnostic] {
        DuplicateName.twice(names, "list of shared steps")
            + names.filter { !used.contains($0.value) }.map(UnusedSteps.diagnostic)
    }
}

extension Resolver {
    /// The steps of a list, in the place of the step that includes them. What is wrong with them only here says where that is.
    mutating func included<Verb: ResolvableVerb>(_ node: YAMLNode, _ site: Verb.Site, _ scope: inout Scope) -> [Step<Verb>] {
        guard let name = node.located else { return [] }
        guard let list = declared(shared.lists[name.value], name, "list of shared steps", shared.known) else { return [] }
        shared.used.insert(name.value)
        if let start = shared.open.firstIndex(of: name.value) {
            report(IncludeCycle.diagnostic(name, Array(shared.open[start...])))
            return []
        }
        shared.open.append(name.value)
        let known = diagnostics.count
        let steps: [Step<Verb>] = steps(list.nodes("steps"), site, &scope)
        for index in diagnostics.indices.dropFirst(known) where diagnostics[index].labels.count == 1 {
            diagnostics[index].labels.append(Label(name.place, "included here"))
        }
        shared.open.removeLast()
        return steps
    }
}
