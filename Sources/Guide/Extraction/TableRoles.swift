/// What a column of a table holds, told by its header.
enum ColumnRole: Equatable {
    /// Names of things of a kind.
    case name(Fact.Kind)
    /// Names of something that only the surroundings tell.
    case anyName
    case type, required, defaultValue, value, code, httpStatus, meaning, httpMethod, address

    var isName: Bool {
        switch self {
        case .name, .anyName: true
        case .type, .required, .defaultValue, .value, .code, .httpStatus, .meaning, .httpMethod, .address: false
        }
    }

    /// The words of headers, without blanks and in lower case.
    private static let words: [String: ColumnRole] = {
        var words: [String: ColumnRole] = [:]
        func add(_ role: ColumnRole, _ list: String) {
            for word in list.split(separator: "|") { words[String(word)] = role }
        }
        add(.name(.parameter), "파라미터|파라미터명|파라미터이름|매개변수|인자|변수|변수명|요청변수|요청변수명|필드|필드명|출력결과|항목명")
        add(
            .name(.parameter),
            "parameter|parameters|param|parametername|argument|arguments|field|fieldname|variable|pathvariable|queryparameter")
        add(.name(.constant), "상수|상수명|constant|constants")
        add(.name(.case), "상탯값|상태값|상태|state|states|호출결과|반환값|열거값|case|cases|enum|상품타입")
        add(.name(.header), "헤더|헤더명|header|headers|headername|요청헤더|요청헤더명|응답헤더")
        add(.name(.error), "에러|오류|error|errors|errorname|에러명|오류명|exception|예외|에러이름")
        add(.name(.key), "키|key|keys|scope|scopeid|동의항목|podname|cocoapodspodname|service")
        add(.name(.property), "속성|속성명|property|properties|프로퍼티|해당속성|attribute|attributes|멤버|member")
        add(.name(.method), "api|함수|함수명|메서드명|function|functions|api명|methodname")
        add(.name(.type), "클래스|class|클래스명|protocol|프로토콜")
        add(.anyName, "이름|name|항목|구분|명칭|id|item|정보|구성|상품명|옵션|option|설정|setting")
        add(.type, "타입|자료형|유형|데이터타입|type|datatype|types|형|형식|values")
        add(.required, "필수|필수여부|required|mandatory|requirement|필수값|필수유무|optional|옵션여부|required?")
        add(.defaultValue, "기본값|디폴트|default|defaultvalue|초기값")
        add(.value, "값|value|상수값|rawvalue")
        add(.code, "코드|에러코드|오류코드|code|errorcode|resultcode|결과코드|응답코드")
        add(.httpStatus, "상태코드|http상태코드|httpstatus|statuscode|http코드|httpstatuscode|httpcode|http응답코드|http에러코드")
        add(
            .meaning,
            "설명|의미|description|meaning|desc|비고|내용|메시지|message|에러메시지|오류메시지|errormessage|remarks|note|framework|dependency|buildsettings|notes|details|설명및예제|조치방법|원인"
        )
        add(.httpMethod, "method|메서드|메소드|http메서드|http메소드|httpmethod|요청메서드|호출방식|방식")
        add(.address, "uri|url|요청url|path|endpoint|요청uri|엔드포인트|경로|api주소|requesturl|httpurl|주소")
        return words
    }()

    /// What the words of headers begin with.
    private static let openings: Set<String> = Set(words.keys.flatMap { word in (0...word.count).map { String(word.prefix($0)) } })

    static func of(_ header: some StringProtocol) -> ColumnRole? {
        let lower = header.lowercased()
        if let role = words[bare(lower)] { return role }
        // `Wrapping URI`, `Target URL`: an address, whatever it is called in full.
        let parts = lower.split(separator: " ")
        return parts.count > 1 && (parts.last == "uri" || parts.last == "url") ? .address : nil
    }

    private static func bare(_ lower: String) -> String { lower.filter { !$0.isWhitespace && $0 != "*" && $0 != "`" } }

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

    /// The header at the start of a line: of up to three words.
    private static func longest(_ text: Substring) -> (role: ColumnRole, rest: Substring)? {
        var words = firstWords(text)
        // Most lines are sentences, and end here.
        guard let first = words.first, openings.contains(bare(first.lowercased())) else { return nil }
        while let last = words.last {
            if let role = of(words.joined()) { return (role, text[last.endIndex...]) }
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
