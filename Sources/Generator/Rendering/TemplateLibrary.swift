package import Diagnostics
private import Foundation
internal import Mustache
internal import SourceText

/// The templates that the tool brings along, with those of a folder over them.
package struct TemplateLibrary: Sendable {
    private let templates: [String: Template]
    private let mustache: MustacheLibrary
    /// The names of those that are a folder's.
    private let own: Set<String>

    /// What the tool brings along, and nothing else.
    package static let builtIn = make(BuiltInTemplates.all).library

    /// - Parameters:
    ///   - templates: a folder's own.
    ///   - base: what stands in where the folder has no file.
    package init(_ templates: [Template], over base: TemplateLibrary? = nil) {
        let list = Dictionary(templates.map { ($0.name, $0) }) { first, _ in first }
        self.templates = list.merging(base?.templates ?? [:]) { own, _ in own }
        own = Set(list.keys)
        mustache = MustacheLibrary(templates: self.templates.mapValues(\.compiled))
    }

    package var names: [String] { templates.keys.sorted() }
    package func template(named name: String) -> Template? { templates[name] }

    /// Templates from texts by name.
    package static func make(_ texts: [String: String]) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
        let files = texts.keys.sorted().map { ($0, SourceFile(path: "\($0).mustache", text: texts[$0] ?? "")) }
        return make(files)
    }

    /// All `.mustache` files below a folder, over what the tool brings along.
    package static func load(_ folder: String) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard let paths = FileManager.default.enumerator(atPath: root) else {
            return (builtIn, [Diagnostic(TemplateRules.unreadable, "there is no folder `\(folder)`")])
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
        let (library, problems) = make(files, over: builtIn)
        return (library, diagnostics + problems)
    }

    private static func make(
        _ files: [(String, SourceFile)],
        over base: TemplateLibrary? = nil
    ) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
        var templates: [Template] = []
        var diagnostics: [Diagnostic] = []
        for (name, file) in files {
            do {
                templates.append(try Template(name: name, file: file))
            } catch {
                diagnostics += error.diagnostics
            }
        }
        return (TemplateLibrary(templates, over: base), diagnostics)
    }

    /// What is wrong with a template that is to print this kind of model; nothing, mostly.
    package func check(_ name: String, prints model: any ViewModel.Type) -> [Diagnostic] {
        guard let template = templates[name] else { preconditionFailure("no template \(name) is built in") }
        var checker = TemplateChecker(self)
        checker.check(template, prints: model)
        return checker.diagnostics
    }

    /// The folder's files that nothing prints: their names are mistaken, mostly.
    ///
    /// - Parameter outputs: the templates that are printed by themselves; the others are partials of them.
    package func unprinted(by outputs: [String]) -> [Diagnostic] {
        var printed: Set<String> = []
        var waiting = outputs
        while let name = waiting.popLast() {
            guard printed.insert(name).inserted, let template = templates[name] else { continue }
            waiting += template.tags.filter { $0.kind == .partial }.map(\.name)
        }
        return own.subtracting(printed).sorted().compactMap { name in
            templates[name].map { template in
                let place = Place(template.file, Span(0, 0))
                let help = DidYouMean.help(for: name, among: printed.sorted())
                return Diagnostic(TemplateRules.unprinted, "nothing prints the template `\(name)`", at: [Label(place)], help: help)
            }
        }
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
