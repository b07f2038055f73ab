import Declarations
import SourceText

/// A block of an app's that flows call with `report:`, one of a method's or one that an object holds.
struct CallableBlock {
    /// What it is given, by name.
    var fields: [Field]
    /// What it is waited for: what it answers, nothing where it only throws; nil for a block that is only told.
    var answer: ValueType?
    /// The value that it changes, of a method's.
    var changed: ValueType?
    /// Whether it is one of several that are told apart by a text.
    var isKeyed: Bool

    /// - Parameters:
    ///   - owner: the class by which types of what it is given may be meant.
    ///   - answerer: the same of what it answers.
    init(
        _ block: MethodHandlers.Progress, _ language: Language, fieldsOf owner: String?, answersIn answerer: String, at place: Place,
        isKeyed: Bool = false
    ) {
        let fields = block.fields(in: language, owner: owner, at: place)
        self.fields = fields
        answer = block.isAsked ? block.answer.map { TypeMapping.valueType($0, language, owner: answerer) } ?? .void : nil
        changed = block.changed.map { fields[$0].type }
        self.isKeyed = isKeyed
    }

    /// Whether the same values go in and come out.
    func isAlike(_ other: CallableBlock) -> Bool {
        fields.map(\.name.value) == other.fields.map(\.name.value) && fields.map(\.type) == other.fields.map(\.type)
            && answer == other.answer && isKeyed == other.isKeyed
    }
}
