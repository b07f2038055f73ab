import SourceText

/// A line that names something and says what it means: `name: meaning`, `(type) name - meaning`, `NSString name`, `name (String, required) …`.
struct DefinitionLine {
    /// What parts the names from their meaning.
    enum Separator {
        case colon, dash
        /// Only a comma or a blank behind a name that is marked as code.
        case mark
        /// A blank and words of another script.
        case script
        /// The line is the name and nothing else.
        case nothing

        var isPlain: Bool { self == .colon || self == .dash }
    }

    private(set) var names: [Span] = []
    var type: String?
    var isRequired: Bool?
    /// `NSString name` as one piece of code, as a reference states a property.
    private(set) var isDeclaration = false
    private(set) var separator = Separator.nothing
    /// `setKey(NSString)`: a method, with the types that it takes in place of its parameters.
    private(set) var takes: [String]?
    /// `jammed(message: String)`: names and types in brackets behind the name.
    private(set) var hasTypedLabels = false
    /// `key` parameter – …: the line says that its name is a parameter's.
    private(set) var isCalledParameter = false
    /// "`key` is the name of …": a sentence about a name that is marked as code.
    private(set) var saysWhatItIs = false
    /// Where the meaning begins.
    var end: Int

    let passage: Passage
    let line: Span

    init?(_ passage: Passage, _ line: Span) {
        self.passage = passage
        self.line = line
        end = line.start
        readLeadingType()
        guard readNames() else { return nil }
        let isGlued = byte == 0x28 && passage.codeMark(at: names[0].start) == nil
        if isGlued { readTakenTypes() }
        if isGlued { hasTypedLabels = holdsTypedLabels }
        // `(String) (required)`
        for _ in 0..<2 { readNote() }
        readQuestionMark()
        readParameterWord()
        readTypeMark()
        readRequirement()
        guard readSeparator() else { return nil }
        // `open(with:)` alone is a call, no name with a note.
        if isGlued, separator == .nothing, !isTitleOfParameter { return nil }
        readTrailingType()
    }

    // MARK: - Parts of the line

    var byte: UInt8 { end < line.end ? passage.bytes[end] : 0 }

    mutating func skipBlanks() {
        while end < line.end, passage.bytes[end] == 0x20 || passage.bytes[end] == 0x09 { end += 1 }
    }

    /// `(NSString *)` before the name, or `NSString ` inside one piece of code with it.
    private mutating func readLeadingType() {
        let start = end
        if byte == 0x28, let close = passage.bytes[end..<min(line.end, end + 60)].firstIndex(of: 0x29) {
            let text = passage.string(Span(end + 1, close))
            guard TypeWords.isType(text) || NameShape.looksLikeType(text.filter { $0 != " " && $0 != "*" }) else { return }
            type = text
            end = close + 1
            return skipBlanks()
        }
        guard let code = passage.codeMark(at: end), code.end <= line.end else { return }
        let words = passage.string(code).split { $0 == " " || $0 == "*" }
        guard words.count == 2, TypeWords.isType(String(words[0])) || NameShape.looksLikeType(String(words[0])) else { return }
        // `YYYY-MM-DD HH:mm` is how a date is written.
        guard NameShape.isName(String(words[1])), !words.joined().has("-"), !words.joined().has(":") else { return }
        type = String(words[0])
        end = code.end - words[1].utf8.count
        isDeclaration = passage.bytes[end..<code.end].elementsEqual(words[1].utf8)
        if isDeclaration { return }
        (type, end) = (nil, start)
    }

    /// One name, or several joined by commas and such words as "and".
    private mutating func readNames() -> Bool {
        if readBracketedName() { return true }
        repeat {
            guard let name = nameSpan() else { break }
            names.append(name)
            end = name.end
        } while readJoint()
        return !names.isEmpty
    }

    /// `[key]`: a name that may be left out.
    private mutating func readBracketedName() -> Bool {
        guard byte == 0x5B, passage.codeMark(at: end) == nil else { return false }
        let start = end + 1
        let plain = passage.bytes[start..<line.end].prefix(while: NameShape.isIdentifierPart)
        let name = passage.codeMark(at: start) ?? Span(start, plain.endIndex)
        guard name.length > 1, name.end < line.end, passage.bytes[name.end] == 0x5D, !passage.isInLink(name),
            NameShape.isName(passage.string(name))
        else { return false }
        names.append(name)
        (end, isRequired) = (name.end + 1, false)
        return true
    }

