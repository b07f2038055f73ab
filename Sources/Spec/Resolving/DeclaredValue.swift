import Declarations
import SourceText

extension Property {
    /// The value that its declaration lets it begin with: `var retries: Int = 3`. Nil for what begins so anyway, and for what `get:` computes.
    func declaredValue(as type: ValueType?, _ index: SpecIndex) -> Located<Expression>? {
        guard let value = declaration.firstValue, let type = type?.unwrapped else { return nil }
        return expression(value, type, index).map { Located($0, at: spelling.place) }
    }

    private func expression(_ value: MethodDeclaration.Parameter.Literal, _ type: ValueType, _ index: SpecIndex) -> Expression? {
        func written(_ kind: Expression.Kind) -> Expression { Expression(kind, type: type, place: spelling.place) }
        switch (value, type) {
        case (.text(let text), .string): return written(.string(text))
        case (.integer(let number), .integer), (.integer(let number), .number): return written(.integer(number))
        case (.number(let number), .number): return written(.number(number))
        case (.boolean(let flag), .boolean): return written(.boolean(flag))
        case (.implicit(let name), .named(let enumeration)) where index.isCase(name, of: enumeration):
            return written(.enumCase(enumeration: enumeration, name: name))
        case (.implicit(let name), .named(let enumeration)) where index.associated[enumeration]?.cases[name]?.isEmpty == true:
            return written(.filledCase(enumeration: enumeration, name: name, []))
        case (.emptyList, .list): return written(.list([]))
        case (.emptyList, .named(let name)) where index.isOptionSet(name): return written(.list([]))
        case (.list(let items), .named(let name)) where index.isOptionSet(name):
            let options = items.compactMap { expression($0, type, index) }
            return options.count == items.count ? written(.list(options)) : nil
        case (.list(let items), .list(let element)):
            let values = items.compactMap { expression($0, element, index) }
            return values.count == items.count ? written(.list(values)) : nil
        case (.emptyDictionary, .table), (.emptyDictionary, .json): return written(.object([]))
        case (.made, .date), (.implicit("now"), .date): return written(.reference(Reference(root: .clock, path: ["now"])))
        case (.made, .named(let name)) where index.classes[name]?.isMadeOfNothing == true:
            return written(.make(type: name, from: Expression(.object([]), type: .object, place: spelling.place)))
        default: return nil
        }
    }
}

extension SpecIndex {
    /// `{make: Options, from: {object: {}}}` of a struct that is made so: what `= Options()` is, too.
    func isMadeOfNothing(_ value: Expression) -> Bool {
        guard case .make(let name, let source) = value.kind, source.isEmptyObject else { return false }
        return classes[name]?.isMadeOfNothing == true
    }
}

extension Expression {
    /// `{object: {}}`
    package var isEmptyObject: Bool { if case .object(let members) = kind { members.isEmpty } else { false } }
}

extension ClassType {
    /// Whether an initialiser can be called without a value, and answers an object then.
    var hasInitialiserOfNothing: Bool {
        methods.map(\.declaration).contains {
            $0.isInitializer && !$0.isThrowing && $0.failing == nil && !$0.attributes.isUnavailable
                && $0.parameters.allSatisfy(\.hasDefault)
        }
    }

    /// A struct that says of each of its properties what it begins with, or has an initialiser whose parameters all have defaults.
    package var isMadeOfNothing: Bool {
        guard form == .structure else { return false }
        if hasInitialiserOfNothing { return true }
        return !methods.contains(where: \.declaration.isInitializer) && carries.isEmpty
            && properties.allSatisfy { $0.get != nil || $0.declaration.isStatic || $0.beginsByItself }
    }
}

extension Property {
    /// Apps may set it, and it has a value before they do.
    fileprivate var beginsByItself: Bool {
        guard !declaration.isReadOnly, let type = declaration.type, case .named(let named) = type else { return false }
        return named.nullability == .nullable || declaration.hasInitializer || named.name == "Optional"
    }
}
