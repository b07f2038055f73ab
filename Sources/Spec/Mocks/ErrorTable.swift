/// The documented errors by their names.
package struct ErrorTable: Sendable {
    private let enumerations: [String: ErrorEnumeration]
    private let cases: [String: [String: ErrorCase]]
    private let failures: [String: FailureShape]

    package init(_ spec: Spec) {
        enumerations = spec.errors.byName { $0.name.value }
        // Another name for a case stands for that case.
        cases = enumerations.mapValues { type in
            type.aliases.reduce(into: type.cases.byName { $0.name.value }) { $0[$1.name.value] = type.meant(by: $1) }
        }
        failures = spec.failures.byName { $0.name.value }
    }

    /// `ErrorEnum.case` taken apart.
    package func find(_ dotted: String) -> (enumeration: ErrorEnumeration, errorCase: ErrorCase)? {
        guard let dot = dotted.utf8.firstIndex(of: UInt8(ascii: ".")), let enumeration = enumerations[String(dotted[..<dot])] else {
            return nil
        }
        return find(String(dotted[dotted.index(after: dot)...]), in: enumeration.name.value).map { (enumeration, $0) }
    }

    package func find(_ name: String, in enumeration: String) -> ErrorCase? { cases[enumeration]?[name] }

    /// An error as an endpoint names it: where its failure shape carries the enum, the case's name is enough.
    package func find(_ name: String, of endpoint: Endpoint) -> (enumeration: ErrorEnumeration, errorCase: ErrorCase)? {
        if let found = find(name) { return found }
        let carried = endpoint.failure.flatMap { failures[$0.value] }?.errors.compactMap { enumerations[$0.value] } ?? []
        return carried.lazy.compactMap { type in find(name, in: type.name.value).map { (type, $0) } }.first
    }

    /// `ShopError.soldOut` is known to an endpoint, and to the mock, as `soldOut`.
    package static func lastPart(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension Array {
    /// The first of each name.
    func byName(_ name: (Element) -> String) -> [String: Element] { Dictionary(map { (name($0), $0) }) { first, _ in first } }
}
