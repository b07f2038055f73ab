/// What a cell looks like, whatever its column is called.
enum CellShape: Hashable {
    case empty
    /// One or several names, and nothing else.
    case names
    case type, number, flag, httpMethod, address
    case words

    static func of(_ text: String) -> CellShape {
        let plain = text.filter { $0 != "`" && $0 != "*" }
        guard plain.contains(where: { !$0.isWhitespace }) else { return .empty }
        if isNumber(plain) { return .number }
        if Requiredness.of(plain) != nil { return .flag }
        if HTTPMethod.list(plain) != nil, HTTPMethod.isWritten(plain) { return .httpMethod }
        if isAddress(plain) { return .address }
        if TypeWords.isType(plain) || isOptionalType(plain) { return .type }
        let isName =
            !NameShape.names(in: plain).isEmpty || TypedSignature(plain) != nil || NameShape.isPartedSelector(plain)
            || NameShape.isSignedSelector(plain.trimmingBlanks())
        return isName ? .names : .words
    }

    /// `-402`, `0x10`, `4001`; a range or a version is none.
    private static func isNumber(_ text: String) -> Bool {
        var digits = Substring(text.filter { !$0.isWhitespace })
        if digits.hasPrefix("-") || digits.hasPrefix("+") { digits.removeFirst() }
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return digits.dropFirst(2).allSatisfy(\.isHexDigit) }
        return !digits.isEmpty && digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }

    /// `DoorSide?`: only Swift's types have the mark, whosesoever they are.
    private static func isOptionalType(_ text: String) -> Bool {
        let name = text.trimmingBlanks()
        guard name.hasSuffix("?"), let first = name.utf8.first, first >= 0x41, first <= 0x5A, name.utf8.count > 2 else { return false }
        return name.dropLast().utf8.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x2E }
    }

    private static func isAddress(_ text: String) -> Bool {
        let trimmed = text.drop { $0.isWhitespace }
        guard !trimmed.has(" "), trimmed.utf8.count > 2 else { return false }
        return trimmed.has("://") || trimmed.hasPrefix("/") && trimmed.utf8.dropFirst().contains { NameShape.isWord($0) }
    }
}

/// How the cells of one column look.
struct ColumnShape {
    private var counts: [CellShape: Int] = [:]
    private var filled = 0
    /// Every cell's text, without blanks around it.
    private(set) var texts: [String] = []

    init(column: Int, rows: ArraySlice<Table.Row>) {
        // A column looks like its first rows; tables of thousands exist.
        for row in rows.prefix(60) where column < row.cells.count {
            let text = row.cells[column].text.characters
            let shape = CellShape.of(text)
            counts[shape, default: 0] += 1
            if shape != .empty {
                filled += 1
                texts.append(text)
            }
        }
    }

    /// The part of the cells, of those with text in them, that look like this.
    func share(_ shape: CellShape) -> Double { filled == 0 ? 0 : Double(counts[shape] ?? 0) / Double(filled) }

    var isEmpty: Bool { filled == 0 }
}

/// Words for types of data, in code and in tables of REST guides.
enum TypeWords {
    private static let words: Set<String> = [
        "string", "nsstring", "int", "integer", "nsinteger", "nsuinteger", "uint", "long", "short", "float", "cgfloat", "double", "decimal",
        "number", "numeric",
        "nsnumber", "bool", "boolean", "date", "nsdate", "datetime", "timestamp", "array", "nsarray", "list", "object", "obj", "dict",
        "dictionary",
        "nsdictionary", "nsmutabledictionary", "map", "json", "jsonobject", "jsonarray", "enum", "varchar", "char", "text", "url", "nsurl",
        "uri",
        "data", "nsdata", "id", "block", "void", "file", "byte", "bigint", "int32", "int64", "uint64", "any", "anyobject", "nsobject",
        "nserror",
        "error", "uuid", "selector", "sel", "文字列", "数値", "整数", "真偽値", "字符串", "整型", "布尔", "数组", "字串", "整數", "布林", "陣列", "문자열", "숫자", "정수",
        "배열", "객체", "날짜", "строка", "число", "целое", "массив", "объект", "дата", "cadena", "entero", "booleano", "fecha", "objeto",
        "chaîne",
        "entier", "booléen", "objet", "zeichenkette", "ganzzahl", "texto", "inteiro",
    ]

    /// `String`, `NSString *`, `string(50)`, `Array<String>`, `[Int]?`, `String[]`, `int / string`.
    static func isType(_ text: String) -> Bool {
        let parts = text.lowercased().split { $0 == "/" || $0 == "|" || $0 == "," }
        return !parts.isEmpty && parts.count <= 3 && parts.allSatisfy(isOne)
    }

    /// Words that name a type and are as often the first of a sentence: "any user info", "id of the user".
    private static let plainWords: Set<Substring> = [
        "any", "text", "date", "id", "number", "url", "uri", "error", "map", "file", "data", "short", "long", "block", "fecha",
    ]

    /// Whether such a word goes on as a sentence does: a small letter of the next word behind a blank.
    static func opensSentence(_ word: Substring, _ rest: Substring) -> Bool {
        plainWords.contains(word) && rest.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true
    }

    private static func isOne(_ text: Substring) -> Bool {
        let bare = text.prefix { $0 != "(" && $0 != "<" && $0 != "[" || $0 == text.first }
        let word = bare.filter { !" *?!:[]".contains($0) && !$0.isWhitespace }
        if words.contains(String(word)) { return true }
        let first = text.split(whereSeparator: \.isWhitespace)
        return first.count <= 3 && first.first.map { words.contains($0.filter { !"*?!:[],".contains($0) }) } == true
            && first.dropFirst().allSatisfy {
                ["*", "of", "unsigned", "array", "list", "string", "object", "objects", "strings", "int"].contains($0)
            }
    }
}
