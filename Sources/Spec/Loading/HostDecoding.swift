import SourceText
import YAMLTree

/// `hosts:`, and URLs that begin with one of them.
extension SpecDecoder {
    func host(_ node: YAMLNode) -> Host? {
        guard let name = node.string("name") else { return nil }
        let environments = node.nodes("environments").compactMap { each -> Host.Environment? in
            guard let name = each.string("name"), var url = each.string("url") else { return nil }
            while url.value.hasSuffix("/") { url.value.removeLast() }
            return Host.Environment(name: name, url: url, text: each.requiredText(), provenance: each.provenance.or(node.provenance))
        }
        guard !environments.isEmpty else { return nil }
        return Host(name: name, text: node.requiredText(), environments: environments, chosenBy: nil, place: node.place)
    }

    /// `$login/token` and, where there is one host only, `/token`, joined with its bases; other URLs as they are.
    mutating func joined(_ url: Located<String>) -> (url: Located<String>, base: Host.Use?) {
        let isNamed = url.value.hasPrefix("$")
        guard isNamed || url.value.hasPrefix("/") else { return (url, nil) }
        let name = isNamed ? String(url.value.dropFirst().prefix { $0 != "/" }) : hosts.first?.name.value ?? ""
        guard isNamed || hosts.count == 1, let host = hosts.first(where: { $0.name.value == name }) else {
            diagnostics.append(HostURL.unknown(url, hosts))
            return (url, nil)
        }
        let rest = isNamed ? String(url.value.dropFirst(name.count + 1)) : url.value
        let urls = host.environments.map { $0.url.value + rest }
        return (Located(urls[0], at: url.place), Host.Use(host: Located(name, at: url.place), rest: rest, urls: urls))
    }
}
