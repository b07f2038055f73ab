/// What an app's server has to answer a vendor's call with, where the documents leave it no choice: its handler says it, and a mock looks
/// for it.
public enum DocumentedBody: Sendable, Hashable {
    /// A text, apart from what is blank around it.
    case text(String)
    /// An object with these members; others do no harm.
    case json(JSONObject)

    /// As it travels.
    public var bytes: [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8)
        case .json(let members): JSONValue.object(members).encoded()
        }
    }

    /// What kind of body it is, for the header of that name.
    public var contentType: String {
        switch self {
        case .text: "text/plain;charset=utf-8"
        case .json: "application/json;charset=utf-8"
        }
    }

    /// What an answer has instead, in words; nil where it is the documented one.
    public func problem(with answer: [UInt8]) -> String? {
        switch self {
        case .text(let text):
            let found = TextForm.trimmed(String(decoding: answer, as: UTF8.self))
            return found == text ? nil : "the documented answer is `\(text)`, and this is another"
        case .json(let members):
            guard let found = try? JSONValue(parsing: answer).objectValue else { return "the documented answer is JSON, and this is none" }
            let other = members.first { name, value in (found[name] ?? .null).wireText != value.wireText }
            return other.map { "the documented answer has \(JSONValue.object([$0.name: $0.value])), and this has not" }
        }
    }
}
