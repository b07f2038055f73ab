package import Declarations
package import SourceText

/// A block that a delegate's method hands to the app, which answers by calling it.
package struct AnswerBlock: Sendable {
    /// Among the method's parameters.
    package var position: Int
    package var block: MethodHandlers.Progress
    package var language: Language

    /// What the app calls it with, by name.
    package func values(at place: Place) -> [Field] { block.fields(in: language, at: place) }

    /// What a flow gets of it: the value that it is called with, several by their names, or, where it takes none, whether it was called.
    func answer(at place: Place) -> Scope.Binding {
        let values = values(at: place)
        return switch values.count {
        case 0: Scope.Binding(type: .optional(.boolean))
        case 1: Scope.Binding(type: values[0].type.asOptional)
        default: Scope.Binding(type: .optional(.object), fields: values)
        }
    }
}

extension Method {
    /// Of a delegate's method: the block with which the app answers.
    package var answerBlock: AnswerBlock? {
        for (position, parameter) in declaration.parameters.enumerated() {
            guard let block = MethodHandlers.Progress(parameter.name, parameter.type), block.answer == nil else { continue }
            return AnswerBlock(position: position, block: block, language: language)
        }
        return nil
    }
}
