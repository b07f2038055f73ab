/// The files that `guidewright new` begins a project with, besides the spec of a vendor's guide.
package struct ProjectFiles: ViewModel {
    package let name: String
    /// The system that it begins with, and its module.
    let id: String
    let module: String
    /// Whether the system is the example.
    let isExample: Bool
    let url: String
    let version: String

    package init(name: String, id: String, module: String, isExample: Bool, url: String, version: String) {
        self.name = name
        self.id = id
        self.module = module
        self.isExample = isExample
        self.url = url
        self.version = version
    }

    package static let members: [ViewMember<ProjectFiles>] = [
        .text("title") { Escaping.markdown($0.name) }, .text("url") { $0.url }, .text("version") { $0.version }, .text("id") { $0.id },
        .text("module") { $0.module }, .text("repository") { $0.repository }, .text("next") { $0.next },
    ]

    /// `owner/name`, as a workflow refers to an action.
    private var repository: String { url.split(separator: "/").suffix(2).joined(separator: "/") }

    private var next: String {
        isExample
            ? "`guidewright init GUIDE --system ID` drafts the spec of a system out of its guide. A system goes with its folder in `Specs/`, its guide, and its tests in `Tests/AppTests`; `guidewright run` takes away what was made of it."
            : "`Specs/\(id)` is a draft out of its guide: types and methods are there, their texts and what they do are yours to write."
    }

    /// Paths below the project's folder, with their texts.
    package var files: [(path: String, text: String)] {
        let common = [
            ("README.md", "project/README.md"), (".gitignore", "project/gitignore"), ("guidewright.yaml", "project/guidewright.yaml"),
            (".github/workflows/specs.yml", "project/workflow.yml"),
        ]
        let tests = ("Tests/AppTests/AppTests.swift", isExample ? "example/AppTests.swift" : "project/AppTests.swift")
        return (common + [tests] + (isExample ? Self.example : [])).map { ($0.0, ProjectTemplates.render($0.1, self)) }
    }

    /// The example's guide and spec.
    package static let exampleID = "example-tides"
    package static let exampleGuide = "example-tides.md"

    private static let example =
        [("Guides/\(exampleGuide)", "example/guide.md")]
        + ["system", "api", "endpoints", "mock", "scenarios"].map { ("Specs/\(exampleID)/\($0).yaml", "example/\($0).yaml") }
}
