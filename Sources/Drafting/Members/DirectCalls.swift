/// Classes all of whose methods may be one call of an endpoint each, to judge by what both are called. Whether they are, the rules say once it
/// is written: nothing of a call is guessed. A class of which one method does something has to say of each what it does, so it is all or none.
enum DirectCalls {
    /// The ways in which the classes of a draft may call its endpoints: for each class, the drafts of which one at most is right.
    static func ways(_ draft: Draft) -> [[(Draft) -> Draft]] {
        let called = draft.endpoints.filter(\.isCalled)
        return draft.types.indices.compactMap { type in
            let methods = draft.types[type].methods.indices.filter {
                draft.types[type].methods[$0].name != draft.types[type].shared && draft.types[type].methods[$0].listeners == nil
            }
            guard draft.types[type].form == .class, !called.isEmpty, !methods.isEmpty else { return nil }
            let fitting = methods.map { method in called.filter { isLike(draft.types[type].methods[method].name, $0) }.map(\.name) }
            let choices = combinations(fitting)
            guard !choices.isEmpty else { return nil }
            return choices.map { names in
                { draft in
                    var draft = draft
                    for (method, name) in zip(methods, names) { draft.types[type].methods[method].calls = name }
                    return draft
                }
            }
        }
    }

    /// One of each; none where that would be more than anybody would try.
    private static func combinations(_ lists: [[String]]) -> [[String]] {
        lists.reduce([[]]) { known, list in
            let longer = known.flatMap { start in list.map { start + [$0] } }
            return longer.count > 16 ? [] : longer
        }
    }

    /// `profile` and `getProfile` of `GET /v1/profile`, `lampsWithCompletion:` of `GET /v1/lamps`, `report` of `POST /v1/reports`.
    private static func isLike(_ method: String, _ endpoint: Draft.Endpoint) -> Bool {
        let base = method.prefix { $0 != ":" && $0 != "(" }
        let words = Words.split(String(base)).map(singular)
        let named = Array(words.prefix { $0 != "with" && $0 != "completion" && $0 != "async" })
        let wanted = Words.split(endpoint.name).map(singular)
        if named == wanted { return true }
        guard let verb = named.first, Array(named.dropFirst()) == wanted else { return false }
        return endpoint.methods.first.flatMap { verbs[$0] }?.contains(verb) ?? false
    }

    private static func singular(_ word: String) -> String {
        let word = word.lowercased()
        return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }

    private static let verbs: [String: Set<String>] = [
        "GET": ["get", "fetch", "load", "list", "read", "request", "retrieve"],
        "POST": ["add", "create", "make", "post", "send", "submit"],
        "PUT": ["change", "put", "replace", "set", "update"], "PATCH": ["change", "edit", "patch", "update"],
        "DELETE": ["delete", "remove"],
    ]
}
