internal import Spec

/// The variables of a session: one for each part of an answer that a later request uses, called like the part.
struct ShellVariables {
    private var names: [Reference: String] = [:]
    private var order: [Reference] = []

    init(_ requests: [SampleRequest]) {
        var taken: Set<String> = []
        for expression in requests.flatMap(\.arguments).flatMap(\.value.withNested) {
            guard case .reference(let reference) = expression.kind, case .local(let owner) = reference.root else { continue }
            guard names[reference] == nil else { continue }
            let last = Self.word(reference.path.last ?? owner)
            let name = taken.insert(last).inserted ? last : "\(owner)_\(last)"
            taken.insert(name)
            names[reference] = name
            order.append(reference)
        }
    }

    func name(_ reference: Reference) -> String { names[reference] ?? "" }

    /// What is kept of a request's answer.
    func kept(of request: SampleRequest) -> [(variable: String, path: [String])] {
        guard let owner = request.name?.value else { return [] }
        return order.filter { $0.root == .local(owner) }.map { (name($0), $0.path) }
    }

    private static func word(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
    }
}
