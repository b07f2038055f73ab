import SourceText

/// What commands in samples have shown so far.
struct ShellCalls {
    /// By the block of the sample: what its one call sends by name; nil where that is not told.
    var sent: [Int: Set<String>?] = [:]
    /// The method of that call.
    var methods: [Int: String] = [:]
    /// The endpoint of the last call, and where its items went.
    var endpoint: String?
    var places: [String: ParameterPlace] = [:]
    /// The members of the answer shown last, and whose it is.
    var answered: (endpoint: String, names: Set<String>)?
    /// The rows of the table that is being read are members of an answer.
    var listsAnswer = false

    /// Where a parameter travels, as the call shows it.
    func place(of fact: Fact) -> ParameterPlace? {
        if listsAnswer { return .answer }
        return fact.owner != nil && fact.owner == endpoint ? places[fact.name] : nil
    }
}

extension Extraction {
    /// Calls by HTTPie, wget or PowerShell: takes a listing that consists of such, and of what they answer.
    mutating func readShellCalls(_ passage: Passage, in language: CodeLanguage) -> Bool {
        guard !language.isOfAPI, Self.mayCall(passage.text.characters) else { return false }
        let found = ShellCommand.all(in: passage).compactMap { command in ShellRequest(command).map { (request: $0, end: command.end) } }
        guard let last = found.last, last.request.addressSpan.end <= passage.bytes.count else { return false }
        inSample = true
        defer { inSample = false }
        for (request, _) in found { add(request, in: passage) }
        if found.count == 1 {
            shell.sent[block] = Set(last.request.items.map(\.name))
            shell.methods[block] = last.request.method
        }
        addAnswer(below: last.end, in: passage)
        return true
    }

    private static func mayCall(_ text: String) -> Bool {
        let words = ["http ", "https ", "xh ", "xhs ", "wget ", "Invoke-", "iwr ", "irm "]
        return words.contains(where: text.has) && text.has("/")
    }

    private mutating func add(_ request: ShellRequest, in passage: Passage) {
        addEndpoint(method: request.method, address: request.address, span: passage.file(request.addressSpan), source: .sample)
        guard let endpoint = context.endpoint else { return }
        for header in request.headers where !CommonHeaders.hold(header.name) {
            addHeader(header.name, scheme: CommonHeaders.scheme(of: header.value), header.span, in: passage)
        }
        if shell.endpoint != endpoint { (shell.endpoint, shell.places) = (endpoint, [:]) }
        for item in request.items {
            shell.places[item.name] = item.place
            if place(explained: item, of: endpoint) { continue }
            var fact = Fact(.parameter, item.name, owner: endpoint, source: .sample, span: passage.file(item.span))
            fact.value = item.value
            (fact.detail.place, fact.detail.shownKind) = (item.place, item.kind)
            add(fact)
        }
        if let span = request.body { addBody(in: span, of: passage, place: .json) }
    }

    /// What a table has just explained a call only shows, and says where it goes.
    private mutating func place(explained item: ShellRequest.Item, of endpoint: String) -> Bool {
        let section = context.sectionLine ?? 0
        let known = facts.indices.suffix(80).filter { index in
            let fact = facts[index]
            guard fact.kind == .parameter, fact.source != .sample, fact.owner == endpoint, fact.name == item.name else { return false }
            return fact.detail.headingLine ?? 0 >= section
        }
        for index in known where facts[index].detail.place == nil { facts[index].detail.place = item.place }
        return !known.isEmpty
    }

    /// A message below the commands of the same listing is what was answered.
    private mutating func addAnswer(below end: Int, in passage: Passage) {
        guard let opening = passage.lines.first(where: { $0.start >= end && [0x7B, 0x5B].contains(passage.bytes[$0.start]) }) else {
            return
        }
        addBody(in: Span(opening.start, passage.bytes.count), of: passage, place: .answer)
    }

