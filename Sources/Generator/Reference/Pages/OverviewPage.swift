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
                    [context.say("Module", "모듈"), context.say("Mock server", "목 서버"), context.say("Guide", "가이드")],
                    [[Markdown.code(context.model.module), mock.map(Markdown.code) ?? "", guides.joined(separator: "<br>")]]
                ),
            ]
        return SectionView(anchor: Anchor.page(.overview), heading: Markdown.heading(1, title), blocks: blocks)
    }

    private var contents: SectionView {
        let pages = ReferencePage.allCases.filter { $0 != .overview }
        let items = pages.map { "\(context.link(page: $0)): \($0.summary(context.language))" }
        guard !context.isSingleFile else { return section("contents", context.say("Contents", "차례"), [.bullets(items)]) }
        let more = [
            Markdown.link(context.say("Everything in one file", "한 파일로 된 전체 문서"), to: "all.md"),
            Markdown.link(context.say("The references of all systems", "모든 시스템의 레퍼런스"), to: "../../../Reference/README.md"),
        ]
        return section("contents", context.say("Contents", "차례"), [.bullets(items + more)])
    }

    /// The executable, where there is a mock.
    private var mock: String? { context.spec.mock == nil ? nil : "\(context.spec.system.id.value)-mock" }

    private var start: SectionView {
        let module = context.model.module
        guard let mock else { return section("start", context.say("Start", "시작하기"), [.code("swift", ["import \(module)"])]) }
        let swift = [
            "import ClientRuntime",
            "import Foundation",
            "import \(module)",
            "",
            context.say(
                "// Once, at start-up: send every request to the mock instead of the vendor's servers.",
                "// 앱을 시작할 때 한 번: 모든 요청을 공급자 서버 대신 목 서버로 보냅니다."
            ),
            "ClientEnvironment.use(ClientEnvironment(baseURL: URL(string: \"http://127.0.0.1:8080\")))",
        ]
        let blocks: [MarkdownBlock] = [
            .paragraph(context.say("Start the mock server; it prints its address when it is ready.", "목 서버를 시작하면 준비되었을 때 주소를 출력합니다.")),
            .code("sh", ["swift run \(mock) --port 8080"]),
            .paragraph(context.say("Point the client at it.", "클라이언트가 목 서버를 사용하게 합니다.")),
            .code("swift", swift),
        ]
        return section("start", context.say("Start", "시작하기"), blocks)
    }

    private func section(_ name: String, _ title: String, _ blocks: [MarkdownBlock]) -> SectionView {
        SectionView(anchor: Anchor.part(.overview, name), heading: Markdown.heading(2, title), blocks: blocks)
    }
}
