internal import Spec

/// Every flow as a diagram and in words, and what the SDK keeps between calls.
struct FlowsPage {
    private let context: ReferenceContext

    init(_ context: ReferenceContext) { self.context = context }

    var sections: [SectionView] {
        let spec = context.spec
        let links = spec.flows.map {
            context.link(Markdown.code($0.name.value), .flows, Anchor.flow($0.name.value)) + ": " + context.prose($0.text)
        }
        let opening = ReferencePage.flows.opening(context, links.isEmpty ? [] : [.bullets(links)])
        return [opening] + (spec.state.isEmpty ? [] : [state]) + [stateObjects].compactMap { $0 } + spec.flows.map(section)
    }

    private var state: SectionView {
        let rows = context.spec.state.map { group in
            let fields = group.fields.map { Markdown.code($0.name.value) }.joined(separator: ", ")
            let life = group.isDurable ? context.say("outlives the app") : context.say("in memory")
            return [Markdown.code(group.name.value), fields, life, context.cell(group.text)]
        }
        let header = [context.say("State"), context.say("Fields"), context.say("Kept"), context.say("Meaning")]
        let title = context.say("What is kept between calls")
        return SectionView(
            anchor: Anchor.part(.flows, "state"), heading: Markdown.heading(2, title), blocks: [.table(header, rows)] + diagrams)
    }

    /// How the values of each group come and go.
    private var diagrams: [MarkdownBlock] {
        let diagram = StateDiagram(context)
        return context.spec.state.flatMap { group -> [MarkdownBlock] in
            guard let lines = diagram.lines(group) else { return [] }
            return [.paragraph(Markdown.code(group.name.value) + ":"), .code("mermaid", lines)]
        }
    }

    /// Which object comes next, for SDKs whose objects are used once.
    private var stateObjects: SectionView? {
        guard let lines = StateDiagram(context).stateObjects() else { return nil }
        let title = context.say("Which state follows which")
        return SectionView(
            anchor: Anchor.part(.flows, "objects"), heading: Markdown.heading(2, title), blocks: [.code("mermaid", lines)])
    }

    private func section(_ flow: Flow) -> SectionView {
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(flow.text))]
        if let diagram = context.facts.diagrams[context.language]?[flow.name.value] { blocks.append(.code("mermaid", diagram)) }
        blocks.append(.items(FlowWords(context).lines(flow)))
        let callers = methods(running: flow.name.value)
        if !callers.isEmpty { blocks.append(.paragraph(context.say("Run by: ") + callers.joined(separator: ", "))) }
        return SectionView(
            anchor: Anchor.flow(flow.name.value), heading: Markdown.heading(2, Markdown.code(flow.name.value)), blocks: blocks)
    }

    private func methods(running flow: String) -> [String] {
        (context.facts.runners[flow] ?? []).map { owner, method in
            context.link(Markdown.code(method.name), .methods, Anchor.member(owner, method.name, isStatic: method.isStatic))
        }
    }
}
