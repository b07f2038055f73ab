/// What paths are put behind, where a method or a property of the same code says it: `[self base]` of `"%@/keys"`, with
/// `- (NSString *)base { return [NSString stringWithFormat:@"/v1/doors/%@", …]; }`.
struct PathBeginnings {
    private let byName: [String: (index: Int, path: String)]

    init(in code: RequestCode) {
        var byName: [String: (index: Int, path: String)] = [:]
        for index in code.stream.tokens.indices where code.stream.tokens[index].kind == .string {
            guard let name = code.answerer(of: index), let text = PathText(code.stream, index, code.language), text.isRooted,
                text.segments.count > 1
            else { continue }
            byName[name] = byName[name] ?? (index, text.path)
        }
        self.byName = byName
    }

    func completes(_ text: PathText) -> Bool { text.beginning.map { byName[$0] != nil } ?? false }

    /// The paths behind what they are put behind, which is none by itself then.
    ///
    /// - Parameter names: what each is put behind, by the place of its text.
    func completed(_ paths: [(index: Int, request: RequestPath)], _ names: [Int: String]) -> [(index: Int, request: RequestPath)] {
        let used = Set(names.values.compactMap { byName[$0]?.index })
        return paths.filter { !used.contains($0.index) }.map { index, request in
            guard let beginning = names[index].flatMap({ byName[$0] }), request.path.hasPrefix("/") else { return (index, request) }
            var request = request
            request.path = beginning.path + request.path
            return (index, request)
        }
    }
}

extension RequestCode {
    /// The method or the property that answers a text, and takes nothing; nil where the text is something else.
    fileprivate func answerer(of index: Int) -> String? {
        guard let body = body(around: index), isAnswered(index, in: body) else { return nil }
        let head = body.head.map { TokenCursor(stream: stream, index: $0) }
        guard language == .objectiveC else {
            let takesNothing = body.isProperty || !head.contains { $0.isPunctuation(":") }
            return takesNothing && !body.name.isEmpty ? body.name : nil
        }
        return head.contains { $0.isPunctuation(":") } ? nil : head.last?.word()
    }

    private func isAnswered(_ index: Int, in body: CodeBody) -> Bool {
        for back in (body.range.lowerBound..<index).reversed() {
            let cursor = TokenCursor(stream: stream, index: back)
            if cursor.isWord("return") { return true }
            if [";", "}", "="].contains(where: { cursor.isPunctuation($0) }) { return false }
        }
        // A body of one expression answers it.
        return language == .swift
    }
}
