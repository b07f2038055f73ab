internal import Declarations
internal import Spec

/// Every method: its signatures, parameters, result, errors, and what it does.
struct MethodsPage {
    private let context: ReferenceContext

    init(_ context: ReferenceContext) { self.context = context }

    var sections: [SectionView] {
        let spec = context.spec
        let classes = spec.classes.filter { !$0.methods.isEmpty }.flatMap { type in
            [owner(type.name.value)] + sections(type.methods, .type(type))
        }
        let protocols = spec.protocols.flatMap { type in
            [owner(type.name.value)] + sections(type.methods, .delegate(type))
        }
        let opening = ReferencePage.methods.opening(context, contents)
        return [opening] + classes + protocols + hooks
    }

    /// A table of all methods, the type beside the first of each.
    private var contents: [MarkdownBlock] {
        let types = context.spec.classes.map { ($0.name.value, $0.methods) } + context.spec.protocols.map { ($0.name.value, $0.methods) }
        let rows = types.flatMap { name, methods in
            methods.enumerated().map { index, method in
                let type = index == 0 ? context.link(Markdown.code(name), .methods, Anchor.part(.methods, name)) : ""
                let anchor = Anchor.member(name, method.name, isStatic: method.isStatic)
                return [type, context.link(Markdown.code(method.name), .methods, anchor), context.cell(method.text)]
            }
        }
        guard !rows.isEmpty else { return [] }
        return [.table([context.say("Type"), context.say("Method"), context.say("Meaning")], rows)]
    }

    private var hooks: [SectionView] {
        guard !context.spec.hooks.isEmpty else { return [] }
        let title = context.say("Methods of the app's own classes")
        let heading = SectionView(anchor: Anchor.part(.methods, "hooks"), heading: Markdown.heading(2, title), blocks: [])
        return [heading] + context.spec.hooks.map(section)
    }

    private func owner(_ name: String) -> SectionView {
        SectionView(anchor: Anchor.part(.methods, name), heading: Markdown.heading(2, context.typeLink(name)), blocks: [])
    }

    /// What a method belongs to.
    private enum Owner {
        case type(ClassType)
        case delegate(ProtocolType)

        var name: String {
            switch self {
            case .type(let type): type.name.value
            case .delegate(let type): type.name.value
            }
        }
    }

    private func sections(_ methods: [Method], _ owner: Owner) -> [SectionView] {
        zip(methods, context.facts.methods[owner.name] ?? []).map { section($0, $1, owner) }
    }

    private func section(_ method: Method, _ text: MethodText, _ owner: Owner) -> SectionView {
        let name = owner.name
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(method.text))] + spellings(text)
        if method.language == .objectiveC { blocks.append(.code("objc", [method.spelling.value])) }
        if case .delegate = owner { blocks.append(.paragraph(requiredness(method))) }
        blocks += parameters(method)
        if let sample = text.sample {
            blocks += [.paragraph("**\(context.say("Sample"))**:"), .code("swift", [sample])]
        }
        if let result = method.resultText { blocks.append(.paragraph("**\(context.say("Result"))**: \(context.prose(result))")) }
        blocks += behaviour(method, owner)
        let lines = context.lines.lines("method", method.declaration.name, owner: name)
        blocks += context.origin(method.provenance, lines).map { [$0] } ?? []
        let anchor = Anchor.member(name, method.name, isStatic: method.isStatic)
        return SectionView(anchor: anchor, heading: Markdown.heading(3, Markdown.code(method.name)), blocks: blocks)
    }

    /// How Swift shows the method, today and before.
    private func spellings(_ text: MethodText) -> [MarkdownBlock] {
        if text.signatures.isEmpty {
            return [.paragraph(context.say("Not available in Swift: its number of arguments varies."))]
        }
        let note = text.older.map { MarkdownBlock.paragraph("**Swift 2**: \(Markdown.code($0))") }
        return [.code("swift", text.signatures)] + [note].compactMap { $0 }
    }

    private func section(_ hook: Hook) -> SectionView {
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(hook.text)), .code("objc", [hook.spelling.value])]
        if !hook.calls.isEmpty {
            blocks.append(
                .paragraph(context.say("Call in it: ") + hook.calls.map { Markdown.code($0.value) }.joined(separator: ", ")))
        }
        blocks +=
            context.origin(hook.provenance, context.lines.lines("method", hook.declaration.name, owner: hook.owner.value)).map { [$0] }
            ?? []
        let heading = Markdown.heading(3, "\(Markdown.code(hook.owner.value)): \(Markdown.code(hook.declaration.name))")
        return SectionView(anchor: Anchor.hook(hook.declaration.name), heading: heading, blocks: blocks)
    }

    private func requiredness(_ method: Method) -> String {
        let words = method.isRequired ? context.say("Required.") : context.say("Optional.")
        guard let source = method.requirednessFrom else { return words }
        return words + " (" + context.source(source.value) + ")"
    }

    private func parameters(_ method: Method) -> [MarkdownBlock] {
        let declared = method.declaration.parameters
        guard !declared.isEmpty else { return [] }
        let rows = declared.map { parameter in
            let type = parameter.type.map { $0.spelling(in: method.language) } ?? ""
            let text = method.parameterTexts.first { $0.name.value == parameter.name }?.text
            return [Markdown.code(parameter.name), type.isEmpty ? "" : Markdown.code(type), context.cell(text)]
        }
        return [.table([context.say("Parameter"), context.say("Type"), context.say("Meaning")], rows)]
    }

    /// The flow behind the method, and the documented errors that it raises.
    private func behaviour(_ method: Method, _ owner: Owner) -> [MarkdownBlock] {
        guard let flow = method.flow else { return [] }
        let link = context.link(Markdown.code(flow.value), .flows, Anchor.flow(flow.value))
        var blocks: [MarkdownBlock] = [.paragraph("**\(context.say("What happens"))**: \(link)")]
        let errors = context.errors.errors(of: method, in: context.model.classes[owner.name])
        if !errors.isEmpty {
            let links = errors.map { context.link(Markdown.code($0.name), .errors, Anchor.error($0.enumeration, $0.name)) }
            blocks.append(.paragraph("**\(context.say("Errors"))**: \(links.joined(separator: ", "))"))
        }
        return blocks
    }
}