    private mutating func addBody(in span: Span, of passage: Passage, place: ParameterPlace) {
        let part = Passage(passage.text.part(from: span.start, to: min(span.end, passage.bytes.count)))
        guard let body = JSONBody(part) else { return }
        var seen: Set<String> = []
        for member in body.members where seen.insert(member.path).inserted {
            var fact = Fact(.parameter, member.path, owner: context.endpoint, source: .sample, span: part.file(member.span))
            (fact.detail.place, fact.detail.shownKind) = (place, member.kind)
            add(fact)
        }
        if place == .answer { noteAnswer(body) }
    }
}

extension Extraction {
    /// Headers of any name that a command of curl sets: `-H "DOOR-KEY: $KEY"`. Those that every reader knows are read already.
    mutating func readCommandHeaders(_ passage: Passage) {
        guard passage.text.characters.has("curl ") || passage.text.characters.has("curl\n") else { return }
        let calls = ShellCommand.all(in: passage).filter { $0.tool == "curl" || $0.tool == "curl.exe" }
        guard calls.count == 1, let call = calls.first else { return }
        noteCall(call)
        let words = call.words
        for (option, word) in zip(words, words.dropFirst()) where option.text == "-H" || option.text == "--header" {
            guard let colon = word.text.firstIndex(of: ":") else { continue }
            let name = String(word.text[..<colon])
            let value = word.text[word.text.index(after: colon)...].trimmingBlanks()
            guard NameShape.isHeaderField(name), !CommonHeaders.hold(name) || CommonHeaders.choosesVersion(name, value),
                !CommonHeaders.areRead(name)
            else { continue }
            let span = Span(word.span.start, word.span.start + name.utf8.count)
            addHeader(name, scheme: CommonHeaders.scheme(of: value), span, in: passage)
        }
        // `-u key:` is how curl spells the header of HTTP's own way to sign in.
        if let (option, _) = zip(words, words.dropFirst()).first(where: { $0.0.text == "-u" || $0.0.text == "--user" }) {
            addHeader("Authorization", scheme: "Basic", option.span, in: passage)
        }
        for data in Self.data(of: words) where data.text.trimmingBlanks().hasPrefix("{") && context.endpoint != nil {
            addBody(in: data.span, of: passage, place: .json)
        }
    }

    /// What a command hands over: `-d '{…}'`, `--data-raw "a=b"`.
    private static func data(of words: [ShellCommand.Word]) -> [ShellCommand.Word] {
        zip(words, words.dropFirst()).filter { $0.0.text.hasPrefix("-d") || $0.0.text.hasPrefix("--data") }.map(\.1)
    }

    /// Whether what stands below the call is its answer: not where it leaves open what it sends, since that may follow.
    private mutating func noteCall(_ call: ShellCommand) {
        guard let endpoint = context.endpoint, let method = endpoint.split(separator: " ").first.map(String.init) else { return }
        let data = Self.data(of: call.words).map(\.text)
        shell.methods[block] = method
        shell.sent[block] = data.contains { $0.hasPrefix("@") || $0.hasPrefix("$") || $0.hasPrefix("<") } ? .some(nil) : .some([])
    }

    /// Whether a body stands right below the sample of a call that says all that it sends.
    func isAnswer(_ body: JSONBody) -> Bool {
        guard let call = callRightAbove, let sent = shell.sent[call] ?? nil else { return false }
        let isAsked = ["GET", "HEAD", "DELETE"].contains(shell.methods[call])
        // "Request" above both says what the body is, unless nothing can be sent.
        if !isAsked, context.speaks(of: .request), !context.speaksOfAnswer { return false }
        if !isAsked, sent.isEmpty, call == block - 1, handsOverElsewhere(document.blocks[call]) { return false }
        let outer = Set(body.members.map(\.path).filter { !$0.has(".") })
        return outer != sent
    }

