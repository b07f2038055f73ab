/// Writes declarations.
enum DeclarationPrinter {
    /// Members of a type or of a file: an empty line between any two, but not between those of a group.
    static func write(_ declarations: [SwiftDeclaration], to writer: inout LineWriter) {
        for (index, declaration) in declarations.enumerated() {
            if index > 0 { writer.blank() }
            write(declaration, to: &writer)
        }
    }

    static func write(_ declaration: SwiftDeclaration, to writer: inout LineWriter) {
        if let documentation = declaration.documentation { DocumentationPrinter.write(documentation, to: &writer) }
        for attribute in declaration.attributes { write(attribute, to: &writer) }
        let modifiers = declaration.modifiers.map { "\($0.rawValue) " }.joined()
        switch declaration.kind {
        case .type(let type): write(type, modifiers, to: &writer)
        case .function(let function): write(function, modifiers, to: &writer)
        case .variable(let variable): VariablePrinter.write(variable, modifiers, to: &writer)
        case .enumCase(let name, let payload, let value): write(name, payload, value, modifiers, to: &writer)
        case .alias(let name, let type):
            writer.begin()
            writer.write("\(modifiers)typealias \(SwiftKeyword.escapedDeclaration(name)) = ")
            writer.write(type.layout)
            writer.end()
        case .group(let members): for member in members { write(member, to: &writer) }
        case .conditional(let module, let members, let otherwise): write(module, members, otherwise, to: &writer)
        case .comment(let text): writer.comment(text, prefix: "// ")
        case .imported(let item): write(item, to: &writer)
        }
    }

    private static func write(_ attribute: SwiftAttribute, to writer: inout LineWriter) {
        writer.begin()
        writer.write(.text(attribute.name))
        if !attribute.arguments.isEmpty { writer.write(LayoutMaker.brackets(attribute.arguments)) }
        writer.end()
    }

    private static func write(_ type: SwiftTypeDeclaration, _ modifiers: String, to writer: inout LineWriter) {
        let inherits = type.inherits.isEmpty ? "" : ": " + type.inherits.map(\.spelling).joined(separator: ", ")
        let whereClause = type.requirements.isEmpty ? "" : " where " + type.requirements.map(generic).joined(separator: ", ")
        let head = "\(modifiers)\(type.keyword.rawValue) \(name(of: type))\(generics(type.generics))\(inherits)\(whereClause) {"
        guard !type.members.isEmpty else { return writer.line(head + "}") }
        writer.begin()
        writer.write(head)
        writer.open()
        write(type.members, to: &writer)
        writer.close()
        writer.write("}")
        writer.end()
    }

    /// `Type` and `Protocol` mean something else behind a dot; an extension may name a member of a type.
    private static func name(of type: SwiftTypeDeclaration) -> String {
        SwiftKeyword.escapedMember(type.keyword == .extension ? type.name : SwiftKeyword.escaped(type.name))
    }

    static func generics(_ list: [SwiftGeneric]) -> String {
        guard !list.isEmpty else { return "" }
        return "<" + list.map(generic).joined(separator: ", ") + ">"
    }

    private static func generic(_ generic: SwiftGeneric) -> String { generic.name + (generic.bound.map { ": \($0.spelling)" } ?? "") }

    private static func write(
        _ name: String, _ payload: [SwiftParameter], _ value: SwiftExpression?, _ modifiers: String, to writer: inout LineWriter
    ) {
        let head = "\(modifiers)case \(SwiftKeyword.escapedDeclaration(name))"
        if let value { return StatementPrinter.assignment(head, value, to: &writer) }
        writer.begin()
        writer.write(head)
        if !payload.isEmpty { writer.write(.list(open: "(", payload.map { parameter($0, isBetweenBrackets: false) }, close: ")", .none)) }
        writer.end()
    }

    // MARK: functions

