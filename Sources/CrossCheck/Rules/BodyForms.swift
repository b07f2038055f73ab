import Guide
import SourceText
import Spec

/// A call sends its parameters in another form than the documents show: JSON for a form, a form for JSON, a body for a query.
///
/// A page says it in many ways: in the type of the content, in the options of a command, in the JSON below "Request body". What agrees with the
/// spec anywhere outweighs the rest: calls may be asked in several ways.
enum BodyForms {
    static func findings(_ endpoint: SpecItemReference, sent: [SpecItemReference], _ call: CallWitness) -> [Finding] {
        let forms = ["query", "form", "json", "multipart"]
        let parameters = sent.filter { $0.item.kind == .parameter && forms.contains($0.item.form?.value ?? "") }
        let bodies = Set(parameters.compactMap { $0.item.form?.value }).subtracting(["query"])
        guard bodies.count < 2 else { return [] }
        if let stated = bodies.first, let place = parameters.first(where: { $0.item.form?.value == stated }) {
            let shown = shown(parameters.filter { $0.item.form?.value == stated }, of: endpoint, call)
            if let first = shown.first, !shown.contains(where: { fits($0.form, stated) }) {
                return [finding(endpoint, stated, first, at: place.item.name.place, call.matching.witness)]
            }
        }
        let asked = parameters.filter { $0.item.form?.value == "query" }
        let unasked = bodies.isEmpty ? bodiless(endpoint, asked, call) : nil
        return (handed(endpoint, asked, call) ?? unasked).map { [$0] } ?? []
    }

    /// All that the call is asked with stands in the query, which no page says, and its content has a type.
    private static func bodiless(_ endpoint: SpecItemReference, _ parameters: [SpecItemReference], _ call: CallWitness) -> Finding? {
        guard ["POST", "PUT", "PATCH"].contains(endpoint.item.type?.value), let first = parameters.first,
            let type = typed(endpoint, call).first
        else { return nil }
        let facts = parameters.flatMap { call.matching.factsOfItem[$0.id] }.map { call.matching.facts[$0] }
        let isAsked = facts.contains {
            $0.fact.detail.place == .query || $0.fact.source == .sample && CommandArgument($0.place).form == .query
        }
        guard !facts.isEmpty, !isAsked else { return nil }
        return finding(endpoint, "query", type, at: first.item.name.place, call.matching.witness)
    }

    /// Names in the query that the commands of the call hand over as JSON, which is all that they hand over.
    private static func handed(_ endpoint: SpecItemReference, _ parameters: [SpecItemReference], _ call: CallWitness) -> Finding? {
        guard !["GET", "HEAD"].contains(endpoint.item.type?.value) else { return nil }
        let commands = call.samples(of: endpoint)
        let bodies = commands.compactMap { CommandBody(of: $0.place) }
        guard let first = bodies.first, bodies.count >= commands.count(where: { isCommand($0) }) else { return nil }
        let wrong = parameters.first { item in bodies.allSatisfy { $0.has(item.item.name.value) } }
        return wrong.map { finding(endpoint, "query", (.json, first.place), at: $0.item.name.place, call.matching.witness) }
    }

    private static func isCommand(_ fact: GuideFact) -> Bool { fact.file.text(fact.file.lineSpan(fact.line)).has("curl") }

    private typealias Shown = (form: ParameterPlace, place: Place)

    private static func fits(_ shown: ParameterPlace, _ stated: String) -> Bool {
        shown.rawValue == stated || shown == .body || shown == .form && stated == "multipart"
    }

    /// In which forms the document shows the call's parameters.
    private static func shown(_ parameters: [SpecItemReference], of endpoint: SpecItemReference, _ call: CallWitness) -> [Shown] {
        let matching = call.matching
        let facts = parameters.flatMap { matching.factsOfItem[$0.id] }.map { matching.facts[$0] }.filter { $0.fact.kind == .parameter }
        let called = facts.compactMap { fact in form(of: fact, endpoint.item).map { ($0, fact.place) } }
        return called + typed(endpoint, call)
    }

