package import SourceText

/// `requests:` — a request that the mock answers as documented. References show it as a command, behind the requests whose answers it uses.
package struct SampleRequest: Sendable {
    package enum Verb: Sendable {
        /// `endpoint: token.code` — with what is not its parameters' own sample, and the name of the alternative that answers it.
        case call(endpoint: Located<String>, arguments: [Argument], answer: Located<String>?)
        /// `put: apps` — a record, by the control interface.
        case put(record: Located<String>, fields: [Argument])
        /// `read: mailbox` — the record that has these fields, by the control interface.
        case read(record: Located<String>, matches: [Argument])
    }

    package var verb: Verb
    /// What later requests call its answer: `$login.code`.
    package var name: Located<String>?
    /// Earlier requests that are sent before, although nothing of their answers is used.
    package var after: [Located<String>]
    package var place: Place

    package init(_ verb: Verb, name: Located<String>? = nil, after: [Located<String>] = [], at place: Place) {
        self.verb = verb
        self.name = name
        self.after = after
        self.place = place
    }
}

extension SampleRequest {
    package var arguments: [Argument] {
        switch verb {
        case .call(_, let arguments, _), .put(_, let arguments), .read(_, let arguments): arguments
        }
    }

    /// The earlier requests that have to be sent first.
    package var needs: Set<String> {
        Set(arguments.flatMap(\.value.references).compactMap(\.local) + after.map(\.value))
    }
}

extension Spec {
    /// The request and everything that has to be sent before it, in the order of the spec.
    package func session(endingWith index: Int) -> [SampleRequest] {
        var needed = requests[index].needs
        var session = [requests[index]]
        for request in requests[..<index].reversed() {
            guard let name = request.name?.value, needed.contains(name) else { continue }
            needed.formUnion(request.needs)
            session.append(request)
        }
        return session.reversed()
    }

    /// What a parameter is given in a sample that says nothing of it: its only value, its example, its first word, or what the mock's app
    /// is registered with.
    package func sample(of field: Field) -> String? {
        if let said = field.constant?.value ?? field.example?.value ?? field.values.first?.value { return said }
        guard case .string(let text)? = mock?.app.first(where: { $0.name.value == field.name.value })?.seed?.kind else { return nil }
        return text
    }
}
