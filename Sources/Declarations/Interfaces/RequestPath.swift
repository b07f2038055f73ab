package import SourceText

/// A path that an SDK's own code asks a server for, as its texts have it, and the method that stands beside it.
package struct RequestPath: Hashable, Sendable {
    /// Nil where none stands near.
    package var method: String?
    /// `/doors/{doorId}/keys`, or a whole address.
    package var path: String
    /// The names of the items of its query, where the code that asks for it alone puts them together.
    package var query: [String] = []
    /// Where no method stands near: the names of what is called there, first of what the path is handed to.
    package var callees: [Set<String>] = []
    /// What is handed over beside it.
    package var sent: [SentFields] = []
    /// The types that the code around may make of the answer, those first that say it best.
    package var answers: [TypeName] = []
    /// The type in whose code it stands, and the function; empty outside of all.
    package var owner = ""
    package var function = ""
    /// The names of what it is handed to.
    package var handedTo: [String] = []
    /// The name of what the code puts it behind: `apiURL` of `"\(apiURL)/doors"`.
    package var base: String?
    /// The names of all that the code puts it behind, and what stands behind them as the code has it.
    package var beginnings: [PathPiece] = []
    package var rest = ""
    /// What fills the format that they are, in its order, as the code has it.
    package var formatted: [String] = []
    package var span: Span

    package init(method: String?, path: String, span: Span) { (self.method, self.path, self.span) = (method, path, span) }

    /// In the order of their places.
    package static func paths(in code: RequestCode) -> [RequestPath] { found(in: code).map(\.request).sorted { $0.span < $1.span } }

    /// With the places of the texts.
    static func found(in code: RequestCode) -> [(index: Int, request: RequestPath)] {
        let stream = code.stream
        let all = PathChains(stream, code.language).all
        let chains = all.filter(code.isAsked)
        let listed = code.listedPaths()
        let joined = Set((chains + all.filter(\.isOfFile)).flatMap(\.texts) + listed.flatMap(\.texts))
        var found = chains.compactMap { chain -> (index: Int, request: RequestPath)? in
            guard let index = chain.texts.min(), let end = chain.calls.last else { return nil }
            let span = stream.span(stream.tokens[index])
            return (end, RequestPath(method: code.method(at: code.place(of: end)), path: chain.path(named: true), span: span))
        }
        found += listed.map { ($0.index, RequestPath(method: nil, path: $0.path, span: stream.span(stream.tokens[$0.index]))) }
        let bases = Set(RequestBase.found(in: code).map(\.index))
        let beginnings = PathBeginnings(in: code)
        var behind: [Int: String] = [:]
        var places: [Int: TextPlace] = [:]
        var summed: Set<Int> = []
        for index in stream.tokens.indices
        where stream.tokens[index].kind == .string && !joined.contains(index) && !bases.contains(index) && !summed.contains(index) {
            let sum = code.language == .swift ? PathSum(around: index, in: stream) : nil
            let names = sum?.pieces.prefix(while: \.isName) ?? []
            let rest = sum.map { $0.pieces.dropFirst(names.count).map(\.filled).joined() } ?? ""
            guard let text = sum.flatMap({ PathText(of: $0) }) ?? PathText(stream, index, code.language) else { continue }
            let place = code.place(of: sum?.range.lowerBound ?? index)
            guard code.isPath(text, at: place) || beginnings.completes(text) else { continue }
            var request = RequestPath(method: code.method(at: place), path: text.path, span: stream.span(stream.tokens[index]))
            request.query = text.query
            request.base = text.beginning
            (request.beginnings, request.rest) = (Array(names), rest)
            summed.formUnion(sum?.texts ?? [])
            places[index] = place
            behind[index] = text.beginning
            found.append((index, request))
        }
        found = beginnings.completed(found, behind)
        let asked = Dictionary(grouping: found.compactMap { code.bodyStart(around: $0.index) }) { $0 }
        let indices = found.map(\.index)
        return found.flatMap { index, request in
            var request = request
            let place = places[index] ?? code.place(of: index)
            (request.owner, request.function) = (code.type(around: index), place.body?.name ?? "")
            request.handedTo = place.call.names
            request.add(besides: place, isOnly: code.bodyStart(around: index).map { asked[$0]?.count == 1 } ?? false, code)
            let types = code.requestTypes(around: index, besides: indices)
            return (types.isEmpty ? [request] : request.said(by: types, code)).map { request in
                var request = request
                if request.method == nil { request.callees = code.callees(around: place) }
                return (index, request)
            }
        }
    }
}

