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
    /// Something in parentheses that are there for its reader, or for precedence.
    case bracketed(Layout)
    /// What stands before a value, a blank between them: `return try`. A value that begins with brackets which have to be broken begins on the
    /// next line.
    case led(Layout, Layout)
    /// The type of a function: `@Sendable (A, B)`, and behind it `async ->` and `Void`. It is broken where nothing else can be.
    case functionType(open: String, [String], tail: [String])
    /// Types in brackets, `Answer<` and `>`, or `(` and `)`. They are broken where nothing else can be.
    case types(open: String, [Layout], close: String)

    /// Whether a last item on a line of its own has a comma, where there are more than one.
    enum TrailingComma {
        case none
        /// On one line too a column is kept for it, as the formatter does.
        case counted
    }

    struct Operand {
        /// Empty for the first.
        var operation: String
        var layout: Layout

        /// Whether what goes on below in the operand stands deeper than the operator, as it does in conditions and choices.
        var hasOwnLevel: Bool { ["&&", "||", "?", ":"].contains(operation) }
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
            // `{}`, or `{ _ in }`.
            guard !statements.isEmpty else { return Self.sum(parts, between: 0, start: signs + (opening.isEmpty ? 2 : 3), limit) }
            guard let statement = statements.flat else { return nil }
            return Self.sum(parts + [statement], between: 0, start: signs + 4, limit)
        case .prose(let text): return Self.within(SwiftLiteral.text(text).columns, limit)
        case .bracketed(let inner): return Self.sum([inner], between: 0, start: 2, limit)
        case .led(let head, let value): return Self.sum([head, value], between: 1, start: 0, limit)
        case .functionType(let open, let items, let tail): return Self.within(Self.functionType(open, items, tail).columns, limit)
        case .types(let open, let items, let close):
            return Self.sum(items, between: 2, start: open.columns + close.columns, limit)
        }
    }

    static func functionType(_ open: String, _ items: [String], _ tail: [String]) -> String {
        ([open + items.joined(separator: ", ") + ")"] + tail).joined(separator: " ")
    }

    /// What can stand on lines of its own: a text or something in brackets, and each of its members behind it.
    var valueAndMembers: [[Layout]] {
        switch flatParts.first {
        case .text(let first) where first.hasPrefix("\""): members
        case .bracketed: members
        default: [flatParts]
        }
    }

    /// A value and each member behind it, whatever the value is: a chain that follows a key may be broken between them.
    var members: [[Layout]] {
        flatParts.reduce(into: []) { pieces, part in
            if pieces.isEmpty || part.isMember { pieces.append([part]) } else { pieces[pieces.count - 1].append(part) }
        }
    }

    /// The same inside of brackets in which nothing else can be broken: `(try?`, ` text` and `.lowercased())`.
    var membersWithin: [[Layout]] {
        guard case .bracketed(let inner) = self, !inner.canBreak else { return members }
        var pieces = inner.members
        if case .led(let head, let value) = inner {
            pieces = value.members
            pieces[0].insert(.text(" "), at: 0)
            pieces.insert([head], at: 0)
        }
        pieces[0].insert(.text("("), at: 0)
        pieces[pieces.count - 1].append(.text(")"))
        return pieces
    }

    /// Whether brackets that it begins with stay whole where so many columns are left, and members behind them go on below.
    ///
    /// What follows it, a brace for one, is behind the last member.
    func keepsBrackets(room: Int, followedBy suffix: Int = 0) -> Bool {
        let pieces = valueAndMembers
        guard pieces.count > 1, case .bracketed? = pieces[0].first, isTooWide(room - suffix) else { return false }
        return pieces.indices.allSatisfy { !Layout.row(pieces[$0]).isTooWide($0 == pieces.count - 1 ? room - suffix : room) }
    }

    private var flatParts: [Layout] { if case .row(let parts) = self { parts.flatMap(\.flatParts) } else { [self] } }

    /// `.name`, of a row the first.
    var isMember: Bool {
        if case .text(let text)? = flatParts.first { text.hasPrefix(".") && !text.hasPrefix("..") } else { false }
    }

    /// ` as Type` behind a value, without its blank.
    var cast: String? {
        guard case .text(let text)? = flatParts.first, flatParts.count == 1, text.hasPrefix(" as") else { return nil }
        return String(text.dropFirst())
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
        case .text, .functionType, .types: false
        case .row(let parts): parts.contains(where: \.canBreak)
        case .list(_, let items, _, _): !items.isEmpty
        case .chain(let operands): operands.count > 1 || operands.contains { $0.layout.canBreak }
        case .block(let head, _, let statements): !statements.isEmpty || head?.canBreak ?? false
        case .prose(let text): text.contains(" ")
        case .bracketed(let inner): inner.canBreak
        case .led(let head, let value): head.canBreak || value.canBreak
        }
    }

    /// Which part of a row is broken where the row does not fit: the widest that can be, the last of several.
    static func broken(of parts: [Layout]) -> Int? {
        let widths = parts.map { $0.canBreak ? $0.width(limit: 100_000) ?? 100_000 : -1 }
        guard let widest = widths.max(), widest >= 0 else { return nil }
        return widths.lastIndex(of: widest)
    }

    /// Whether it begins with brackets, `(a ? b : c).name`, that are broken where so many columns are left.
    func breaksLeadingBrackets(room: Int) -> Bool { isWideWithBrackets(room, \.canBreak) }

    /// Whether it begins below what stands before it, because it is too wide and cannot be broken, or its brackets are broken.
    func isBelow(room: Int) -> Bool {
        !canBreak && isTooWide(room) || breaksLeadingBrackets(room: room) || hasFirstPlaceBelow(room: room)
    }

    /// Whether not even what comes before its first place to break fits: a chain that begins with a name and members, or the brace of a closure.
    func hasFirstPlaceBelow(room: Int) -> Bool {
        switch self {
        case .chain(let operands):
            guard operands.count > 1, let first = operands.first?.layout, !first.canBreak else { return false }
            return Layout.row(first.members.first ?? []).isTooWide(room)
        case .block(nil, _, let statements): return !statements.isEmpty && room < 1
        case .led(.row(let head), _):
            guard case .functionType? = head.first else { return false }
            return Layout.row(head).isTooWide(room)
        default: return false
        }
    }

    /// - Parameter matters: whether brackets around such a part count.
    private func breaksLeadingBrackets(whenBroken room: Int, _ matters: KeyPath<Layout, Bool>) -> Bool {
        switch self {
        case .bracketed(let inner): inner[keyPath: matters]
        case .row(let parts):
            parts.first?.isSign == true
                ? Layout.row(Array(parts.dropFirst())).breaksLeadingBrackets(whenBroken: room - 1, matters)
                : !keepsBrackets(room: room) && Self.broken(of: parts) == 0 && parts[0].breaksLeadingBrackets(whenBroken: room, matters)
        case .chain(let operands): operands.first?.layout.isWideWithBrackets(room, matters) ?? false
        case .block(let head?, let opening, let statements):
            !Self.namesBelow(head, opening, statements, room: room)
                && !head.keepsBrackets(room: room, followedBy: opening.columns + 4)
                && head.isWideWithBrackets(room - opening.columns - 4, matters)
        case .block: false
        case .text, .list, .prose, .led, .functionType, .types: false
        }
    }

    private func isWideWithBrackets(_ room: Int, _ matters: KeyPath<Layout, Bool>) -> Bool {
        isTooWide(room) && breaksLeadingBrackets(whenBroken: room, matters)
    }

    /// Whether `head {` still fits, and what a closure calls its values stands on a line below.
    static func namesBelow(_ head: Layout?, _ opening: String, _ statements: [SwiftStatement], room: Int) -> Bool {
        guard !opening.isEmpty, !statements.isEmpty else { return false }
        guard let head else { return room >= 1 && room < opening.columns + 2 }
        return head.width(limit: room - 2) != nil && head.width(limit: room - opening.columns - 3) == nil
    }

    private func isTooWide(_ room: Int) -> Bool { width(limit: room) == nil }

    var isBlank: Bool { if case .text(" ") = self { true } else { false } }

    /// `!` or `-` before brackets.
    var isSign: Bool { if case .text(let text) = self { ["!", "-"].contains(text) } else { false } }

    /// Whether its last character closes brackets that are there for the reader.
    var endsWithBrackets: Bool {
        switch self {
        case .bracketed: true
        case .row(let parts): parts.last?.endsWithBrackets ?? false
        case .chain(let operands): operands.last?.layout.endsWithBrackets ?? false
        case .led(_, let value): value.endsWithBrackets
        case .text, .list, .block, .prose, .functionType, .types: false
        }
    }

    /// Whether it is a type that can be broken where nothing else can be.
    var isType: Bool {
        switch self {
        case .functionType, .types: true
        default: false
        }
    }

    /// Whether there are types in it that can be broken where nothing else can.
    var holdsTypes: Bool {
        switch self {
        case .types: true
        case .row(let parts): parts.contains(where: \.holdsTypes)
        default: false
        }
    }

    /// Whether lines go on below, outside of brackets, once it is broken.
    private var canGoOn: Bool {
        switch self {
        case .chain(let operands): operands.count > 1 || operands.contains { $0.layout.canGoOn }
        case .prose(let text): text.contains(" ")
        case .bracketed(let inner), .led(_, let inner): inner.canGoOn
        case .row(let parts):
            if parts.first?.isSign == true {
                Layout.row(Array(parts.dropFirst())).canGoOn
            } else if case .bracketed? = parts.first {
                Self.broken(of: parts) == 0 && parts[0].canGoOn
            } else {
                parts.count == 1 && parts[0].canGoOn
            }
        case .text, .list, .block, .functionType, .types: false
        }
    }

    /// Whether lines go on below, or all of it stands on a line of its own, where so many columns are left for it.
    func canStandBelow(room: Int) -> Bool { goesOn(room: room) || breaksLeadingBrackets(room: room) || keepsBrackets(room: room) }

    /// The same, where so many columns are left for it: what stands in brackets counts only where it begins the line.
    func goesOn(room: Int) -> Bool {
        switch self {
        case .led(let head, let value):
            value.canStandBelow(room: room - 1 - (head.width(limit: 1_000) ?? 0))
        case .chain, .prose: canGoOn
        default: isWideWithBrackets(room, \.canGoOn)
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
