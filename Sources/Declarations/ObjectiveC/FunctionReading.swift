import SourceText

extension ObjectiveCReader {
    /// `extern void DoorOpen(const char *key, int floor);`: a function of C. Without a word such as `extern` a call looks the same, but no
    /// call stands in a header, where a body may follow in place.
    mutating func readFunction() -> Declaration? {
        let start = cursor.index
        guard let first = cursor.current, first.startsLine || isBehindMacros, takeExternal() || isHeader,
            let result = readType(), result.name != "typedef",
            let name = cursor.takeWord(), !AttributeMacro.isMacro(stream.text(name)), let parameters = readFunctionParameters()
        else {
            cursor.index = start
            return nil
        }
        let attributes = readAttributes()
        guard cursor.take(";") || isHeader && cursor.isPunctuation("{") else {
            cursor.index = start
            return nil
        }
        var method = MethodDeclaration(
            isStatic: nil, name: stream.text(name), nameSpan: stream.span(name), result: result, parameters: parameters,
            attributes: attributes)
        method.isFunction = true
        return Declaration(.method(method), span: cursor.span(from: first.start), language: .objectiveC)
    }

    /// `void (*openDoor)(id key, DoorHandler handler);`: a pointer of C, which is called as a function is. Only one without a name is a type.
    mutating func readFunctionPointer() -> Declaration? {
        let start = cursor.index
        guard let first = cursor.current, first.startsLine, let result = readType(), result.name != "typedef", cursor.take("("),
            cursor.take("*"), let name = cursor.takeWord(), cursor.take(")"), let parameters = readFunctionParameters(), cursor.take(";")
        else {
            cursor.index = start
            return nil
        }
        var method = MethodDeclaration(
            isStatic: nil, name: stream.text(name), nameSpan: stream.span(name), result: result, parameters: parameters,
            attributes: Attributes())
        method.isFunction = true
        return Declaration(.method(method), span: cursor.span(from: first.start), language: .objectiveC)
    }

    /// `extern`, `extern "C"`, `FOUNDATION_EXPORT`, `AB_EXTERN`.
    private mutating func takeExternal() -> Bool {
        var isInline = false
        while isHeader, let word = cursor.word(), word == "static" || word.lowercased().hasSuffix("inline") || word.hasPrefix("__inline") {
            cursor.index += 1
            isInline = true
        }
        guard let word = cursor.word(), !isInline else { return isInline }
        guard word == "extern" || AttributeMacro.isMacro(word) && (word.hasSuffix("_EXTERN") || word.hasSuffix("_EXPORT")) else {
            return false
        }
        cursor.index += 1
        if cursor.current?.kind == .string { cursor.index += 1 }
        return true
    }

    private mutating func readFunctionParameters() -> [MethodDeclaration.Parameter]? {
        guard let open = cursor.current, let read = readBlockParameters() else { return nil }
        return read.map { MethodDeclaration.Parameter(label: "_", name: $0.name ?? "", type: $0.type, span: stream.span(open)) }
    }
}