extension RequestPath {
    /// What is handed over beside it, and what the code makes of the answer.
    ///
    /// - Parameter isOnly: whether no other path stands in the same function: of several it is not known whose its variables are.
    mutating func add(besides place: TextPlace, isOnly: Bool, _ code: RequestCode) {
        sent = SentFieldReading(code: code).fields(beside: place, isOnly: isOnly)
        if isOnly, let body = place.body { add(items: code.queryItems(in: body.range)) }
        answers = code.answers(around: place, isOnly: isOnly)
    }

    /// By each of the cases that have it, once for each method.
    func said(by types: [RequestType], _ code: RequestCode) -> [RequestPath] {
        var seen: Set<String?> = []
        return types.compactMap { type in
            var request = self
            request.method = types.count == 1 ? method ?? type.method : type.method
            guard seen.insert(request.method).inserted else { return nil }
            request.add(saidBy: type, code)
            return request
        }
    }

    /// What the other members of a type send that is the request.
    private mutating func add(saidBy type: RequestType, _ code: RequestCode) {
        let reading = SentFieldReading(code: code)
        for member in type.members {
            if let place = SentFieldReading.place(member.name) {
                let fields = reading.fields(in: member.value)
                if !fields.isEmpty { sent.append(SentFields(place: place, fields: fields)) }
                add(items: code.queryItems(in: member.value))
            } else if member.name == "task" {
                sent += reading.fields(ofTask: member.value)
            }
        }
        answers += type.answers
        function = type.function(of: owner) ?? function
    }

    /// - Parameter items: of the query.
    private mutating func add(items: [SentKey]) {
        var others: [SentFields.Field] = []
        for item in items {
            if case .text(let name) = item {
                if !query.contains(name) { query.append(name) }
            } else {
                others.append(SentFields.Field(keys: [item], type: nil, isRequired: false))
            }
        }
        if !others.isEmpty { sent.append(SentFields(place: .query, fields: others)) }
    }
}

/// A text that could be a path: its placeholders have the names of what is put in.
struct PathText {
    /// Begins with a slash, or a scheme.
    let path: String
    /// As the code has it, it begins with a slash.
    let isRooted: Bool
    let segments: [String]
    /// The name of what is put in before its first slash.
    let beginning: String?
    /// The names of what it asks behind a question mark: `text` and `limit` of `/search?text=%@&limit=10`.
    let query: [String]

    init?(_ stream: TokenStream, _ index: Int, _ language: Language) {
        let token = stream.tokens[index]
        guard token.end - token.start < 200, let written = CodeText.content(of: stream.text(token)) else { return nil }
        let filled = language == .swift ? Self.interpolated(written) : Self.formatted(written, Self.arguments(stream, behind: index))
        guard let filled else { return nil }
        self.init(filled: filled)
    }

    /// Of what is put together of several texts, or begins with several names.
    init?(of sum: PathSum) {
        let names = sum.pieces.prefix(while: \.isName)
        guard sum.texts.count > 1 || names.count > 1 || names.count == 1 && sum.range.count > 1 else { return nil }
        let rest = sum.pieces.dropFirst(names.count).map(\.filled).joined()
        guard let first = names.first, case .name(let name, _) = first else {
            self.init(filled: rest)
            return
        }
        self.init(filled: rest.hasPrefix("/") ? "{\(name)}" + rest : rest)
    }

