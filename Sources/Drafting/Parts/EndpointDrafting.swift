import CrossCheck
import Guide
import SourceText

/// Endpoints with their parameters and headers.
struct EndpointDrafting {
    private(set) var endpoints: [Draft.Endpoint] = []
    private var byURL: [String: Int] = [:]

    init(_ statements: [Statement]) {
        for statement in statements where statement.fact.kind == .endpoint { add(statement.fact) }
        for statement in statements where statement.fact.kind == .parameter || statement.fact.kind == .header { addPart(statement) }
        for statement in statements { addValue(statement, statements) }
        // A link that nobody calls is a setting.
        endpoints.removeAll { $0.methods.isEmpty && $0.path.isEmpty && $0.query.isEmpty && $0.headers.isEmpty }
    }

    private mutating func add(_ fact: Fact) {
        let (method, url) = URLForm.split(fact.name)
        let key = URLForm.normal(url)
        if let known = byURL[key] {
            if let method, !endpoints[known].methods.contains(method) { endpoints[known].methods.append(method) }
            return
        }
        let named = Self.named(key)
        byURL[key] = endpoints.count
        let name = distinct(Self.name(key))
        endpoints.append(
            Draft.Endpoint(
                name: name,
                direction: Self.direction(named.url, method),
                methods: method.map { [$0] } ?? [],
                url: named.url,
                path: named.placeholders.map { Draft.Parameter(name: $0, isRequired: true) }
            )
        )
    }

    /// Placeholders get names: `{scheme}` before `://`, `{part}` elsewhere.
    private static func named(_ url: String) -> (url: String, placeholders: [String]) {
        var names: [String] = []
        var text = ""
        var rest = url[...]
        while let range = rest.firstRange(of: "{}") {
            text += rest[..<range.lowerBound]
            rest = rest[range.upperBound...]
            let base = rest.hasPrefix("://") ? "scheme" : "part"
            let name = names.contains(base) ? "\(base)\(names.count + 1)" : base
            names.append(name)
            text += "{\(name)}"
        }
        return (text + rest, names)
    }

    /// A URL of the app's own comes back to it; one without an HTTP method is opened.
    private static func direction(_ url: String, _ method: String?) -> String? {
        let isOwn = url.hasPrefix("{") || url.contains("example.com") || url.contains("example.org")
        if isOwn { return "inbound" }
        return method == nil ? "open" : nil
    }

    private static func name(_ url: String) -> String {
        let path = URLForm.path(url).split { $0 == "/" || $0 == "." }.map(String.init).filter { !$0.contains("{") }
        let last = path.last ?? String(URLForm.origin(url).split { $0 == "/" || $0 == ":" }.last ?? "endpoint")
        let words = Words.split(last)
        let name = Words.camelCase(words)
        return Words.isIdentifier(name) ? name : "endpoint"
    }

    private func distinct(_ name: String) -> String {
        let count = endpoints.filter { $0.name == name || $0.name.hasPrefix(name + "2") }.count
        return count == 0 ? name : "\(name)\(count + 1)"
    }

    private func index(of owner: String?) -> Int? {
        guard let owner else { return nil }
        return byURL[URLForm.normal(URLForm.split(owner).url)]
    }

    private mutating func addPart(_ statement: Statement) {
        let fact = statement.fact
        guard let index = index(of: fact.owner) else { return }
        var parameter = Draft.Parameter(name: fact.name)
        parameter.isRequired = fact.detail.isRequired ?? false
        if fact.kind == .header {
            parameter.scheme = fact.type.flatMap { Words.isIdentifier($0) ? $0 : nil }
            merge(parameter, \.headers, index)
            return
        }
        parameter.type = Self.type(fact.type)
        parameter.example = fact.value
        let isForm = endpoints[index].methods.first.map { $0 == "POST" || $0 == "PUT" || $0 == "PATCH" } ?? false
        guard !endpoints[index].path.contains(where: { $0.name == fact.name }) else { return }
        merge(parameter, isForm ? \.form : \.query, index)
    }

    private mutating func merge(_ parameter: Draft.Parameter, _ list: WritableKeyPath<Draft.Endpoint, [Draft.Parameter]>, _ index: Int) {
        guard let known = endpoints[index][keyPath: list].firstIndex(where: { $0.name.lowercased() == parameter.name.lowercased() }) else {
            endpoints[index][keyPath: list].append(parameter)
            return
        }
        let old = endpoints[index][keyPath: list][known]
        endpoints[index][keyPath: list][known].example = old.example ?? parameter.example
        endpoints[index][keyPath: list][known].scheme = old.scheme ?? parameter.scheme
        endpoints[index][keyPath: list][known].isRequired = old.isRequired || parameter.isRequired
        if old.type == "string" { endpoints[index][keyPath: list][known].type = parameter.type }
    }

    private static func type(_ written: String?) -> String {
        switch written?.lowercased() {
        case "int", "integer", "long", "number": "integer"
        case "float", "double": "number"
        case "bool", "boolean": "boolean"
        default: "string"
        }
    }

    /// `REASON_A` on the line that lists a parameter is one of its values.
    private mutating func addValue(_ statement: Statement, _ statements: [Statement]) {
        let fact = statement.fact
        guard fact.detail.form == "mention", fact.source == .prose, fact.name == fact.name.uppercased(), fact.name.contains("_") else { return }
        let line = statement.place.start.line
        let owner = statements.last { other in
            other.fact.kind == .parameter && other.fact.source != .sample && other.file === statement.file
                && other.place.start.line == line && other.fact.span.start < fact.span.start
        }
        guard let owner, let index = index(of: owner.fact.owner) else { return }
        for list in [\Draft.Endpoint.query, \Draft.Endpoint.form] {
            guard let known = endpoints[index][keyPath: list].firstIndex(where: { $0.name == owner.fact.name }) else { continue }
            if !endpoints[index][keyPath: list][known].values.contains(fact.name) { endpoints[index][keyPath: list][known].values.append(fact.name) }
        }
    }
}
