/// Turns expressions into layouts: the one place that knows brackets, backticks, and where `try` and `await` stand.
enum LayoutMaker {
    /// How tightly the parts of an expression hold together.
    enum Precedence: Int, Comparable {
        case lowest, ternary, or, and, comparison, coalescing, cast, range, addition, multiplication, prefix, postfix

        static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

        var next: Precedence { Precedence(rawValue: rawValue + 1) ?? .postfix }
    }

    /// An expression as a whole, behind the keywords of its effects.
    static func whole(_ expression: SwiftExpression) -> Layout {
        whole(expression, behind: "")
    }

    /// A whole expression behind a word: `return try value`.
    static func whole(_ expression: SwiftExpression, behind word: String) -> Layout {
        led(by: word, expression.marks, make(expression))
    }

    /// A value behind a word and the keywords of its effects, of which either may be missing.
    static func led(by word: String, _ marks: Effects, _ value: Layout) -> Layout {
        let words = [word, marks.keywords].filter { !$0.isEmpty }.joined(separator: " ")
        return words.isEmpty ? value : .led(.text(words), value)
    }

    static func make(_ expression: SwiftExpression, atLeast precedence: Precedence = .lowest) -> Layout {
        part(asked(expression) ?? expression, atLeast: precedence)
    }

    /// What a member, a call or an index stands behind.
    private static func base(_ expression: SwiftExpression) -> Layout { part(expression, atLeast: .postfix) }

    private static func part(_ expression: SwiftExpression, atLeast precedence: Precedence) -> Layout {
        // Prose in pieces is a chain of operators: only what stands by itself may be split.
        if case .prose(let text) = expression.kind, precedence > .lowest { return .text(SwiftLiteral.text(text)) }
        let layout = plain(expression)
        return self.precedence(expression) < precedence ? .bracketed(layout) : layout
    }

    private static func plain(_ expression: SwiftExpression) -> Layout {
        switch expression.kind {
        case .name(let name): .text(self.name(name))
        case .implicitMember(let name): .text(".\(SwiftKeyword.escapedMember(name))")
        case .member(let base, let name): .row([self.base(base), .text(".\(member(name, of: base))")])
        case .chained(let base): .row([self.base(base), .text("?")])
        case .forced(let base): .row([self.base(base), .text("!")])
        case .call(let function, let arguments, let trailing): call(function, arguments, trailing)
        case .subscripted(let base, let arguments):
            .row([self.base(base), list("[", arguments.map(argument), "]")])
        case .string(let parts): .text("\"\(parts.map(literal).joined())\"")
        case .prose(let text): .prose(text)
        case .integer(let value): .text(SwiftLiteral.integer(value))
        case .number(let value): .text(number(value))
        case .boolean(let value): .text(value ? "true" : "false")
        case .null: .text("nil")
        case .array(let elements): list("[", elements.map { make($0) }, "]", comma: .counted)
        case .dictionary(let elements): dictionary(elements)
        case .tuple(let elements): tuple(elements)
        case .closure(let closure): block(nil, closure)
        case .binary(let left, let operation, let right): binary(left, operation, right)
        case .prefixed(let sign, let value): .row([.text(sign), make(value, atLeast: .postfix)])
        case .ternary(let test, let first, let second): ternary(test, first, second)
        case .cast(let value, let cast, let type):
            .row([make(value, atLeast: .prefix), .text(" \(cast.rawValue) \(type.spelling)")])
        case .type(let type): type.layout
        case .keyPath(let names): .text("\\" + names.map { ".\(SwiftKeyword.escapedMember($0))" }.joined())
        case .optionalTry(let value): led(by: "try?", value.marks.subtracting(.throwing), make(value))
        case .macro(let name, let arguments, _): macro(name, arguments)
        }
    }

