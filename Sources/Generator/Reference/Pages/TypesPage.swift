internal import Declarations
internal import Spec

/// Classes and structs with their properties, protocols, and enums that are no errors.
struct TypesPage {
    private let context: ReferenceContext
    private let swift: SwiftSpelling

    init(_ context: ReferenceContext) {
        self.context = context
        swift = SwiftSpelling(model: context.model, plan: context.plan)
    }

    var sections: [SectionView] {
        let spec = context.spec
        let names = spec.classes.map(\.name.value) + spec.protocols.map(\.name.value) + spec.enums.map(\.name.value)
        let opening = ReferencePage.types.opening(context, names.isEmpty ? [] : [.bullets(names.map(context.typeLink))])
        return [opening] + spec.classes.map(section) + spec.protocols.map(section) + spec.enums.map(section)
    }

    private func section(_ type: ClassType) -> SectionView {
        let name = type.name.value
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(type.text))]
        blocks += context.swiftName(name) + once(type)
        if let module = type.requiresModule {
            blocks.append(
                .paragraph(
                    context.say("Exists where \(Markdown.code(module.value)) does.")))
        }
        blocks += origin("type", name, nil, type.provenance)
        if !type.properties.isEmpty { blocks.append(properties(type)) }
        blocks += companions(type)
        if !type.methods.isEmpty { blocks.append(methods(name, type.methods)) }
        return section(name, type.form == .structure ? context.say("struct") : context.say("class"), blocks)
    }

    private func once(_ type: ClassType) -> [MarkdownBlock] {
        guard let (errors, error) = type.once.flatMap({ context.model.errorCase($0.value) }) else { return [] }
        let link = context.link(Markdown.code(error.name.value), .errors, Anchor.error(errors.name.value, error.name.value))
        return [
            .paragraph(
                context.say("Its methods may be called once; a second call fails with \(link)."))
        ]
    }

    private func section(_ type: ProtocolType) -> SectionView {
        let name = type.name.value
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(type.text))]
        blocks += context.swiftName(name) + origin("type", name, nil, type.provenance)
        if !type.methods.isEmpty { blocks.append(methods(name, type.methods)) }
        return section(name, context.say("protocol"), blocks + events(type))
    }

    /// The delegate as a loop: what it is told, as cases of an enum.
    private func events(_ type: ProtocolType) -> [MarkdownBlock] {
        guard let events = ProtocolEvents(type, context.model) else { return [] }
        let (sequence, element) = (Markdown.code(events.names.sequence), Markdown.code(events.names.element))
        let text = context.say(
            "In a loop: an object of \(sequence) is such a delegate, and `for await` reads what it is told, each time one of \(element).")
        let rows = events.cases.map { event -> [String] in
            let payload = event.payload.map { "\($0.label): \($0.type.spelling)" }.joined(separator: ", ")
            let anchor = Anchor.member(type.name.value, event.method.name, isStatic: false)
            return [
                Markdown.code(payload.isEmpty ? event.name : "\(event.name)(\(payload))"),
                context.link(Markdown.code(event.method.name), .methods, anchor),
            ]
        }
        return [.paragraph(text), .table([context.say("Event"), context.say("Method")], rows)]
    }

    /// What an error carries that was thrown to whoever awaits.
    private func companions(_ type: ClassType) -> [MarkdownBlock] {
        let list = context.model.companions(of: type)
        guard !list.isEmpty else { return [] }
        let names = list.map { Markdown.code("\($0.name): \($0.type.spelling)") }.joined(separator: ", ")
        return [
            .paragraph(
                context.say("Thrown by an `async` method, it also has what the delegate would get beside it: \(names)."))
        ]
    }

    private func section(_ type: Enumeration) -> SectionView {
        let name = type.name.value
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(type.text))]
        blocks += context.swiftName(name) + origin("enum", name, nil, type.provenance)
        let rows = type.allCases.map { item in
            let swift = SwiftSpelling.enumCase(name, item.name.value, context.model)
            let value =
                ((item.holds.isEmpty ? type.rawText(of: item) : nil) ?? item.value.map { String($0.value) }).map(Markdown.code) ?? ""
            let values = type.holdsValues ? (type.wire?.hasWords == true ? [Markdown.code(type.word(of: item))] : []) : [value]
            return [Markdown.code(item.name.value), Markdown.code(swift)] + values + [context.cell(item.text)]
        }
        let valueHead = type.holdsValues && type.wire?.hasWords != true ? [] : [context.say("Value")]
        let header = [context.say("Case"), "Swift"] + valueHead + [context.say("Meaning")]
        if !rows.isEmpty { blocks.append(.table(header, rows)) }
        blocks += form(type) + context.members(of: name, type.properties, type.methods)
        if let source = type.valuesFrom {
            blocks.append(.paragraph(context.say("The values are from: ") + context.source(source.value)))
        }
        return section(name, context.say("enum"), blocks)
    }

    /// How JSON tells cases apart that hold values.
    private func form(_ type: Enumeration) -> [MarkdownBlock] {
        switch type.wire {
        case nil: []
        case .shape: [.paragraph(context.say("In JSON each case is the value that it holds."))]
        case .member(let member, let content):
            [
                .paragraph(
                    content.map {
                        context.say(
                            "In JSON \(Markdown.code(member.value)) names the case, and \(Markdown.code($0.value)) is what it holds.")
                    } ?? context.say("In JSON \(Markdown.code(member.value)) names the case, beside what it holds."))
            ]
        }
    }

    private func properties(_ type: ClassType) -> MarkdownBlock {
        let owner = type.name.value
        let rows = type.properties.map { property in
            let id = "<a id=\"\(Anchor.property(owner, property.name))\"></a>"
            let spelling = Markdown.code(swift.property(property, of: type))
            return ["\(id)\(Markdown.code(property.name))", spelling, context.cell(property.text) + context.note(property.provenance)]
        }
        return .table([context.say("Property"), "Swift", context.say("Meaning")], rows)
    }

    private func methods(_ owner: String, _ methods: [Method]) -> MarkdownBlock {
        let rows = methods.map { method in
            let anchor = Anchor.member(owner, method.name, isStatic: method.isStatic)
            return [context.link(Markdown.code(method.name), .methods, anchor), context.cell(method.text)]
        }
        return .table([context.say("Method"), context.say("Meaning")], rows)
    }

    private func origin(_ kind: String, _ name: String, _ owner: String?, _ provenance: Provenance) -> [MarkdownBlock] {
        context.origin(provenance, context.lines.lines(kind, name, owner: owner)).map { [$0] } ?? []
    }

    private func section(_ name: String, _ kind: String, _ blocks: [MarkdownBlock]) -> SectionView {
        SectionView(anchor: Anchor.type(name), heading: Markdown.heading(2, "\(Markdown.code(name)) (\(kind))"), blocks: blocks)
    }
}
