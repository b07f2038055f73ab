public import ClientRuntime

/// A request as documents write it: `POST https://host/path`, to be compared with templates.
public struct RequestText: CustomStringConvertible, Sendable {
    /// Method and URL without the query.
    public let description: String

    /// The text of a request.
    public init(_ request: HTTPRequest) {
        let path = (request.path ?? "/").prefix { $0 != "?" }
        description = "\(request.method.rawValue) \(request.scheme ?? "")://\(request.authority ?? "")\(path)"
    }

    /// Whether the request is one of those with these methods and URLs.
    public func isInstance(ofOneOf templates: [String]) -> Bool { templates.contains { isInstance(of: $0) } }

    /// Whether the request is one of a template's: a part with a placeholder may be anything.
    public func isInstance(of template: String) -> Bool {
        let parts = description.split(separator: "/", omittingEmptySubsequences: false)
        var wanted = template.split(separator: "/", omittingEmptySubsequences: false)
        // `GET https://host` is asked for as `/`.
        if wanted.count == 3, wanted[1].isEmpty { wanted.append("") }
        if wanted.first?.contains("{") == true { return Self.hasSuffix(parts, wanted) }
        return parts.count == wanted.count && zip(parts, wanted).allSatisfy { Self.isInstance($0, ofPart: $1) }
    }

    private static func isInstance(_ part: Substring, ofPart wanted: Substring) -> Bool {
        guard let start = wanted.firstIndex(of: "{"), let end = wanted.lastIndex(of: "}") else { return part == wanted }
        return part.hasPrefix(wanted[..<start]) && part.hasSuffix(wanted[wanted.index(after: end)...])
    }

    /// A placeholder in front stands for a whole address.
    private static func hasSuffix(_ parts: [Substring], _ wanted: [Substring]) -> Bool {
        let rest = wanted.dropFirst()
        guard parts.count >= rest.count else { return false }
        return zip(parts.suffix(rest.count), rest).allSatisfy { isInstance($0, ofPart: $1) }
    }

    /// Names and values of a request's query and of its body.
    public static func carried(by request: HTTPRequest, _ body: [UInt8]) -> [(name: String, value: String)] {
        let query = (request.path ?? "").split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        let inQuery = FormFields(parsing: query).fields.map { ($0.name, $0.value) }
        let type = request.headerFields[.contentType] ?? ""
        if type.lowercased().contains("json") {
            let members = (try? JSONValue(parsing: body))?.objectValue ?? [:]
            return inQuery + members.map { ($0.name, $0.value.wireText) }
        }
        if let body = MultipartBody(parsing: body, type: type) { return inQuery + body.told.map { ($0.name, $0.text) } }
        let isForm = type.hasPrefix("application/x-www-form-urlencoded")
        return inQuery + (isForm ? FormFields(parsing: body).fields.map { ($0.name, $0.value) } : [])
    }
}
