import SourceText

extension SwiftUseScanner {
    /// `name(label: argument, …) { trailing in … }`; the cursor stands behind the name.
    mutating func readCall(
        _ name: String,
        nameToken: Token,
        receiver: Use.Receiver?,
        isConstruction: Bool,
        until end: Int,
        start: Int? = nil
    ) -> Operand {
        let position = uses.count
        var labels = ""
        var arguments: [Use.Argument] = []
        if reader.cursor.isPunctuation("(") { readArguments(into: &arguments, labels: &labels, until: end) }
        if reader.cursor.isPunctuation("{"), reader.cursor.current?.startsLine == false, reader.cursor.current?.hasBlankBefore == true {
            readTrailingClosure(into: &arguments, labels: &labels, until: end)
            while readLabelledClosure(into: &arguments, labels: &labels, until: end) {}
        }
        let from = start ?? nameToken.start
        let full = isConstruction ? "init(\(labels))" : "\(name)(\(labels))"
        var use = Use(.call, name: full, nameSpan: stream.span(nameToken), span: reader.cursor.span(from: from), language: .swift)
        use.receiver = isConstruction ? Use.Receiver(text: name, type: name, isType: true) : receiver
        use.arguments = arguments
        uses.insert(use, at: min(position, uses.count))
        let type = isConstruction ? name : resultType(of: name, full, on: receiver)
        return Operand(start: from, end: reader.cursor.previousEnd, type: type)
    }

    private mutating func readArguments(into arguments: inout [Use.Argument], labels: inout String, until end: Int) {
        let close = reader.cursor.partner.map { min($0, end) } ?? end
        reader.cursor.index += 1
        while reader.cursor.index < close {
            var label = "_"
            if let word = reader.cursor.word(), reader.cursor.isPunctuation(":", at: 1) {
                label = word
                reader.cursor.index += 2
            }
            labels += label + ":"
            arguments.append(readArgument(until: close))
            if !reader.cursor.take(",") { break }
        }
        reader.cursor.index = min(close, stream.tokens.count)
        reader.cursor.take(")")
    }

    private mutating func readArgument(until close: Int) -> Use.Argument {
        let first = reader.cursor.index
        var block: [Use.BlockParameter]?
        while reader.cursor.index < close, !reader.cursor.isPunctuation(",") {
            let before = reader.cursor.index
            if reader.cursor.isPunctuation("{") {
                block = readClosure(until: close)
            } else if reader.cursor.isPunctuation("[") || reader.cursor.isPunctuation("("), let partner = reader.cursor.partner,
                partner < close
            {
                reader.cursor.index += 1
                scan(until: partner)
                reader.cursor.index = partner + 1
            } else {
                _ = readOperand(until: close)
            }
            if reader.cursor.index == before { reader.cursor.index += 1 }
        }
        let from = first < stream.tokens.count ? stream.tokens[first].start : stream.bytes.count
        let line = block == nil ? stream.line(from: from, to: max(from, reader.cursor.previousEnd)) : ""
        return Use.Argument(text: line, span: stream.span(from: from, to: reader.cursor.previousEnd), blockParameters: block)
    }

    private mutating func readTrailingClosure(into arguments: inout [Use.Argument], labels: inout String, until end: Int) {
        guard let open = reader.cursor.current, let partner = reader.cursor.partner, partner < end else { return }
        guard arguments.isEmpty == false || isClosureWithParameters(partner) else { return }
        let parameters = readClosure(until: end)
        labels += "_:"
        arguments.append(Use.Argument(text: "", span: reader.cursor.span(from: open.start), blockParameters: parameters))
    }

    /// `} failure: { … }`: a further closure behind the brackets says its label.
    private mutating func readLabelledClosure(into arguments: inout [Use.Argument], labels: inout String, until end: Int) -> Bool {
        guard !arguments.isEmpty, let label = reader.cursor.word(), reader.cursor.current?.startsLine == false,
            reader.cursor.isPunctuation(":", at: 1), reader.cursor.isPunctuation("{", at: 2), reader.cursor.index + 2 < end
        else { return false }
        reader.cursor.index += 2
        guard let open = reader.cursor.current, let partner = reader.cursor.partner, partner < end else {
            reader.cursor.index -= 2
            return false
        }
        let parameters = readClosure(until: end)
        labels += label + ":"
        arguments.append(Use.Argument(text: "", span: reader.cursor.span(from: open.start), blockParameters: parameters))
        return true
    }

    private func isClosureWithParameters(_ partner: Int) -> Bool {
        stream.tokens[(reader.cursor.index + 1)..<min(partner, reader.cursor.index + 24)]
            .contains { $0.kind == .identifier && stream.text($0) == "in" }
    }

    /// `{ (a: A, b) -> C in … }`. Answers its parameters; its body is read for uses.
    mutating func readClosure(until end: Int) -> [Use.BlockParameter] {
        let close = reader.cursor.partner.map { min($0, end) } ?? end
        reader.cursor.index += 1
        let parameters = readClosureHead(until: close)
        for parameter in parameters {
            if let name = parameter.name, let type = parameter.type { known.variables[name] = type }
        }
        scan(until: close)
        reader.cursor.index = min(close, stream.tokens.count)
        reader.cursor.take("}")
        return parameters
    }

    private mutating func readClosureHead(until close: Int) -> [Use.BlockParameter] {
        let start = reader.cursor.index
        let limit = min(close, start + 48)
        guard let end = (start..<max(start, limit)).first(where: { isIn($0) }) else { return [] }
        var parameters: [Use.BlockParameter] = []
        while reader.cursor.index < end, !reader.cursor.isPunctuation("-") {
            guard let name = reader.cursor.takeWord() else {
                reader.cursor.index += 1
                continue
            }
            let type = reader.cursor.take(":") ? reader.readType()?.withoutNullability.spelling(in: .swift) : nil
            parameters.append(Use.BlockParameter(name: stream.text(name), type: type))
        }
        reader.cursor.index = end + 1
        return parameters
    }

    private func isIn(_ index: Int) -> Bool {
        stream.tokens[index].kind == .identifier && stream.text(stream.tokens[index]) == "in"
    }

    private func resultType(of name: String, _ full: String, on receiver: Use.Receiver?) -> String? {
        guard let receiver, let type = receiver.type else { return nil }
        if let answer = known.members["\(type).\(full)"] ?? known.members["\(type).\(name)"] { return answer }
        let lower = name.lowercased()
        let isFactory = receiver.isType && ["shared", "default", "current", "standard", "instance", "main"].contains { lower.contains($0) }
        return isFactory && full.hasSuffix("()") ? type : "\(type).\(full)"
    }
}
