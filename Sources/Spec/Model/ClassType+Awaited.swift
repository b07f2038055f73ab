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
    /// What Swift shows in front of the brackets.
    fileprivate var shownBase: Substring { (swiftName?.value ?? declaration.attributes.swiftName ?? declaration.name).prefix { $0 != "(" } }
}
