import Declarations

extension ClassType {
    /// Nothing is known of it but its name: one such object is as good as another.
    package var isBare: Bool {
        let isPlain = language == .objectiveC && form == .class && superclass == nil && conformances.isEmpty && requiresModule == nil
        let isEmpty = properties.isEmpty && methods.isEmpty && carries.isEmpty && events.isEmpty && wraps.isEmpty
        return isPlain && isEmpty && shared == nil && delegate == nil && once == nil
    }
}

extension Flow {
    /// Whether an initialiser has the flow done with the object that it has made. One whose steps only say how it is made does that by itself.
    ///
    /// - Parameter owner: the class of the method.
    package func runsOnNew(_ method: Method, of owner: String) -> Bool {
        guard method.isShownAsInitialiser(of: owner), !steps.isEmpty else { return false }
        return !returnsValue || takesOver(method, of: owner)
    }

    /// Whether an initialiser of Objective-C answers an object that is there already, or that its steps have made: Swift's can answer only its
    /// own, which takes over what that one holds.
    package func takesOver(_ method: Method, of owner: String) -> Bool {
        returnsValue && method.language == .objectiveC && method.isShownAsInitialiser(of: owner) && !fillsByName(method, of: owner)
    }

    /// Whether the steps of an initialiser of Swift make its object, which they return: there is none before, and none where they fail.
    package func makesObject(of method: Method, _ owner: String) -> Bool {
        returnsValue && method.isInitialiserOfSwift && !fillsByName(method, of: owner)
    }

    /// Whether an initialiser does anything with the flow but being told by it which parameter fills what.
    package func isCalled(by method: Method, of owner: String) -> Bool { runsOnNew(method, of: owner) || makesObject(of: method, owner) }

    /// `new` with the parameters by their names, and that object returned: what an initialiser does without a word.
    package func fillsByName(_ method: Method, of type: String) -> Bool {
        guard steps.count == 2, case .new(let name, let arguments, let result) = steps[0].verb, name.value == type,
            case .return(let value) = steps[1].verb, value.reference?.root == .local(result), value.reference?.path.isEmpty == true
        else { return false }
        return arguments.allSatisfy { argument in
            guard let given = argument.value.reference, given.root == .argument, given.path.count == 1 else { return false }
            return method.declaration.parameters.contains { parameter in
                parameter.name == given.path[0] && [parameter.name, parameter.label].contains(argument.name.value)
            }
        }
    }
}
