import Guide
import SourceText
import Spec

/// An address with several methods, each in a place of its own, is as many endpoints: where a guide states one that the spec has and one that it
/// lacks, the latter is no other method of the former. Methods in one line are those of one endpoint.
struct OtherMethods {
    /// The methods of the spec, by each address that a document may give.
    private var methods: [String: Set<String>] = [:]
    /// Addresses that the guide states with a method of the spec's, with the lines.
    private var stated: [String: [GuideFact]] = [:]
    /// Those that the spec lacks, by address.
    private var unknown: [String: [(method: String, fact: GuideFact)]] = [:]

    init(_ matching: Matching) {
        for item in matching.items where item.item.kind == .endpoint {
            for name in [item.item.name] + item.item.aliases {
                let (method, url) = URLForm.split(name.value)
                guard let method else { continue }
                let address = URLForm.normal(url)
                for form in [address, URLForm.withOpenHost(address)] { methods[form, default: []].insert(method) }
            }
        }
        for fact in matching.facts {
            guard let (method, address) = Self.statement(fact), let known = methods[address] else { continue }
            if known.contains(method) {
                stated[address, default: []].append(fact)
            } else {
                unknown[address, default: []].append((method, fact))
            }
        }
    }

    /// Whether a fact is about an endpoint that the spec lacks, though it has another one of the same address.
    func have(_ fact: GuideFact) -> Bool {
        guard let (method, address) = Self.statement(fact) else { return isShown(fact) }
        guard let known = stated[address], methods[address]?.contains(method) == false else { return false }
        return !isBeside(fact, known)
    }

    private func isBeside(_ fact: GuideFact, _ others: [GuideFact]) -> Bool {
        others.contains { $0.file === fact.file && $0.line == fact.line }
    }

    /// A command that shows such an endpoint.
    private func isShown(_ fact: GuideFact) -> Bool {
        guard fact.fact.kind == .endpoint, let method = URLForm.split(fact.fact.name).method else { return false }
        let address = NameForms.opened(URLForm.normal(URLForm.split(fact.fact.name).url))
        guard let known = stated[address] else { return false }
        return unknown[address]?.contains { $0.method == method && !isBeside($0.fact, known) } == true
    }

    /// What has a title, a row, an item or a line of its own; a sentence or a command may have got the method wrong.
    private static func statement(_ fact: GuideFact) -> (method: String, address: String)? {
        guard fact.fact.kind == .endpoint, let method = URLForm.split(fact.fact.name).method else { return nil }
        guard [.heading, .table, .list, .declaration].contains(fact.fact.source) || opensLine(method, fact) else { return nil }
        return (method, URLForm.normal(URLForm.split(fact.fact.name).url))
    }

    /// `DELETE /doors/{id}` in a block of code, or as a piece of code that a line begins with.
    private static func opensLine(_ method: String, _ fact: GuideFact) -> Bool {
        let line = fact.file.text(fact.file.lineSpan(fact.line)).drop { " \t".contains($0) }
        return line.hasPrefix(method + " ") && fact.fact.source == .sample || line.hasPrefix("`\(method) ")
    }
}
