/// What requests have to say to be meant. Everything given has to fit; in texts a `*` stands for any text, and `null` for nothing at all.
public struct RequestPattern: Sendable, Hashable {
    /// Parameters by name, wherever they stand: path, query, form, or the first level of a JSON body.
    public var parameters: JSONObject
    /// Headers by name.
    public var headers: JSONObject
    /// Members of the body by their paths, such as `order.items[0].id`.
    public var body: JSONObject

    /// A pattern of these parts; every request fits one without any.
    public init(parameters: JSONObject = [:], headers: JSONObject = [:], body: JSONObject = [:]) {
        self.parameters = parameters
        self.headers = headers
        self.body = body
    }

    /// Whether it says anything.
    var isEmpty: Bool { parameters.isEmpty && headers.isEmpty && body.isEmpty }

    /// Whether a request fits.
    ///
    /// - Parameter values: the parameters as the met endpoint names them; none where that is not known.
    func fits(_ parts: RequestParts, values: RequestValues? = nil) -> Bool {
        guard !isEmpty else { return true }
        guard headers.allSatisfy({ TextPattern.fits($0.value, parts.header($0.name)) }) else { return false }
        guard !parameters.isEmpty || !body.isEmpty else { return true }
        let (query, content) = (parts.query, parts.body)
        return parameters.allSatisfy { TextPattern.fits($0.value, Self.parameter($0.name, values, query, content)) }
            && body.allSatisfy { TextPattern.fits($0.value, content.member($0.name)) }
    }

    private static func parameter(_ name: String, _ values: RequestValues?, _ query: FormFields, _ body: RequestParts.Body) -> JSONValue {
        if let value = values?[name], !value.isNull { return value }
        if let text = query[name] { return .string(text) }
        return body.first(name)
    }
}

extension RequestParts {
    /// A header's value, `.null` where there is none.
    fileprivate func header(_ name: String) -> JSONValue {
        HTTPField.Name(name).flatMap { headers[$0] }.map(JSONValue.string) ?? .null
    }
}

extension RequestParts.Body {
    /// The member of that name on the first level.
    fileprivate func first(_ name: String) -> JSONValue {
        switch self {
        case .form(let fields): fields[name].map(JSONValue.string) ?? .null
        case .json(let value): value[name]
        case .multipart(let body): body[name].map { .string($0.text) } ?? .null
        case .none, .unreadable: .null
        }
    }

    /// The member at the end of a path; a form has no path, and is asked for the name.
    fileprivate func member(_ path: String) -> JSONValue {
        guard case .json(let value) = self else { return first(path) }
        return path.split(separator: ".").reduce(value) { value, step in
            let parts = step.split(separator: "[")
            let named = step.hasPrefix("[") ? value : value[String(parts.first ?? "")]
            return parts.dropFirst(step.hasPrefix("[") ? 0 : 1).reduce(named) { list, index in
                Int(index.prefix { $0 != "]" }).map { list[$0] } ?? .null
            }
        }
    }
}

/// Texts in which `*` stands for any text.
enum TextPattern {
    /// Whether a value is as wanted: any text of a pattern, or a value that is written the same.
    static func fits(_ wanted: JSONValue, _ value: JSONValue) -> Bool {
        if wanted.isNull || value.isNull { return wanted.isNull && value.isNull }
        guard let pattern = wanted.stringValue else { return wanted == value || wanted.wireText == value.wireText }
        return fits(pattern, value.wireText)
    }

    /// Whether a text is as a pattern says. Takes time in proportion to both at most: of several ways to fit, the first will do.
    static func fits(_ pattern: String, _ text: String) -> Bool {
        let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
        var (place, position) = (0, 0)
        /// Where the last star stands, and how far its text reaches.
        var star: (place: Int, position: Int)?
        while position < text.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                star = (place, position)
                place += 1
            } else if place < pattern.count, pattern[place] == text[position] {
                (place, position) = (place + 1, position + 1)
            } else if let last = star {
                star = (last.place, last.position + 1)
                (place, position) = (last.place + 1, last.position + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