    private static func write(_ function: SwiftFunction, _ modifiers: String, to writer: inout LineWriter) {
        let parameters = Layout.list(open: "(", function.parameters.map { parameter($0, isBetweenBrackets: false) }, close: ")", .none)
        let isBare = function.form == .deinitializer
        let specifiers = function.effects.specifiers(failure: function.failure)
        let result = function.result.isVoid ? "" : " -> \(function.result.spelling)"
        let head: [Layout] =
            [.text(modifiers + name(function))] + (isBare ? [] : [parameters]) + [.text(specifiers + result)]
        writer.begin()
        guard let body = function.body else {
            writer.write(.row(head))
            return writer.end()
        }
        guard !body.isEmpty else {
            writer.write(.row(head), followedBy: 3)
            writer.write(" {}")
            return writer.end()
        }
        if function.isShort, let inner = body.flat {
            let short = head + [.text(" { "), inner, .text(" }")]
            if writer.fits(short) {
                writer.write(.row(short))
                return writer.end()
            }
        }
        writer.write(.row(head), followedBy: 2)
        writer.write(" {")
        writer.open()
        StatementPrinter.write(body, to: &writer)
        writer.close()
        writer.write("}")
        writer.end()
    }

    private static func name(_ function: SwiftFunction) -> String {
        switch function.form {
        case .named(let name): "func \(SwiftKeyword.escapedDeclaration(name))\(generics(function.generics))"
        case .initializer(let isFailable): "init\(isFailable ? "?" : "")\(generics(function.generics))"
        case .unwrappedInitializer: "init!\(generics(function.generics))"
        case .deinitializer: "deinit"
        }
    }

    /// - Parameter isBetweenBrackets: of a subscript: a parameter's name is no label there.
    static func parameter(_ parameter: SwiftParameter, isBetweenBrackets: Bool) -> Layout {
        // A value of a case may have no name at all.
        if parameter.name.isEmpty {
            let type = parameter.type.layout
            return parameter.value.map { .led(.row([type, .text(" =")]), LayoutMaker.whole($0)) } ?? type
        }
        let name =
            switch parameter.label {
            case "" where isBetweenBrackets: SwiftKeyword.escapedLabel(parameter.name)
            case let label? where isBetweenBrackets:
                "\(SwiftKeyword.escapedLabel(label)) \(SwiftKeyword.escapedLabel(parameter.name))"
            case nil: SwiftKeyword.escapedLabel(parameter.name)
            case "": "_ \(SwiftKeyword.escapedLabel(parameter.name))"
            case let label? where label == parameter.name: SwiftKeyword.escapedLabel(label)
            case let label?: "\(SwiftKeyword.escapedLabel(label)) \(SwiftKeyword.escapedLabel(parameter.name))"
            }
        let type = parameter.type.layout
        if case .functionType = type, let value = parameter.value {
            return .led(.text("\(name):"), .led(.row([type, .text(" =")]), LayoutMaker.whole(value)))
        }
        let head = type.holdsTypes ? .row([.text("\(name): "), type]) : Layout.led(.text("\(name):"), type)
        return parameter.value.map { .led(.row([head, .text(" =")]), LayoutMaker.whole($0)) } ?? head
    }

    // MARK: conditions

    private static func write(
        _ module: String, _ members: [SwiftDeclaration], _ otherwise: [SwiftDeclaration], to writer: inout LineWriter
    ) {
        writer.begin()
        writer.write("#if canImport(\(module))")
        writer.open()
        write(members, to: &writer)
        writer.close("#else", isLast: otherwise.isEmpty)
        if !otherwise.isEmpty {
            writer.open()
            write(otherwise, to: &writer)
            writer.close("#else", isLast: true)
        }
        writer.end()
    }

    static func write(_ item: SwiftImport, to writer: inout LineWriter) {
        let words = [item.attribute, item.access?.rawValue, "import", item.module].compactMap { $0 }.joined(separator: " ")
        guard item.isConditional else { return writer.line(words) }
        writer.line("#if canImport(\(item.module))")
        writer.indent()
        writer.line(words)
        writer.outdent()
        if let other = item.otherwise {
            writer.line("#else")
            writer.indent()
            writer.line([item.attribute, item.access?.rawValue, "import", other].compactMap { $0 }.joined(separator: " "))
            writer.outdent()
        }
        writer.line("#endif")
    }
}
