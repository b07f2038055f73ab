import SourceText

/// The members of a JSON text, by their paths. Guides abbreviate: quotes, commas and whole values may be missing, comments may stand anywhere.
/// A dictionary as Foundation prints it, `{ key = value; }`, is read alike.
struct JSONBody {
    struct Member {
        /// `result.items.price`: lists leave no mark in it.
        var path: String
        var name: String
        var span: Span
        /// Holds other members.
        var isObject = false
        /// What stands behind the name.
        var kind: TravellingKind?
        /// The text, number or truth value that stands there.
        var value: String?
    }

    private(set) var members: [Member] = []
    private let bytes: [UInt8]
    /// What parts names from values is `=`.
    private let isDescription: Bool
    private var index = 0
    /// The open brackets: the path that their members stand under.
    private var scopes: [(isObject: Bool, path: String)] = []
    /// The member that `"doors": [] {…}, {…}` gives what follows, and how many brackets were open there.
    private var loose: (member: Int, depth: Int)?
    private var last: Int?

    /// Nil where the text is no JSON object or list. What is known to hold one may say something before it: a status, headers.
    init?(_ passage: Passage, mayHaveHead: Bool = false) {
        bytes = passage.bytes
        let opens = passage.lines.firstIndex { [0x7B, 0x5B].contains(passage.bytes[$0.start]) }
        isDescription = Self.isDescription(passage)
        guard let opens, opens == 0 || mayHaveHead || isDescription else { return nil }
        guard isDescription || passage.holds(0x3A) else { return nil }
        index = passage.lines[opens].start
        while index < bytes.count { step() }
        guard !members.isEmpty else { return nil }
    }

    private mutating func step() {
        switch bytes[index] {
        case 0x7B, 0x5B: open(isObject: bytes[index] == 0x7B)
        case 0x7D, 0x5D:
            let closed = last
            _ = scopes.popLast()
            last = nil
            index += 1
            goOn(behind: closed, isList: bytes[index - 1] == 0x5D)
        case 0x22, 0x27: readString()
        case 0x2F where index + 1 < bytes.count && bytes[index + 1] == 0x2F:
            while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        case let byte where NameShape.isIdentifierPart(byte): readWord()
        default: index += 1
        }
    }

    private mutating func open(isObject: Bool) {
        let outer = scopes.last?.path ?? ""
        if isObject, let last { members[last].isObject = true }
        scopes.append((isObject, last.map { members[$0].path } ?? outer))
        if isObject { last = nil }
        index += 1
    }

    /// A list that is closed before its objects come, as pages are typed by hand: what opens next is one of them all the same.
    private mutating func goOn(behind member: Int?, isList: Bool) {
        let rest = bytes[index...].drop { $0 <= 0x20 }
        if isList, let member, bytes[..<(index - 1)].last(where: { $0 > 0x20 }) == 0x5B, rest.first == 0x7B {
            loose = (member, scopes.count)
        } else if isList || loose?.depth != scopes.count || rest.first != 0x2C && rest.first != 0x7B {
            return
        }
        if (rest.first == 0x2C ? rest.dropFirst().drop { $0 <= 0x20 } : rest).first == 0x7B { last = loose?.member }
    }

    private mutating func readString() {
        let quote = bytes[index]
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A { index += bytes[index] == 0x5C ? 2 : 1 }
        let end = min(index, bytes.count)
        index = end + 1
        add(Span(start, end))
    }

    private mutating func readWord() {
        let start = index
        while index < bytes.count, NameShape.isIdentifierPart(bytes[index]) || bytes[index] == 0x2D { index += 1 }
        add(Span(start, index))
    }

    /// Lines of `name = value;` between braces, and nothing else.
    static func isDescription(_ passage: Passage) -> Bool {
        let lines = passage.lines.map { Self.withoutComment(passage.string($0)) }
        guard lines.first(where: { !$0.isEmpty })?.first == "{" else { return false }
        let inner = lines.filter { $0.contains { $0.isLetter || $0.isNumber } }
        return inner.count > 1
            && inner.allSatisfy { $0.has(" = ") && [";", ",", "{", "("].contains($0.last) }
    }

