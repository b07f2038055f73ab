import Declarations

extension ClassType {
    /// The method with `async` that the class declares beside one with a handler, under the name that the generated twin would have: Swift
    /// could not tell the two apart.
    package func awaitedForm(of method: Method) -> Method? {
        guard let handlers = method.handlers.ending?.positions, method.language == .swift else { return nil }
        let others = method.declaration.parameters.enumerated().filter { !handlers.contains($0.offset) }.map(\.element.label)
        return methods.first { other in
            other.declaration.isAsync && other.isStatic == method.isStatic && other.handlers.ending == nil
                && other.shownBase == method.shownBase && other.declaration.parameters.map(\.label) == others
        }
    }
}

extension Method {
    /// Whether a method of Swift may be called without the handlers of its end (`= nil`). An app's call without them would be taken for one
    /// of the generated twin in every `async` function, and lack an `await`.
    package var mayLeaveOutHandlers: Bool {
        guard language == .swift, let positions = handlers.ending?.positions else { return false }
        return positions.allSatisfy { declaration.parameters[$0].defaultValue != nil }
    }

    /// What Swift shows in front of the brackets.
    fileprivate var shownBase: Substring { (swiftName?.value ?? declaration.attributes.swiftName ?? declaration.name).prefix { $0 != "(" } }
}
