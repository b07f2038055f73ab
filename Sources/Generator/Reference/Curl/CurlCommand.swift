internal import Foundation
internal import Spec

/// One request to the mock as a command, without what is done with the answer.
struct CurlCommand {
    static let base = "http://127.0.0.1:8080"

    private let url: ShellWord
    private var options: [String] = []

    /// A call of an endpoint; nil for one that no mock serves.
    init?(_ endpoint: Endpoint, _ arguments: [Argument], _ values: SampleValues) {
        guard endpoint.direction != .inbound, endpoint.on == nil, values.requests.lookup.answer(endpoint.name.value) != nil else {
            return nil
        }
        let template = endpoint.url.value
        let isWeb = endpoint.host != nil
        let filled = Self.filled(isWeb ? FlowDiagram.path(template) : template, endpoint, arguments, values)
        if let path = isWeb ? filled : Self.path(filled) {
            url = Self.base + path
            options = Self.method(endpoint) + (endpoint.isSocket ? Self.upgrade : []) + Self.parameters(endpoint, arguments, values)
        } else {
            let query = Self.items(endpoint, .query, arguments, values).map { "\($0)=" + $1.mappingText(Escaping.urlComponent) }
            url = ShellWord(Self.base + "/__mock/open")
            let opened = "url=" + filled + ShellWord("?") + ShellWord(joining: query, by: "&")
            options = ["--get", "--data-urlencode " + opened.quoted]
        }
    }

    /// A record that is put in through the control interface.
    init(putting record: String, _ fields: [Argument], _ values: SampleValues) {
        url = ShellWord("\(Self.base)/__mock/records/\(record)")
        options = ["--data " + values.object(fields.map { ($0.name.value, values.json($0.value, nil)) }).quoted]
    }

    /// Records that are read through the control interface.
    init(reading record: String, _ matches: [Argument], _ values: SampleValues) {
        url = ShellWord("\(Self.base)/__mock/records/\(record)")
        options = matches.isEmpty ? [] : ["--get"]
        options += matches.map { "--data-urlencode " + ("\($0.name.value)=" + values.text($0.value, nil)).quoted }
    }

    /// Has the mock call an app's server on port 9000: what the mock does not give itself is the caller's.
    init(calling endpoint: Endpoint, _ callback: Callback, _ values: SampleValues) {
        let members = callback.open.compactMap { field in
            let value = values.value(of: field, in: [], asJSON: true) ?? (field.isRequired ? values.madeUp(field) : nil)
            return value.map { (field.name.value, $0) }
        }
        let address = "http://127.0.0.1:9000" + FlowDiagram.path(endpoint.url.value)
        url = ShellWord("\(Self.base)/__mock/call/\(endpoint.name.value)")
        options = ["--json " + values.object([("url", ShellWord(Escaping.json(address))), ("values", values.object(members))]).quoted]
    }

    /// The command's lines: `curl`, these options, the address, and the request's own.
    func lines(_ how: String) -> [String] {
        let all = ["curl \(how) \(url.quoted)"] + options
        return all.enumerated().map { index, part in (index == 0 ? "" : "    ") + part + (index == all.count - 1 ? "" : " \\") }
    }

    // MARK: parts of a call

    /// What asks for a WebSocket.
    private static let upgrade = Endpoint.handshake.map { "--header '\($0)'" }

    private static func method(_ endpoint: Endpoint) -> [String] {
        let method = endpoint.methods.first?.value ?? "GET"
        guard method == "GET" else { return ["--request \(method)"] }
        return endpoint.parameters.contains { $0.location == .query || $0.location == .anyQuery } ? ["--get"] : []
    }

    private static func parameters(_ endpoint: Endpoint, _ arguments: [Argument], _ values: SampleValues) -> [String] {
        var options: [String] = []
        // With `--get` what is encoded stands in the query, otherwise in the body.
        let isGet = endpoint.methods.first?.value ?? "GET" == "GET"
        let inQuery = items(endpoint, .query, arguments, values) + members(endpoint, .anyQuery, arguments, values)
        options += inQuery.map { (isGet ? "--data-urlencode " : "--url-query ") + ("\($0)=" + $1).quoted }
        options += items(endpoint, .form, arguments, values).map { "--data-urlencode " + ("\($0)=" + $1).quoted }
        options += formParts(endpoint, items(endpoint, .multipart, arguments, values))
        for parameter in endpoint.parameters where parameter.location == .header {
            guard let value = values.value(of: parameter.field, in: arguments, asJSON: false) else { continue }
            let scheme = parameter.scheme.map { $0.value + " " } ?? ""
            options.append("--header " + ("\(parameter.field.name.value): \(scheme)" + value).quoted)
        }
        options += members(endpoint, .anyHeaders, arguments, values).map { "--header " + ("\($0): " + $1).quoted }
        return options + bytes(endpoint, arguments) + json(endpoint, arguments, values)
    }

