internal import Spec

/// What the system is, where to find what, and how to start.
struct OverviewPage {
    private let context: ReferenceContext

    init(_ context: ReferenceContext) { self.context = context }

    var sections: [SectionView] { [head, contents, start] }

    private var head: SectionView {
        let spec = context.spec
        let title = Escaping.markdown(context.language.text(spec.system.title))
        let guides = spec.guides.map { guide in
            let name = Markdown.code(guide.file.value)
            return guide.url.map { "\(name) – \(Markdown.address($0))" } ?? name
        }
        let blocks: [MarkdownBlock] =
            ReferencePage.overview.navigation(context) + [
                .paragraph(context.prose(spec.system.summary)),
                .table(
                    [context.say("Module"), context.say("Mock server"), context.say("Guide")],
                    [[Markdown.code(context.model.module), mock.map(Markdown.code) ?? "", guides.joined(separator: "<br>")]]
                ),
            ]
        return SectionView(anchor: Anchor.page(.overview), heading: Markdown.heading(1, title), blocks: blocks)
    }

    private var contents: SectionView {
        let pages = ReferencePage.allCases.filter { $0 != .overview }
        let items = pages.map { "\(context.link(page: $0)): \($0.summary(context.language))" }
        guard !context.isSingleFile else { return section("contents", context.say("Contents"), [.bullets(items)]) }
        let more = [
            Markdown.link(context.say("Everything in one file"), to: "all.md"),
            Markdown.link(context.say("The references of all systems"), to: "../../../Reference/README.md"),
        ]
        return section("contents", context.say("Contents"), [.bullets(items + more)])
    }

    /// The executable, where there is a mock.
    private var mock: String? { context.spec.mock == nil ? nil : "\(context.spec.system.id.value)-mock" }

    private var start: SectionView {
        let module = context.model.module
        guard let mock else { return section("start", context.say("Start"), [.code("swift", ["import \(module)"])]) }
        let swift = [
            "import ClientRuntime",
            "import Foundation",
            "import \(module)",
            "",
            context.say("// Once, at start-up: send every request to the mock instead of the vendor's servers."),
            "ClientEnvironment.use(ClientEnvironment(baseURL: URL(string: \"http://127.0.0.1:8080\")))",
        ]
        let blocks: [MarkdownBlock] = [
            .paragraph(context.say("Start the mock server; it prints its address when it is ready.")),
            .code("sh", ["swift run \(mock) --port 8080"]),
            .paragraph(context.say("Point the client at it.")),
            .code("swift", swift),
        ]
        return section("start", context.say("Start"), blocks)
    }

    private func section(_ name: String, _ title: String, _ blocks: [MarkdownBlock]) -> SectionView {
        SectionView(anchor: Anchor.part(.overview, name), heading: Markdown.heading(2, title), blocks: blocks)
    }
}
