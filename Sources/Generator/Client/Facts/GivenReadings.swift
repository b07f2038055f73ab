internal import Declarations
internal import Spec
internal import SwiftCode

/// What an object of an error class is read off its error for, and is given by an initialiser of the class: an app that makes the object
/// itself has no error, and what it gives counts.
extension ClassFacts {
    var givenReadings: [StoredMember] {
        guard !type.wraps.isEmpty else { return [] }
        let faces = type.methods.filter(isInitialiser).map(face)
        return properties.compactMap { read in
            let property = read.property
            guard !property.declaration.isStatic, property.get != nil || !property.trueFor.isEmpty else { return nil }
            let member = StoredMember(
                specName: property.name, name: model.inner.given(read.name), property: read, storage: "",
                flowType: model.flowType(read.type),
                isMutable: false)
            return faces.contains { face in face.parameters.contains { $0.fills(member, called: read.name, model) } } ? member : nil
        }
    }

    func givenReading(_ property: Property) -> StoredMember? {
        guard property.get != nil || !property.trueFor.isEmpty else { return nil }
        return givenReadings.first { $0.specName == property.name }
    }

    /// The error of an object that an app makes with an initialiser: the one that it is handed, or one that says what the initialiser is told.
    func error(of face: MethodFace) -> SwiftExpression {
        let documented = face.parameters.first { $0.type.name.map { model.errors[$0] != nil } ?? false }
        let handed = documented ?? face.parameters.first(where: \.type.isError)
        guard let handed else { return ownError(face) }
        let value = model.fromDeclared(.name(handed.name), handed.type)
        return handed.type.optionality == .required ? value : value.infix(.coalescing, ownError(face))
    }

    /// One that no server has answered.
    func ownError(_ face: MethodFace? = nil) -> SwiftExpression {
        let text = face?.parameters.first { ClassType.wordsForErrorText.contains($0.specName) && $0.type.base == "String" }
        let message = text.map { text -> SwiftArgument in
            let given = SwiftExpression.name(text.name)
            return (text.type.isOptional ? given.infix(.coalescing, .string("")) : given).labelled("message")
        }
        return .call("UnknownError", [SwiftExpression.string(name).labelled("domain")] + [message].compactMap { $0 })
    }
}

extension MethodFace.Parameter {
    /// Whether an initialiser's parameter fills what an object holds under that name: a whole number also what is any.
    func fills(_ member: StoredMember, called name: String, _ model: SystemModel) -> Bool {
        guard specName == member.specName || label == member.specName || label == name else { return false }
        let (given, held) = (model.flowType(type).type, member.flowType.type)
        return given == held || given == .integer && held == .number
    }
}

extension SystemModel {
    /// An object of an error class made of an error that is there; one that is such an object already stays.
    func wrapped(_ error: SwiftExpression, in type: String, _ environment: SwiftExpression) -> SwiftExpression {
        error.cast(.conditional, .named(type)).infix(.coalescing, wrapping(error, in: type, environment))
    }

    func wrapping(_ error: SwiftExpression, in type: String, _ environment: SwiftExpression) -> SwiftExpression {
        let basics = classes[type].map { ClassFacts($0, self).basics(environment) } ?? []
        return .call(type, basics + [error.labelled("error")])
    }
}
