/// A piece of code that knows where its lines may be broken.
indirect enum Layout {
    case text(String)
    case row([Layout])
    /// Items between brackets, separated by commas.
    case list(open: String, [Layout], close: String, TrailingComma)
    /// Operands with operators between them.
    case chain([Operand])
    /// `head { a, b in statements }`, without a head a closure by itself.
    case block(head: Layout?, opening: String, [SwiftStatement])
    /// A literal that may be split between its words.
    case prose(String)

    /// Whether a last item on a line of its own has a comma, where there are more than one.
    enum TrailingComma {
        case none
        case whereBroken
        /// On one line too a column is kept for it, as the formatter does.
        case counted
    }

    struct Operand {
        /// Empty for the first.
        var operation: String
        var layout: Layout
    }

    /// How many columns it takes on one line; nil where that is more than the limit, or where it cannot be on one line.
    func width(limit: Int) -> Int? {
        switch self {
        case .text(let text): return Self.within(text.columns, limit)
        case .row(let parts): return Self.sum(parts, between: 0, start: 0, limit)
        case .list(let open, let items, let close, let comma):
            let kept = comma == .counted && items.count > 1 ? 1 : 0
            return Self.sum(items, between: 2, start: open.columns + close.columns + kept, limit)
        case .chain(let operands):
            let operators = operands.reduce(0) { $0 + ($1.operation.isEmpty ? 0 : $1.operation.columns + 2) }
            return Self.sum(operands.map(\.layout), between: 0, start: operators, limit)
        case .block(let head, let opening, let statements):
            let signs = (head == nil ? 0 : 1) + (opening.isEmpty ? 0 : opening.columns + 1)
            let parts = [head].compactMap { $0 }
            guard !statements.isEmpty else { return Self.sum(parts, between: 0, start: signs + 2, limit) }
            guard let statement = statements.flat else { return nil }
            return Self.sum(parts + [statement], between: 0, start: signs + 4, limit)
        case .prose(let text): return Self.within(SwiftLiteral.text(text).columns, limit)
        }
    }

    private static func sum(_ parts: [Layout], between gap: Int, start: Int, _ limit: Int) -> Int? {
        var total = start + max(0, parts.count - 1) * gap
        for part in parts {
            guard total <= limit, let width = part.width(limit: limit - total) else { return nil }
            total += width
        }
        return within(total, limit)
    }

    private static func within(_ width: Int, _ limit: Int) -> Int? { width <= limit ? width : nil }

    /// Whether there is a place to break it.
    var canBreak: Bool {
        switch self {
        case .text: false
        case .row(let parts): parts.contains(where: \.canBreak)
        case .list(_, let items, _, _): !items.isEmpty
        case .chain(let operands): operands.count > 1 || operands.contains { $0.layout.canBreak }
        case .block(_, _, let statements): !statements.isEmpty
        case .prose(let text): text.contains(" ")
        }
    }
}

extension String {
    /// How many columns the text takes, as the formatter counts them: characters.
    var columns: Int {
        let bytes = utf8.count
        return utf8.allSatisfy { $0 < 0x80 } ? bytes : count
    }
}

extension [SwiftStatement] {
    /// The one statement that may stand on the line of its braces; nil where there is none or more than one.
    var flat: Layout? {
        guard count == 1, let first else { return nil }
        return LayoutMaker.simple(first)
    }
}
