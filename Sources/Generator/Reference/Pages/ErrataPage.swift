internal import Spec

/// What the guide gets wrong, and what in the spec is not from it.
struct ErrataPage {
    private let context: ReferenceContext

    init(_ context: ReferenceContext) { self.context = context }

    var sections: [SectionView] {
        [ReferencePage.errata.opening(context, []), errata, invented, sources].compactMap { $0 }
    }

    private var errata: SectionView? {
        guard !context.spec.errata.isEmpty else { return nil }
        let rows = context.spec.errata.map { erratum in
            [
                Markdown.code(erratum.name.value), line(erratum), Markdown.code(erratum.rule.value),
                context.cell(erratum.reason),
            ]
        }
        let header = [
            context.say("What", "대상"), context.say("Line", "줄"), context.say("Rule", "규칙"),
            context.say("Why the spec is as it is", "명세가 이렇게 된 이유"),
        ]
        return section("errata", context.say("What the guide gets wrong", "가이드의 오류"), [.table(header, rows)])
    }

    /// As the spec says it, else as the guide's facts of that name have it.
    private func line(_ erratum: Erratum) -> String {
        if let line = erratum.line { return String(line) }
        return context.lines.lines(named: erratum.name.value).map { String($0.number) }.joined(separator: ", ")
    }

    private var invented: SectionView? {
        let rows = InventedItems.list(context.spec).map { [Markdown.code($0.name), Escaping.markdownCell($0.reason)] }
        guard !rows.isEmpty else { return nil }
        let text = context.say(
            "Nobody documents these; they exist because the client or the mock needs them.",
            "문서화되지 않았지만 클라이언트나 목 서버에 필요해서 만든 항목입니다."
        )
        let table = MarkdownBlock.table([context.say("What", "대상"), context.say("Why", "이유")], rows)
        return section("invented", context.say("What is invented", "지어낸 항목"), [.paragraph(text), table])
    }

    private var sources: SectionView? {
        guard !context.spec.sources.isEmpty else { return nil }
        let text = context.say(
            "Items that the guide leaves out say which of these documents they rest on.", "가이드에 없는 항목은 다음 문서 가운데 근거를 밝힙니다.")
        return section(
            "sources", context.say("Other documents", "다른 문서"),
            [.paragraph(text), .bullets(context.spec.sources.map { context.source($0.id.value) })])
    }

    private func section(_ name: String, _ title: String, _ blocks: [MarkdownBlock]) -> SectionView {
        SectionView(anchor: Anchor.part(.errata, name), heading: Markdown.heading(2, title), blocks: blocks)
    }
}
