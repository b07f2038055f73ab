/// Writes statements, one below the other.
enum StatementPrinter {
    static func write(_ statements: [SwiftStatement], to writer: inout LineWriter) {
        for statement in statements { write(statement, to: &writer) }
    }

    private static func write(_ statement: SwiftStatement, to writer: inout LineWriter) {
        switch statement {
        case .binding(let binding): write(binding, to: &writer)
        case .if(let branches, let otherwise): write(branches, otherwise, to: &writer)
        case .guard(let conditions, let body, let isShort): write(conditions, body, isShort, to: &writer)
        case .for(let pattern, let sequence, let body, let isAwaiting):
            let keywords = isAwaiting ? "for \(sequence.effects.contains(.throwing) ? "try " : "")await " : "for "
            let value = isAwaiting ? LayoutMaker.braceless(sequence) : loopSource(sequence)
            block(.row([.text("\(keywords)\(LayoutMaker.text(of: pattern)) in "), value]), body, to: &writer)
        case .while(let conditions, let body):
            head("while", conditions, "{", to: &writer)
            finish(body, to: &writer)
        case .do(let body, let catches): attempt(body, catches, to: &writer)
        case .switch(let value, let cases): write(value, cases, to: &writer)
        case .defer(let body): block(.text("defer"), body, to: &writer)
        case .function(let function): DeclarationPrinter.write(SwiftDeclaration(.function(function)), to: &writer)
        case .comment(let text): writer.comment(text, prefix: "// ")
        case .blank: writer.blank()
        default:
            guard let layout = LayoutMaker.simple(statement) else { return }
            line(layout, to: &writer)
        }
    }

    private static func loopSource(_ sequence: SwiftExpression) -> Layout {
        .row([.text(sequence.effects.keywords), LayoutMaker.braceless(sequence)])
    }

    private static func line(_ layout: Layout, to writer: inout LineWriter) {
        writer.begin()
        writer.write(layout)
        writer.end()
    }

    /// `head { … }`, closed on a line of its own.
    private static func block(_ head: Layout, _ body: [SwiftStatement], to writer: inout LineWriter) {
        writer.begin()
        writer.write(head, followedBy: 2)
        writer.write(" {")
        finish(body, to: &writer)
    }

    /// Behind an opening brace: the statements, and the line that closes them.
    private static func finish(_ body: [SwiftStatement], to writer: inout LineWriter) {
        inside(body, to: &writer)
        writer.write("}")
        writer.end()
    }

    private static func inside(_ body: [SwiftStatement], to writer: inout LineWriter) {
        writer.open()
        write(body, to: &writer)
        writer.close()
    }

    // MARK: bindings

    private static func write(_ binding: SwiftBinding, to writer: inout LineWriter) {
        let type = binding.type.map { ": \($0.spelling)" } ?? ""
        let name = (binding.isVariable ? "var " : "let ") + LayoutMaker.text(of: binding.pattern) + type
        guard let value = binding.value else { return writer.line(name) }
        assignment(name, value, to: &writer)
    }

    /// `name = value`; a chain of operators that is too long begins on the next line.
    static func assignment(_ name: String, _ value: SwiftExpression, to writer: inout LineWriter) {
        let layout = LayoutMaker.whole(value)
        writer.begin()
        if case .binary = value.kind, !writer.fits([.text("\(name) = "), layout]) {
            writer.write("\(name) =")
            writer.end()
            writer.indent()
            writer.begin()
            writer.outdent()
            writer.write(layout)
        } else {
            writer.write("\(name) = ")
            writer.write(layout)
        }
        writer.end()
    }

    // MARK: branches

    private static func write(_ branches: [SwiftBranch], _ otherwise: [SwiftStatement]?, to writer: inout LineWriter) {
        if let only = branches.first, only.isShort, branches.count == 1, otherwise == nil {
            return short("if", only.conditions, "{", only.body, to: &writer)
        }
        for (index, branch) in branches.enumerated() {
            head(index == 0 ? "if" : "} else if", branch.conditions, "{", isContinued: index > 0, to: &writer)
            inside(branch.body, to: &writer)
        }
        if let otherwise {
            writer.write("} else {")
            inside(otherwise, to: &writer)
        }
        writer.write("}")
        writer.end()
    }

