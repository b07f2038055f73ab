import Diagnostics
import SourceText
import Testing

@testable import Generator

private struct Leaf: ViewModel {
    var name: String
    var children: [Leaf] = []
    static let members: [ViewMember<Leaf>] = [.text("name") { $0.name }, .models("children") { $0.children }]
}

private struct Page: ViewModel {
    var title: String
    var note: String?
    var lines: [String] = []
    var leaves: [Leaf] = []
    static let members: [ViewMember<Page>] = [
        .text("title") { $0.title }, .optional("note") { $0.note }, .texts("lines") { $0.lines }, .models("leaves") { $0.leaves },
    ]
}

struct TemplateTests {
    private func problems(_ text: String, _ partials: [String: String] = [:]) -> [String] {
        let (library, diagnostics) = TemplateLibrary.make(partials.merging(["page": text]) { first, _ in first })
        let all = diagnostics.isEmpty ? library.check("page", prints: Page.self) : diagnostics
        return all.map { "\($0.primary?.place.description ?? "-") \($0.rule.id): \($0.message)" }
    }

    @Test(arguments: [
        ("a\n  {{titel}}", "page.mustache:2:3 template-unknown-name: unknown name `titel`"),
        ("{{#leaves}}{{nam}}{{/leaves}}", "page.mustache:1:12 template-unknown-name: unknown name `nam`"),
        ("{{> gone}}", "page.mustache:1:1 template-missing-partial: there is no partial `gone`"),
        ("{{#leaves}}", "page.mustache:1:1 template-unbalanced: section `leaves` is never closed"),
        ("{{#leaves}}{{/lines}}", "page.mustache:1:12 template-unbalanced: `{{/lines}}` closes no section of that name"),
        ("한글 {{^note}}", "page.mustache:1:4 template-unsupported-tag: `{{^note}}` is no name, section or partial"),
        ("{{uppercased(title)}}", "page.mustache:1:1 template-unsupported-tag: `{{uppercased(title)}}` is no name, section or partial"),
        ("{{leaves}}", "page.mustache:1:1 template-wrong-kind: `leaves` is no text"),
        ("{{#title}}{{/title}}", "page.mustache:1:1 template-wrong-kind: `title` is a text that is always there"),
        ("{{.}}", "page.mustache:1:1 template-wrong-kind: `{{.}}` stands in no section over texts"),
        ("{{title", "page.mustache:1:1 template-unbalanced: `{{` is never closed"),
    ])
    func mistake(_ text: String, _ problem: String) {
        #expect(problems(text).first == problem)
    }

    @Test("sections a thousand deep are one message, not a crash", arguments: [true, false])
    func depth(isClosed: Bool) {
        func nested(_ count: Int) -> String {
            String(repeating: "{{#lines}}", count: count) + (isClosed ? String(repeating: "{{/lines}}", count: count) : "")
        }
        #expect(problems(nested(4_000)) == ["page.mustache:1:1001 template-too-deep: section `lines` stands more than 100 deep in others"])
        if isClosed { #expect(problems(nested(100)) == []) }
    }

    @Test("a partial that prints itself for the same model is refused: it would never end")
    func endless() {
        #expect(problems("{{title}}{{> page}}") == ["page.mustache:1:10 template-endless: `page` prints itself"])
        let partials = ["leaf": "{{name}}{{#note}}{{> twig}}{{/note}}", "twig": "{{> leaf}}"]
        #expect(problems("{{#leaves}}{{> leaf}}{{/leaves}}", partials).last == "twig.mustache:1:1 template-endless: `leaf` prints itself")
    }

    @Test func aPartialIsCheckedWhereItIsUsed() {
        let partials = ["leaf": "{{name}}{{#children}}{{> leaf}}{{/children}}"]
        #expect(problems("{{#leaves}}{{> leaf}}{{/leaves}}", partials) == [])
        #expect(problems("{{> leaf}}", partials).count == 2)
    }

    @Test func nestedPartialsIndentEveryLine() {
        let texts = [
            "page": "{{#leaves}}\n{{> leaf}}\n{{/leaves}}\n",
            "leaf": "{{name}} {\n{{#children}}\n    {{> leaf}}\n{{/children}}\n}\n",
        ]
        let (library, _) = TemplateLibrary.make(texts)
        let inner = Leaf(name: "b", children: [Leaf(name: "c"), Leaf(name: "d")])
        let page = Page(title: "", leaves: [Leaf(name: "a", children: [inner, Leaf(name: "e")])])
        let expected = "a {\n    b {\n        c {\n        }\n        d {\n        }\n    }\n    e {\n    }\n}\n"
        #expect(library.render("page", page) == expected)
    }

    @Test func nothingIsEscapedAsHTML() {
        let (library, _) = TemplateLibrary.make(["page": "{{title}}{{> p}}", "p": "{{title}}"])
        #expect(library.render("page", Page(title: "a<b>&\"")) == "a<b>&\"a<b>&\"\n")
    }

    @Test func aMissingTextIsNotLookedUpOutside() {
        let (library, _) = TemplateLibrary.make(["page": "{{#note}}[{{.}}]{{/note}}|{{#lines}}{{.}};{{/lines}}"])
        #expect(library.render("page", Page(title: "t", note: nil, lines: ["x", "y"])) == "|x;y;\n")
        #expect(library.render("page", Page(title: "t", note: "n")) == "[n]|\n")
    }
}
