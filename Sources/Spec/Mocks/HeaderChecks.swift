/// Where in an answer the lists and JSON values of a request are looked at: behind the checks of its headers.
///
/// Services know who calls before they take apart what is asked, so a token that is no good is told before a list that is none. What is a
/// check is told by its kind: a step of the answer's beginning that only looks, reads a header, and may end the answer.
package struct HeaderChecks: Sendable {
    /// How many steps the beginning has, up to the last check; 0 where no header is checked, or there is nothing that could be malformed.
    package let count: Int

    package init(_ answer: Answer, of endpoint: Endpoint, _ tables: MockTables) {
        let parameters = tables.parameters(of: endpoint)
        let structures = parameters.filter { tables.isStructure($0) }.map(\.field.name.value)
        guard !structures.isEmpty else {
            count = 0
            return
        }
        let looked = parameters.filter { $0.location == .header || $0.location == .anyHeaders }
        var headers = Set(looked.map { Reference(root: .request, path: [$0.field.name.value]) })
        var last = 0
        for (number, step) in answer.steps.enumerated() {
            let references = step.references
            guard step.onlyLooks, !references.contains(where: { $0.isParameter(in: structures) }) else { break }
            guard references.contains(where: { $0.isPart(of: headers) }) else { continue }
            if case .control(.bind(let name, _)) = step.verb { headers.insert(Reference(root: .local(name.value), path: [])) }
            if step.mayEnd { last = number + 1 }
        }
        count = last
    }
}

extension MockTables {
    /// Whether a parameter is a list or a JSON value, which is taken apart after all else.
    fileprivate func isStructure(_ parameter: Endpoint.Parameter) -> Bool {
        let isPlaced = ![.path, .header, .verb].contains(parameter.location) && !parameter.location.isOfApp
        guard isPlaced, parameter.field.constant == nil else { return false }
        return switch wireType(parameter.field.type, parameter.field.fields) {
        case .object, .list, .any: true
        case .string, .bytes, .integer, .number, .boolean: false
        }
    }
}

extension Reference {
    fileprivate func isParameter(in names: [String]) -> Bool { root == .request && path.first.map(names.contains) == true }

    /// Whether it is one of these, or something in one.
    fileprivate func isPart(of others: Set<Reference>) -> Bool {
        others.contains { $0.root == root && path.starts(with: $0.path) }
    }
}

extension AnswerStep {
    /// Whether it changes nothing that anybody could see later, and the answer may go on behind it.
    fileprivate var onlyLooks: Bool { !ends && withNested.allSatisfy(\.verb.onlyLooks) }

    fileprivate var mayEnd: Bool { withNested.contains(where: \.ends) }
}

extension AnswerVerb {
    fileprivate var onlyLooks: Bool {
        switch self {
        case .control, .find, .list, .respond, .respondWith, .redirect, .page, .fail: true
        case .records, .change, .send, .event, .stream, .push, .close: false
        }
    }
}
