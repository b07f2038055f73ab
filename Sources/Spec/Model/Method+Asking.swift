import Declarations

extension Method {
    /// Of a delegate's method: whether who tells it something waits until the app is done, and fails where the app does. It is one that waits or
    /// throws, or is handed a block to answer with.
    package var isAsked: Bool { answerBlock != nil || declaration.isAsync || mayThrow }

    /// Whether an app may answer with an error: `throws`, or `NSError **` behind everything else.
    package var mayThrow: Bool { declaration.isThrowing || throwsByPointer }

    /// The one type of error that it throws, in Swift.
    package var thrownType: String? {
        guard let name = declaration.thrownType?.name, name != "any Error", name != "Error" else { return nil }
        return name
    }

    var throwsByPointer: Bool { language == .objectiveC && declaration.parameters.last?.type?.isErrorPointer == true }

    /// Whether it answers only whether there was an error: `BOOL`, beside `NSError **`.
    var answersSuccess: Bool { throwsByPointer && ["BOOL", "bool", "Boolean"].contains(declaration.result?.name ?? "") }

    /// The parameters that a flow gives values to when it tells a delegate.
    var toldParameters: [MethodDeclaration.Parameter] {
        let block = answerBlock?.position
        let parameters = throwsByPointer ? declaration.parameters.dropLast() : declaration.parameters[...]
        return parameters.enumerated().filter { $0.offset != block }.map(\.element)
    }

    /// The enum of the error that any other becomes: `LampError` of `failsAs: LampError.offline`.
    var errorsOfFailing: String? { failsAs?.value.split(separator: ".").first.map(String.init) }

    /// What a flow gets of it: nothing of a truth value that says whether there is an error.
    func toldResult(in owner: String? = nil) -> ValueType? {
        guard let result = declaration.result else { return nil }
        return answersSuccess ? .void : TypeMapping.valueType(result, language, owner: owner)
    }
}
