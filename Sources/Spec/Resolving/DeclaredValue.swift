import Declarations
import SourceText

extension Property {
    /// The value that its declaration lets it begin with: `var retries: Int = 3`. Nil for what begins so anyway, and for what `get:` computes.
    func declaredValue(as type: ValueType?, _ index: SpecIndex) -> Located<Expression>? {
        guard let value = declaration.firstValue, let type = type?.unwrapped else { return nil }
        func located(_ kind: Expression.Kind) -> Located<Expression> {
            Located(Expression(kind, type: type, place: spelling.place), at: spelling.place)
        }
        return switch (value, type) {
        case (.text(let text), .string): located(.string(text))
        case (.integer(let number), .integer), (.integer(let number), .number): located(.integer(number))
        case (.number(let number), .number): located(.number(number))
        case (.boolean(let flag), .boolean): located(.boolean(flag))
        case (.implicit(let name), .named(let enumeration)) where index.isCase(name, of: enumeration):
            located(.enumCase(enumeration: enumeration, name: name))
        case (.emptyList, .list): located(.list([]))
        case (.emptyDictionary, .table), (.emptyDictionary, .json): located(.object([]))
        default: nil
        }
    }
}
