/// The errors that a scenario asserts, not those that it only names.
extension Scenario {
    /// As `ErrorEnum.case`: what calls fail with, what delegates are given, and what something that the app sees is equal to.
    package var metErrors: Set<String> { steps.reduce(into: []) { $0.formUnion($1.verb.metErrors) } }
}

extension ScenarioVerb {
    fileprivate var metErrors: Set<String> {
        switch self {
        case .call(let call), .new(let call): Set([call.failure?.value].compactMap { $0 })
        case .ended(let end):
            if case .failed(let failure) = end.outcome { [failure.value] } else { [] }
        case .notified(_, _, let arguments, _): Set(arguments.compactMap(\.value.errorName))
        case .expect(let condition), .until(let condition): condition.metErrors
        default: []
        }
    }
}

extension Condition {
    fileprivate var metErrors: Set<String> {
        switch self {
        case .all(let list): list.reduce(into: []) { $0.formUnion($1.metErrors) }
        case .equal(let left, let right):
            switch (left.errorName, right.errorName) {
            case (let name?, nil), (nil, let name?): [name]
            default: []
            }
        default: []
        }
    }
}

extension Expression {
    fileprivate var errorName: String? {
        if case .error(let enumeration, let name, _) = kind { "\(enumeration).\(name)" } else { nil }
    }
}
