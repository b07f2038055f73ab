internal import Spec

/// The languages of a reference; each has a folder of its own.
extension TextLanguage {
    func text(_ text: LocalizedText) -> String { text[self] }

    /// A phrase of our own.
    ///
    /// - Parameter context: where English has one word for what others call differently.
    func say(_ phrase: Phrase, in context: String? = nil) -> String {
        let wording: Wording? =
            switch self {
            case .english: nil
            case .korean: .korean
            case .japanese: .japanese
            case .simplifiedChinese: .simplifiedChinese
            }
        let key = context.map { "\(phrase.form) [\($0)]" } ?? phrase.form
        return phrase.text(in: wording?.phrases[key] ?? phrase.form)
    }
}

/// What references say in a language other than English, by the phrases of English.
struct Wording: Sendable {
    let phrases: [String: String]

    init(_ phrases: [String: String]) { self.phrases = phrases }
}

/// A phrase of references: English with values in it, which may stand in another order elsewhere.
struct Phrase: ExpressibleByStringInterpolation {
    /// The phrase with `{1}`, `{2}` in the places of its values.
    let form: String
    private let values: [String]

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var form = ""
        fileprivate var values: [String] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { form += literal }

        mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            values.append(value.description)
            form += "{\(values.count)}"
        }
    }

    init(stringLiteral value: String) {
        form = value
        values = []
    }

    init(stringInterpolation: StringInterpolation) {
        form = stringInterpolation.form
        values = stringInterpolation.values
    }

    /// A form of the phrase in some language with the values in it. Values may hold braces: only the form is looked at.
    func text(in form: String) -> String {
        guard !values.isEmpty else { return form }
        var result = ""
        var rest = form[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let tail = rest[open...].dropFirst()
            if let close = tail.firstIndex(of: "}"), let number = Int(tail[..<close]), values.indices.contains(number - 1) {
                result += values[number - 1]
                rest = tail[close...].dropFirst()
            } else {
                result += "{"
                rest = tail
            }
        }
        return result + rest
    }
}
