import Diagnostics
import SourceText
import YAMLTree

/// All files of a system as one: lists are joined in the order of the files' paths, `system` and `mock` stand in one file.
struct MergedFiles {
    private(set) var lists: [String: [YAMLNode]] = [:]
    private(set) var single: [String: YAMLEntry] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ roots: [YAMLNode]) {
        for root in roots {
            for entry in root.entries { add(entry) }
        }
    }

    func nodes(_ key: String) -> [YAMLNode] { lists[key] ?? [] }

    private mutating func add(_ entry: YAMLEntry) {
        guard entry.value.kind == .mapping else {
            lists[entry.name, default: []] += entry.value.items
            return
        }
        if let first = single[entry.name] {
            diagnostics.append(GivenTwice.diagnostic(entry, first: first))
        } else {
            single[entry.name] = entry
        }
    }
}
