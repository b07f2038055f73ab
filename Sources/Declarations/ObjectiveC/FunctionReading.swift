import SourceText

extension ObjectiveCReader {
    /// `extern void DoorOpen(const char *key, int floor);`: a function of C. Without a word such as `extern` a call looks the same.
    mutating func readFunction() -> Declaration? {
        let start = cursor.index
        guard let first = cursor.current, first.startsLine, takeExternal(), let result = readType(), let name = cursor.takeWord(),
            let parameters = readFunctionParameters()
        else {
            cursor.index = start
            return nil
        }
        let attributes = readAttributes()
        guard cursor.take(";") else {
            cursor.index = start
            return nil
        }
        var method = MethodDeclaration(
            isStatic: nil, name: stream.text(name), nameSpan: stream.span(name), result: result, parameters: parameters,
            attributes: attributes)
        method.isFunction = true
        return Declaration(.method(method), span: cursor.span(from: first.start), language: .objectiveC)
    }

    /// `extern`, `extern "C"`, `FOUNDATION_EXPORT`, `AB_EXTERN`.
    private mutating func takeExternal() -> Bool {
        guard let word = cursor.word() else { return false }
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
