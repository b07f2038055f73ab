import Declarations

extension ClassType {
    /// The method with `async` that the class declares beside one with a handler, under the name that the generated twin would have: Swift
    /// could not tell the two apart. Of several methods with handlers whose twins would be alike, the first has one.
    package func awaitedForm(of method: Method) -> Method? {
        guard method.handlers.ending != nil, method.language == .swift else { return nil }
        let taken = method.takenByTwin
        let alike = methods.filter { other in
            let others = other.takenByTwin
            return other.isStatic == method.isStatic && other.shownBase == method.shownBase && others.map(\.label) == taken.map(\.label)
                && (method.overload == nil && other.overload == nil || others.map(\.type) == taken.map(\.type))
        }
        if let awaited = alike.first(where: { $0.declaration.isAsync && $0.handlers.ending == nil }) { return awaited }
        guard method.overload != nil, let first = alike.first(where: { $0.handlers.ending != nil && !$0.mayLeaveOutHandlers }),
            first.name != method.name
        else {
            return nil
        }
        return first
    }
}

extension Method {
    /// Whether a method of Swift may be called without the handlers of its end (`= nil`). An app's call without them would be taken for one
    /// of the generated twin in every `async` function, and lack an `await`.
    package var mayLeaveOutHandlers: Bool {
        guard language == .swift, let positions = handlers.ending?.positions else { return false }
        return positions.allSatisfy { declaration.parameters[$0].defaultValue != nil }
    }

    /// Whether it may be awaited without its handlers: Swift's importer makes no `async` form of a method of Objective-C that answers something.
    /// Class methods have one all the same, since they make the object on which an app would await it.
    package var hasTwin: Bool {
        if mayLeaveOutHandlers { return false }
        return language == .swift || startedCall == nil && (isStatic || !answersBeforeItsEnd)
    }

    /// All that it takes but the handlers of its end.
    fileprivate var takenByTwin: [MethodDeclaration.Parameter] {
        let handlers = handlers.ending?.positions ?? []
        return declaration.parameters.enumerated().filter { !handlers.contains($0.offset) }.map(\.element)
    }

    /// What Swift shows in front of the brackets.
    fileprivate var shownBase: Substring { (swiftName?.value ?? declaration.attributes.swiftName ?? declaration.name).prefix { $0 != "(" } }
}
