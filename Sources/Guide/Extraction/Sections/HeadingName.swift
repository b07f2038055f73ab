import SourceText

/// The name that a heading consists of, with words before and behind it that say what it names: `Method - open:`, `ABDoor Class Reference`.
struct HeadingName {
    private(set) var mention: Mention
    /// What a word before the name announces.
    private(set) var topic: Topic?
    /// `+open`, `-close:`.
    private(set) var isStatic: Bool?
    private var suffix: Set<Topic> = []
    /// A plain word, where headings are names of types.
    private(set) var isPlainType = false
    /// `Door` of "Door (methods)": a plain word that is known to be a type, and in brackets what is listed of it.
    private var isKnownType = false
    /// `Door` of `Door.State`, the type that it stands in.
    private(set) var outer: String?
    /// "Class Reference": the heading of a page about one type, be its name a plain word.
    private var isPage = false

    /// A class or a protocol, by the words before or behind the name.
    var isType: Bool {
        !suffix.isDisjoint(with: [.types]) || topic == .types && NameShape.looksLikeType(mention.name)
            || suffix == [.callbacks] && NameShape.looksLikeType(mention.name)
    }
    /// "ABDoor Class Reference", "ABDoorDelegate Protocol References": the title of what lists the type's members.
    var isPageTitle: Bool { isPage && NameShape.looksLikeType(mention.name) }
    /// The name and nothing else.
    var isAlone: Bool { suffix.isEmpty && topic == nil && isStatic == nil }
    /// "OpenDoor parameters", "OpenDoor methods": said of calls and of products, too.
    var namesParts: Bool { !suffix.isDisjoint(with: [.parameters, .methods]) }
    /// "ABDoor 属性", "DoorConfig parameters", "DoorListener methods": what follows are the type's members.
    var listsMembers: Bool {
        (NameShape.looksLikeType(mention.name) || isKnownType) && !suffix.isDisjoint(with: Self.members)
            && suffix.isSubset(of: Self.members.union([.description]))
    }
    /// "openDoor parameters", "Parameters of `openDoor`": what follows are those of a call.
    var listsParameters: Bool { Self.isSmall(mention.name) && suffix == [.parameters] }
    /// "DoorSettings Configuration", where samples use that as a type: what a table below lists are its members.
    private(set) var namesSettings = false
    /// "`onClose` argument": it is one, and has none.
    private(set) var namesOneParameter = false
    var isMethod: Bool { isStatic != nil || topic == .methods && (mention.name.has(":") || mention.name.has("(")) }

    /// `mute:completion:`, also without its last colon: no sentence has two of them, or one between a small letter and a name like code.
    private var isSelector: Bool {
        let parts = mention.name.split(separator: ":")
        guard isAlone, parts.count > 1, Self.isSmall(mention.name), parts.allSatisfy({ $0.utf8.allSatisfy(NameShape.isIdentifierPart) })
        else {
            return false
        }
        return mention.name.hasSuffix(":") || parts.dropFirst().allSatisfy { NameShape.looksLikeCode(String($0)) }
    }

    private static let settings: Set<String> = [
        "configuration", "configurations", "settings", "options", "attributes", "설정", "옵션", "구성", "設定", "オプション", "配置", "选项", "設置", "设置",
        "настройки", "configuración", "configuração", "opciones", "opções", "einstellungen", "optionen",
    ]

    private static let members: Set<Topic> = [.properties, .parameters, .methods]

    /// Under a chapter on types, a plain word with a capital may be one's name.
    init?(_ passage: Passage, _ body: Span, listsTypes: Bool = false, isType: (String) -> Bool = { _ in true }) {
        var (topic, start) = Self.announced(passage, body)
        if topic == nil, let listing = Self.listing(passage, body) { (suffix, start) = listing }
        let path = TypePath(passage, from: start, in: body, isType: isType)
        outer = path?.outer
        var end = path?.lastStart ?? start
        if end < body.end, passage.bytes[end] == 0x60 { end += 1 }
        // `<DoorDelegate> Protocol Reference`
        let isAngled = end < body.end && passage.bytes[end] == 0x3C
        if isAngled { end += 1 }
        let sign = end < body.end ? passage.bytes[end] : 0
        if sign == 0x2B || sign == 0x2D, end + 1 < body.end, NameShape.opensIdentifier(passage.bytes[end + 1]) {
            isStatic = sign == 0x2B
            end += 1
        }
        let nameStart = end
        end = Self.nameEnd(passage, from: end, in: body)
        guard end > nameStart else { return nil }
        let span = Span(nameStart, end)
        // `Door.Lock` is code without a mark, too, where something declares the `Lock`.
        let isCode = passage.isCode(span) || path != nil && isType(passage.string(span))
        mention = Mention(name: passage.string(span), span: span, isCode: isCode)
        self.topic = topic
        let base = String(NameShape.base(of: mention.name))
        if mention.name.hasSuffix(":"), passage.bytes[end..<body.end].elementsEqual("()".utf8) { end += 2 }
        if isAngled {
            // `<DoorDelegate >`: Doxygen has the blank from the declaration.
            while end < body.end, passage.bytes[end] == 0x20 { end += 1 }
            guard end < body.end, passage.bytes[end] == 0x3E, end + 1 < body.end else { return nil }
            end += 1
        }
        let rest = VersionNotes.without(passage.string(Span(Self.endOfCategory(passage, from: end, in: body, of: base), body.end)))
        isKnownType = rest.drop { $0 == " " }.hasPrefix("(") && base == mention.name && Self.isCapitalised(base) && isType(base)
        if NameShape.looksLikeType(base), suffix.isEmpty, Self.settings.contains(rest.filter { $0 != "`" }.trimmingBlanks().lowercased()),
            isType(base)
        {
            (suffix, namesSettings) = ([.parameters], true)
        } else if !readSuffix(rest) {
            return nil
        }
        let isPlain = !NameShape.looksLikeCode(base)
        // `stop()` alone: brackets that hold nothing make a word a call.
        let isCall = end == body.end && mention.name.hasSuffix("()") && isAlone && Self.isSmall(base)
        isPlainType = listsTypes && isPlain && isAlone && Self.isCapitalised(base) && base == mention.name
        let isAnnounced =
            isPlainType || isMethod || isSelector || topic == .parameters || isPage && Self.isCapitalised(base) || isCall
            || isKnownType && listsMembers
        guard mention.isCode || !isPlain || isAnnounced else { return nil }
    }

