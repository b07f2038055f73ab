package import SourceText

/// What a value is where it travels, as far as a sample shows it or a reference's word says so.
package enum TravellingKind: String, Sendable, CaseIterable {
    case text, number, boolean, list, object

    /// Of a word that references have for a type; nil for one that means something else, or several things.
    package init?(word: String) {
        let text = word.lowercased().filter { !" *?`".contains($0) }
        if text.hasSuffix("[]") || text.hasPrefix("[") || text.hasPrefix("array") || text.hasPrefix("list") || text.hasPrefix("nsarray") {
            self = .list
            return
        }
        // What stands in brackets says of what it is a map.
        guard !text.prefix(while: { $0 != "<" && $0 != "[" }).contains(where: { "/|,".contains($0) }) else { return nil }
        guard let kind = Self.words[String(text.prefix { $0.isLetter })] else { return nil }
        self = kind
    }

    private static let words: [String: TravellingKind] = {
        let rows: [(TravellingKind, String)] = [
            (.text, "string nsstring str text varchar char uuid 字符串 字串 文字列 문자열 строка cadena texto chaîne zeichenkette"),
            (
                .number,
                """
                int integer nsinteger uint long short float double decimal number numeric bigint 整数 整型 整數 数字 数値 数值 정수 숫자 число целое entero \
                inteiro entier ganzzahl
                """
            ),
            (.boolean, "bool boolean 布尔 布尔型 布林 真偽値 불리언 booleano booléen"), (.list, "数组 陣列 配列 배열 массив"),
            (.object, "object dict dictionary map hashmap nsdictionary 对象 物件 オブジェクト 객체 объект objeto objet"),
        ]
        return rows.reduce(into: [:]) { words, row in for word in row.1.split(separator: " ") { words[String(word)] = row.0 } }
    }()
}

/// A status of HTTP that a document says a call answers with. Not recorded as evidence.
package struct StatusPlace: Sendable {
    package var status: Int
    /// The call whose section it stands in, as facts name it.
    package var endpoint: String?
    package var span: Span
}

/// What a call answers is described by another section of the page: "Returns a list of [door](#door-object) objects". Not recorded as evidence.
package struct LinkedAnswer: Sendable {
    package var endpoint: String
    /// Where the page says so.
    package var span: Span
    /// The section that describes it.
    package var section: Span
    /// Nil where the words leave open whether there may be several.
    package var isList: Bool?
}

/// A sentence that says of a call that what it answers has no body. Not recorded as evidence.
package struct EmptyAnswer: Sendable {
    package var endpoint: String
    package var span: Span
}

/// What says of a call that it answers with bytes, and not with JSON: "the image as binary data", `Content-Type: image/png`. Not recorded as
/// evidence.
package struct RawAnswer: Sendable {
    package var endpoint: String
    package var span: Span
}

/// A member of an answer that an API's description lists. Not recorded as evidence; guides have facts for theirs.
package struct AnsweredField: Sendable {
    package var name: String
    package var endpoint: String
    /// Nil where anything may stand.
    package var kind: TravellingKind?
    package var span: Span
}