    /// A line without what `//` begins; `https://` begins nothing.
    private static func withoutComment(_ line: String) -> String {
        let start = line.ranges(of: "//").first { $0.lowerBound == line.startIndex || line[line.index(before: $0.lowerBound)] != ":" }
        return (start.map { String(line[..<$0.lowerBound]) } ?? line).trimmingBlanks()
    }

    /// What a colon follows is a member's name; anything else is a value.
    private mutating func add(_ span: Span) {
        var next = index
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        guard next < bytes.count, bytes[next] == (isDescription ? 0x3D : 0x3A), scopes.last?.isObject == true else { return }
        index = next + 1
        let name = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
        guard NameShape.isName(name) else { return last = nil }
        let outer = scopes.last?.path ?? ""
        let path = outer.isEmpty ? name : outer + "." + name
        last = members.count
        members.append(Member(path: path, name: name, span: span, kind: isDescription ? nil : kindOfValue(), value: valueText()))
    }
}

extension JSONBody {
    /// What the value is that begins next; nil for `null`, a placeholder and whatever is no JSON.
    private func kindOfValue() -> TravellingKind? {
        var next = index
        while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
        guard next < bytes.count else { return nil }
        switch bytes[next] {
        case 0x22: return .text
        case 0x7B: return .object
        case 0x5B: return .list
        case 0x30...0x39, 0x2D: return .number
        default:
            let word = bytes[next...].prefix { $0 >= 0x61 && $0 <= 0x7A }
            return word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) ? .boolean : nil
        }
    }
}

extension JSONBody {
    /// What stands behind the colon, without quotes, as far as it is one value.
    private func valueText() -> String? {
        let rest = bytes[index...].drop { $0 == 0x20 || $0 == 0x09 }
        guard let first = rest.first else { return nil }
        if first == 0x22 {
            let text = rest.dropFirst().prefix { $0 != 0x22 && $0 != 0x0A }
            return text.contains(0x5C) ? nil : String(decoding: text, as: UTF8.self)
        }
        let word = rest.prefix { NameShape.isIdentifierPart($0) || $0 == 0x2D || $0 == 0x2E }
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }
}

extension Extraction {
    /// The members of a request's or an answer's body, as fields of their endpoint.
    mutating func readBody(_ passage: Passage, in language: CodeLanguage) {
        let topics: [Topic] = [.request, .response, .result]
        let isRead = context.endpoint != nil || topics.contains(where: context.speaks) || context.announces([.callbacks])
        let mayHaveHead = language == .other("json") || language == .other("http")
        guard isRead || context.speaks(of: .errors), let body = JSONBody(passage, mayHaveHead: mayHaveHead) else { return }
        noteFailure(body, in: passage)
        noteTitledFailure(body, in: passage)
        guard isRead, !context.isBelowFailure, !readHeaderMembers(body, in: passage) else { return }
        let place: ParameterPlace? = isAnswer(body) ? .answer : nil
        if place != nil || context.speaksOfAnswer { noteAnswer(body) }
        var seen: Set<String> = []
        for member in body.members where seen.insert(member.path).inserted {
            var fact = Fact(.parameter, member.path, owner: context.endpoint, source: .sample, span: passage.file(member.span))
            (fact.detail.shownKind, fact.detail.place) = (member.kind, place)
            add(fact)
            context.addBodyMember(member.name, holdsMembers: member.isObject)
        }
    }
    /// "The request's headers should include:" above `{"key": "…"}`: its members are headers, those that every reader knows being read already.
    private mutating func readHeaderMembers(_ body: JSONBody, in passage: Passage) -> Bool {
        guard context.announces([.headers]), !body.members.contains(where: \.isObject) else { return false }
        let place = passage.file(passage.wholeSpan)
        let known = Set(facts.filter { $0.kind == .header && place.contains($0.span) }.map { $0.name.lowercased() })
        for member in body.members where !known.contains(member.name.lowercased()) {
            addHeader(member.name, scheme: nil, member.span, in: passage)
        }
        return true
    }
}
