import SourceText
import YAMLTree

/// A node of a spec's files, with the way that leads to it.
struct Site: Sendable {
    /// Keys of mappings; `*` for an item of a list.
    var path: [String]
    /// The names of what it lies in, for a report.
    var names: [String]
    var node: YAMLNode
    /// The collections around it, the innermost last.
    var parents: [YAMLNode]
    /// The key it stands under, where its parent is a mapping.
    var key: YAMLNode?

    var name: String { names.joined(separator: " ") }
    var file: SourceFile { node.file }
    var text: String { node.file.text(node.span) }

    /// All nodes of a file, in their order, the outer ones first.
    static func all(of root: YAMLNode) -> [Site] {
        var sites: [Site] = []
        visit(Site(path: [], names: [], node: root, parents: []), into: &sites)
        return sites
    }

    private static func visit(_ site: Site, into sites: inout [Site]) {
        sites.append(site)
        for entry in site.node.entries { visit(site.child(entry.value, under: entry.name, key: entry.key), into: &sites) }
        for item in site.node.items { visit(site.child(item, under: "*", key: nil), into: &sites) }
    }

    private func child(_ node: YAMLNode, under step: String, key: YAMLNode?) -> Site {
        let given = step == "*" ? Self.name(of: node) : step
        return Site(
            path: path + [step], names: names + (given.map { [$0] } ?? []), node: node, parents: parents + [self.node], key: key)
    }

    /// What an item of a list is called.
    private static func name(of item: YAMLNode) -> String? {
        if let text = item.text { return text }
        for key in ["name", "endpoint", "declaration"] { if let text = item[key]?.text { return text } }
        return nil
    }
}

/// Ways to nodes: `*` is one step, `**` any number of them.
struct PathPattern: Sendable {
    private let steps: [String]

    init(_ text: String) { steps = text.split(separator: "/").map(String.init) }

    func matches(_ path: [String]) -> Bool { Self.matches(steps[...], path[...]) }

    private static func matches(_ steps: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
        guard let first = steps.first else { return path.isEmpty }
        if first == "**" { return (0...path.count).contains { matches(steps.dropFirst(), path.dropFirst($0)) } }
        guard let step = path.first, first == "*" || first == step else { return false }
        return matches(steps.dropFirst(), path.dropFirst())
    }
}
