/// The servers of a draft, each with its stages.
enum HostOutline {
    static func list(of environments: [Draft.Environment]) -> YAMLOutline {
        var names: [String] = []
        for environment in environments where !names.contains(host(of: environment)) { names.append(host(of: environment)) }
        return .list(
            names.map { name in
                let own = environments.filter { host(of: $0) == name }.map(stage)
                return .mapping([("name", .plain(name)), text, ("environments", .list(own))])
            })
    }

    /// The only one is called `api`.
    private static func host(of environment: Draft.Environment) -> String { environment.host ?? "api" }

    private static func stage(_ environment: Draft.Environment) -> YAMLOutline {
        .flow(
            .mapping(
                [("name", .plain(environment.name)), ("url", .quoted(environment.url))]
                    + (environment.invented.map { [("invented", .quoted($0))] } ?? []) + [text]))
    }

    private static let text = ("text", YAMLOutline.todo)
}
