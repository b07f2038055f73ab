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
        case .for(let pattern, let sequence, let body, let rounds):
            let head = ["for", rounds.keywords, LayoutMaker.text(of: pattern)].filter { !$0.isEmpty }.joined(separator: " ")
            loop(head, LayoutMaker.led(by: "", sequence.marks, LayoutMaker.braceless(sequence)), body, to: &writer)
        case .while(let conditions, let body):
            head("while", conditions, "{", to: &writer)
            finish(body, to: &writer)
        case .do(let body, let catches): attempt(body, catches, to: &writer)
        case .switch(let value, let cases): write(value, cases, to: &writer)
        case .defer(let body): block(.text("defer"), body, to: &writer)
        case .function(let function): DeclarationPrinter.write(SwiftDeclaration(.function(function)), to: &writer)
        case .comment(let text): writer.comment(text, prefix: "// ")
        case .blank: writer.blank()
        case .discard(let value):
            let isBelow = LayoutMaker.isChain(value) || LayoutMaker.isKeptTogether(value)
            assignment(.text("_ ="), LayoutMaker.whole(value), isChain: isBelow, to: &writer)
        case .assign(let target, let sign, let value):
            let (head, value, isChain) = LayoutMaker.assignment(target, sign, value)
            assignment(head, value, isChain: isChain, to: &writer)
        default:
            guard let layout = LayoutMaker.simple(statement) else { return }
            line(layout, to: &writer)
        }
    }

    /// `for item in items {`: a source that goes on below begins on a line of its own, and the brace follows on another.
    private static func loop(_ head: String, _ source: Layout, _ body: [SwiftStatement], to writer: inout LineWriter) {
        let line = Layout.row([.text("\(head) in "), source])
        let isWhole = line.width(limit: writer.wholeRoom - 2) != nil
        guard !isWhole, source.canStandBelow(room: writer.wholeRoom - head.columns - 6) else { return block(line, body, to: &writer) }
        writer.line(head)
        writer.beginContinuation()
        writer.write(.row([.text("in "), source]))
        writer.end()
        writer.begin()
        writer.write("{")
        finish(body, to: &writer)
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
        let name = (binding.isVariable ? "var " : "let ") + LayoutMaker.text(of: binding.pattern)
        declaration(name, binding.type, binding.value, to: &writer)
    }

    /// `name = value`; what is too long and may be broken between its parts begins on the next line.
    static func assignment(_ name: String, _ value: SwiftExpression, to writer: inout LineWriter) {
        assignment(.text("\(name) ="), LayoutMaker.whole(value), isChain: LayoutMaker.isChain(value), to: &writer)
    }

    private static func assignment(_ head: Layout, _ value: Layout, isChain: Bool, to writer: inout LineWriter) {
        writer.begin()
        guard isChain, !writer.fits([.led(head, value)]) else {
            writer.write(.led(head, value))
            return writer.end()
        }
        writer.write(head, followedBy: 0)
        writer.end()
        writer.beginContinuation()
        writer.writeBelow(value)
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
        if conditions.count == 1, let only = conditions.first { return LayoutMaker.condition(only) }
        let layouts = conditions.map(LayoutMaker.condition)
        return .row(layouts.enumerated().flatMap { index, layout in index == 0 ? [layout] : [.text(", "), layout] })
    }

    /// `if a, b {`: on one line, or a condition on each line and the brace below. A call by itself is broken inside its brackets.
    private static func head(
        _ keyword: String, _ conditions: [SwiftCondition], _ tail: String, isContinued: Bool = false, to writer: inout LineWriter
    ) {
        if !isContinued { writer.begin() }
        let flat = Layout.row([.text("\(keyword) "), row(conditions), .text(" \(tail)")])
        if writer.fits([flat]) || writer.fits([.text("\(keyword) "), row(conditions)]), FlatText.text(of: flat).columns <= writer.room {
            return writer.write(.text(FlatText.text(of: flat)))
        }
        if keyword != "guard", conditions.count == 1, !row(conditions).goesOn(room: writer.room - keyword.columns - tail.columns - 2) {
            writer.write(.row([.text("\(keyword) "), row(conditions)]), followedBy: tail.columns + 1)
            guard writer.goesOn else { return writer.write(" \(tail)") }
            writer.end()
            writer.begin()
            return writer.write(tail)
        }
        let isGuard = keyword == "guard"
        writer.write(isGuard ? keyword : "\(keyword) ")
        for (index, condition) in conditions.enumerated() {
            let isBelow = isGuard || index > 0
            if isBelow {
                writer.end()
                writer.indent()
                writer.begin()
            }
            let comma = index < conditions.count - 1
            writer.write(LayoutMaker.condition(condition), followedBy: comma ? 1 : 0)
            if comma { writer.write(",") }
            if isBelow { writer.outdent() }
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
        let subject = LayoutMaker.led(by: "switch", value.marks, LayoutMaker.braceless(value))
        let isContinued = subject.goesOn(room: writer.room - 2) && !writer.fits([subject, .text(" {")])
        writer.write(subject, followedBy: isContinued ? 0 : 2)
        if isContinued { writer.end() }
        if isContinued { writer.begin() }
        writer.write(isContinued ? "{" : " {")
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
        // Swift has no case without a statement.
        if !item.body.contains(where: \.isRun) { writer.line("break") }
        writer.outdent()
    }
}
