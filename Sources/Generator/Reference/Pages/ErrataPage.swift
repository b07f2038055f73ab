internal import Spec

/// What the guide gets wrong, and what in the spec is not from it.
struct ErrataPage {
    private let context: ReferenceContext

    init(_ context: ReferenceContext) { self.context = context }

    var sections: [SectionView] {
        [ReferencePage.errata.opening(context, []), errata, disputes, invented, sources].compactMap { $0 }
    }

    private var errata: SectionView? {
        let errata = context.spec.errata.filter { $0.follows == nil }
        guard !errata.isEmpty else { return nil }
        let rows = errata.map { erratum in
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

    /// What guide and source say of one thing, and whom the client follows.
    private var disputes: SectionView? {
        let rows = context.spec.errata.compactMap { erratum -> [String]? in
            guard let follows = erratum.follows else { return nil }
            let source = erratum.source.map { context.source($0.value) } ?? context.say("a source", "다른 문서")
            return [
                Markdown.code(erratum.name.value), word(erratum.guide), word(erratum.says), source,
                follows == .guide ? context.say("the guide", "가이드") : context.say("the source", "다른 문서"), context.cell(erratum.reason),
            ]
        }
        guard !rows.isEmpty else { return nil }
        let header = [
            context.say("What", "대상"), context.say("The guide says", "가이드"), context.say("The source says", "다른 문서"),
            context.say("Source", "출처"), context.say("The client follows", "클라이언트가 따르는 쪽"), context.say("Why", "이유"),
        ]
        return section(
            "disputes", context.say("Where guide and source disagree", "가이드와 다른 문서가 어긋나는 곳"), [.table(header, rows)])
    }

    /// A text of either side; a dash where it is silent.
    private func word(_ text: Located<String>?) -> String {
        guard let text, text.value != "nothing" else { return "–" }
        return Markdown.code(text.value)
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
            [.paragraph(text), .bullets(context.spec.sources.map(described))])
    }

    /// The document, its version, and whether `check` reads it.
    private func described(_ source: ReferenceDocument) -> String {
        let version = source.version.map { context.say(", version \(Markdown.code($0))", ", 버전 \(Markdown.code($0))") } ?? ""
        let reading: String
        if let unread = source.unread {
            reading = context.say(". Not read: ", ". 대조하지 않음: ") + context.cell(unread)
        } else {
            let files = source.files.map { Markdown.code($0.value) }.joined(separator: ", ")
            reading = files.isEmpty ? "" : context.say(": checked against \(files)", ": \(files) 대조")
        }
        return context.source(source.id.value) + version + reading
    }

    private func section(_ name: String, _ title: String, _ blocks: [MarkdownBlock]) -> SectionView {
        SectionView(anchor: Anchor.part(.errata, name), heading: Markdown.heading(2, title), blocks: blocks)
    }
}