    static func precedence(_ expression: SwiftExpression) -> Precedence {
        switch expression.kind {
        case .binary(_, let operation, _): operation.precedence
        case .ternary: .ternary
        case .cast: .cast
        case .prefixed: .prefix
        case .integer(let value): value < 0 ? .prefix : .postfix
        case .number(let value): value < 0 ? .prefix : .postfix
        case .optionalTry: .lowest
        case .closure: .prefix
        // `(any Door).self`
        case .type(.any): .prefix
        default: .postfix
        }
    }

    // MARK: parts

    /// `self`, `$0` and dotted names are what they are; anything else that is a keyword stands in backticks.
    static func name(_ name: String) -> String {
        ["self", "Self", "super", "Any"].contains(name) ? name : SwiftKeyword.escaped(name)
    }

    /// `self` and `init` of a type are words of the language, those of a value are names.
    private static func member(_ name: String, of base: SwiftExpression) -> String {
        if case .type = base.kind { name } else { SwiftKeyword.escapedMember(name) }
    }

    private static func literal(_ part: SwiftExpression.StringPart) -> String {
        switch part {
        case .text(let text): SwiftLiteral.body(text)
        case .value(let value): "\\(" + FlatText.text(of: make(value)) + ")"
        }
    }

    private static func number(_ value: Double) -> String {
        guard !value.isNaN else { return ".nan" }
        return value.isFinite ? String(value) : value < 0 ? "-.infinity" : ".infinity"
    }

    private static func list(_ open: String, _ items: [Layout], _ close: String, comma: Layout.TrailingComma = .none) -> Layout {
        .list(open: open, items, close: close, comma)
    }

    private static func dictionary(_ elements: [SwiftExpression.DictionaryElement]) -> Layout {
        guard !elements.isEmpty else { return .text("[:]") }
        return list("[", elements.map(element), "]", comma: .counted)
    }

    private static func element(_ element: SwiftExpression.DictionaryElement) -> Layout {
        .led(.row([make(element.key), .text(":")]), make(element.value))
    }

    /// One value in brackets is no tuple, for the formatter neither.
    private static func tuple(_ elements: [SwiftArgument]) -> Layout {
        if elements.count == 1, let only = elements.first, only.label == nil { return .bracketed(make(only.value)) }
        return list("(", elements.map(argument), ")")
    }

    static func argument(_ argument: SwiftArgument) -> Layout {
        guard let label = argument.label else { return make(argument.value) }
        let (name, value) = (SwiftKeyword.escapedArgument(label), make(argument.value))
        return value.canBreak || value.holdsTypes ? .row([.text("\(name): "), value]) : .led(.text("\(name):"), value)
    }

    private static func call(_ function: SwiftExpression, _ arguments: [SwiftArgument], _ trailing: SwiftClosure?) -> Layout {
        let head = base(function)
        guard let trailing else { return .row([head, brackets(arguments)]) }
        return block(arguments.isEmpty ? head : .row([head, brackets(arguments)]), trailing)
    }

    /// A collection that is the only argument opens on the call's own line.
    static func brackets(_ arguments: [SwiftArgument]) -> Layout {
        if arguments.count == 1, let only = arguments.first, only.label == nil {
            switch only.value.kind {
            case .array(let elements) where !elements.isEmpty:
                return list("([", elements.map { make($0) }, "])", comma: .counted)
            case .dictionary(let elements) where !elements.isEmpty:
                return list("([", elements.map(element), "])", comma: .counted)
            default: break
            }
        }
        return list("(", arguments.map(argument), ")")
    }

    private static func macro(_ name: String, _ arguments: [SwiftArgument]) -> Layout {
        let items = arguments.map { item -> Layout in
            let value = whole(item.value)
            return item.label.map { .row([.text("\($0): "), value]) } ?? value
        }
        return .row([.text("#\(name)"), list("(", items, ")")])
    }

    /// `head { a, b in … }`
    private static func block(_ head: Layout?, _ closure: SwiftClosure) -> Layout {
        var words = closure.captures.isEmpty ? "" : "[\(closure.captures.joined(separator: ", "))]"
        let parameters = closure.parameters.map(name).joined(separator: ", ")
        let effects = closure.failure == nil ? unseenEffects(closure.body) : closure.body.marks.revealed.union(.throwing)
        let signature = effects.isEmpty ? parameters : "(\(parameters))\(effects.specifiers(failure: closure.failure))"
        if !signature.isEmpty { words += (words.isEmpty ? "" : " ") + signature }
        return .block(head: head, opening: words.isEmpty ? "" : "\(words) in", closure.body)
    }

