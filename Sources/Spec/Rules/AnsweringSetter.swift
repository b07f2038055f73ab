import Declarations
import Diagnostics
import SourceText

/// A setter of a property that answers something.
enum AnsweringSetter {
    static let rule = Rule(
        "spec-answering-setter",
        "a documented setter of a property answers something",
        explanation: """
            `setter:` of a property is for guides that document the setter as a method of its own: to Swift there is the property alone, and \
            setting it answers nothing. A method that answers something, mostly its object for the next call (`- (instancetype)setKey:`), is a \
            method like others, beside a property that is `readonly`: it stands under `methods:`, and its steps set the property.
            """
    )

    static func check(_ property: Property) -> [Diagnostic] {
        guard let setter = property.setter, setter.answersSomething else { return [] }
        let value = setter.declaration.parameters.first?.name ?? property.name
        return [
            Diagnostic(
                rule, "`\(setter.name)` answers something, and setting `\(property.name)` does not", at: [Label(setter.spelling.place)],
                help: "declare it under `methods:`, with `steps: [{set: {\(property.name): $arg.\(value)}}, {return: $self}]`")
        ]
    }
}
