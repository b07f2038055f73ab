/// Paths that only other code can tell: names without a text, `client.get(doors)`, and one word, `client.get("doors")`.
extension RequestPath {
    /// In the order of their places. What they are, the constants and the functions of all sources say.
    package static func possible(in code: RequestCode) -> [RequestPath] {
        let known = Set(found(in: code).map(\.index))
        let all = code.stream.tokens.indices.filter { !known.contains($0) }.compactMap { index in
            code.possibleRequest(at: index).map { (index: index, request: $0) }
        }
        let asked = Dictionary(grouping: (known + all.map(\.index)).compactMap { code.bodyStart(around: $0) }) { $0 }
        return all.flatMap { index, request in
            var request = request
            let isOnly = code.bodyStart(around: index).map { asked[$0]?.count == 1 } ?? false
            request.add(besides: code.place(of: index), isOnly: isOnly, code)
            let types = code.isInRouter(code.place(of: index)) ? code.requestTypes(around: index, besides: [index]) : []
            return types.isEmpty ? [request] : request.said(by: types, code)
        }
    }
}

extension RequestCode {
    /// Where an argument of a call begins.
    func isArgument(_ index: Int) -> Bool {
        let cursor = TokenCursor(stream: stream, index: index)
        guard cursor.current?.kind == .string || cursor.word() != nil, !cursor.isPunctuation(":", at: 1) else { return false }
        if cursor.isPunctuation(":", at: -1) {
            return cursor.word(at: -2) != nil && (cursor.isPunctuation("(", at: -3) || cursor.isPunctuation(",", at: -3))
        }
        return cursor.isPunctuation("(", at: -1) && cursor.word(at: -2) != nil
            || cursor.isPunctuation(",", at: -1)
    }

    fileprivate func possibleRequest(at index: Int) -> RequestPath? {
        guard language == .swift else { return possible(inMessage: index) }
        if beginsAnswer(index), isInRouter(place(of: index)) { return possible(inRouter: index) }
        return isArgument(index) && body(around: index) != nil ? possible(at: index) : nil
    }

    /// `[api POST:kTokenPath parameters:nil]`, `[NSString stringWithFormat:kDoorPath, door]`, `…:@"%@/%@", host, kTokenPath]`: a constant, where a
    /// method stands.
    private func possible(inMessage index: Int) -> RequestPath? {
        let cursor = TokenCursor(stream: stream, index: index)
        guard let name = cursor.word(), name.first == "k" || name.first?.isUppercase == true, isHandedOver(cursor),
            body(around: index) != nil
        else { return nil }
        let place = place(of: index)
        guard isOfRequest(place.call), let method = method(at: place) else { return nil }
        var request = RequestPath(method: method, path: "", span: stream.span(stream.tokens[index]))
        request.beginnings = [.name(name, of: nil)]
        if cursor.isPunctuation(":", at: -1) { request.formatted = PathText.arguments(stream, behind: index).map(String.init) }
        (request.function, request.handedTo) = (place.body?.name ?? "", place.call.names)
        return request
    }

    /// Behind a part of a message, or among what a format is filled with.
    private func isHandedOver(_ cursor: TokenCursor) -> Bool {
        let isLast = cursor.isPunctuation("]", at: 1)
        if cursor.isPunctuation(",", at: -1) { return isLast || cursor.isPunctuation(",", at: 1) }
        guard cursor.isPunctuation(":", at: -1), let label = cursor.word(at: -2) else { return false }
        return isLast || cursor.word(at: 1) != nil && cursor.isPunctuation(":", at: 2)
            || cursor.isPunctuation(",", at: 1) && label.hasSuffix("WithFormat")
    }

    private func possible(at index: Int) -> RequestPath? {
        let place = place(of: index)
        let call = place.call
        guard let name = call.names.first, isOfRequest(call), let sum = PathSum(from: index, in: stream) else { return nil }
        let end = TokenCursor(stream: stream, index: sum.range.upperBound)
        guard end.isPunctuation(",") || end.isPunctuation(")") else { return nil }
        let names = sum.pieces.prefix(while: \.isName)
        guard names.isEmpty else {
            let isHanded = Self.labels.contains(call.label ?? "") || call.label == nil && (call.verb != nil || CallPlace.isSending(name))
            guard isHanded, call.verb != nil || !isBase(names) else { return nil }
            let request = request(of: sum, names, at: place)
            // A link that is opened is no call.
            let isLink = names.count == 1 && ["string", "url", "urlString"].contains(call.label ?? "")
            return isLink && request?.method == nil ? nil : request
        }
        // One word alone: whoever is handed it has to be known to send.
        guard call.label == nil, call.arguments?.lowerBound == index, sum.pieces.count == 1,
            let text = PathText(filled: sum.pieces[0].filled)
        else {
            return nil
        }
        let rest = sum.pieces[0].filled
        guard text.segments.count == 1, rest == rest.lowercased(), text.path.dropFirst() == rest || text.path == rest else { return nil }
        var request = request(of: sum, names, at: place)
        request?.path = text.path
        return request
    }

    /// A text, or `Paths.doors` behind `return` or the label of a case.
    private func beginsAnswer(_ index: Int) -> Bool {
        let cursor = TokenCursor(stream: stream, index: index)
        if cursor.current?.kind == .string { return true }
        guard cursor.word()?.first?.isUppercase == true, cursor.isPunctuation(".", at: 1) else { return false }
        return cursor.isWord("return", at: -1) || cursor.isPunctuation(":", at: -1)
    }

    /// `case .door(let id): "\(base)/\(id)"`, `case .doors: Paths.doors.base`
    private func possible(inRouter index: Int) -> RequestPath? {
        let isText = stream.tokens[index].kind == .string
        guard let sum = isText ? PathSum(around: index, in: stream) : PathSum(from: index, in: stream), isText || sum.texts.isEmpty else {
            return nil
        }
        return request(of: sum, sum.pieces.prefix(while: \.isName), at: place(of: index))
    }

    /// What begins with names that other code tells, and has nothing but what is put in behind them.
    private func request(of sum: PathSum, _ names: ArraySlice<PathPiece>, at place: TextPlace) -> RequestPath? {
        let others = sum.pieces.dropFirst(names.count)
        let rest = others.map(\.filled).joined()
        let isFilled =
            rest.hasPrefix("/")
            && others.allSatisfy { piece in
                if case .text(let text) = piece { text.allSatisfy { $0 == "/" } || text.hasPrefix("?") } else { true }
            }
        guard names.isEmpty || rest.isEmpty || rest.hasPrefix("?") || isFilled else { return nil }
        let (first, last) = (stream.tokens[sum.range.lowerBound], stream.tokens[sum.range.upperBound - 1])
        var request = RequestPath(method: method(at: place), path: rest, span: stream.span(from: first.start, to: last.end))
        (request.beginnings, request.rest) = (Array(names), rest)
        if request.method == nil { request.callees = callees(around: place) }
        (request.owner, request.function) = (type(around: place.index), place.body?.name ?? "")
        request.handedTo = place.call.names
        return request
    }

    private func isBase(_ names: ArraySlice<PathPiece>) -> Bool {
        guard case .name(let name, _)? = names.last else { return false }
        return !Set(CamelCase.words(of: name).map { $0.lowercased() }).isDisjoint(with: [
            "base", "root", "host", "server", "domain", "origin", "prefix",
        ])
    }

    private static let labels: Set<String> = ["path", "endpoint", "url", "uri", "route", "urlPath", "urlString", "string"]
}
