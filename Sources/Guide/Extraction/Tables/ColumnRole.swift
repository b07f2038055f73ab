/// What a column of a table holds.
enum ColumnRole: Hashable {
    /// Names of things of a kind.
    case name(Fact.Kind)
    /// Names of something that only the surroundings tell.
    case anyName
    case type, required, defaultValue, value, code, httpStatus, meaning, httpMethod, address
    /// Whether a property can be set, or only read.
    case writable, readOnly

    var isName: Bool {
        switch self {
        case .name, .anyName: true
        case .type, .required, .defaultValue, .value, .code, .httpStatus, .meaning, .httpMethod, .address, .writable, .readOnly: false
        }
    }
}

/// As `--explain` calls a column.
extension ColumnRole: CustomStringConvertible {
    var description: String {
        switch self {
        case .name(let kind): "names (\(kind.rawValue))"
        case .anyName: "names"
        case .type: "types"
        case .required: "what is required"
        case .defaultValue: "defaults"
        case .value: "values"
        case .code: "codes"
        case .httpStatus: "statuses of HTTP"
        case .meaning: "meanings"
        case .httpMethod: "methods of HTTP"
        case .address: "addresses"
        case .writable: "what can be set"
        case .readOnly: "what can only be read"
        }
    }
}

/// What a header's words say of its column.
struct HeaderReading {
    var role: ColumnRole
    /// Every word of the header was known: nothing in it says otherwise.
    var isComplete: Bool

    static func of(_ header: some StringProtocol) -> HeaderReading? {
        if let role = ColumnWords.phrases.meaning(of: header) { return HeaderReading(role: role, isComplete: true) }
        // "Property / method": the first says what most names are.
        if let slash = header.firstIndex(of: "/"), slash > header.startIndex, let first = of(header[..<slash]) { return first }
        let reading = ColumnWords.table.reading(of: header)
        let role = role(of: reading.meanings)
        // "Sample code", "示例代码": how it is written, and no number.
        return (role == .code && isOfSamples(header) ? .meaning : role).map { HeaderReading(role: $0, isComplete: reading.isComplete) }
    }

    /// Whether cells are the titles of columns. One of several may be called anything.
    static func areTitles(_ cells: [String]) -> Bool {
        let readings = cells.map(of)
        guard readings.count > 1, readings[0]?.isComplete == true, readings.count(where: { $0 == nil }) <= (cells.count > 2 ? 1 : 0) else {
            return false
        }
        // Of a meaning alone nobody could tell what has it.
        return readings.contains { $0.map { $0.role.isName || $0.role == .code || $0.role == .httpStatus } == true }
    }

    private static func isOfSamples(_ header: some StringProtocol) -> Bool {
        let words = header.lowercased()
        return ["sample", "example", "示例", "样例", "範例", "サンプル", "예제", "샘플", "ejemplo", "exemple", "beispiel", "пример"].contains(
            where: words.has)
    }

    /// "Signed", "参与签名": whether a field takes part in the signature, and not whether it has to be there.
    static func asksOfSigning(_ header: some StringProtocol) -> Bool {
        let text = header.lowercased()
        if ["签名", "簽名", "加签", "验签", "署名", "서명", "подпис"].contains(where: text.has) { return true }
        return text.split { !$0.isLetter }.contains { ["sign", "signed", "signature", "signing"].contains($0) }
    }

    /// The role of words that can only be one header: one word, a known phrase, or a word with another that says which.
    static func one(_ words: [Substring]) -> ColumnRole? {
        let text = words.joined(separator: " ")
        if let role = ColumnWords.phrases.meaning(of: text) { return role }
        let reading = ColumnWords.table.reading(of: text)
        guard reading.isComplete, let head = reading.meanings.last else { return nil }
        let isPair = words.count == 2 && ([.name, .code, .value, .status].contains(head) || Set(reading.meanings) == [.required])
        return words.count == 1 || isPair ? role(of: reading.meanings) : nil
    }

    /// The last word decides, as in "error message"; those before it say which.
    private static func role(of words: [ColumnWord]) -> ColumnRole? {
        guard let head = words.last else { return nil }
        let others = Set(words.dropLast())
        switch head {
        case .meaning: return .meaning
        case .required: return .required
        case .defaultValue: return .defaultValue
        // "Error type": what kinds of errors there are.
        case .dataType: return others.contains(.error) ? .name(.error) : .type
        case .address: return .address
        case .code: return others.contains(.http) || others.contains(.status) ? .httpStatus : .code
        case .status, .http: return .httpStatus
        // "コード値", "Code value": the codes themselves.
        case .value where others.contains(.code): return .code
        case .value: return others.contains(.required) ? .required : others.contains(.defaultValue) ? .defaultValue : .value
        case .name: return words.dropLast().reversed().lazy.compactMap(Self.kind).first.map(ColumnRole.name) ?? .anyName
        // "対処方法", "处理方法": how it is dealt with.
        case .method where others.contains(.meaning): return .meaning
        case .method: return others.contains(.http) ? .httpMethod : .name(.method)
        // "Header key": as good as its name.
        case .key where others.contains(.header): return .name(.header)
        case .key: return others.isDisjoint(with: [.parameter]) ? .name(.key) : .name(.parameter)
        // "HTTP error": the status that an error has.
        case .error where others.contains(.http): return .httpStatus
        case .parameter, .property, .constant, .enumCase, .header, .error, .type: return kind(head).map(ColumnRole.name)
        }
    }

    private static func kind(_ word: ColumnWord) -> Fact.Kind? {
        switch word {
        case .parameter: .parameter
        case .property: .property
        case .constant: .constant
        case .enumCase: .case
        case .header: .header
        case .error, .code: .error
        case .key: .key
        case .method: .method
        case .type: .type
        case .name, .dataType, .required, .defaultValue, .value, .status, .http, .meaning, .address: nil
        }
    }
}

extension ColumnRole {
    static func of(_ header: some StringProtocol) -> ColumnRole? { HeaderReading.of(header)?.role }

    /// Roles of header words that stand in one line: at least two columns, one of them names, and what stands behind them.
    static func line(_ text: Substring) -> (roles: [ColumnRole], rest: Substring)? {
        var roles: [ColumnRole] = []
        var rest = text
        while let match = longest(rest) {
            roles.append(match.role)
            rest = match.rest
        }
        guard roles.count >= 2, roles.contains(where: \.isName) else { return nil }
        return (roles, rest)
    }

    /// The header at the start of a line: of up to three words, all of them known.
    private static func longest(_ text: Substring) -> (role: ColumnRole, rest: Substring)? {
        var words = firstWords(text)
        // Most lines are sentences, and end here; in one, words behind the first are small.
        guard let first = words.first, first.utf8.first.map({ $0 < 0x61 || $0 >= 0x80 }) == true, !first.has(":") else { return nil }
        guard HeaderReading.of(first) != nil else { return nil }
        while let last = words.last {
            if let role = HeaderReading.one(words) { return (role, text[last.endIndex...]) }
            words.removeLast()
        }
        return nil
    }

    /// At most three, parted by blanks.
    private static func firstWords(_ text: Substring) -> [Substring] {
        let blank = UInt8(ascii: " ")
        var words: [Substring] = []
        var end = text.startIndex
        while words.count < 3, let start = text.utf8[end...].firstIndex(where: { $0 != blank }) {
            end = text.utf8[start...].firstIndex(of: blank) ?? text.endIndex
            words.append(text[start..<end])
        }
        return words
    }
}