    /// A piece of code as a whole, or a run of a name's bytes; its last colon parts it from its meaning.
    private func nameSpan() -> Span? {
        if let code = passage.codeMark(at: end), code.end <= line.end, code.length > 1 {
            let text = passage.string(code)
            return NameShape.isName(text) || Self.isMember(text) ? code : nil
        }
        var stop = end
        while stop < line.end, Self.isNameByte(passage.bytes[stop]) { stop += 1 }
        while stop > end, [0x3A, 0x2D, 0x2E].contains(passage.bytes[stop - 1]) { stop -= 1 }
        let text = passage.string(Span(end, stop))
        return stop > end && NameShape.isName(text) && !text.has("::") ? Span(end, stop) : nil
    }

    /// `DoorState.open(with: Door?)`: blanks and question marks stand inside.
    private static func isMember(_ text: String) -> Bool {
        let base = text.prefix { $0 != "(" }
        return base.has(".") && text.hasSuffix(")") && NameShape.isName(String(base)) && !text.has("=")
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        NameShape.isIdentifierPart(byte) || [0x2E, 0x2D, 0x3A, 0x5B, 0x5D, 0x40].contains(byte)
    }

    /// The meaning begins on a line of its own, and nothing but names stands above it.
    var isTerm: Bool { passage.bytes[line.start..<line.end].contains(0x0A) }

    private static let joints = ["and ", "or ", "및 ", "또는 ", "と", "和", "、", "/ ", ", "]

    private mutating func readJoint() -> Bool {
        let start = end
        skipBlanks()
        for joint in Self.joints where passage.bytes[end..<line.end].starts(with: joint.utf8) {
            end += joint.utf8.count
            skipBlanks()
            if nameSpan() != nil, passage.codeMark(at: end) != nil || isTerm { return true }
            break
        }
        end = start
        return false
    }

