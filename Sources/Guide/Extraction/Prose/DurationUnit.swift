import SourceText

/// Units of time behind numbers, in the languages of guides.
enum DurationUnit {
    private static let english: [(word: String, seconds: Int)] = [
        ("seconds", 1), ("second", 1), ("secs", 1), ("sec", 1), ("minutes", 60), ("minute", 60), ("mins", 60), ("hours", 3600),
        ("hour", 3600),
        ("days", 86400), ("day", 86400), ("weeks", 604_800), ("week", 604_800),
    ]

    private static let korean: [(word: String, seconds: Int)] = [
        ("초", 1), ("분", 60), ("시간", 3600), ("일간", 86400), ("일 동안", 86400), ("일 이내", 86400), ("일 후", 86400), ("일 내", 86400),
        ("주일", 604_800), ("개월", 2_592_000),
    ]

    /// Of days only those that are counted: `5日` is a date, and a lone `分` a mark, in Chinese.
    private static let chinese: [(word: String, seconds: Int)] = [
        ("秒", 1), ("分钟", 60), ("分鐘", 60), ("小时", 3600), ("小時", 3600), ("个小时", 3600), ("個小時", 3600), ("天", 86400), ("日内", 86400),
        ("日內", 86400), ("周", 604_800), ("个星期", 604_800), ("個星期", 604_800), ("个月", 2_592_000), ("個月", 2_592_000),
    ]

    private static let japanese: [(word: String, seconds: Int)] = [
        ("分", 60), ("時間", 3600), ("日間", 86400), ("日以内", 86400), ("日後", 86400), ("週間", 604_800), ("か月", 2_592_000), ("ヶ月", 2_592_000),
        ("カ月", 2_592_000), ("ヵ月", 2_592_000), ("ケ月", 2_592_000),
    ]

    private static let russian: [(word: String, seconds: Int)] = [
        ("секунды", 1), ("секунду", 1), ("секунда", 1), ("секунд", 1), ("сек", 1), ("минуты", 60), ("минуту", 60), ("минута", 60),
        ("минут", 60),
        ("мин", 60), ("часов", 3600), ("часа", 3600), ("час", 3600), ("суток", 86400), ("дней", 86400), ("дня", 86400), ("день", 86400),
        ("недели", 604_800), ("недель", 604_800), ("неделю", 604_800), ("месяцев", 2_592_000), ("месяца", 2_592_000), ("месяц", 2_592_000),
    ]

    private static let units = (korean + english + chinese + japanese + russian).map { (word: Array($0.word.utf8), seconds: $0.seconds) }

    /// How words go on that begin with a unit's letters and mean something else: `분류`, `3分の1`, `24小时制`, `2周年`.
    private static let others = ["류", "기", "석", "할", "야", "割", "岐", "類", "析", "制", "年", "帯"]

    /// The unit behind a number, and where it ends.
    static func read(at index: Int, of number: Int, in passage: Passage, end: Int) -> (seconds: Int, end: Int)? {
        let bytes = passage.bytes
        var start = index
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x2D { start += 1 }
        for unit in units {
            let after = start + unit.word.count
            guard after <= end, bytes[start..<after].elementsEqual(unit.word), !goesOn(unit.word, bytes[after...]) else { continue }
            let rest = passage.string(Span(after, min(bytes.count, after + 6)))
            if others.contains(where: rest.hasPrefix) || rest.first == "の" && rest.dropFirst().first?.isNumber == true { continue }
            if isHan(unit.word), isOrdinal(bytes[..<number]) { continue }
            if unit.word == minute, !passage.hasKana(around: number) { continue }
            return (unit.seconds, after)
        }
        return nil
    }

    private static let minute = Array("分".utf8)

    /// A letter of the same script behind the word makes it another one.
    private static func goesOn(_ word: [UInt8], _ rest: ArraySlice<UInt8>) -> Bool {
        guard let next = rest.first else { return false }
        if word[0] < 0x80 { return NameShape.isIdentifierPart(next) }
        return isCyrillic(word[0]) && isCyrillic(next)
    }

    private static func isCyrillic(_ byte: UInt8) -> Bool { byte == 0xD0 || byte == 0xD1 }

    private static func isHan(_ word: [UInt8]) -> Bool { word[0] >= 0xE4 && word[0] <= 0xE9 }

    /// `第3天` is the third day; `7*24小时`, and `7×24小时`, are always.
    private static func isOrdinal(_ before: ArraySlice<UInt8>) -> Bool {
        ["第", "*", "×"].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}

extension Passage {
    /// Letters that Japanese alone has.
    fileprivate func hasKana(around place: Int) -> Bool {
        string(Span(max(0, place - 90), min(bytes.count, place + 90))).unicodeScalars.contains { $0.value >= 0x3041 && $0.value <= 0x30FF }
    }
}
