import SourceText

/// A selector under way, at a call.
private struct SentSelector {
    var name = ""
    var nameStart: Int?
    var nameEnd = 0
    var arguments: [Use.Argument] = []
}

extension ObjectiveCUseScanner {
    /// `[receiver part:argument part:argument, more, nil]`, over any number of lines; also where the closing bracket is missing.
    mutating func readMessage(until outerEnd: Int) -> Operand? {
        guard let open = reader.cursor.current else { return nil }
        let openIndex = reader.cursor.index
        let partner = reader.cursor.partner.flatMap { $0 < outerEnd ? $0 : nil }
        let end = partner ?? outerEnd
        reader.cursor.index += 1
        let receiver = readReceiver(until: end)
        guard let receiver, let selector = readSelector(until: end, isClosed: partner != nil) else {
            // An array, a cast, prose in brackets: what it holds is read on its own.
            reader.cursor.index = max(openIndex + 1, min(reader.cursor.index, end))
            return nil
        }
        if let partner { reader.cursor.index = partner + 1 }
        return note(selector, to: receiver, open: open, isClosed: partner != nil)
    }

    private mutating func readReceiver(until end: Int) -> Operand? {
        if reader.cursor.isPunctuation("("), let partner = reader.cursor.partner, partner + 1 < end { reader.cursor.index = partner + 1 }
        return readOperand(until: end)
    }

    private mutating func readSelector(until end: Int, isClosed: Bool) -> SentSelector? {
        var selector = SentSelector()
        if isClosed, readBareSelector(into: &selector, until: end) { return selector }
        while reader.cursor.index < end, let label = readLabel(until: end, isFirst: selector.nameStart == nil) {
            selector.name += label.text
            if selector.nameStart == nil { selector.nameStart = label.start }
            selector.nameEnd = label.end
            guard label.takesArgument else { break }
            readArguments(into: &selector, until: end)
        }
        if !isClosed { readTornLabel(into: &selector, until: end) }
        return selector.nameStart == nil ? nil : selector
    }

    /// `[Door open:force:]`, as sentences and logs name a method: all its labels, and nothing that it is handed.
    private mutating func readBareSelector(into selector: inout SentSelector, until end: Int) -> Bool {
        let labels = stream.tokens[min(reader.cursor.index, end)..<end]
        guard labels.count > 2, labels.count.isMultiple(of: 2), let first = labels.first, let last = labels.last else { return false }
        let isSelector = zip(labels, 0...).allSatisfy { token, place in
            place.isMultiple(of: 2) ? token.kind == .identifier : token.byte == .ascii(":")
        }
        guard isSelector else { return false }
        selector.name = labels.map(stream.text).joined()
        (selector.nameStart, selector.nameEnd) = (first.start, last.end)
        reader.cursor.index = end
        return true
    }

    /// `[a set:b forKey` and the sample ends: the last word is a label, torn off before its colon.
    private mutating func readTornLabel(into selector: inout SentSelector, until end: Int) {
        guard !selector.arguments.isEmpty, let last = reader.cursor.peek(-1), last.kind == .identifier else { return }
        guard reader.cursor.index >= end, last.hasBlankBefore, let before = reader.cursor.peek(-2) else { return }
        guard before.kind == .identifier || before.kind == .string || before.byte == .ascii("]") else { return }
        selector.name += stream.text(last) + ":"
        selector.nameEnd = last.end
    }

    private struct Label {
        var text: String
        var start: Int
        var end: Int
        var takesArgument: Bool
    }

    /// `foo:`, `:`, or a lone `foo` that takes nothing.
    private mutating func readLabel(until end: Int, isFirst: Bool) -> Label? {
        guard let first = reader.cursor.current else { return nil }
        if first.kind == .identifier, reader.cursor.isPunctuation(":", at: 1), reader.cursor.index + 1 < end {
            let colon = stream.tokens[reader.cursor.index + 1]
            reader.cursor.index += 2
            return Label(text: stream.text(first) + ":", start: first.start, end: colon.end, takesArgument: true)
        }
        if !isFirst, reader.cursor.take(":") { return Label(text: ":", start: first.start, end: first.end, takesArgument: true) }
        guard isFirst, first.kind == .identifier else { return nil }
        reader.cursor.index += 1
        return Label(text: stream.text(first), start: first.start, end: first.end, takesArgument: false)
    }

