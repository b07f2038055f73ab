/// Writes documentation comments: paragraphs, then parameters, result and errors.
enum DocumentationPrinter {
    static func write(_ documentation: SwiftDocumentation, to writer: inout LineWriter) {
        var isFirst = true
        func separate(_ writer: inout LineWriter) {
            if !isFirst { writer.line("///") }
            isFirst = false
        }
        for paragraph in documentation.paragraphs where !SwiftLiteral.visible(paragraph).isEmpty {
            separate(&writer)
            writer.comment(paragraph, prefix: "/// ")
        }
        guard hasFields(documentation) else { return }
        separate(&writer)
        parameters(documentation.parameters, to: &writer)
        field("Returns", documentation.returns, to: &writer)
        field("Throws", documentation.failure, to: &writer)
    }

    private static func hasFields(_ documentation: SwiftDocumentation) -> Bool {
        let texts = [documentation.returns, documentation.failure].compactMap { $0 }
        let parameters = documentation.parameters
        return parameters.count > 1 || (texts + parameters.map(\.text)).contains { !$0.isEmpty }
    }

    private static func parameters(_ list: [(name: String, text: String)], to writer: inout LineWriter) {
        guard list.count > 1 else {
            return list.forEach { field("Parameter \($0.name)", $0.text, to: &writer) }
        }
        writer.line("/// - Parameters:")
        for parameter in list {
            writer.comment("\(parameter.name): \(parameter.text)", prefix: "///   - ", continuation: "///     ")
        }
    }

    private static func field(_ name: String, _ text: String?, to writer: inout LineWriter) {
        guard let text, !text.isEmpty else { return }
        writer.comment("\(name): \(text)", prefix: "/// - ", continuation: "///   ")
    }
}