    /// `Method - `, `Parameters : ` before a name.
    private static func announced(_ passage: Passage, _ body: Span) -> (Topic?, Int) {
        var end = body.start
        while end < body.end, passage.bytes[end] >= 0x80 || NameShape.isIdentifierPart(passage.bytes[end]) { end += 1 }
        guard end > body.start else { return (nil, body.start) }
        var next = end
        while next < body.end, passage.bytes[next] == 0x20 { next += 1 }
        guard next < body.end, passage.bytes[next] == 0x3A || passage.bytes[next] == 0x2D, next + 1 < body.end,
            passage.bytes[next + 1] == 0x20
        else {
            return (nil, body.start)
        }
        let reading = Topics.table.reading(of: passage.string(Span(body.start, end)))
        guard let topic = reading.meanings.last, reading.isComplete else { return (nil, body.start) }
        next += 1
        while next < body.end, passage.bytes[next] == 0x20 { next += 1 }
        return (topic, next)
    }

    /// "Methods of ", "Parameters for " before a name that ends the heading; languages that say first what is meant need no word between.
    private static func listing(_ passage: Passage, _ body: Span) -> (Set<Topic>, Int)? {
        guard let blank = passage.bytes[body.start..<body.end].lastIndex(of: 0x20), blank > body.start else { return nil }
        let words = passage.string(Span(body.start, blank)).split(separator: " ")
        let said = words.filter { !Topics.joints.contains($0.lowercased()) }
        let reading = Topics.table.reading(of: said.joined(separator: " "))
        let topics = Set(reading.meanings).subtracting([.joint])
        guard words.count <= 5, !topics.isEmpty, topics.isSubset(of: members), reading.isComplete, reading.leads || said.count < words.count
        else { return nil }
        return (topics, blank + 1)
    }

    /// Behind `+Keys` of `DoorLock+Keys`: a category's methods are the class's.
    private static func endOfCategory(_ passage: Passage, from start: Int, in body: Span, of base: String) -> Int {
        guard NameShape.looksLikeType(base), start + 1 < body.end, passage.bytes[start] == 0x2B else { return start }
        let end = passage.identifierEnd(from: start + 1)
        return NameShape.isTypePart(passage.string(Span(start + 1, end))) ? end : start
    }

    private static func nameEnd(_ passage: Passage, from start: Int, in body: Span) -> Int {
        let bytes = passage.bytes
        var end = start
        while end < body.end, NameShape.isIdentifierPart(bytes[end]) { end += 1 }
        if end < body.end, bytes[end] == 0x28, let close = bytes[end..<body.end].firstIndex(of: 0x29) { end = close + 1 }
        while end < body.end, bytes[end] == 0x3A || NameShape.isIdentifierPart(bytes[end]) { end += 1 }
        return end
    }

    /// What stands behind the name must be words that say what it is.
    private mutating func readSuffix(_ text: String) -> Bool {
        let rest = text.filter { $0 != "`" }
        if rest.allSatisfy(\.isWhitespace) { return suffix.isEmpty || listsMembers || listsParameters }
        guard suffix.isEmpty else { return false }
        let reading = Topics.table.reading(of: rest)
        suffix = Set(reading.meanings).subtracting([.joint])
        namesOneParameter = ["argument", "parameter"].contains(rest.trimmingBlanks().lowercased())
        isPage = Topics.pages.meaning(of: rest) != nil
        let kinds: Set<Topic> = [.types, .callbacks, .methods, .cases]
        if isPage, !suffix.isEmpty, suffix.isSubset(of: kinds) { return true }
        if listsMembers || listsParameters, !reading.hasUnknownWords, reading.unknownBytes * 3 <= rest.utf8.count { return true }
        // `위임자`, `クラスについて`: an ending more or less.
        return !reading.hasUnknownWords && reading.unknownBytes * 2 <= rest.utf8.count && !suffix.isEmpty && suffix.isSubset(of: kinds)
    }

    private static func isSmall(_ name: String) -> Bool { name.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true }

    private static func isCapitalised(_ name: String) -> Bool {
        guard let first = name.utf8.first, first >= 0x41, first <= 0x5A, name.utf8.count > 2 else { return false }
        return Topics.table.meanings(in: name).isEmpty
    }
}
