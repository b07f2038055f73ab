/// What a key of something sent is called: a text, or a constant of another file that holds one.
package enum SentKey: Hashable, Sendable {
    case text(String)
    /// `Keys.user`, `Keys.user.rawValue`, `kUserKey`. Without an owner it stands outside of all types.
    case constant(owner: String, name: String, isRawValue: Bool)

    /// Whether a member of JSON could be called so.
    package static func isName(_ text: String) -> Bool {
        text.first.map { $0.isLetter || $0 == "_" } == true
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    }
}

/// A constant outside of functions that is a text: `static NSString * const kUserKey = @"user_id";`, `static let user = "user_id"`,
/// `case user = "user_id"`.
package struct TextConstant: Hashable, Sendable {
    package var name: String
    /// The type in whose code it stands; empty outside of all.
    package var owner: String
    package var text: String
}

/// What the constants of all files tell of keys.
package struct SentKeys {
    private var texts: [String: Set<String>] = [:]

    package init(_ constants: [TextConstant]) {
        for constant in constants {
            let owner = constant.owner.split(separator: ".").last.map { "\($0)." } ?? ""
            texts[owner + constant.name, default: []].insert(constant.text)
        }
    }

    /// Nil where nothing says it, or several say otherwise.
    package func name(_ key: SentKey) -> String? {
        switch key {
        case .text(let text): return text
        case .constant(let owner, let name, let isRawValue):
            let found = texts[owner.isEmpty ? name : "\(owner).\(name)"] ?? []
            // A case without a text of its own is its name.
            let text = found.count == 1 ? found.first : found.isEmpty && isRawValue ? name : nil
            return text.flatMap { SentKey.isName($0) ? $0 : nil }
        }
    }
}