    private static func write(_ conditions: [SwiftCondition], _ body: [SwiftStatement], _ isShort: Bool, to writer: inout LineWriter) {
        if isShort { return short("guard", conditions, "else {", body, to: &writer) }
        head("guard", conditions, "else {", to: &writer)
        finish(body, to: &writer)
    }

    /// `guard test else { leave }`: on one line where it fits, otherwise with its block below.
    private static func short(
        _ keyword: String, _ conditions: [SwiftCondition], _ tail: String, _ body: [SwiftStatement], to writer: inout LineWriter
    ) {
        writer.begin()
        if let inner = body.flat {
            let line = Layout.row([.text("\(keyword) "), row(conditions), .text(" \(tail) "), inner, .text(" }")])
            if writer.fits([line]) {
                writer.write(line)
                return writer.end()
            }
        }
        head(keyword, conditions, tail, isContinued: true, to: &writer)
        finish(body, to: &writer)
    }

    private static func row(_ conditions: [SwiftCondition]) -> Layout {
        let layouts = conditions.map(LayoutMaker.condition)
        return .row(layouts.enumerated().flatMap { index, layout in index == 0 ? [layout] : [.text(", "), layout] })
    }

    /// `if a, b {`: on one line, or a condition on each line and the brace below.
    private static func head(
        _ keyword: String, _ conditions: [SwiftCondition], _ tail: String, isContinued: Bool = false, to writer: inout LineWriter
    ) {
        if !isContinued { writer.begin() }
        let flat = Layout.row([.text("\(keyword) "), row(conditions), .text(" \(tail)")])
        if writer.fits([flat]) { return writer.write(flat) }
        let isGuard = keyword == "guard"
        writer.write(isGuard ? keyword : "\(keyword) ")
        for (index, condition) in conditions.enumerated() {
            let isOnOwnLine = isGuard || index > 0
            if isOnOwnLine {
                writer.end()
                writer.indent()
                writer.begin()
            }
            let comma = index < conditions.count - 1
            writer.write(LayoutMaker.condition(condition), followedBy: comma ? 1 : 0)
            if comma { writer.write(",") }
            if isOnOwnLine { writer.outdent() }
        }
        writer.end()
        writer.begin()
        writer.write(tail)
    }

    private static func attempt(_ body: [SwiftStatement], _ catches: [SwiftCatch], to writer: inout LineWriter) {
        writer.begin()
        writer.write("do {")
        inside(body, to: &writer)
        for item in catches {
            writer.write("} catch " + (item.pattern.map { LayoutMaker.text(of: $0) + " " } ?? "") + "{")
            inside(item.body, to: &writer)
        }
        writer.write("}")
        writer.end()
    }

    // MARK: cases

    private static func write(_ value: SwiftExpression, _ cases: [SwiftCase], to writer: inout LineWriter) {
        writer.begin()
        writer.write(.row([.text("switch "), .text(value.effects.keywords), LayoutMaker.braceless(value)]), followedBy: 2)
        writer.write(" {")
        writer.end()
        for item in cases { write(item, to: &writer) }
        writer.line("}")
    }

    private static func write(_ item: SwiftCase, to writer: inout LineWriter) {
        let patterns = item.patterns.map(LayoutMaker.text).joined(separator: ", ")
        let head = item.patterns.isEmpty ? "default:" : "case \(patterns):"
        writer.begin()
        writer.write(head)
        if let inner = item.body.flat, writer.fits([.text(" "), inner]) {
            writer.write(" ")
            writer.write(inner)
            return writer.end()
        }
        writer.end()
        writer.indent()
        write(item.body, to: &writer)
        writer.outdent()
    }
}