    /// Whether a command leaves out what it sends, `< door.json`, `# … JSON …`: the body stands below it, before the answer.
    private func handsOverElsewhere(_ block: Block) -> Bool {
        guard case .code(let text, _) = block.kind, document.blocks.indices.contains(self.block + 1),
            case .code = document.blocks[self.block + 1].kind
        else { return false }
        let lines = text.characters.lowercased().split(separator: "\n")
        return lines.contains { line in
            let isLeftOut = line.has("...") || line.has("…")
            return isLeftOut && line.has("json") || line.has(".json") && (line.has("<") || line.has("@"))
        }
    }

    /// The block of the call above this one, if there is nothing but code and a word on it between.
    private var callRightAbove: Int? {
        var (index, sentences) = (block - 1, 0)
        while index >= 0 {
            switch document.blocks[index].kind {
            case .code: if shell.methods[index] != nil { return index }
            case .paragraph: sentences += 1
            case .heading, .item, .table: return nil
            }
            if sentences > 1 { return nil }
            index -= 1
        }
        return nil
    }

    mutating func noteAnswer(_ body: JSONBody) {
        guard let endpoint = context.endpoint else { return }
        shell.answered = (endpoint, Set(body.members.map(\.name)))
    }

    /// Whether a table below an answer's sample explains it, and nothing says that it is about the request.
    func listsAnswer(_ names: [String]) -> Bool {
        guard let answered = shell.answered, answered.endpoint == context.endpoint, names.count > 1 else { return false }
        if context.speaks(of: .request) || context.speaks(of: .parameters) { return false }
        return names.count { answered.names.contains($0) } * 5 >= names.count * 4 && !names.contains { shell.places[$0] != nil }
    }
}

/// Headers that say nothing of an API.
enum CommonHeaders {
    private static let names: Set<String> = [
        "accept", "accept-encoding", "accept-charset", "user-agent", "host", "content-length", "cache-control", "connection", "origin",
        "referer",
        "cookie", "pragma", "expect", "date",
    ]

    /// What every request carries.
    static func hold(_ name: String) -> Bool { names.contains(name.lowercased()) }

    /// `Accept: application/vnd.doors.v3+json`: which form of the API is asked for.
    static func choosesVersion(_ name: String, _ value: String) -> Bool {
        name.lowercased() == "accept" && (value.has("/vnd.") || value.has("version="))
    }

    /// What is looked for in any sample.
    static func areRead(_ name: String) -> Bool {
        name.hasPrefix("X-") || ["authorization", "content-type", "accept-language"].contains(name.lowercased())
    }

    private static let schemes: Set<String> = ["bearer", "basic", "digest", "token", "apikey", "hmac", "jwt"]

    /// `Bearer` of `Bearer {token}`, `application/json`: a word before another, or a media type.
    static func scheme(of value: String) -> String? {
        let words = value.filter { $0 != "`" && $0 != "\"" && $0 != "'" }.split(separator: " ")
        guard let first = words.first else { return nil }
        if first.has("/"), first.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x80 }), !first.contains(where: { "${<:".contains($0) }) {
            return String(first.prefix { $0 != ";" })
        }
        return words.count > 1 && schemes.contains(first.lowercased()) ? String(first) : nil
    }

    /// What a cell of the row shows of how the header is sent: "Bearer {token}".
    static func scheme(of name: String, _ row: Table.Row) -> String? {
        guard ["authorization", "proxy-authorization"].contains(name.lowercased()) else { return nil }
        return row.cells.lazy.compactMap { cell -> String? in
            let text = cell.text.characters.trimmingBlanks()
            guard let scheme = scheme(of: text), !scheme.has("/"), text.filter({ $0 != "`" }).utf8.first.map({ $0 < 0x61 }) == true else {
                return nil
            }
            // "Token of the user" is a sentence: what follows a scheme is a value.
            let rest = text.filter { $0 != "`" }.drop { $0 != " " }.dropFirst()
            let isValue = rest.first.map { "{<$[(*.…%".contains($0) || $0.isUppercase } ?? false
            return isValue || !rest.has(" ") ? scheme : nil
        }.first
    }
}