    /// By the type of what is sent.
    private static func typed(_ endpoint: SpecItemReference, _ call: CallWitness) -> [Shown] {
        let matching = call.matching
        let own = matching.factsOfItem[endpoint.id].map { matching.facts[$0].fact }.filter { $0.kind == .endpoint }
        let names = ([endpoint.item.name] + endpoint.item.aliases).map(\.value) + own.map(\.name)
        let calls = Set(names.map(DocumentedBodies.Call.init))
        return call.facts.compactMap { fact -> Shown? in
            guard fact.fact.kind == .header, fact.fact.name.lowercased() == "content-type", let owner = fact.fact.owner,
                calls.contains(DocumentedBodies.Call(owner)), isSent(fact), let form = contentForm(fact.fact.type ?? fact.fact.value ?? "")
            else { return nil }
            return (form, fact.place)
        }
    }

    /// Answers have a type of their content as well: an option of a command is the request's, and a row where its title speaks of no answer.
    private static func isSent(_ fact: GuideFact) -> Bool {
        let line = fact.file.text(fact.file.lineSpan(fact.line))
        let title = fact.fact.detail.headingLine.map { fact.file.text(fact.file.lineSpan($0)).lowercased() } ?? ""
        guard fact.fact.source == .table else {
            return line.contains("-H ") || line.contains("--header") || ["request", "リクエスト", "요청", "请求", "請求"].contains(where: title.has)
        }
        return !["response", "answer", "レスポンス", "応答", "응답", "响应", "返回", "回應"].contains { title.contains($0) }
    }

    private static func contentForm(_ type: String) -> ParameterPlace? {
        let type = type.lowercased()
        if type.hasPrefix("application/json") { return .json }
        if type.hasPrefix("application/x-www-form-urlencoded") || type.hasPrefix("multipart/form-data") { return .form }
        return nil
    }

    private static func form(of fact: GuideFact, _ endpoint: SpecItem) -> ParameterPlace? {
        let (place, detail) = (fact.fact.detail.place, fact.fact.detail)
        if let place, [.query, .form, .json].contains(place) { return place }
        guard fact.fact.source == .sample, place != .answer else { return nil }
        if detail.shownKind != nil { return place == .body ? .json : nil }
        guard fact.fact.value != nil else { return nil }
        let form = CommandArgument(fact.place).form
        // Of calls that may be asked in both ways pages show the address with a query: only what has no body has to have one.
        return form == .query && !["GET", "HEAD"].contains(endpoint.type?.value) ? nil : form
    }
}

extension BodyForms {
    private static func finding(
        _ endpoint: SpecItemReference, _ stated: String, _ shown: Shown, at place: Place, _ witness: Witness
    ) -> Finding {
        let name = endpoint.callName
        return Finding(
            PlaceDiffers.rule,
            "what `\(name)` is asked with travels as `\(stated)` in the spec and as `\(shown.form.rawValue)` in \(witness.title)",
            name: name, spec: place, guide: shown.place, says: shown.form.rawValue, witness: witness)
    }
}

/// A name in a command: `-d name=value`, `"https://…?name=value"`.
struct CommandArgument {
    let form: ParameterPlace?

    init(_ place: Place) {
        // Of an item of a query the whole address is the place.
        if place.file.text(place.span).has("?") {
            form = .query
            return
        }
        let line = place.file.lineSpan(place.start.line)
        let before = Array(place.file.bytes[line.start..<max(line.start, place.span.start)])
        let isEnd = { (byte: UInt8) in byte <= 0x20 || byte == 0x22 || byte == 0x27 }
        let argument = before.reversed().prefix { !isEnd($0) }
        if argument.contains(0x3F) {
            form = .query
            return
        }
        let words = String(decoding: before.dropLast(argument.count), as: UTF8.self).split { " \"'=".contains($0) }
        let isQuery = words.contains { ["-G", "--get"].contains($0) }
        switch words.last {
        case "-d", "--data", "--data-raw", "--data-ascii", "--data-urlencode", "-F", "--form": form = isQuery ? nil : .form
        default: form = nil
        }
    }
}
