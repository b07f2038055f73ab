/// Constants outside of functions that paths and keys are: `static NSString * const kTokenPath = @"/token";`, `static let user = "user_id"`,
/// `case user = "user_id"`, `#define kUserKey @"user_id"`.
extension RequestCode {
    func textConstants() -> [TextConstant] {
        stream.tokens.indices.compactMap { index in
            guard let text = stream.plainText(index), let name = constant(holding: index) else { return nil }
            return TextConstant(name: name, owner: type(around: index), text: text)
        }
    }

    /// The name of the constant whose value is a text, outside of all functions.
    func constant(holding index: Int) -> String? {
        let text = TokenCursor(stream: stream, index: index)
        guard TokenCursor(stream: stream, index: index - 1).isAssignment else {
            // `#define kUserKey @"user_id"`
            return text.isWord("define", at: -2) && text.isPunctuation("#", at: -3) ? text.word(at: -1) : nil
        }
        guard body(around: index) == nil else { return nil }
        // `let user: String = "user_id"`
        return text.word(at: text.isPunctuation(":", at: -3) ? -4 : -2)
    }

    /// A key that is written out, or that a constant holds, and where it ends: `"user_id"`, `kUserKey`, `Keys.user`, `Keys.user.rawValue`.
    func key(at index: Int) -> (key: SentKey, end: Int)? {
        if let text = stream.plainText(index) { return SentKey.isName(text) ? (.text(text), index + 1) : nil }
        var cursor = TokenCursor(stream: stream, index: index)
        guard let first = cursor.word() else { return nil }
        cursor.index += 1
        var names = [first]
        while cursor.isPunctuation("."), let next = cursor.word(at: 1) {
            cursor.index += 2
            names.append(next)
        }
        let isRawValue = names.count > 1 && names.last == "rawValue"
        if isRawValue { names.removeLast() }
        // `[String: Any]`
        guard let name = names.popLast(), language == .objectiveC || name.first?.isLowercase == true else { return nil }
        return (key(names.last ?? "", name, isRawValue), cursor.index)
    }

    /// What the same file says of it goes before what others do.
    private func key(_ owner: String, _ name: String, _ isRawValue: Bool) -> SentKey {
        let own = constants.filter { $0.name == name && (owner.isEmpty || owner == "Self" || $0.owner.hasSuffix(owner)) }
        let texts = Set(own.map(\.text)).filter(SentKey.isName)
        if texts.count == 1, let text = texts.first { return .text(text) }
        return .constant(owner: owner, name: name, isRawValue: isRawValue)
    }
}
