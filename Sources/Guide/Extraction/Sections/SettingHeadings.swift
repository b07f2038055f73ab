import SourceText

/// `logFileSize` as a heading, and in lines with labels below it what type the setting has, and what it is when nobody sets it:
/// "**Type**: `int`", "**Default**: `20`".
extension Extraction {
    mutating func readSettingHeading(_ passage: Passage, _ body: Span, level: Int) -> Bool {
        guard let name = Self.nameOfSetting(passage, body), context.subject?.kind != .method else { return false }
        let text = passage.string(name)
        let known = survey.names[text]
        guard known == nil || known == .property || known == .parameter, !survey.types.contains(text), survey.isOfAPI(text) else {
            return false
        }
        let labels = SettingLabels(behind: document.blocks[(block + 1)...])
        guard labels.hasDefault || labels.type != nil && isAmongSettings(level) else { return false }
        let isParameter = context.subject != nil || topics(above: level).contains(.parameters)
        let owner = isParameter ? context.subject?.name : context.owner(above: level)
        var fact = Fact(isParameter ? .parameter : .property, text, owner: owner, source: .heading, span: passage.file(name))
        fact.type = labels.type
        fact.detail.defaultValue = labels.defaultValue
        fact.detail.isRequired = labels.isRequired
        add(fact)
        return true
    }

    /// A name in small letters, or one of a constant; `door.closer` is what `door` has.
    private static func nameOfSetting(_ passage: Passage, _ body: Span) -> Span? {
        let whole = passage.withoutQuotes(body)
        let parts = passage.bytes[whole.start..<whole.end].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.first.map(NameShape.opensIdentifier) == true && $0.allSatisfy(NameShape.isIdentifierPart) }),
            let last = parts.last, last.count > 2, let first = last.first
        else { return nil }
        let name = Span(last.startIndex, last.endIndex)
        return first >= 0x61 || NameShape.isConstantName(passage.string(name)) && last.contains(0x5F) ? name : nil
    }

    /// Whether a heading above speaks of settings: "Options", "配置", "Parameters".
    private func isAmongSettings(_ level: Int) -> Bool {
        context.subject != nil || !topics(above: level).isDisjoint(with: [.settings, .properties, .parameters])
    }

    private func topics(above level: Int) -> Set<Topic> {
        context.sections.last { $0.level < max(1, level) }.map { Set(Topics.table.meanings(in: $0.title)) } ?? []
    }
}

/// What the lines with labels below such a heading say.
private struct SettingLabels {
    private(set) var type: String?
    private(set) var hasDefault = false
    private(set) var defaultValue: String?
    private(set) var isRequired: Bool?

    /// They stand near the heading.
    private static let most = 8

    init(behind blocks: ArraySlice<Block>) {
        for block in blocks.prefix(Self.most) {
            switch block.kind {
            case .heading: return
            case .paragraph(let text), .item(_, let text): for line in text.characters.split(separator: "\n") { read(line) }
            case .code, .table: continue
            }
        }
    }

    private mutating func read(_ line: Substring) {
        guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }), line[..<colon].utf8.count < 40,
            let reading = HeaderReading.of(line[..<colon].trimmingBlanks()), reading.isComplete
        else { return }
        let value = line[line.index(after: colon)...].trimmingBlanks().filter { $0 != "`" }
        switch reading.role {
        case .defaultValue:
            hasDefault = true
            defaultValue = defaultValue ?? Extraction.plainValue(value)
        case .type where type == nil && Self.mayBeType(value): type = value
        case .required: isRequired = isRequired ?? Requiredness.of(value)
        default: return
        }
    }

    /// "method" and "GET" say what a thing is, and not what a value may be.
    private static func mayBeType(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count < 80, !text.hasSuffix("."), !HTTPMethod.all.contains(where: text.uppercased().hasPrefix) else {
            return false
        }
        let kind = KindWords.kind(of: text.lowercased())
        return kind == nil || kind == .property
    }
}