    /// The argument behind a colon, and what a list adds to it with commas. Stops before the next label.
    private mutating func readArguments(into selector: inout SentSelector, until end: Int) {
        let start = reader.cursor.index
        var block: [Use.BlockParameter]?
        var headEnd: Int?
        while reader.cursor.index < end, !isAtNextLabel(from: start) {
            if reader.cursor.isPunctuation(";") { break }
            let before = reader.cursor.index
            if reader.cursor.isPunctuation("^") {
                let read = readBlock(until: end)
                block = block ?? read.parameters
                headEnd = headEnd ?? read.headEnd
            } else if reader.cursor.isAtWord("@selector") {
                readSelectorLiteral()
            } else if !readNestedBrackets(until: end) {
                _ = readOperand(until: end)
            }
            if reader.cursor.index == before { reader.cursor.index += 1 }
        }
        guard reader.cursor.index > start else { return }
        let from = stream.tokens[start].start
        let line = stream.line(from: from, to: headEnd ?? reader.cursor.previousEnd)
        selector.arguments.append(.init(text: line, span: reader.cursor.span(from: from), blockParameters: block))
    }

    /// `(…)`, `{…}` and `@[…]`: what they hold has labels and colons of its own.
    private mutating func readNestedBrackets(until end: Int) -> Bool {
        let isLiteral = reader.cursor.isPunctuation("@") && reader.cursor.isPunctuation("[", at: 1)
        guard isLiteral || reader.cursor.isPunctuation("(") || reader.cursor.isPunctuation("{") else { return false }
        if isLiteral { reader.cursor.index += 1 }
        guard let partner = reader.cursor.partner, partner < end, depth < Self.maximumDepth else { return false }
        depth += 1
        defer { depth -= 1 }
        reader.cursor.index += 1
        scan(until: partner)
        reader.cursor.index = partner + 1
        return true
    }

    /// A word and a colon, unless the colon belongs to `a ? b : c`.
    private func isAtNextLabel(from start: Int) -> Bool {
        guard reader.cursor.index > start, let token = reader.cursor.current else { return false }
        guard token.kind == .identifier, reader.cursor.isPunctuation(":", at: 1) else { return false }
        let read = stream.tokens[start..<reader.cursor.index].filter { $0.kind == .punctuation }
        return read.count { $0.byte == .ascii("?") } <= read.count { $0.byte == .ascii(":") }
    }

    /// `^(BOOL success, NSError *error) { … }`: its parameters are variables of its body.
    mutating func readBlock(until end: Int) -> (parameters: [Use.BlockParameter], headEnd: Int) {
        reader.cursor.index += 1
        let start = reader.cursor.index
        if !reader.cursor.isPunctuation("("), !reader.cursor.isPunctuation("{"), reader.readType() == nil { reader.cursor.index = start }
        let parameters = reader.cursor.isPunctuation("(") ? reader.readBlockParameters() ?? [] : []
        for parameter in parameters { if let name = parameter.name { known.declare(name, parameter.type) } }
        let headEnd = reader.cursor.previousEnd
        if reader.cursor.isPunctuation("{") {
            let body = reader.cursor.partner.map { min($0, end) } ?? end
            reader.cursor.index += 1
            scan(until: body)
            reader.cursor.take("}")
        }
        return (parameters.map { Use.BlockParameter(name: $0.name, type: $0.type.description) }, headEnd)
    }

    private mutating func note(_ selector: SentSelector, to receiver: Operand, open: Token, isClosed: Bool) -> Operand {
        let end = reader.cursor.previousEnd
        let nameSpan = stream.span(from: selector.nameStart ?? open.start, to: selector.nameEnd)
        var use = Use(.call, name: selector.name, nameSpan: nameSpan, span: stream.span(from: open.start, to: end), language: .objectiveC)
        use.receiver = receiver.receiver(in: stream)
        use.arguments = selector.arguments
        if isClosed, let stray = reader.cursor.current, stray.byte == .ascii("]"), stream.strays.contains(reader.cursor.index) {
            use.defects.append(Defect("one `]` too many behind `\(selector.name)`", span: stream.span(stray)))
        }
        if !isClosed { use.defects.append(Defect("missing `]` behind `\(selector.name)`", span: nameSpan)) }
        uses.append(use)
        return Operand(start: open.start, end: end, type: resultType(of: selector.name, on: receiver))
    }

    /// What a message answers: known from a declaration, or by Cocoa's conventions (`alloc`, `new`, `sharedFoo`).
    private func resultType(of selector: String, on receiver: Operand) -> String? {
        guard let type = receiver.type else { return nil }
        if let answer = known.members["\(type).\(selector)"] { return answer == "instancetype" ? type : answer }
        if selector == "alloc" || selector == "new" || selector.hasPrefix("init") { return type }
        guard receiver.isType, !selector.utf8.contains(UInt8(ascii: ":")) else { return "\(type).\(selector)" }
        if SingletonNames.isTypeName(selector) { return selector }
        return SingletonNames.isMethod(selector) ? type : "\(type).\(selector)"
    }
}
