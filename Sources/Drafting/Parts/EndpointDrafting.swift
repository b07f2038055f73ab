import CrossCheck
import Declarations
import Guide
import SourceText
import Spec

/// Endpoints with their parameters and headers.
struct EndpointDrafting {
    private(set) var endpoints: [Draft.Endpoint] = []
    private(set) var leftOut: [LeftOut] = []
    /// One for each method that guides give in places of their own: those of one line are one endpoint.
    private var byURL: [String: [Int]] = [:]
    private var places: [EndpointPlace] = []
    /// How many paths functions of a name ask for.
    private var functions: [String: Int] = [:]
    /// Endpoints whose requests have nested parts: a form has none.
    private var jsonBodies: Set<String> = []

    /// - Parameter sheets: whose code asks for paths, too, which no guide may show.
    init(_ statements: [Statement], _ sheets: [FactSheet] = []) {
        for statement in statements where statement.fact.kind == .endpoint { add(statement) }
        let parts = statements.filter { $0.fact.kind == .parameter || $0.fact.kind == .header }
        for statement in parts { noteBody(statement) }
        for statement in parts { addPart(statement) }
        for statement in statements { addValue(statement, statements) }
        for index in endpoints.indices {
            endpoints[index].json = endpoints[index].json.settled
            endpoints[index].answer = endpoints[index].answer.settled
        }
        // A link that nobody calls is a setting.
        endpoints.removeAll { $0.methods.isEmpty && !$0.isSocket && $0.path.isEmpty && $0.query.isEmpty && $0.headers.isEmpty }
        let statuses = AnswerStatuses(sheets)
        for index in endpoints.indices { endpoints[index].status = statuses.success(of: endpoints[index]) }
        let shown = endpoints
        let bases = RequestBases(sheets)
        let bodies = (sent: SentFieldDrafting(sheets), answered: AnswerDrafting(sheets))
        let helpers = RequestHelpers(sheets.flatMap(\.requestHelpers))
        let servers = RequestHosts(sheets)
        let joined = JoinedPaths(sheets).paths
        functions = Dictionary(joined.joined().map { ($0.request.function, 1) }, uniquingKeysWith: +)
        for (sheet, paths) in zip(sheets, joined) {
            for path in paths {
                let request = helpers.completed(path.request)
                let host = servers.address(of: request)
                add(path.isWhole ? request : bases.completed(request), on: host, in: sheet.file, besides: shown, bodies)
            }
        }
    }

    /// What the code of a source asks for, and no guide shows.
    private mutating func add(
        _ request: RequestPath, on host: String?, in file: SourceFile, besides shown: [Draft.Endpoint],
        _ bodies: (sent: SentFieldDrafting, answered: AnswerDrafting)
    ) {
        let path = URLForm.normal(URLForm.path(request.path))
        let method = request.method ?? "GET"
        let isSame = { (endpoint: Draft.Endpoint) in
            URLForm.normal(URLForm.path(endpoint.url)).hasSuffix(path) && (request.method == nil || endpoint.methods.contains(method))
        }
        let isShown = shown.contains(where: isSame)
        if isShown, let host { for index in shown.indices where isSame(shown[index]) { endpoints[index].host = host } }
        let known = endpoints.filter {
            URLForm.normal($0.url) == URLForm.normal(request.path) && ($0.host == nil || host == nil || $0.host == host)
        }
        guard !isShown, !known.contains(where: { $0.methods.contains(method) }), request.method != nil || known.isEmpty else { return }
        let named = EndpointNames.parted(request.path)
        let names = EndpointNames(taken: endpoints.map(\.name))
        let ofMethod = Words.camelCase([method.lowercased()] + Words.split(EndpointNames.name(request.path)))
        let ofPath = known.isEmpty ? names.name(request.path, or: ofMethod) : names.distinct(ofMethod)
        let name = nameOfFunction(around: request).map(names.distinct) ?? ofPath
        var endpoint = Draft.Endpoint(
            name: name, methods: [method], url: named.url, path: named.placeholders.map { Draft.Parameter(name: $0, isRequired: true) },
            query: request.query.map { Draft.Parameter(name: $0) }, isOfCode: true)
        (endpoint.host, endpoint.place) = (host, Place(file, request.span))
        bodies.sent.add(request, to: &endpoint)
        bodies.answered.add(request, to: &endpoint)
        endpoints.append(endpoint)
        guard request.method == nil else { return }
        leftOut.append(
            LeftOut(name: request.path, reason: "drafted as a `GET`: no method stands beside it", place: Place(file, request.span)))
    }

