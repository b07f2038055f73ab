/// Writes layouts and lines, indented, into one text.
struct LineWriter {
    static let indentation = 4
    let width: Int
    private(set) var text = ""
    var depth = 0
    private var column = 0
    private var lines = 0
    /// How deep the line at hand begins: what goes on is deeper than the statement it belongs to.
    private var lineDepth = 0
    /// The depths around the blocks that are open: of statements, and of the lines that opened them.
    private var opened: [(depth: Int, line: Int)] = []
    /// The line that brackets of several lines ended on, and how deep the one is that they began on. Where others end behind them, what is opened
    /// there stands no deeper.
    private var closed = (line: -1, depth: 0)
    /// A line that is still to be closed may not be followed by an empty one.
    private var isAfterOpening = true
    private var owesBlank = false
    /// Where brackets ended that take several lines, and where such brackets did that end with others.
    private var brackets = (end: -1, doubleEnd: -1)

    /// Whether an item of a list is being written: there the formatter has what follows an operand of `??` in brackets deeper than that.
    var isInList = false

    init(width: Int) { self.width = width }

    // MARK: lines

    /// Whether the line at hand goes on with the statement that is being written.
    var goesOn: Bool { lineDepth > depth }

    mutating func indent() { depth += 1 }
    mutating func outdent() { depth -= 1 }

    /// Columns that are left on the line at hand.
    var room: Int { width - column }

    /// Columns of a line that is still to begin.
    var wholeRoom: Int { width - depth * Self.indentation }

    /// One empty line before what comes next, unless that opens or closes a block.
    mutating func blank() { owesBlank = !isAfterOpening }

    mutating func begin() {
        if owesBlank { text += "\n" }
        owesBlank = false
        isAfterOpening = false
        lineDepth = depth
        column = depth * Self.indentation
        text += String(repeating: " ", count: column)
    }

    /// Begins a line that goes on with the one before: what it opens stands deeper than itself.
    mutating func beginContinuation() {
        depth += 1
        begin()
        depth -= 1
    }

    mutating func end() {
        text += "\n"
        lines += 1
        column = 0
    }

    /// Ends a line that opened a block.
    mutating func open() {
        end()
        opened.append((depth, lineDepth))
        depth = lineDepth + 1
        isAfterOpening = true
        owesBlank = false
    }

    /// Begins the line that closes a block.
    mutating func close() {
        let (around, line) = opened.removeLast()
        owesBlank = false
        depth = line
        begin()
        depth = around
    }

    /// Ends a branch of `#if`: `word`, or `#endif` behind the last.
    mutating func close(_ word: String, isLast: Bool) {
        close()
        write(isLast ? "#endif" : word)
    }

    mutating func write(_ piece: String) {
        text += piece
        column += piece.columns
    }

    mutating func line(_ piece: String) {
        begin()
        write(piece)
        end()
    }

    // MARK: layouts

    /// Writes a layout, broken where it does not fit on the line together with what follows it.
    mutating func write(_ layout: Layout, followedBy suffix: Int = 0) {
        if layout.width(limit: room - suffix) != nil { return flat(layout) }
        broken(layout, followedBy: suffix)
    }

    func fits(_ layouts: [Layout], and more: Int = 0) -> Bool { Layout.row(layouts).width(limit: room - more) != nil }

    mutating func flat(_ layout: Layout) {
        switch layout {
        case .text(let piece): write(piece)
        case .row(let parts): for part in parts { flat(part) }
        case .list(let open, let items, let close, _):
            write(open)
            for (index, item) in items.enumerated() {
                if index > 0 { write(", ") }
                flat(item)
            }
            write(close)
        case .chain(let operands):
            for operand in operands {
                if !operand.operation.isEmpty { write(" \(operand.operation) ") }
                flat(operand.layout)
            }
        case .block(let head, let opening, let statements):
            write(head, opening, isEmpty: statements.isEmpty)
            guard let statement = statements.flat else { return write("}") }
            write(" ")
            flat(statement)
            write(" }")
        case .prose(let text): write(SwiftLiteral.text(text))
        case .bracketed(let inner):
            write("(")
            flat(inner)
            write(")")
        case .led(let head, let value):
            flat(head)
            write(" ")
            flat(value)
        case .functionType(let open, let items, let tail): write(Layout.functionType(open, items, tail))
        case .types(let open, let items, let close): flat(.list(open: open, items, close: close, .none))
        }
    }

    mutating func broken(_ layout: Layout, followedBy suffix: Int) {
        switch layout {
        case .text(let piece): write(piece)
        case .row(let parts): row(parts, followedBy: suffix)
        case .list(let open, let items, let close, let comma): list(open, items, close, comma)
        case .chain(let operands): chain(operands, followedBy: suffix)
        case .block(let head, let opening, let statements): block(head, opening, statements)
        case .prose(let text): prose(text, followedBy: suffix)
        case .bracketed(.led) where layout.membersWithin.count > 1: filled(layout.membersWithin, followedBy: suffix)
        case .bracketed(let inner): brackets(followedBy: suffix) { $0.write(inner, followedBy: $1) }
        case .led(let head, let value): led(head, value, followedBy: suffix)
        case .functionType(let open, let items, let tail): functionType(open, items, tail, followedBy: suffix)
        case .types(let open, let items, let close): types(open, items, close)
        }
    }

    private mutating func led(_ head: Layout, _ value: Layout, followedBy suffix: Int) {
        guard let words = head.width(limit: room) else { return led(byLines: head, value, followedBy: suffix) }
        let left = room - words - 1
        guard value.isBelow(room: left) else { return row([head, .text(" "), value], followedBy: suffix) }
        write(head)
        end()
        beginContinuation()
        if value.hasFirstPlaceBelow(room: left) { write(value, followedBy: suffix) } else { brokenInBrackets(value, followedBy: suffix) }
    }

