/// A server that an SDK's own code names: a constant that says where it is, or a function that puts such a constant in, `components.host = apiHost`.
package struct RequestHost: Hashable, Sendable {
    /// `apiHost`, `uploadBaseURL`.
    package var name: String
    /// `api.example.com`, of a constant.
    package var address: String?
    /// The function that puts it in, or whose own constant it is; empty outside of all.
    package var function = ""
    /// The type in whose code it stands; empty outside of all.
    package var owner = ""

    package static func hosts(in code: RequestCode) -> [RequestHost] {
        let constants = constants(in: code)
        return constants + code.functions.flatMap { mentions(in: $0, code) }
    }

    private static func constants(in code: RequestCode) -> [RequestHost] {
        code.stream.tokens.indices.compactMap { index in
            guard let text = code.stream.plainText(index), let address = address(in: text),
                let name = code.names(around: index).first(where: isHost)
            else { return nil }
            let body = code.body(around: index).flatMap { $0.isProperty ? nil : $0.name }
            // In a function's text a point may be that of a file's name.
            if body != nil, !code.isAlone(index), !text.contains("://") { return nil }
            return RequestHost(name: name, address: address, function: body ?? "", owner: code.type(around: index))
        }
    }

    private static func mentions(in body: CodeBody, _ code: RequestCode) -> [RequestHost] {
        let names = Set(body.range.compactMap { TokenCursor(stream: code.stream, index: $0).word() }.filter(isHost))
        let owner = code.type(around: body.range.lowerBound)
        return names.sorted().map { RequestHost(name: $0, function: body.name, owner: owner) }
    }

    static func isHost(_ name: String) -> Bool {
        !Set(CamelCase.words(of: name).map { $0.lowercased() }).isDisjoint(with: words)
    }

    private static let words: Set<String> = ["host", "base", "server", "domain", "endpoint", "origin", "url", "uri", "root"]

    /// `api.example.com` of a text that is that, or an address there.
    private static func address(in text: String) -> String? {
        let scheme = ["https://", "http://"].first(where: text.hasPrefix) ?? ""
        let host = text.dropFirst(scheme.count).prefix { $0 != "/" }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isOfLabel) }), labels.last?.allSatisfy(\.isLetter) == true
        else { return nil }
        return host.lowercased()
    }

    private static func isOfLabel(_ letter: Character) -> Bool { letter.isASCII && (letter.isLetter || letter.isNumber || letter == "-") }
}