    /// `otpSignUp`: a function of several words, the only one of its name that asks for a path.
    private func nameOfFunction(around request: RequestPath) -> String? {
        let words = Words.split(request.function).map { $0.lowercased() }
        let isOwn = functions[request.function] == 1 && words.count > 1 && Words.isIdentifier(request.function)
        return isOwn && Set(words).isDisjoint(with: Self.plumbing) ? request.function : nil
    }

    private static let plumbing: Set<String> = ["url", "uri", "path", "endpoint", "route", "request", "perform", "make", "build"]

    /// Where the paths lie that guides give without an address: the bases that they tell, the one server that they call, or one to be put in.
    func hosts(_ statements: [Statement]) -> [Draft.Environment] {
        let paths = endpoints.map(\.url).filter { $0.hasPrefix("/") }
        guard !paths.isEmpty else { return [] }
        let told = BaseAddresses(statements, paths: paths).environments
        guard told.isEmpty else { return told }
        let named = namedHosts
        guard named.isEmpty else { return named }
        let addresses = endpoints.map(\.url).filter { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
        // What a placeholder of a host is filled with, no path alone could say.
        let origins = Set(addresses.map(URLForm.origin)).filter { !$0.contains("{") }
        let url = origins.count == 1 ? origins.first : nil
        return [Draft.Environment(name: "production", url: url ?? Self.unknownHost, invented: "The guide gives the paths alone.")]
    }

    /// The servers that code names without a scheme, `components.host = "api.example.com"`.
    private var namedHosts: [Draft.Environment] {
        var seen: Set<String> = []
        let asked = endpoints.filter { endpoint in endpoint.host.map { seen.insert($0).inserted } ?? false }
        return zip(asked.indices, asked).map { index, endpoint in
            Draft.Environment(
                name: index == 0 ? BaseAddresses.production : "server\(index + 1)", url: "https://\(endpoint.host ?? "")",
                invented: "The code gives the name of the host alone.", doubtful: index == 0 ? nil : endpoint.place)
        }
    }

    private static let unknownHost = "https://api.example.com"

    private mutating func add(_ statement: Statement) {
        let (method, url) = URLForm.split(statement.fact.name)
        let place = EndpointPlace(path: statement.file.path, span: statement.fact.span)
        if let known = indices(of: url).first(where: { isSame(method, place, $0) }) {
            if let method, !endpoints[known].isSocket, !endpoints[known].methods.contains(method) {
                endpoints[known].methods.append(method)
            }
            if endpoints[known].url.hasPrefix("/"), url.contains("://") { complete(known, url) }
            return
        }
        let named = EndpointNames.parted(url)
        byURL[URLForm.normal(url), default: []].append(endpoints.count)
        places.append(place)
        endpoints.append(
            Draft.Endpoint(
                name: name(url, method),
                direction: Self.direction(named.url, method),
                // A WebSocket is opened in one way only.
                methods: url.isSocketAddress ? [] : method.map { [$0] } ?? [],
                url: named.url,
                path: named.placeholders.map { Draft.Parameter(name: $0, isRequired: true) }
            )
        )
    }

    /// A method of its own in a place of its own is another endpoint of the URL.
    private func isSame(_ method: String?, _ place: EndpointPlace, _ index: Int) -> Bool {
        guard let method, !endpoints[index].methods.isEmpty else { return true }
        return endpoints[index].methods.contains(method) || places[index] == place
    }

    /// A guide gave the path first, and now gives the whole URL.
    private mutating func complete(_ index: Int, _ url: String) {
        let named = EndpointNames.parted(url)
        endpoints[index].url = named.url
        endpoints[index].path = named.placeholders.map { Draft.Parameter(name: $0, isRequired: true) }
    }

    /// The endpoints of a URL; a guide may give the whole URL in one place and its path, or the end of it, in another.
    private func indices(of url: String) -> [Int] {
        let normal = URLForm.normal(url)
        if let known = byURL[normal] { return known }
        let path = URLForm.path(url)
        guard path.count > 1 else { return [] }
        let same = byURL.filter { URLForm.path($0.key) == path && (URLForm.origin($0.key).isEmpty || URLForm.origin(url).isEmpty) }
        let ending = same.isEmpty ? byURL.filter { URLForm.isEnding($0.key, of: normal) || URLForm.isEnding(normal, of: $0.key) } : same
        return ending.values.min { ($0.first ?? 0) < ($1.first ?? 0) } ?? []
    }

    /// The endpoint that a part says is its own: `POST /doors`, or a URL alone.
    private func index(ofOwner owner: String) -> Int? {
        let (method, url) = URLForm.split(owner)
        let known = indices(of: url)
        return method.flatMap { method in known.first { endpoints[$0].methods.contains(method) } } ?? known.first
    }

    /// A second method of a URL is called after what it does.
    private func name(_ url: String, _ method: String?) -> String {
        let names = EndpointNames(taken: endpoints.map(\.name))
        let name = EndpointNames.name(url)
        guard let method, endpoints.contains(where: { $0.name == name }), !indices(of: url).isEmpty else { return names.name(url) }
        return names.distinct(Words.camelCase([method.lowercased()] + Words.split(name)))
    }

    /// A URL of the app's own comes back to it; one without an HTTP method is opened.
    private static func direction(_ url: String, _ method: String?) -> String? {
        if url.isSocketAddress { return nil }
        let isOwn = url.hasPrefix("{") || url.contains("example.com") || url.contains("example.org")
        if isOwn { return "inbound" }
        return method == nil ? "open" : nil
    }

    private mutating func noteBody(_ statement: Statement) {
        guard let index = statement.fact.owner.flatMap(index(ofOwner:)) else { return }
        let isShown = statement.fact.source == .sample
        let isJSON = isShown ? isMember(statement, endpoints[index]) : destination(of: statement, endpoints[index]) == \.json
        if isJSON { jsonBodies.insert(endpoints[index].name) }
    }

    /// `"code": 1` in what a request sends: a form has `code=1`.
    private func isMember(_ statement: Statement, _ endpoint: Draft.Endpoint) -> Bool {
        guard statement.fact.kind == .parameter, destination(of: statement, endpoint) == \.form else { return false }
        let tail = statement.text.after(statement.fact.span, limit: 16)
        return tail.first == "\"" && tail.dropFirst().drop(while: \.isWhitespace).first == ":"
    }

    private mutating func addPart(_ statement: Statement) {
        let fact = statement.fact
        guard let index = fact.owner.flatMap(index(ofOwner:)) else { return }
        var parameter = Draft.Parameter(name: fact.name)
        parameter.isRequired = fact.detail.isRequired ?? false
        if fact.kind == .header {
            parameter.scheme = fact.type.flatMap { Words.isIdentifier($0) && TravellingKind(word: $0) == nil ? $0 : nil }
            merge(parameter, \.headers, index)
            return
        }
        let shown = fact.type == nil && fact.source == .sample ? ShownValue(behind: statement.text.after(fact.span, limit: 64)) : nil
        parameter.type = shown?.type ?? Self.type(fact.type)
        parameter.example = fact.value
        let place = destination(of: statement, endpoints[index])
        if place != \.answer, let known = endpoints[index].path.firstIndex(where: { $0.name == fact.name }) {
            // What is part of the path may be answered, too; else its row says what it is.
            if fact.type != nil { endpoints[index].path[known].type = parameter.type }
            return
        }
        let isNested = Self.isNested(fact)
        if isNested, fact.source == .sample {
            return leftOut.append(LeftOut(name: fact.name, reason: "a field that only a sample's body shows", place: statement.place))
        }
        if isNested, place != \.answer, place != \.json {
            return leftOut.append(LeftOut(name: fact.name, reason: "a field inside of what is no JSON", place: statement.place))
        }
        merge(parameter, place, index)
    }

    private static func isNested(_ fact: Fact) -> Bool { fact.name.contains(".") || fact.name.contains("[") }

    /// Where a parameter travels: what is nested can only be in a body, and what a GET does not send is in its answer.
    private func destination(of statement: Statement, _ endpoint: Draft.Endpoint) -> WritableKeyPath<Draft.Endpoint, [Draft.Parameter]> {
        let fact = statement.fact
        let method = endpoint.methods.first ?? ""
        let showsBody = fact.detail.place.map { [.body, .form, .json].contains($0) } ?? false
        // A DELETE has a body where the guide shows one.
        let hasBody = ["POST", "PUT", "PATCH"].contains(method) || method == "DELETE" && showsBody
        // A body that is shown of a GET is what comes back.
        let isShown = showsBody && fact.source == .sample
        if fact.detail.isInAnswer || !hasBody && (Self.isNested(fact) || isShown) { return \.answer }
        if !hasBody || fact.detail.place == .query { return \.query }
        if fact.detail.place == .json { return \.json }
        return Self.isNested(fact) || jsonBodies.contains(endpoint.name) ? \.json : \.form
    }

    private mutating func merge(_ parameter: Draft.Parameter, _ list: WritableKeyPath<Draft.Endpoint, [Draft.Parameter]>, _ index: Int) {
        let isBody = list == \.answer || list == \.json
        let path = isBody ? FieldPath(parameter.name) : FieldPath(single: parameter.name)
        guard let path else { return }
        endpoints[index][keyPath: list].merge(parameter, at: path.steps[...])
    }

    private static func type(_ written: String?) -> String {
        let word = written?.lowercased() ?? ""
        let isWhole = !["float", "double", "decimal"].contains(where: word.contains)
        switch TravellingKind(word: word) {
        case .list where word.contains("str"): return "[string]"
        case .list where word.contains("int") || word.contains("long"): return "[integer]"
        case .list: return "[json]"
        case .object: return "json"
        case .number: return isWhole ? "integer" : "number"
        case .boolean: return "boolean"
        case .text: return "string"
        case nil: return ["json", "jsonobject"].contains(word) ? "json" : "string"
        }
    }

    /// `REASON_A` on the line that lists a parameter is one of its values.
    private mutating func addValue(_ statement: Statement, _ statements: [Statement]) {
        let fact = statement.fact
        guard fact.detail.form == "mention", fact.source == .prose, fact.name == fact.name.uppercased(), fact.name.contains("_") else {
            return
        }
        let line = statement.place.start.line
        let owner = statements.last { other in
            other.fact.kind == .parameter && other.fact.source != .sample && other.file === statement.file
                && other.place.start.line == line && other.fact.span.start < fact.span.start
        }
        guard let owner, let index = owner.fact.owner.flatMap(index(ofOwner:)) else { return }
        for list in [\Draft.Endpoint.query, \Draft.Endpoint.form, \Draft.Endpoint.json] {
            guard let known = endpoints[index][keyPath: list].firstIndex(where: { $0.name == owner.fact.name }) else { continue }
            if !endpoints[index][keyPath: list][known].values.contains(fact.name) {
                endpoints[index][keyPath: list][known].values.append(fact.name)
            }
        }
    }
}

/// Where an endpoint stands.
private struct EndpointPlace: Equatable {
    var path: String
    var span: Span
}