    /// The head itself takes lines: a value whose begin does not fit behind the last of them is below.
    private mutating func led(byLines head: Layout, _ value: Layout, followedBy suffix: Int) {
        if case .row(let parts) = head, let type = parts.first, type.isType {
            let sign = Layout.row(Array(parts.dropFirst()) + [.text(" ")])
            broken(type, followedBy: sign.width(limit: 1_000) ?? 0)
            flat(sign)
            return write(value, followedBy: suffix)
        }
        guard head.canBreak, case .chain(let operands) = value, let first = operands.first else {
            return row([head, .text(" "), value], followedBy: suffix)
        }
        write(head)
        if first.layout.width(limit: room - 1) != nil {
            write(" ")
        } else {
            end()
            beginContinuation()
        }
        write(value, followedBy: suffix)
    }

    /// Breaks the brackets that a value begins with, even if it fit by now: on one line it would not stand below its head.
    private mutating func brokenInBrackets(_ value: Layout, followedBy suffix: Int) {
        guard value.canBreak else { return broken(value, followedBy: suffix) }
        switch value {
        case .bracketed(.chain(let operands)):
            brackets(followedBy: suffix) { $0.chain(operands, followedBy: $1) }
        case .block(let head?, let opening, let statements):
            brokenInBrackets(head, followedBy: opening.columns + 4)
            write(" ")
            write(nil, opening, isEmpty: statements.isEmpty)
            body(statements)
        case .row(let parts) where parts[0].isSign:
            write(parts[0])
            brokenInBrackets(.row(Array(parts.dropFirst())), followedBy: suffix)
        case .row(let parts) where !value.keepsBrackets(room: room, followedBy: suffix):
            let rest = Layout.row(Array(parts.dropFirst()))
            brokenInBrackets(parts[0], followedBy: suffix + (rest.width(limit: 1_000) ?? 0))
            write(members: rest, followedBy: suffix)
        default: broken(value, followedBy: suffix)
        }
    }

    /// The widest part that can be broken is, the others stay as they are before and behind it if they can.
    private mutating func row(_ parts: [Layout], followedBy suffix: Int) {
        let whole = Layout.row(parts)
        guard !whole.keepsBrackets(room: room, followedBy: suffix),
            let chosen = Layout.broken(of: parts) ?? parts.firstIndex(where: \.holdsTypes)
        else {
            return filled(whole.valueAndMembers, followedBy: suffix)
        }
        if chosen > 0 { write(.row(Array(parts[..<chosen]))) }
        let rest = Layout.row(Array(parts[(chosen + 1)...]))
        broken(parts[chosen], followedBy: suffix + (rest.width(limit: 1_000) ?? 0))
        write(members: rest, followedBy: suffix)
    }

    /// Writes brackets that take several lines, or might.
    private mutating func brackets(followedBy suffix: Int, _ inner: (inout LineWriter, Int) -> Void) {
        write("(")
        let (start, outside) = (lines, lineDepth)
        inner(&self, suffix + 1)
        let isDouble = brackets.end == text.utf8.count
        write(")")
        guard lines > start else { return }
        if closed.line == lines { lineDepth = closed.depth }
        closed = (lines, outside)
        brackets = (text.utf8.count, isDouble ? text.utf8.count : brackets.doubleEnd)
    }

    /// The line at hand, and how deep it is.
    var place: (line: Int, depth: Int) { (lines, lineDepth) }

    /// What took lines since that place ends here, and brackets behind it do as brackets around brackets do.
    mutating func endBrackets(begunAt start: (line: Int, depth: Int)) {
        if lines > start.line { closed = (lines, start.depth) }
    }

    /// Writes what stands behind a part that was broken. Behind brackets that end with others members begin on a line of their own; behind `)?`
    /// they do not: the formatter would have the question mark begin it, where Swift reads a choice.
    private mutating func write(members rest: Layout, followedBy suffix: Int) {
        if brackets.doubleEnd == text.utf8.count, rest.isMember {
            end()
            beginContinuation()
        }
        if let cast = rest.cast, rest.width(limit: room - suffix) == nil { return write(cast: cast) }
        write(rest, followedBy: suffix)
    }

    /// As many pieces on a line as fit; a blank that one begins with does not begin a line.
    mutating func filled(_ pieces: [[Layout]], followedBy suffix: Int) {
        for (index, piece) in pieces.enumerated() {
            if index > 0, !fits(piece, and: index == pieces.count - 1 ? suffix : 0) {
                end()
                beginContinuation()
                flat(.row(piece.first?.isBlank == true ? Array(piece.dropFirst()) : piece))
            } else {
                flat(.row(piece))
            }
        }
    }

    private mutating func list(_ opening: String, _ items: [Layout], _ closing: String, _ trailing: Layout.TrailingComma) {
        guard !items.isEmpty else { return write(opening + closing) }
        write(opening)
        open()
        for (index, item) in items.enumerated() {
            let comma = index < items.count - 1 || trailing != .none && items.count > 1
            begin()
            let isInner = isInList
            isInList = true
            write(item, followedBy: comma ? 1 : 0)
            isInList = isInner
            if comma { write(",") }
            end()
        }
        close()
        write(closing)
    }

    private mutating func prose(_ text: String, followedBy suffix: Int) {
        let margin = (depth + 1) * Self.indentation + 2
        let pieces = SwiftLiteral.pieces(text, first: room - suffix, others: width - margin - suffix)
        chain(pieces.enumerated().map { Layout.Operand(operation: $0 == 0 ? "" : "+", layout: .text($1)) }, followedBy: suffix)
    }
}
