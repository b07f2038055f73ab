/// One meaning and the words for it, by language. Words are parted by blanks; `_` stands for a blank inside one.
///
/// English, German and Turkish words match as a whole, in singular and plural, and so do those of `romance` languages (French, Spanish, Portuguese,
/// Italian), of Vietnamese, Indonesian and Polish. All of them are written without accents here. Korean, Japanese and Chinese ones match as parts of words, as
/// those languages put them together, and Russian, Persian and Arabic ones as beginnings of words, since the rest of them bends: Russian ones are
/// written small, Arabic ones without their article.
struct WordRow<Meaning: Hashable & Sendable>: Sendable {
    var meaning: Meaning
    var en = ""
    var ko = ""
    var ja = ""
    var zh = ""
    var de = ""
    var romance = ""
    var ru = ""
    var fa = ""
    var ar = ""
    var vi = ""
    var id = ""
    var pl = ""
    var tr = ""

    init(
        _ meaning: Meaning, en: String = "", ko: String = "", ja: String = "", zh: String = "", de: String = "", romance: String = "",
        ru: String = "", fa: String = "", ar: String = "", vi: String = "", id: String = "", pl: String = "", tr: String = ""
    ) {
        self.meaning = meaning
        self.en = en
        self.ko = ko
        self.ja = ja
        self.zh = zh
        self.de = de
        self.romance = romance
        self.ru = ru
        self.fa = fa
        self.ar = ar
        self.vi = vi
        self.id = id
        self.pl = pl
        self.tr = tr
    }
}

/// Finds known words in a text: the longest first, from left to right.
struct WordTable<Meaning: Hashable & Sendable>: Sendable {
    /// The meanings in their order, and whether every word of the text was known.
    struct Reading {
        var meanings: [Meaning] = []
        /// English words that nobody taught the reader stand between the others.
        var hasUnknownWords = false
        /// Other letters do; they may be endings.
        var hasUnknownParts = false
        /// How much of the text those make.
        var unknownBytes = 0
        /// The language says first what is meant; `meanings` are turned round, so that the last one decides, as in English.
        fileprivate(set) var leads = false
        var isComplete: Bool { !hasUnknownWords && !hasUnknownParts }
    }

    private var words: [String: Meaning] = [:]
    /// Words of languages that say first what is meant, and then which: "code d'erreur".
    private var leadingWords: Set<String> = []
    /// Parts of words by their first three bytes, longest first: a letter of Korean, Japanese or Chinese. Those of two bytes are by themselves.
    private var parts: [UInt32: [(bytes: [UInt8], meaning: Meaning)]] = [:]
    private var longestPhrase = 1

    init(_ rows: [WordRow<Meaning>]) {
        for row in rows {
            for list in [row.en, row.de, row.tr] { for word in list.split(separator: " ") { add(word: word, row.meaning) } }
        }
        for row in rows {
            // Where two languages share a word, the order of English holds.
            for word in [row.romance, row.vi, row.id, row.pl].joined(separator: " ").split(separator: " ")
            where words[String(word.replacing("_", with: " "))] == nil {
                leadingWords.insert(add(word: word, row.meaning))
            }
            for list in [row.ko, row.ja, row.zh, row.ru, row.fa, row.ar] {
                for word in list.split(separator: " ") { add(part: Array(word.replacing("_", with: " ").utf8), row.meaning) }
            }
        }
        for key in parts.keys { parts[key]?.sort { $0.bytes.count > $1.bytes.count } }
    }

    @discardableResult
    private mutating func add(word: Substring, _ meaning: Meaning) -> String {
        let phrase = String(word.replacing("_", with: " "))
        longestPhrase = max(longestPhrase, phrase.split(separator: " ").count)
        words[phrase] = meaning
        return phrase
    }

    private mutating func add(part: [UInt8], _ meaning: Meaning) {
        guard part.count > 1 else { return }
        parts[Self.key(part, at: 0, length: min(part.count, 3)), default: []].append((part, meaning))
    }

    private static func key(_ bytes: [UInt8], at start: Int, length: Int) -> UInt32 {
        let two = UInt32(bytes[start]) << 8 | UInt32(bytes[start + 1])
        return length < 3 ? two : two << 8 | UInt32(bytes[start + 2])
    }

    /// Parts that may stand at a place, the longest first.
    private func parts(of bytes: [UInt8], at start: Int) -> [(bytes: [UInt8], meaning: Meaning)] {
        let long = start + 2 < bytes.count ? parts[Self.key(bytes, at: start, length: 3)] ?? [] : []
        guard let short = parts[Self.key(bytes, at: start, length: 2)] else { return long }
        return long + short
    }

