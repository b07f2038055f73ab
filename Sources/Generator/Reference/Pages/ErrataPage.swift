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
            context.say("What"), context.say("Line"), context.say("Rule"),
            context.say("Why the spec is as it is"),
        ]
        return section("errata", context.say("What the guide gets wrong"), [.table(header, rows)])
    }

    /// What guide and source say of one thing, and whom the client follows.
    private var disputes: SectionView? {
        let rows = context.spec.errata.compactMap { erratum -> [String]? in
            guard let follows = erratum.follows else { return nil }
            let source = erratum.source.map { context.source($0.value) } ?? context.say("a source")
            return [
                Markdown.code(erratum.name.value), word(erratum.guide), word(erratum.says), source,
                follows == .guide ? context.say("the guide") : context.say("the source"), context.cell(erratum.reason),
            ]
        }
        guard !rows.isEmpty else { return nil }
        let header = [
            context.say("What"), context.say("The guide says"), context.say("The source says"),
            context.say("Source"), context.say("The client follows"), context.say("Why"),
        ]
        return section(
            "disputes", context.say("Where guide and source disagree"), [.table(header, rows)])
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
        let text = context.say("Nobody documents these; they exist because the client or the mock needs them.")
        let table = MarkdownBlock.table([context.say("What"), context.say("Why")], rows)
        return section("invented", context.say("What is invented"), [.paragraph(text), table])
    }

    private var sources: SectionView? {
        guard !context.spec.sources.isEmpty else { return nil }
        let text = context.say("Items that the guide leaves out say which of these documents they rest on.")
        return section(
            "sources", context.say("Other documents"),
            [.paragraph(text), .bullets(context.spec.sources.map(described))])
    }

    /// The document, its version, and whether `check` reads it.
    private func described(_ source: ReferenceDocument) -> String {
        let version = source.version.map { context.say(", version \(Markdown.code($0))") } ?? ""
        let reading: String
        if let unread = source.unread {
            reading = context.say(". Not read: ") + context.cell(unread)
        } else {
            let files = source.files.map { Markdown.code($0.value) }.joined(separator: ", ")
            reading = files.isEmpty ? "" : context.say(": checked against \(files)")
        }
        return context.source(source.id.value) + version + reading
    }

    private func section(_ name: String, _ title: String, _ blocks: [MarkdownBlock]) -> SectionView {
        SectionView(anchor: Anchor.part(.errata, name), heading: Markdown.heading(2, title), blocks: blocks)
    }
}