    /// - Parameter filled: a text with `{name}` for what is put in.
    init?(filled: String) {
        var text = filled.prefix { $0 != "?" && $0 != "#" }
        query = filled.dropFirst(text.count).prefix { $0 != "#" }.dropFirst().split(separator: "&").compactMap(Self.itemName)
        let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
        // The host, or the base, is put in.
        beginning = text.hasPrefix("{") ? String(text.dropFirst().prefix { $0 != "}" }) : nil
        if text.hasPrefix("{"), let slash = text.firstIndex(of: "/") { text = text[slash...] }
        isRooted = text.hasPrefix("/")
        var path = isAddress ? text.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" } : text
        while path.hasSuffix("/") { path = path.dropLast() }
        // What is put behind the last name is a query.
        if path.hasSuffix("}"), let open = path.lastIndex(of: "{"), open != path.startIndex, path[path.index(before: open)] != "/" {
            path = path[..<open]
        }
        segments = path.split(separator: "/").map(String.init)
        guard !segments.isEmpty, segments.allSatisfy(Self.isSegment), segments.contains(where: { !$0.hasPrefix("{") }) else { return nil }
        guard !path.dropFirst().contains("//"), !Self.isOther(segments, isRooted: isRooted) else { return nil }
        let host = isAddress ? String(text.prefix(text.count - text.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }.count)) : ""
        self.path = host + "/" + segments.joined(separator: "/")
    }

    /// The parts of a text that stands for a part of a path, or some; nil for any other.
    static func segments(_ stream: TokenStream, _ index: Int, _ language: Language) -> [String]? {
        let token = stream.tokens[index]
        guard token.end - token.start < 200, let written = CodeText.content(of: stream.text(token)) else { return nil }
        let filled = language == .swift ? interpolated(written) : formatted(written, arguments(stream, behind: index))
        let segments = filled?.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init) ?? []
        return !segments.isEmpty && segments.allSatisfy(isSegment) && !isOther(segments, isRooted: false) ? segments : nil
    }

    /// `doors/\(door.id)` as `doors/{id}`: the last name of what is put in.
    private static func interpolated(_ text: Substring) -> String? {
        guard let (fillings, rest) = CodeText.interpolations(in: text) else { return nil }
        var found = ""
        for (before, expression) in fillings {
            found += before
            found += filling(expression, isHost: isHost(found))
        }
        found += rest
        return found.contains("\\") ? nil : found
    }

    /// `doors/%@` as `doors/{doorId}`.
    static func formatted(_ text: Substring, _ arguments: [Substring]) -> String? {
        var (found, rest, next) = ("", text, 0)
        while let sign = rest.firstIndex(of: "%") {
            found += rest[..<sign]
            let kind = rest[sign...].dropFirst().drop { $0.isNumber || "l.hqztjL$".contains($0) }
            guard let letter = kind.first, letter.isLetter || letter == "@" else { return nil }
            found += next < arguments.count ? filling(arguments[next], isHost: isHost(found)) : "{part}"
            next += 1
            rest = kind.dropFirst()
        }
        return found + rest
    }

    /// What stands behind a format.
    static func arguments(_ stream: TokenStream, behind index: Int) -> [Substring] {
        var cursor = TokenCursor(stream: stream, index: index + 1)
        var found: [Substring] = []
        while cursor.take(",") {
            let start = cursor.index
            while !cursor.isAtEnd, !cursor.isPunctuation(","), !cursor.isPunctuation("]"), !cursor.isPunctuation(")"),
                !cursor.isPunctuation(";")
            {
                if !cursor.skipBrackets() { cursor.index += 1 }
            }
            guard start < cursor.index, cursor.index <= stream.tokens.count else { break }
            found.append(stream.text(from: stream.tokens[start].start, to: cursor.previousEnd)[...])
        }
        return found
    }

    /// `text` of `text={query}`.
    private static func itemName(_ item: Substring) -> String? {
        let name = item.prefix { $0 != "=" }
        let isName = !name.isEmpty && name.utf8.allSatisfy { $0.isIdentifierPart || $0 == .ascii("-") || $0 == .ascii(".") }
        return isName && name.count < item.count ? String(name) : nil
    }

    private static func isHost(_ before: String) -> Bool { before == "https://" || before == "http://" }

    /// What is put in by its name. Where it is the host, and chosen there (`isLive ? "api.example.com" : "test.example.com"`), the first.
    private static func filling(_ expression: Substring, isHost: Bool) -> String {
        guard isHost, let choice = expression.firstIndex(of: "?"), let open = expression[choice...].firstIndex(of: "\""),
            let host = expression[open...].dropFirst().split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).first,
            host.contains("."), host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-:".contains($0)) })
        else { return "{\(name(in: expression))}" }
        return String(host)
    }

    /// The last name of what is put in.
    static func name(in expression: Substring) -> String {
        let text = expression.prefix { $0 != "?" && $0 != ":" }
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isLetter == true }
        let kept = words.filter {
            !["rawValue", "stringValue", "uuidString", "description", "self", "UTF8String", "String"].contains(String($0))
        }
        return kept.last.map(String.init) ?? "part"
    }

    private static func isSegment(_ segment: String) -> Bool {
        if segment.hasPrefix("{") { return segment.hasSuffix("}") && segment.dropFirst().dropLast().allSatisfy { $0 != "{" && $0 != "}" } }
        return segment.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.~".contains($0)) }
            && segment.contains { $0.isLetter || $0.isNumber }
    }

    /// Kinds of media, which no slash begins, dates, and the names of files.
    private static func isOther(_ segments: [String], isRooted: Bool) -> Bool {
        let media: Set<String> = ["application", "text", "image", "audio", "video", "multipart", "font"]
        if segments.count == 2, !isRooted, media.contains(segments[0]) { return true }
        if ["usr", "dev", "tmp", "private", "var", "bin", "etc", "Library", "System", "Applications"].contains(segments[0]) { return true }
        if segments.contains(where: { ["yyyy", "MM", "dd", "YYYY", "HH"].contains($0) }) { return true }
        let kinds = [
            ".h", ".m", ".swift", ".plist", ".framework", ".bundle", ".db", ".sqlite", ".cer", ".der", ".strings", ".html", ".js", ".css",
            ".png", ".jpg", ".jpeg", ".gif", ".mp4", ".zip", ".mlmodel",
        ]
        return kinds.contains { segments[segments.count - 1].hasSuffix($0) }
    }
}
