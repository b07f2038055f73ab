internal import Diagnostics
internal import SourceText

/// Proves that a template prints only names its view model has, through all partials, before anything is rendered.
struct TemplateChecker {
    let library: TemplateLibrary
    private var visited: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ library: TemplateLibrary) { self.library = library }

    /// What names mean at one point of a template: the models that are open, the innermost last.
    private struct Scope {
        var models: [any ViewModel.Type]
        /// Inside a section over texts `{{.}}` is the text.
        var isText = false
        /// The templates around this point that print the same model: to print one of them again never ends.
        var printing: [String] = []

        func shape(of name: String) -> ViewShape? {
            for model in models.reversed() {
                if let shape = model.shapes[name] { return shape }
            }
            return nil
        }

        /// A model that is open already hides its outer self, so that one goes: partials that include each other come to an end.
        mutating func open(_ type: any ViewModel.Type) {
            models.removeAll { $0 == type }
            models.append(type)
            isText = false
            printing = []
        }

        var key: String { models.map { String(reflecting: $0) }.joined(separator: "/") + (isText ? "." : "") }
    }

    mutating func check(_ template: Template, prints model: any ViewModel.Type) {
        check(template, Scope(models: [model]))
    }

    private mutating func check(_ template: Template, _ scope: Scope) {
        guard visited.insert(template.name + "|" + scope.key).inserted else { return }
        var scopes = [scope]
        scopes[0].printing.append(template.name)
        for tag in template.tags {
            guard let current = scopes.last else { return }
            switch tag.kind {
            case .comment, .unsupported: continue
            case .variable: checkVariable(tag, current, template)
            case .section: scopes.append(open(tag, current, template))
            case .end: if scopes.count > 1 { scopes.removeLast() }
            case .partial: checkPartial(tag, current, template)
            }
        }
    }

    private mutating func checkVariable(_ tag: TemplateTag, _ scope: Scope, _ template: Template) {
        if tag.name == "." {
            if !scope.isText { report(TemplateRules.wrongKind, "`{{.}}` stands in no section over texts", tag, template) }
            return
        }
        switch scope.shape(of: tag.name) {
        case .text, .optionalText: break
        case .some:
            report(TemplateRules.wrongKind, "`\(tag.name)` is no text", tag, template, help: "open it as a section")
        case nil: reportUnknown(tag, scope, template)
        }
    }

    private mutating func open(_ tag: TemplateTag, _ scope: Scope, _ template: Template) -> Scope {
        var inner = scope
        switch scope.shape(of: tag.name) {
        case .model(let type), .models(let type):
            inner.open(type)
        case .texts, .optionalText: inner.isText = true
        case .flag: break
        case .text: report(TemplateRules.wrongKind, "`\(tag.name)` is a text that is always there", tag, template, help: "print it")
        case nil:
            reportUnknown(tag, scope, template)
            inner.printing = []
        }
        return inner
    }

    private mutating func checkPartial(_ tag: TemplateTag, _ scope: Scope, _ template: Template) {
        guard let partial = library.template(named: tag.name) else {
            report(TemplateRules.missingPartial, "there is no partial `\(tag.name)`", tag, template)
            return
        }
        guard !scope.printing.contains(partial.name) else {
            return report(
                TemplateRules.endless, "`\(tag.name)` prints itself", tag, template, help: "open a section over another model around it")
        }
        check(partial, scope)
    }

    private mutating func reportUnknown(_ tag: TemplateTag, _ scope: Scope, _ template: Template) {
        let known = scope.models.last.map { $0.shapes.keys.sorted() } ?? []
        let help = known.isEmpty ? nil : "names here: \(known.joined(separator: ", "))"
        report(TemplateRules.unknownName, "unknown name `\(tag.name)`", tag, template, help: help)
    }

    private mutating func report(_ rule: Rule, _ message: String, _ tag: TemplateTag, _ template: Template, help: String? = nil) {
        diagnostics.append(Diagnostic(rule, message, at: [Label(Place(template.file, tag.span))], help: help))
    }
}
