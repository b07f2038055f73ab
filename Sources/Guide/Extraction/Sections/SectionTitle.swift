import SourceText

/// What the words of a heading announce.
struct SectionTitle {
    var topics: Set<Topic>
    var isPart: Bool
    /// Says that the members of something follow, and nothing else: "Enum members".
    var listsMembers = false
    /// "Request URL", "接口地址", "HTTP method".
    var isAddressing: Bool
    /// 404 of "404: Not found": what a server answers then.
    private(set) var status: Int?
    /// 5 of "5. Settings".
    var number: Int?
    /// One word with others in it than those that announce something: `DoorResponse`.
    var isName: Bool

    /// What a name may have in it without speaking of it.
    static let ofMessages: Set<Topic> = [.request, .response]

    /// The number that a title begins with, a point, a bracket or a comma behind it: "5. Settings", "5、设置".
    static func number(of title: some StringProtocol) -> Int? {
        let digits = title.prefix { $0.isASCII && $0.isNumber }
        guard let mark = title.dropFirst(digits.count).first, ".、,)．。".contains(mark) else { return nil }
        let next = title.dropFirst(digits.count + 1).first
        return next?.isNumber == true ? nil : Int(digits)
    }

    /// "Request methods" of "Supported request methods": which of them there are is what stands below.
    static func withoutChoice(_ title: some StringProtocol) -> Substring {
        let words = title.split(separator: " ")
        guard words.count > 1, ["supported", "allowed", "available", "accepted"].contains(words[0].lowercased()) else {
            return Substring(title)
        }
        return Substring(title[words[1].startIndex...])
    }

    /// What stands behind "A).", "ii)" and "b.".
    private static func withoutMark(_ title: String) -> Substring {
        let mark = title.prefix { $0.isASCII && $0.isLetter }
        let rest = title.dropFirst(mark.count)
        guard (1...4).contains(mark.count), let close = rest.first, close == ")" || close == "." && mark.count == 1 else {
            return title[...]
        }
        let isNumeral = mark.count == 1 || mark.allSatisfy { "ivxIVX".contains($0) }
        return isNumeral ? rest : title[...]
    }

    /// "Parameters" of "openWithOptions Parameters": beside words that announce something, the parts of a call's name announce nothing.
    static func withoutCalls(_ title: some StringProtocol) -> String {
        let words = title.split(separator: " ")
        let others = words.filter { !NameShape.isCallName($0) }
        guard others.count < words.count, !others.isEmpty else { return String(title) }
        let rest = others.joined(separator: " ")
        return Topics.table.meanings(in: rest).contains { $0 != .joint } ? rest : String(title)
    }

    /// "The callbacks of …", "Implement the delegate …"
    static func announcesCallbacks(_ line: String) -> Bool {
        says(
            line, ["callback", "callbacks", "delegate", "delegates", "listener", "implement"],
            ["콜백", "델리게이트", "구현", "コールバック", "デリゲート", "実装", "回调", "代理", "实现"])
    }

    /// "Implement …", "Conform to …"
    static func announcesImplementation(_ line: String) -> Bool {
        says(
            line, ["implement", "implements", "implementing", "implementation", "conform", "adopt"],
            ["구현", "채택", "実装", "实现", "實作", "遵循", "реализ", "implementier", "implementa", "implémente"])
    }

    /// Whether a line has one of the words of English, or one of the others as a part of its words.
    private static func says(_ line: String, _ words: Set<Substring>, _ parts: [String]) -> Bool {
        line.prefix(300).lowercased().split { !$0.isLetter }.contains(where: words.contains) || parts.contains(where: line.has)
    }

    /// Topics of which a call has parts.
    private static let parts: Set<Topic> = [
        .parameters, .request, .response, .headers, .errors, .sample, .description, .result, .methods, .callbacks,
    ]

    private static let members: Set<Topic> = [.properties, .cases, .constants, .methods, .callbacks]

    init(_ title: String) {
        number = Self.number(of: title)
        let text = Self.withoutMark(title).drop { !$0.isLetter }
        let reading = Topics.table.reading(of: text)
        let header = HeaderReading.of(Self.withoutChoice(text))
        isAddressing = header?.isComplete == true && [.address, .httpMethod].contains(header?.role)
        topics = Set(Topics.table.meanings(in: Self.withoutCalls(text))).subtracting([.joint])
        // `DoorResponse` is a type's name, and no answer of an endpoint.
        isName = reading.hasUnknownWords && text.utf8.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x2E || $0 == 0x60 }
        if isName { topics.subtract(Self.ofMessages) }
        let words = text.split { !$0.isLetter && $0 != "_" }
        let isKnown = words.allSatisfy(Self.isKnown)
        isPart = !words.isEmpty && words.count <= 6 && !topics.isDisjoint(with: Self.parts) && isKnown
        listsMembers = (1...3).contains(words.count) && !topics.isEmpty && topics.isSubset(of: Self.members) && isKnown
        status = Self.status(of: title)
        if status != nil {
            topics.insert(.response)
            isPart = true
        }
        if !isPart, words.count == 1, let word = words.first, let meant = Self.mended(word) {
            topics.insert(meant)
            isPart = true
        }
    }

    /// Of "200: OK", "HTTP 404 Not Found", "Status 201".
    private static func status(of title: String) -> Int? {
        guard let found = StatusReading(mayBeAll: false, onlyOfProtocol: false).statuses(in: title).first else { return nil }
        let before = title.utf8.prefix(found.span.start)
        return before.count < 16 && StatusReading.leads(String(decoding: before, as: UTF8.self)) ? found.status : nil
    }

    /// Of a title that says that its name is a type's.
    init(ofType title: String) {
        self.init(title)
        (isPart, listsMembers, isAddressing) = (false, false, false)
        status = nil
        topics.formIntersection([.types, .cases, .errors, .callbacks])
    }

    /// A word that announces something or joins others that do. Where words are not parted by blanks, most of one must be known.
    private static func isKnown(_ word: Substring) -> Bool {
        if Topics.joints.contains(word.lowercased()) { return true }
        let reading = Topics.table.reading(of: word)
        guard !reading.meanings.isEmpty, !reading.hasUnknownWords else { return false }
        return !reading.hasUnknownParts || reading.unknownBytes * 3 <= word.utf8.count
    }

    /// `Descrtiption`: a long word that is nearly one of the headings that references repeat.
    private static func mended(_ word: Substring) -> Topic? {
        let lower = word.lowercased()
        guard lower.utf8.count >= 8 else { return nil }
        let near: [(String, Topic)] = [
            ("description", .description), ("parameters", .parameters), ("response", .response), ("discussion", .description),
        ]
        return near.first { ShapeSlips.isSlip(lower, of: $0.0, limit: 2) }?.1
    }
}

extension NameShape {
    /// `openWithOptions`, `openDoor()`: a small letter first, and a capital further on.
    fileprivate static func isCallName(_ word: some StringProtocol) -> Bool {
        let bare = word.utf8.filter { $0 != 0x60 && $0 != 0x28 && $0 != 0x29 }
        guard let first = bare.first, first >= 0x61, first <= 0x7A else { return false }
        return bare.contains { $0 >= 0x41 && $0 <= 0x5A } && bare.allSatisfy(isIdentifierPart)
    }
}
