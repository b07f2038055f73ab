internal import Spec

/// Every error: code, name, when, remedy, and what raises it.
struct ErrorsPage {
    private let context: ReferenceContext
    private let raisers: [FlowErrors.Item: [String]]

    init(_ context: ReferenceContext) {
        self.context = context
        raisers = Self.raisers(context)
    }

    var sections: [SectionView] {
        let names = context.spec.errors.map(\.name.value)
        let opening = ReferencePage.errors.opening(context, names.isEmpty ? [] : [.bullets(names.map(context.typeLink))])
        return [opening] + context.spec.errors.map(section)
    }

    private func section(_ type: ErrorEnumeration) -> SectionView {
        let name = type.name.value
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(type.text))]
        let constant = type.domainConstant.map { " (\(Markdown.code($0.value)))" } ?? ""
        blocks.append(.paragraph("**\(context.say("Domain", "도메인"))**: \(Markdown.code(type.domain.value))\(constant)"))
        blocks += context.origin(type.provenance, context.lines.lines("enum", name)).map { [$0] } ?? []
        let header = [
            context.say("Code", "코드"), context.say("Name", "이름"), "Swift", context.say("When", "발생 조건"),
            context.say("Remedy", "대처 방법"), context.say("Raised by", "발생 위치"),
        ]
        blocks.append(.table(header, type.cases.map { row($0, name) }))
        return SectionView(anchor: Anchor.errors(name), heading: Markdown.heading(2, Markdown.code(name)), blocks: blocks)
    }

    private func row(_ error: ErrorCase, _ owner: String) -> [String] {
        let id = "<a id=\"\(Anchor.error(owner, error.name.value))\"></a>"
        let swift = context.model.caseExpression(owner, error.name.value)
        let raised = raisers[FlowErrors.Item(enumeration: owner, name: error.name.value)] ?? []
        return [
            "\(id)\(Markdown.code(String(error.code.value)))", Markdown.code(error.name.value), Markdown.code(swift),
            context.cell(error.text), context.cell(error.remedy), raised.joined(separator: ", "),
        ]
    }

    private static func raisers(_ context: ReferenceContext) -> [FlowErrors.Item: [String]] {
        let errors = FlowErrors(context.model)
        var raisers: [FlowErrors.Item: [String]] = [:]
        for endpoint in context.spec.endpoints {
            let link = context.link(Markdown.code(endpoint.name.value), .endpoints, Anchor.endpoint(endpoint.name.value))
            for item in errors.errors(of: endpoint) { raisers[item, default: []].append(link) }
        }
        for type in context.spec.classes {
            for method in type.methods {
                guard let flow = method.flow else { continue }
                let anchor = Anchor.member(type.name.value, method.name, isStatic: method.isStatic)
                let link = context.link(Markdown.code(method.name), .methods, anchor)
                for item in errors.errors(of: flow.value) { raisers[item, default: []].append(link) }
            }
        }
        return raisers
    }
}