    func reading(of text: some StringProtocol) -> Reading {
        var reading = Reading()
        let bytes = Letters.plain(text.utf8)
        var index = 0
        while index < bytes.count {
            if NameShape.isWord(bytes[index]) {
                index = readWords(bytes, from: index, into: &reading)
            } else if bytes[index] >= 0x80 {
                index = readPart(bytes, from: index, into: &reading)
            } else {
                index += 1
            }
        }
        if reading.leads { reading.meanings.reverse() }
        return reading
    }

    func meanings(in text: some StringProtocol) -> [Meaning] { reading(of: text).meanings }

    // MARK: - Words of English

    private func readWords(_ bytes: [UInt8], from start: Int, into reading: inout Reading) -> Int {
        var ends: [Int] = []
        var next = start
        while ends.count < longestPhrase, next < bytes.count, NameShape.isWord(bytes[next]) {
            ends.append(Self.wordEnd(bytes, from: next))
            next = ends[ends.count - 1]
            while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x5F || bytes[next] == 0x2D { next += 1 }
        }
        for end in ends.reversed() {
            let text = Self.plain(bytes[start..<end])
            guard let meaning = meaning(ofWords: text) else { continue }
            reading.meanings.append(meaning)
            if words[text] != nil ? leadingWords.contains(text) : leadingWords.contains(String(text.dropLast())) { reading.leads = true }
            return end
        }
        if !Letters.joins(bytes[start..<ends[0]]) { reading.hasUnknownWords = true }
        return ends[0]
    }

    private func meaning(ofWords text: String) -> Meaning? {
        if let found = words[text] { return found }
        guard text.utf8.count > 3, text.hasSuffix("s") else { return nil }
        if let found = words[String(text.dropLast())] { return found }
        // "classes", "statuses".
        if text.hasSuffix("ses") || text.hasSuffix("xes"), let found = words[String(text.dropLast(2))] { return found }
        return text.hasSuffix("ies") ? words[text.dropLast(3) + "y"] : nil
    }

    /// Where a word ends: also before a capital that follows a small letter, as in `keyName`.
    private static func wordEnd(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, NameShape.isWord(bytes[end]) {
            let isHump = isCapital(bytes[end]) && (!isCapital(bytes[end - 1]) || end + 1 < bytes.count && isSmall(bytes[end + 1]))
            if isHump { return end }
            end += 1
        }
        return end
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    private static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

    private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.map { isCapital($0) ? $0 | 0x20 : $0 == 0x5F || $0 == 0x2D ? 0x20 : $0 }, as: UTF8.self)
    }

    // MARK: - Parts of words

    private func readPart(_ bytes: [UInt8], from start: Int, into reading: inout Reading) -> Int {
        guard start + 1 < bytes.count else { return bytes.count }
        guard !Letters.bends(bytes[start]) else { return readBendingWord(bytes, from: start, into: &reading) }
        for part in parts(of: bytes, at: start) {
            let end = start + part.bytes.count
            guard end <= bytes.count, bytes[start..<end].elementsEqual(part.bytes) else { continue }
            reading.meanings.append(part.meaning)
            return end
        }
        reading.hasUnknownParts = true
        var end = start + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        reading.unknownBytes += end - start
        return end
    }

    private func readBendingWord(_ bytes: [UInt8], from start: Int, into reading: inout Reading) -> Int {
        let stem = start + Letters.articleLength(bytes, at: start)
        for part in stem + 1 < bytes.count ? parts(of: bytes, at: stem) : [] {
            let end = stem + part.bytes.count
            guard end <= bytes.count, bytes[stem..<end].elementsEqual(part.bytes) else { continue }
            let last = Letters.endOfBending(bytes, from: end)
            // "код", "кодов", and not "кодировка".
            guard part.bytes.count > 8 || last - end <= 6 else { continue }
            reading.meanings.append(part.meaning)
            reading.leads = true
            return last
        }
        reading.hasUnknownWords = true
        return Letters.endOfBending(bytes, from: start)
    }
}

/// Looks whole texts up: case, blanks and marks do not count.
struct PhraseTable<Meaning: Hashable & Sendable>: Sendable {
    private var phrases: [String: Meaning] = [:]

    init(_ rows: [WordRow<Meaning>]) {
        for row in rows {
            for list in [row.en, row.ko, row.ja, row.zh, row.de, row.romance, row.ru, row.fa, row.ar, row.vi, row.id, row.pl, row.tr] {
                for phrase in list.split(separator: " ") { phrases[Self.bare(phrase)] = row.meaning }
            }
        }
    }

    func meaning(of text: some StringProtocol) -> Meaning? { phrases[Self.bare(text)] }

    private static func bare(_ text: some StringProtocol) -> String {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return String(decoding: Letters.plain(text.utf8), as: UTF8.self).lowercased().filter {
                !$0.isWhitespace && !"*`_?:：".contains($0)
            }
        }
        // Nearly all cells are ASCII, and most texts of a guide come by here.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 where byte > UInt8(ascii: " ") && !"*`_?:".utf8.contains(byte) {
            bytes.append(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
