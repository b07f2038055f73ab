import SourceText

extension Extraction {
    /// Notes the statuses of HTTP that a block speaks of, with the call whose section this is.
    mutating func noteStatuses(in block: Block) {
        switch block.kind {
        case .heading(_, let text): note(text, mayBeAll: context.speaksOfAnswer || context.weight(of: .errors) > 0)
        case .paragraph(let text), .item(_, let text):
            note(text, mayBeAll: false, isSentence: true)
            noteEmptyAnswer(in: text)
            noteRawAnswer(in: text)
        case .code(let text, _):
            note(text, mayBeAll: false, onlyOfProtocol: true)
            noteRawAnswer(shown: text)
        case .table(let table):
            let speaks = table.header.contains { StatusReading.announces($0.text.characters) }
            for cell in table.header + table.rows.flatMap(\.cells) { note(cell.text, mayBeAll: speaks) }
        }
    }

    private mutating func note(_ text: Text, mayBeAll: Bool, onlyOfProtocol: Bool = false, isSentence: Bool = false) {
        for found in StatusReading(mayBeAll: mayBeAll, onlyOfProtocol: onlyOfProtocol).statuses(in: text.characters) {
            let place = StatusPlace(status: found.status, endpoint: context.endpoint, span: text.fileSpan(found.span))
            statuses.append(place)
            if isSentence, place.status >= 400 { saidStatuses.append(Self.evidence(place)) }
        }
    }

    /// A page without a table of errors says what may go wrong in sentences alone: evidence, also where the page is not at hand.
    private static func evidence(_ place: StatusPlace) -> Fact {
        var fact = Fact(.key, String(place.status), source: .prose, span: place.span)
        (fact.detail.form, fact.detail.status) = (Fact.statusForm, place.status)
        return fact
    }
}

/// Finds numbers that are statuses of HTTP, and not amounts: by the phrase behind, the words before, or since nothing else stands there.
struct StatusReading {
    /// A number that is all of the text is one.
    var mayBeAll: Bool
    /// In code: only in the first line of an answer.
    var onlyOfProtocol: Bool

    func statuses(in text: String) -> [(status: Int, span: Span)] {
        Self.numbers(in: text).compactMap { start in
            let bytes = text.utf8
            let from = bytes.index(bytes.startIndex, offsetBy: start)
            let to = bytes.index(from, offsetBy: 3)
            guard let status = Int(text[from..<to]), let phrases = Self.phrases[status] else { return nil }
            return isStatus(text[..<from], text[to...], phrases) ? (status, Span(start, start + 3)) : nil
        }
    }

    private func isStatus(_ before: Substring, _ after: Substring, _ phrases: [String]) -> Bool {
        let lead = before.suffix(24).lowercased().trimming { " :*`=(\"'_".contains($0) }
        if lead.hasSuffix("http/1.1") || lead.hasSuffix("http/1.0") || lead.hasSuffix("http/2") { return true }
        guard !onlyOfProtocol else { return false }
        let rest = after.prefix(24).lowercased().trimming { " :*`()[]-–—_\t\"'".contains($0) }
        if phrases.contains(where: rest.hasPrefix) || Self.leads.contains(where: lead.hasSuffix) { return true }
        if Self.verbs.contains(where: lead.hasSuffix), Self.follows(rest) { return true }
        if Self.nouns.contains(where: rest.hasPrefix) { return true }
        let isMark = { (letter: Character) in "*`_ ".contains(letter) }
        return mayBeAll && before.allSatisfy(isMark) && after.allSatisfy(isMark)
    }

    /// Whether nothing stands before a status, or only words for it.
    static func leads(_ before: String) -> Bool {
        let lead = before.lowercased().trimming { " :*`=(\"'_".contains($0) }
        return lead.isEmpty || leads.contains(String(lead))
    }

    /// Whether a table's header says that statuses stand below.
    static func announces(_ header: String) -> Bool {
        let header = header.lowercased()
        return ["status", "http", "상태", "状态", "狀態", "ステータス", "статус"].contains(where: header.has)
    }

    /// Where three digits stand by themselves.
    private static func numbers(in text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            var places: [Int] = []
            var index = 0
            while index + 2 < bytes.count {
                guard isDigit(bytes[index]) else {
                    index += 1
                    continue
                }
                let start = index
                while index < bytes.count, isDigit(bytes[index]) { index += 1 }
                if index - start == 3, isFree(bytes, start, index) { places.append(start) }
            }
            return places
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// No part of a word, a version, an amount or a path.
    private static func isFree(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let isPart = { (byte: UInt8) in NameShape.isIdentifierPart(byte) && byte < 0x80 }
        if start > 0, isPart(bytes[start - 1]) || "./-,$#".utf8.contains(bytes[start - 1]) { return false }
        guard end < bytes.count else { return true }
        if isPart(bytes[end]) || bytes[end] == UInt8(ascii: "%") { return false }
        return !".,-/".utf8.contains(bytes[end]) || end + 1 == bytes.count || !isDigit(bytes[end + 1])
    }

    /// "returns 201 on success", "returns a 204 empty response", not "returns 200 doors".
    private static func follows(_ rest: Substring) -> Bool {
        let word = rest.prefix(while: \.isLetter)
        return rest.isEmpty || ".,;。、".contains(rest.first ?? " ") || behind.contains(String(word))
    }

    private static let nouns = ["http error", "http status", "http response"]
    private static let verbs = ["returns", "return", "returns a", "returns an", "responds with", "responds with a", "answers with"]
    private static let behind: Set<String> = ["on", "if", "when", "upon", "empty", "response", "status", "and", "with", "code"]

    private static let leads = [
        "http", "status", "status code", "statuscode", "http code", "response", "responses", "response code", "상태 코드", "상태코드", "응답 코드",
        "状态码", "状态码为", "状态码是", "狀態碼", "狀態碼為", "ステータス", "ステータスコード", "ステータスコードが", "статус", "status code is",
        "status code of", "상태 코드가", "상태 코드는", "상태코드가",
    ]

    private static let phrases: [Int: [String]] = [
        200: ["ok"], 201: ["created"], 202: ["accepted"], 203: ["non-auth"], 204: ["no content"], 205: ["reset"], 206: ["partial"],
        301: ["moved"], 302: ["found"], 303: ["see other"], 304: ["not modified"], 307: ["temporary"], 308: ["permanent"],
        400: ["bad request"], 401: ["unauthori", "not authori"], 402: ["payment"], 403: ["forbidden"], 404: ["not found"],
        405: ["method not"], 406: ["not acceptable"], 408: ["request time", "timeout"], 409: ["conflict"], 410: ["gone"],
        411: ["length"], 412: ["precondition"], 413: ["payload", "request entity", "content too"], 414: ["uri", "request-uri"],
        415: ["unsupported media"], 416: ["range", "requested range"], 417: ["expectation"], 421: ["misdirected"],
        422: ["unprocessable"], 423: ["locked"], 424: ["failed dep"], 426: ["upgrade"], 428: ["precondition"], 429: ["too many"],
        431: ["request header"], 451: ["unavailable"], 500: ["internal"], 501: ["not implemented"], 502: ["bad gateway"],
        503: ["service"], 504: ["gateway"],
    ]
}

extension String {
    /// Without such letters at both ends.
    fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
        guard let first = firstIndex(where: { !isLeftOut($0) }), let last = lastIndex(where: { !isLeftOut($0) }) else { return "" }
        return self[first...last]
    }
}
