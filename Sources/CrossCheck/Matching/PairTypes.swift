import Declarations
import Guide
import Spec

extension Pair {
    /// Whether both sides are written in one language, so that marks such as nullability can be compared.
    var sharesLanguage: Bool { (item.item.language ?? .objectiveC) == (fact.fact.detail.language ?? .objectiveC) }

    /// Whether two spellings mean one type, as exactly as the guide's place allows.
    func typesAgree(_ spec: String, _ guide: String) -> Bool {
        if isOfEndpoint, let plain = plain(spec), typesAgree(plain, guide) { return true }
        // A reference calls text what a spec tells apart further.
        if isOfEndpoint, ["url", "date", "data", "json"].contains(spec), ["string", "String", "str", "text"].contains(guide) {
            return true
        }
        if isOfEndpoint, Self.travelling[spec]?.contains(guide.lowercased()) == true || Self.isOpen(spec, guide) {
            return true
        }
        return TypeComparison.agree(
            spec,
            item.item.language,
            guide,
            fact.fact.detail.language ?? (item.item.language),
            strictness: strictness,
            names: names
        )
    }

    /// `string` of an enum of texts, `[integer]` of a list of one of numbers: references know the enum by what travels.
    private func plain(_ spec: String) -> String? {
        let name = spec.filter { $0 != "[" && $0 != "]" && $0 != "?" }
        return names.travelling[name].map { spec.hasPrefix("[") ? "[\($0)]" : $0 }
    }

    /// What references call what travels: uploads are files, and a time is a number.
    private static let travelling: [String: Set<String>] = [
        // JSON knows one kind of numbers.
        "integer": [
            "number", "numeric", "数字", "数值", "数値", "숫자", "uint", "uint32", "uint64", "int32", "int64", "bigint", "short", "ulong",
        ],
        "number": ["numeric", "decimal", "数字", "数值", "数値", "숫자"],
        "data": ["file", "binary", "blob", "bytes", "byte[]"],
        "date": ["integer", "int", "long", "number", "timestamp", "datetime", "date-time"],
        "json": ["json"], "[json]": ["[json]"],
        // One of the texts that the row lists.
        "string": ["enum", "enumeration"],
    ]

    /// A spec leaves open what is in an object or in the objects of a list, for its size or its many forms: `Map<String, Object>`, `Array[Object]`.
    /// A list of what travels alike may be spelled in any way: `Array[String]`, `string[]`, `List of integers`.
    private static func isOpen(_ spec: String, _ guide: String) -> Bool {
        let kind = TravellingKind(word: guide)
        if spec == "json" { return kind == .object }
        guard kind == .list, spec.hasPrefix("[") else { return false }
        if spec == "[json]" || spec == "[object]" { return true }
        let words = guide.split { !$0.isLetter }.compactMap { TravellingKind(word: $0.hasSuffix("s") ? String($0.dropLast()) : String($0)) }
        return words.contains { $0 != .list && $0 == TravellingKind(word: String(spec.dropFirst().dropLast())) }
    }

    private var isOfEndpoint: Bool { item.item.kind == .parameter && item.item.language == nil }

    private var strictness: TypeComparison.Strictness {
        // A parameter of an endpoint has a word for its type, not a declaration.
        if isOfEndpoint { return .loose }
        return switch fact.fact.source {
        case .declaration, .list, .heading: .exact
        case .sample: .sample
        case .table, .prose: .loose
        }
    }
}
