/// `static NSString * const kTokenPath = @"/token";` and `[api POST:kTokenPath …]` below it: where code of Objective-C asks for a path that a constant of
/// the file holds. What constants of Swift begin, drafts join (`PathConstants`).
extension RequestCode {
    /// The places in functions, of calls that say a method, at which such a constant is handed over that begins with a text; none of any other text.
    func uses(ofConstant index: Int) -> [Int] {
        guard language == .objectiveC, body(around: index) == nil, let name = variable(holding: index) else { return [] }
        var seen: Set<Int> = []
        return stream.tokens.indices.filter { use in
            guard use > index, stream.tokens[use].kind == .identifier, stream.text(stream.tokens[use]) == name,
                let start = bodyStart(around: use), method(at: place(of: use)) != nil
            else { return false }
            return seen.insert(start).inserted
        }
    }
}
