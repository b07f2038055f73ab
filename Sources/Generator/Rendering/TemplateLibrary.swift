package import Diagnostics
private import Foundation
internal import Mustache
internal import SourceText

/// The templates of one folder.
package struct TemplateLibrary: Sendable {
    private let templates: [String: Template]
    private let mustache: MustacheLibrary

    package init(_ templates: [Template]) {
        self.templates = Dictionary(templates.map { ($0.name, $0) }) { first, _ in first }
        mustache = MustacheLibrary(templates: self.templates.mapValues(\.compiled))
    }

    package var names: [String] { templates.keys.sorted() }
    package func template(named name: String) -> Template? { templates[name] }

    /// Templates from texts by name.
    package static func make(_ texts: [String: String]) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
        let files = texts.keys.sorted().map { ($0, SourceFile(path: "\($0).mustache", text: texts[$0] ?? "")) }
        return make(files)
    }

    /// All `.mustache` files below a folder.
    package static func load(_ folder: String) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard let paths = FileManager.default.enumerator(atPath: root) else {
            return (TemplateLibrary([]), [Diagnostic(TemplateRules.unreadable, "there is no folder `\(folder)`")])
        }
        var files: [(String, SourceFile)] = []
        var diagnostics: [Diagnostic] = []
        let names = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".mustache") }.sorted()
        for path in names {
            let full = folder + "/" + path
            if let data = FileManager.default.contents(atPath: root + "/" + path), let text = String(data: data, encoding: .utf8) {
                files.append((String(path.dropLast(".mustache".count)), SourceFile(path: full, text: text)))
            } else {
                diagnostics.append(Diagnostic(TemplateRules.unreadable, "`\(full)` is no readable UTF-8 file"))
            }
        }
        let (library, problems) = make(files)
        return (library, diagnostics + problems)
    }

    private static func make(_ files: [(String, SourceFile)]) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
        var templates: [Template] = []
        var diagnostics: [Diagnostic] = []
        for (name, file) in files {
            do {
                templates.append(try Template(name: name, file: file))
            } catch {
                diagnostics += error.diagnostics
            }
        }
        return (TemplateLibrary(templates), diagnostics)
    }

    /// What is wrong with a template that is to print this kind of model; nothing, mostly.
    package func check(_ name: String, prints model: any ViewModel.Type) -> [Diagnostic] {
        guard let template = templates[name] else {
            return [Diagnostic(TemplateRules.missingTemplate, "there is no template `\(name)`", help: "add \(name).mustache")]
        }
        var checker = TemplateChecker(self)
        checker.check(template, prints: model)
        return checker.diagnostics
    }

    /// The finished text. Call it for templates that `check` has nothing against.
    package func render<Model: ViewModel>(_ name: String, _ model: Model) -> String {
        Indentation.apply(to: raw(name, model))
    }

    /// The text as the template prints it, with the marks of indentation.
    func raw<Model: ViewModel>(_ name: String, _ model: Model) -> String {
        templates[name]?.compiled.render(MustacheModel(model: model.erased), library: mustache) ?? ""
    }
}