    /// Parts of a body, each with what is said of it.
    private static func formParts(_ endpoint: Endpoint, _ items: [(String, ShellWord)]) -> [String] {
        let said = items.compactMap { name, value in PartName(name).map { ($0, value) } }
        return items.filter { PartName($0.0) == nil }.map { name, value in
            let isFile = endpoint.parameters.contains { $0.field.wire.itemName($0.field.name.value) == name && $0.field.isOfFiles }
            let own = said.filter { $0.0.part == name }
            let isNamed = own.contains { $0.0.word == "filename" }
            let usual = ShellWord(isFile && !isNamed ? ";filename=\(name)" : "")
            return "--form " + own.reduce("\(name)=" + value + usual) { $0 + ShellWord(";\($1.0.word)=") + $1.1 }.quoted
        }
    }

    /// What the request gives of an object whose members the app chooses.
    private static func members(
        _ endpoint: Endpoint,
        _ location: Endpoint.Parameter.Location,
        _ arguments: [Argument],
        _ values: SampleValues
    ) -> [(String, ShellWord)] {
        let name = endpoint.parameters.first { $0.location == location }?.field.name.value
        guard case .object(let members)? = arguments.first(where: { $0.name.value == name })?.value.kind else { return [] }
        return members.map { ($0.name.value, values.text($0.value, nil)) }
    }

    /// A body of bytes, which the spec writes in Base64.
    private static func bytes(_ endpoint: Endpoint, _ arguments: [Argument]) -> [String] {
        let name = endpoint.parameters.first { $0.location == .anyBody }?.field.name.value
        guard case .string(let text)? = arguments.first(where: { $0.name.value == name })?.value.kind,
            let bytes = Data(base64Encoded: text)
        else { return [] }
        return ["--data-binary " + ShellWord(String(decoding: bytes, as: UTF8.self)).quoted]
    }

    /// What is sent in the query or the form, the mock's own parameters included.
    private static func items(
        _ endpoint: Endpoint,
        _ location: Endpoint.Parameter.Location,
        _ arguments: [Argument],
        _ values: SampleValues
    ) -> [(String, ShellWord)] {
        let fields = endpoint.parameters.filter { $0.location == location }.map(\.field)
        let sent = fields.flatMap { field in
            values.items(of: field, in: arguments).map { (field.wire.itemName(field.name.value), $0) }
        }
        let declared = Set(endpoint.parameters.map(\.field.name.value))
        let own = arguments.filter { !declared.contains($0.name.value) }.map { ($0.name.value, values.text($0.value, nil)) }
        let hasForm = endpoint.parameters.contains { $0.location == .form }
        return sent + (location == (hasForm ? .form : .query) ? own : [])
    }

    private static func json(_ endpoint: Endpoint, _ arguments: [Argument], _ values: SampleValues) -> [String] {
        let members = endpoint.parameters.filter { $0.location == .json }.compactMap { parameter in
            values.value(of: parameter.field, in: arguments, asJSON: true).map { (parameter.field.name.value, $0) }
        }
        let whole = endpoint.parameters.first { $0.location == .body }.flatMap { values.value(of: $0.field, in: arguments, asJSON: true) }
        guard let body = whole ?? (members.isEmpty ? nil : values.object(members)) else { return [] }
        return ["--header 'Content-Type: application/json'", "--data " + body.quoted]
    }

    /// The address with its path parameters; a parameter that is the whole address stands there as it is.
    private static func filled(_ template: String, _ endpoint: Endpoint, _ arguments: [Argument], _ values: SampleValues) -> ShellWord {
        var pieces: [ShellWord] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            pieces.append(ShellWord(String(rest[..<open])))
            let name = rest[rest.index(after: open)..<close]
            let field = endpoint.parameters.first { $0.location == .path && $0.field.name.value == name }?.field
            let value = field.flatMap { values.value(of: $0, in: arguments, asJSON: false) } ?? ShellWord(String(name))
            pieces.append(template == "{\(name)}" ? value : value.mappingText(Escaping.urlComponent))
            rest = rest[rest.index(after: close)...]
        }
        return ShellWord(joining: pieces + [ShellWord(String(rest))])
    }

    /// What the mock serves a web address under; nil for other schemes.
    private static func path(_ url: ShellWord) -> ShellWord? {
        guard case .text(let text)? = url.pieces.first, text.hasPrefix("http") else { return nil }
        return url.mappingText(FlowDiagram.path)
    }
}

extension Field {
    /// Whether its parts of a body are files.
    fileprivate var isOfFiles: Bool {
        if case .list(let item) = type.unwrapped { return item.unwrapped == .data }
        return type.unwrapped == .data
    }
}
