internal import Declarations
internal import Spec

/// Classes with their properties, protocols, and enums that are no errors.
struct TypesPage {
    private let context: ReferenceContext
    private let swift: SwiftSpelling

    init(_ context: ReferenceContext) {
        self.context = context
        swift = SwiftSpelling(model: context.model)
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
        if type.once {
            blocks.append(
                .paragraph(context.say("Its methods may be called once; a second call fails.", "메서드는 한 번만 호출할 수 있으며 두 번째 호출은 실패합니다.")))
        }
        if let module = type.requiresModule {
            blocks.append(
                .paragraph(
                    context.say("Exists where \(Markdown.code(module.value)) does.", "\(Markdown.code(module.value))가 있는 플랫폼에만 있습니다.")))
        }
        blocks += origin("type", name, nil, type.provenance)
        if !type.properties.isEmpty { blocks.append(properties(type)) }
        if !type.methods.isEmpty { blocks.append(methods(name, type.methods)) }
        return section(name, context.say("class", "클래스"), blocks)
    }

    private func section(_ type: ProtocolType) -> SectionView {
        let name = type.name.value
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(type.text))]
        blocks += origin("type", name, nil, type.provenance)
        if !type.methods.isEmpty { blocks.append(methods(name, type.methods)) }
        return section(name, context.say("protocol", "프로토콜"), blocks)
    }

    private func section(_ type: Enumeration) -> SectionView {
        let name = type.name.value
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(type.text))]
        blocks += origin("enum", name, nil, type.provenance)
        let rows = type.cases.map { item in
            let swift = context.model.caseExpression(name, item.name.value)
            let value = item.value.map { Markdown.code(String($0.value)) } ?? ""
            return [Markdown.code(item.name.value), Markdown.code(swift), value, context.cell(item.text)]
        }
        let header = [context.say("Case", "케이스"), "Swift", context.say("Value", "값"), context.say("Meaning", "의미")]
        blocks.append(.table(header, rows))
        if let source = type.valuesFrom {
            blocks.append(.paragraph(context.say("The values are from: ", "값의 출처: ") + context.source(source.value)))
        }
        return section(name, context.say("enum", "열거형"), blocks)
    }

    private func properties(_ type: ClassType) -> MarkdownBlock {
        let owner = type.name.value
        let rows = type.properties.map { property in
            let id = "<a id=\"\(Anchor.property(owner, property.name))\"></a>"
            let spelling = Markdown.code(swift.property(property, owner: owner))
            return ["\(id)\(Markdown.code(property.name))", spelling, context.cell(property.text) + context.note(property.provenance)]
        }
        return .table([context.say("Property", "속성"), "Swift", context.say("Meaning", "의미")], rows)
    }

    private func methods(_ owner: String, _ methods: [Method]) -> MarkdownBlock {
        let rows = methods.map { method in
            let anchor = Anchor.member(owner, method.name, isStatic: method.isStatic)
            return [context.link(Markdown.code(method.name), .methods, anchor), context.cell(method.text)]
        }
        return .table([context.say("Method", "메서드"), context.say("Meaning", "의미")], rows)
    }

    private func origin(_ kind: String, _ name: String, _ owner: String?, _ provenance: Provenance) -> [MarkdownBlock] {
        context.origin(provenance, context.lines.lines(kind, name, owner: owner)).map { [$0] } ?? []
    }

    private func section(_ name: String, _ kind: String, _ blocks: [MarkdownBlock]) -> SectionView {
        SectionView(anchor: Anchor.type(name), heading: Markdown.heading(2, "\(Markdown.code(name)) (\(kind))"), blocks: blocks)
    }
}
