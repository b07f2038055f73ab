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
        let type = isConstruction ? name : resultType(of: name, full, on: receiver, arguments)
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
        guard isClosureWithParameters || !(arguments.isEmpty ? opensBody : followsCondition) else { return }
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

    private func resultType(of name: String, _ full: String, on receiver: Use.Receiver?, _ arguments: [Use.Argument]) -> String? {
        guard let receiver, let type = receiver.type else { return nil }
        if let answer = known.members["\(type).\(full)"] ?? known.members["\(type).\(name)"] { return answer }
        if let asked = arguments.lazy.compactMap(Self.metatype).first { return asked }
        return receiver.isType && full.hasSuffix("()") && SingletonNames.isMethod(name) ? type : "\(type).\(full)"
    }

    /// `Door.self`: a method that is handed a type answers an object of it.
    private static func metatype(_ argument: Use.Argument) -> String? {
        guard argument.text.hasSuffix(".self") else { return nil }
        let type = argument.text.dropLast(".self".count)
        let isName = type.utf8.first?.isUpper == true && type.utf8.allSatisfy { $0.isIdentifierPart || $0 == .ascii(".") }
        return isName ? String(type) : nil
    }
}
