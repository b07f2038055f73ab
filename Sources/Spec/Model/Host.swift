import Declarations
package import SourceText

/// `hosts:` — a server that stands in several places: production, a sandbox, regions.
package struct Host: Sendable {
    package var name: Located<String>
    package var text: LocalizedText
    /// The first is where requests go unless somebody says otherwise.
    package var environments: [Environment]
    /// The name of the environment where the app has not chosen one: a setting, something of the state.
    package var chosenBy: Located<Expression>?
    /// A base that an app sets when it runs; where it has set none, an environment's counts.
    package var setBy: Located<Expression>?
    package var place: Place

    package struct Environment: Sendable {
        package var name: Located<String>
        /// What URLs begin with, without a slash at its end.
        package var url: Located<String>
        package var text: LocalizedText
        package var provenance: Provenance
    }

    /// Where a URL continues behind the name of a host.
    package struct Use: Sendable {
        package var host: Located<String>
        /// Begins with a slash, unless the base is all of the URL.
        package var rest: String
        /// The whole URL in each environment; the first is the endpoint's `url`.
        package var urls: [String]
    }
}

extension Host {
    /// The enum of its environments in a client: `LoginHost`.
    package var typeName: String { Self.joined(name.value) { $0.prefix(1).uppercased() + $0.dropFirst() } + "Host" }

    /// The case of an environment: `eu_west` → `euWest`.
    package static func caseName(_ name: String) -> String {
        let first = name.prefix { $0 != "_" }
        let rest = joined(String(name.dropFirst(first.count))) { $0.prefix(1).uppercased() + $0.dropFirst() }
        return first.prefix(1).lowercased() + first.dropFirst() + rest
    }

    fileprivate static func joined(_ name: String, _ part: (Substring) -> String) -> String {
        name.split(separator: "_").map(part).joined()
    }
}

extension Capability {
    /// What a client's types for it are called, behind the module's name: `URLStore` → `UrlStore`.
    package var typeName: String {
        Host.joined(CamelCase.lowercasingInitialism(name.value)) { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
}

extension Endpoint {
    /// Its URL in every environment.
    package var urls: [String] { base?.urls ?? [url.value] }

    /// Its URLs without the first, and what a document may give of them where it states the base apart.
    var otherAddresses: [String] {
        guard let base else { return [] }
        let apart = base.rest.hasPrefix("/") ? [base.rest, route.path] : []
        return (base.urls.dropFirst() + apart).reduce(into: []) { list, url in if !list.contains(url) { list.append(url) } }
    }

    /// The paths that a mock answers besides that of `url`, for environments whose bases have paths of their own.
    package var otherPaths: [String] {
        urls.dropFirst().map { Self.route(of: $0).path }.reduce(into: []) { list, path in
            if path != route.path, !list.contains(path) { list.append(path) }
        }
    }
}