    /// What a closure does that the compiler does not see: it takes no notice of a `try` inside of a macro.
    private static func unseenEffects(_ body: [SwiftStatement]) -> Effects {
        let marks = body.marks
        return marks.revealed.contains(.throwing) && !marks.contains(.throwing) ? marks.revealed : []
    }

    /// A chain of one operator is flat; operands of another one stand in brackets where a reader might stumble.
    private static func binary(_ left: SwiftExpression, _ operation: SwiftOperator, _ right: SwiftExpression) -> Layout {
        if operation == .closedRange || operation == .halfOpenRange {
            // `..<-` would be an operator of its own, and `1...n + 1` is read with care.
            return .row([make(left, atLeast: .prefix), .text(operation.rawValue), make(right, atLeast: .postfix)])
        }
        let operands = operands(left, of: operation, isRight: false) + self.operands(right, of: operation, isRight: true)
        return .chain(
            operands.enumerated().map { index, layout in
                Layout.Operand(operation: index == 0 ? "" : operation.rawValue, layout: layout)
            })
    }

    private static func operands(_ expression: SwiftExpression, of operation: SwiftOperator, isRight: Bool) -> [Layout] {
        guard case .binary(let left, operation, let right) = expression.kind, isRight ? operation.isLogical : operation.isAssociative
        else {
            return [operand(expression, of: operation, isRight: isRight)]
        }
        return operands(left, of: operation, isRight: false) + operands(right, of: operation, isRight: true)
    }

    private static func operand(_ expression: SwiftExpression, of operation: SwiftOperator, isRight: Bool) -> Layout {
        make(expression, atLeast: precedence(of: expression, in: operation, isRight: isRight))
    }

    /// Whether an operand stands in brackets.
    static func isBracketed(_ expression: SwiftExpression, in operation: SwiftOperator, isRight: Bool) -> Bool {
        if case .binary(_, operation, _) = expression.kind, isRight ? operation.isLogical : operation.isAssociative { return false }
        return precedence(expression) < precedence(of: expression, in: operation, isRight: isRight)
    }

    /// How tightly an operand has to hold together to stand there without brackets.
    private static func precedence(of expression: SwiftExpression, in operation: SwiftOperator, isRight: Bool) -> Precedence {
        let own = operation.precedence
        let inner = precedence(expression)
        // `a && b || c` and `a ?? b == c` are right and hard to read.
        let isMisleading: Bool =
            switch inner {
            case .and, .coalescing, .cast: inner != own
            default: false
            }
        return isMisleading ? .prefix : isRight || !operation.isAssociative ? own.next : own
    }

    private static func ternary(_ test: SwiftExpression, _ first: SwiftExpression, _ second: SwiftExpression) -> Layout {
        .chain([
            Layout.Operand(operation: "", layout: make(test, atLeast: .or)),
            Layout.Operand(operation: "?", layout: make(first, atLeast: .or)),
            Layout.Operand(operation: ":", layout: make(second, atLeast: .ternary)),
        ])
    }
}

extension SwiftOperator {
    var precedence: LayoutMaker.Precedence {
        switch self {
        case .multiplication, .division, .remainder: .multiplication
        case .addition, .subtraction: .addition
        case .closedRange, .halfOpenRange: .range
        case .coalescing: .coalescing
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical, .notIdentical: .comparison
        case .and: .and
        case .or: .or
        }
    }

    /// Whether `a op b op c` may be written without brackets, and reads from left to right.
    var isAssociative: Bool {
        switch precedence {
        case .comparison, .range: false
        default: true
        }
    }

    /// Whether it does not matter how a chain of it is put into brackets.
    var isLogical: Bool { self == .and || self == .or || self == .coalescing }
}