    /// `(String, required)` behind a name.
    mutating func readNote() {
        let start = end
        skipBlanks()
        guard byte == 0x28 || byte == 0x5B,
            let close = passage.bytes[end..<min(line.end, end + 90)].firstIndex(of: byte == 0x28 ? 0x29 : 0x5D)
        else {
            end = start
            return
        }
        for word in passage.string(Span(end + 1, close)).split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "/" }) {
            let text = word.trimmingPrefix { $0 == " " }
            if let required = Requiredness.of(String(text)), text.utf8.count > 1 {
                isRequired = required
            } else if type == nil, !NoteWords.opens(text.uppercased()), !Self.isLabelled(text) {
                type = Extraction.typeName(String(text))
            }
        }
        end = close + 1
    }

    /// `key?: string`: a question mark where TypeScript says that it may be missing.
    private mutating func readQuestionMark() {
        guard byte == 0x3F, end + 1 < line.end, passage.bytes[end + 1] == 0x3A else { return }
        isRequired = false
        end += 1
    }

    /// "parameter" behind the name, and a dash or a colon behind that.
    private mutating func readParameterWord() {
        let start = end
        skipBlanks()
        guard names.count == 1, end > start, passage.isCode(names[0]),
            let word = Self.parameterWords.first(where: { passage.bytes[end..<line.end].starts(with: $0.utf8) })
        else {
            end = start
            return
        }
        end += word.utf8.count
        let afterWord = end
        skipBlanks()
        let rest = passage.bytes[end..<line.end]
        let isParted = byte == 0x3A || rest.starts(with: "：".utf8) || Self.dashes.contains { rest.starts(with: $0.utf8) }
        (end, isCalledParameter) = (isParted ? afterWord : start, isParted)
    }

    private static let parameterWords = ["parameter", "argument", "파라미터", "매개변수", "인자", "パラメータ", "パラメーター", "引数", "参数", "參數"]

    /// `(NSString)`, `(NSString, int)` right behind a name that a method could have: nothing but types.
    private mutating func readTakenTypes() {
        guard names.count == 1, passage.bytes[names[0].start] >= 0x61,
            let close = passage.bytes[end..<min(line.end, end + 90)].firstIndex(of: 0x29)
        else { return }
        let words = passage.string(Span(end + 1, close)).split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }
        guard !words.isEmpty, words.allSatisfy({ TypeWords.isType(String($0)) || Vocabulary.isPlatform(String($0)) }) else { return }
        guard NameShape.looksLikeCode(passage.string(names[0])) else { return }
        takes = words.map(String.init)
    }

    /// `(flow: FlowType)`, `(underlying: Swift.Error, code: Int)`
    private var holdsTypedLabels: Bool {
        guard let close = passage.bytes[end..<min(line.end, end + 120)].firstIndex(of: 0x29) else { return false }
        let parts = passage.string(Span(end + 1, close)).split(separator: ",")
        return !parts.isEmpty
            && parts.allSatisfy { part in
                let pair = part.split(separator: ":").map { $0.filter { $0 != " " } }
                return pair.count == 2 && pair[0].utf8.allSatisfy(NameShape.isIdentifierPart)
                    && pair[1].utf8.first.map { $0 >= 0x41 && $0 <= 0x5A || $0 == 0x5B } == true
            }
    }

    static let dashes = ["- ", "– ", "— ", "-- "]

    private mutating func readSeparator() -> Bool {
        let nameEnd = end
        skipBlanks()
        if byte == 0x0A {
            end += 1
            skipBlanks()
        }
        guard end < line.end else { return true }
        let rest = passage.bytes[end..<line.end]
        if byte == 0x3A || rest.starts(with: "：".utf8) {
            end += byte == 0x3A ? 1 : 3
            separator = .colon
            // `scheme://`, `a:b`: no blank and no word of another script behind the colon.
            let isGlued = passage.bytes[end - 1] == 0x3A && end < line.end && byte != 0x20 && byte < 0x80 && byte != 0x60
            return !isGlued || passage.codeMark(at: line.start) != nil
        }
        if end > nameEnd || isMarked, let dash = Self.dashes.first(where: { rest.starts(with: $0.utf8) }) {
            end += dash.utf8.count
            separator = .dash
            return true
        }
        if passage.isCode(names[names.count - 1]) || isMarked && (type != nil || isRequired != nil) {
            separator = .mark
            saysWhatItIs = names.count == 1 && rest.dropFirst(rest.first == 0x60 ? 1 : 0).drop { $0 == 0x20 }.starts(with: "is ".utf8)
            return true
        }
        separator = .script
        return names.count == 1 && byte >= 0x80 && (end > nameEnd || rest.starts(with: "\u{3000}".utf8))
    }

    /// The name stands out from what follows without a blank: `**name**- meaning`.
    var isMarked: Bool {
        let name = names[names.count - 1]
        return passage.text.marks.contains { $0.kind == .strong && $0.range.start <= name.start && $0.range.end == name.end }
    }

    /// `name : Int = 0 - meaning`, `name: String, the meaning`, `name - String, the meaning`, `name: [Door]` as code.
    private mutating func readTrailingType() {
        guard type == nil, separator.isPlain else { return }
        skipBlanks()
        readLeadingRequirement()
        if isRequired == nil, separator == .colon && readNoteBehindValue() || readClosingNote() { return }
        if let code = passage.codeMark(at: end) {
            let text = passage.string(code)
            if Self.isWholeType(text) { type = text }
            return
        }
        let rest = passage.string(Span(end, min(line.end, end + 48)))
        let written = rest.prefix { !" ,:=-–".contains($0) || $0 == "-" && rest.has("->") }
        // `String. The key.`: a sentence of its own.
        let isSentence = written.last == "." && TypeWords.isType(String(written.dropLast()))
        let word = isSentence ? written.dropLast() : written
        guard word.utf8.count > 2 else { return }
        if isSentence { type = String(word) }
        let behind = rest.dropFirst(word.count).drop { $0 == " " }
        if type == nil, separator == .colon, TypeWords.isType(String(word)), !TypeWords.opensSentence(word, behind) { type = String(word) }
        // Behind a dash, nearly every word could be one: a comma, a question mark or the end must part it from the meaning.
        let isParted = behind.isEmpty || behind.hasPrefix(",") || behind.hasPrefix("-") || word.hasSuffix("?")
        if type == nil, separator == .dash, isParted, Self.isWholeType(String(word)) { type = String(word) }
    }
}
