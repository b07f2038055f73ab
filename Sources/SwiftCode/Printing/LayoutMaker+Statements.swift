extension LayoutMaker {
    /// A statement that fits on one line by its nature; nil for those with blocks and for what wants a line of its own.
    static func simple(_ statement: SwiftStatement) -> Layout? {
        switch statement {
        case .expression(let value): whole(value)
        case .discard(let value): whole(value, behind: "_ =")
        case .assign(let target, let sign, let value): row(of: assignment(target, sign, value))
        case .return(let value): value.map { whole($0, behind: "return") } ?? .text("return")
        case .throw(let value): whole(value, behind: "throw")
        case .break: .text("break")
        case .continue: .text("continue")
        default: nil
        }
    }

    /// `target = value`: one `try` in front covers both.
    static func assignment(
        _ target: SwiftExpression, _ sign: String, _ value: SwiftExpression
    ) -> (head: Layout, value: Layout, isChain: Bool) {
        let isMarked = !target.marks.isEmpty
        let head = Layout.row([make(target), .text(" \(sign)")])
        guard isMarked else { return (head, whole(value), isChain(value) || isKeptTogether(value)) }
        return (led(by: "", target.marks.union(value.marks), head), make(value), isChain(value))
    }

    /// What an assignment, other than a declaration, has below its `=` as a whole: a member or an item of something.
    static func isKeptTogether(_ value: SwiftExpression) -> Bool {
        guard value.marks.isEmpty else { return false }
        switch value.kind {
        case .member, .subscripted: return true
        case .chained(let base), .forced(let base): return isKeptTogether(base)
        default: return false
        }
    }

    static func isChain(_ condition: SwiftCondition) -> Bool {
        switch condition {
        case .test(let value), .bindTuple(_, let value), .match(_, let value): isChain(value)
        case .bind(_, let value, _): value.map(isChain) ?? false
        }
    }

    private static func row(of assignment: (head: Layout, value: Layout, isChain: Bool)) -> Layout {
        .led(assignment.head, assignment.value)
    }

    /// Whether the expression has parts that a line may be broken between, outside of brackets.
    static func isChain(_ value: SwiftExpression) -> Bool {
        switch value.kind {
        case .binary(_, let operation, _): operation != .closedRange && operation != .halfOpenRange
        case .ternary, .prose, .cast: true
        default: false
        }
    }

    static func condition(_ condition: SwiftCondition) -> Layout {
        switch condition {
        case .test(let value): led(by: "", value.marks, braceless(value))
        case .bind(let name, let value, let isVariable):
            bound((isVariable ? "var " : "let ") + self.name(name), value)
        case .bindTuple(let names, let value): bound("let (\(names.map(self.name).joined(separator: ", ")))", value)
        case .match(let pattern, let value): bound("case \(text(of: pattern))", value)
        }
    }

    private static func bound(_ head: String, _ value: SwiftExpression?) -> Layout {
        guard let value else { return .text(head) }
        return led(by: "\(head) =", value.marks, braceless(value))
    }

    /// In a condition a brace opens the block: closures stand in parentheses. Of a chain only those operands do that end with one.
    static func braceless(_ expression: SwiftExpression) -> Layout { make(expression.braceless) }

    static func text(of pattern: SwiftPattern) -> String {
        switch pattern {
        case .name(let name): self.name(name)
        case .any: "_"
        case .tuple(let parts): "(\(parts.map(text).joined(separator: ", ")))"
        case .enumCase(let name, let parts):
            ".\(SwiftKeyword.escapedMember(name))" + (parts.isEmpty ? "" : "(\(parts.map(text).joined(separator: ", ")))")
        case .expression(let value): FlatText.text(of: make(value))
        case .binding(let name): "let \(self.name(name))"
        case .cast(let pattern, let type): "\(text(of: pattern)) as \(type.spelling)"
        case .variable(let name): "var \(self.name(name))"
        }
    }
}

/// A layout on one line, whatever its width.
enum FlatText {
    static func text(of layout: Layout) -> String {
        var writer = LineWriter(width: 1_000_000)
        writer.write(layout)
        return writer.text
    }
}
