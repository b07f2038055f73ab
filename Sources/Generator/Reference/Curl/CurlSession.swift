internal import Spec

/// A sample request as commands that a reader can copy: first what it needs, the parts of answers kept in variables, then the request.
struct CurlSession {
    /// The commands, a line each.
    let lines: [String]
    /// What answers the last of them.
    let response: Endpoint.Response

    init?(_ requests: [SampleRequest], _ known: CurlRequests) {
        let model = known.model
        guard let last = requests.last, let response = Self.response(last, model) else { return nil }
        let names = ShellVariables(requests)
        let values = SampleValues(requests: known, variable: names.name)
        var lines: [String] = []
        for request in requests.dropLast() {
            guard let command = Self.command(request, values) else { return nil }
            lines += Self.keep(names.kept(of: request), command, Self.response(request, model))
        }
        guard let command = Self.command(last, values) else { return nil }
        // What goes on is shown as it comes, not when it is over.
        self.lines = lines + command.lines(response.goesOn ? "--include --no-buffer" : "--include")
        self.response = response
    }

    private static func command(_ request: SampleRequest, _ values: SampleValues) -> CurlCommand? {
        switch request.verb {
        case .call(let name, let arguments, _): values.model.endpoints[name.value].flatMap { CurlCommand($0, arguments, values) }
        case .put(let record, let fields): CurlCommand(putting: record.value, fields, values)
        case .read(let record, let matches): CurlCommand(reading: record.value, matches, values)
        }
    }

    private static func response(_ request: SampleRequest, _ model: SystemModel) -> Endpoint.Response? {
        guard case .call(let name, _, let answer) = request.verb, let endpoint = model.endpoints[name.value] else { return nil }
        return answer.map { answer in endpoint.alternatives.first { $0.name?.value == answer.value } } ?? endpoint.response
    }

    /// The command, with what later ones need of its answer kept in variables.
    private static func keep(
        _ kept: [(variable: String, path: [String])],
        _ command: CurlCommand,
        _ response: Endpoint.Response?
    ) -> [String] {
        let isStream = response?.goesOn ?? false
        guard let first = kept.first else { return command.lines("--silent --output /dev/null\(isStream ? " --max-time 1" : "")") }
        let isRedirect = response?.kind == .redirect
        var lines = command.lines(isRedirect ? "--silent --output /dev/null --write-out '%{redirect_url}'" : "--silent")
        let isOne = kept.count == 1
        lines[0] = (isOne ? first.variable : "answer") + "=$(" + lines[0]
        lines[lines.count - 1] += isOne ? " \\" : ")"
        if isOne { return lines + ["    | \(pick(first.path, isRedirect)))"] }
        return lines + kept.map { "\($0.variable)=$(printf '%s' \"$answer\" | \(pick($0.path, isRedirect)))" }
    }

    /// Picks a field out of the answer by its name.
    private static func pick(_ path: [String], _ isRedirect: Bool) -> String {
        let name = path.last ?? ""
        return isRedirect
            ? "sed -n 's/.*[?&]\(name)=\\([^&]*\\).*/\\1/p'"
            : "sed -n 's/.*\"\(name)\": *\"\\{0,1\\}\\([^\",}]*\\).*/\\1/p'"
    }
}
