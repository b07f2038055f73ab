import SourceText

/// The failure shape of endpoints that say none: the only one that carries all of their errors, for answers of their kind.
///
/// Errors go with the answer: one that is a redirect has them in the URL, any other in its body. Where two shapes would do, or none, the
/// endpoint has to say which.
extension Spec {
    mutating func settleFailures() {
        let cases = errorCaseNames
        for index in endpoints.indices where endpoints[index].failure == nil && !endpoints[index].errors.isEmpty {
            let fitting = failures.filter { $0.carries(endpoints[index], cases) }
            if fitting.count == 1, let shape = fitting.first {
                endpoints[index].failure = Located(shape.name.value, at: endpoints[index].name.place)
            }
        }
        settleHeads()
    }

    /// No answer to `HEAD` has a body: the errors of such an endpoint are told by their status, in the shape that the server uses elsewhere.
    private mutating func settleHeads() {
        let shapes = failures.byName { $0.name.value }
        for index in endpoints.indices where endpoints[index].isHead && !endpoints[index].errors.isEmpty {
            guard let name = endpoints[index].failure, var shape = shapes[name.value], !shape.placeholders.isEmpty, !shape.isRedirect else {
                continue
            }
            shape.name = Located("\(name.value) of \(endpoints[index].name.value)", at: shape.name.place)
            (shape.fields, shape.placeholders, shape.transport[.code]) = ([], [], nil)
            shape.toldWithoutBody = endpoints[index].errors
            failures.append(shape)
            endpoints[index].failure = Located(shape.name.value, at: name.place)
        }
    }
}

extension Spec {
    /// `wire: [{code: gone, status: 410}]`: the status of one of several spellings, where no body of the errors has a `$wire.status`.
    mutating func settleStatuses() {
        for index in errors.indices {
            let name = errors[index].name.value
            let isPlaced = failures.contains { shape in
                shape.errors.contains { $0.value == name } && shape.placeholders.contains { $0.placeholder == .wire("status") }
            }
            guard !isPlaced else { continue }
            for place in errors[index].cases.indices { errors[index].cases[place].settleStatuses() }
        }
    }
}

extension ErrorCase {
    fileprivate mutating func settleStatuses() {
        guard spellings.contains(where: { $0["status"] != nil && $0.count > 1 }) else { return }
        func status(_ wire: inout [String: Located<String>]) -> Located<Int>? {
            guard wire.count > 1, let said = wire["status"], let number = Int(said.value) else { return nil }
            wire["status"] = nil
            return Located(number, at: said.place)
        }
        spelledStatuses = [status(&wire)]
        for place in otherWires.indices { spelledStatuses.append(status(&otherWires[place])) }
    }
}

extension Endpoint {
    /// Whether clients ask for its headers alone.
    fileprivate var isHead: Bool { direction == .outbound && !methods.isEmpty && methods.allSatisfy { $0.value == "HEAD" } }
}

extension Spec {
    /// The cases of the enums of errors, by the enums' names.
    var errorCaseNames: [String: Set<String>] {
        Dictionary(errors.map { ($0.name.value, Set($0.cases.map(\.name.value))) }) { first, _ in first }
    }
}

extension FailureShape {
    fileprivate func carries(_ endpoint: Endpoint, _ cases: [String: Set<String>]) -> Bool {
        endpoint.errors.allSatisfy { carries($0.value, of: endpoint, cases) }
    }

    /// Whether an answer of the endpoint may be this error in this shape.
    ///
    /// - Parameter cases: of the enums of errors, by their names.
    func carries(_ error: String, of endpoint: Endpoint, _ cases: [String: Set<String>]) -> Bool {
        let parts = error.split(separator: ".").map(String.init)
        let enums = errors.map(\.value).filter { parts.count == 1 || $0 == parts[0] }
        return isRedirect == (endpoint.response?.kind == .redirect)
            && enums.contains { cases[$0]?.contains(parts.last ?? "") ?? false }
    }
}

/// What `transport: {code: …}` of a failure shape names is an error of each endpoint that has the shape: servers may say any code.
extension Spec {
    mutating func settleOtherCodes() {
        let table = ErrorTable(self)
        let shapes = failures.byName { $0.name.value }
        for index in endpoints.indices {
            let endpoint = endpoints[index]
            guard let other = endpoint.failure.flatMap({ shapes[$0.value] })?.transport[.code], let found = table.find(other.value) else {
                continue
            }
            func isFound(_ name: String) -> Bool {
                guard let known = table.find(name, of: endpoint) else { return false }
                return known.enumeration.name.value == found.enumeration.name.value
                    && known.errorCase.name.value == found.errorCase.name.value
            }
            guard !endpoint.errors.contains(where: { isFound($0.value) }) else { continue }
            let short = found.errorCase.name.value
            endpoints[index].errors.append(Located(isFound(short) ? short : other.value, at: other.place))
        }
    }
}

extension Spec {
    /// What refuses a request is called as the endpoint's `errors:` have it: `ShopError.closed` is `closed` there.
    mutating func settleRefusals() {
        let table = ErrorTable(self)
        for index in endpoints.indices {
            let endpoint = endpoints[index]
            func own(_ name: Located<String>?) -> Located<String>? {
                guard let name, !endpoint.errors.contains(where: { $0.value == name.value }),
                    let found = table.find(name.value, of: endpoint)
                else { return name }
                let same = endpoint.errors.first { each in
                    guard let known = table.find(each.value, of: endpoint) else { return false }
                    return known.enumeration.name.value == found.enumeration.name.value
                        && known.errorCase.name.value == found.errorCase.name.value
                }
                return same.map { Located($0.value, at: name.place) } ?? name
            }
            endpoints[index].onInvalid = own(endpoint.onInvalid)
            for place in endpoint.parameters.indices {
                let said = endpoint.parameters[place].onMissing
                let settled = own(said)
                let isUsual = settled?.value != said?.value && settled?.value == endpoints[index].onInvalid?.value
                endpoints[index].parameters[place].onMissing = isUsual ? nil : settled
            }
        }
    }
}

extension Spec {
    /// Errors that are declared in Swift have the domain that Swift gives them, `Module.Name`, where the spec says no other.
    mutating func settleDomains() {
        let names = Dictionary(swiftNames.map { ($0.name.value, $0.swift.value) }) { first, _ in first }
        for index in errors.indices where errors[index].domain.value.isEmpty {
            let name = errors[index].name.value
            errors[index].domain = Located("\(system.module.value).\(names[name] ?? name)", at: errors[index].name.place)
        }
    }
}
