internal import Spec

/// What every page of one system in one language is made from.
struct ReferenceContext: Sendable {
    let facts: ReferenceFacts
    let language: TextLanguage
    /// In the one file that holds everything, links stay inside of it.
    let isSingleFile: Bool

    var model: SystemModel { facts.model }
    var plan: FlowPlan { facts.plan }
    var lines: GuideLines { facts.lines }
    var errors: FlowErrors { facts.errors }
    var spec: Spec { model.spec }

    func say(_ phrase: Phrase, in context: String? = nil) -> String {
        language.say(phrase, in: context)
    }

    /// A text of the spec as a paragraph.
    func prose(_ text: LocalizedText) -> String { Escaping.markdown(language.text(text)) }

    /// A text of the spec inside a table.
    func cell(_ text: LocalizedText?) -> String { text.map { Escaping.markdownCell(language.text($0)) } ?? "" }

    func link(_ text: String, _ page: ReferencePage, _ anchor: String) -> String {
        Markdown.link(text, to: isSingleFile ? "#\(anchor)" : "\(page.fileName)#\(anchor)")
    }

    func link(page: ReferencePage) -> String { link(page.title(language), page, Anchor.page(page)) }

    /// A type's name as a link where the reference has it.
    func typeLink(_ name: String) -> String {
        if model.errors[name] != nil { return link(Markdown.code(name), .errors, Anchor.errors(name)) }
        let isKnown =
            model.enums[name] != nil || model.associated[name] != nil || model.classes[name] != nil || model.protocols[name] != nil
        return isKnown ? link(Markdown.code(name), .types, Anchor.type(name)) : Markdown.code(name)
    }

    /// What apps call a type, where that is not its own name.
    func swiftName(_ type: String) -> [MarkdownBlock] {
        guard let naming = spec.swiftNames.first(where: { $0.name.value == type }) else { return [] }
        return [.paragraph(say("In Swift it is called \(Markdown.code(naming.swift.value)), too."))]
    }

    /// Where an item is documented: lines of the guide, another document, or nowhere.
    func origin(_ provenance: Provenance, _ lines: [GuideLines.Line]) -> MarkdownBlock? {
        switch provenance {
        case .guide:
            guard !lines.isEmpty else { return nil }
            return .paragraph("*" + say("Guide") + ": " + spelled(lines) + "*")
        case .documented(let id):
            return .paragraph("*" + say("Documented in") + ": " + source(id.value) + "*")
        case .invented(let reason):
            return .paragraph("*" + say("Documented nowhere") + ": " + Escaping.markdown(reason.value) + "*")
        }
    }

    /// Where an item is documented, behind its text in a table: nothing for what the guide says.
    func note(_ provenance: Provenance) -> String {
        switch provenance {
        case .guide: ""
        case .documented(let id): " (" + source(id.value) + ")"
        case .invented(let reason): " (" + say("documented nowhere: ") + Escaping.markdownCell(reason.value) + ")"
        }
    }

    /// A source's title, as a link where it is published.
    func source(_ id: String) -> String {
        guard let source = model.sources[id] else { return Markdown.code(id) }
        let title = Escaping.markdown(language.text(source.title))
        return source.url.map { Markdown.link(title, to: $0) } ?? title
    }

    private func spelled(_ lines: [GuideLines.Line]) -> String {
        let files = Set(lines.map(\.file)).sorted()
        return files.map { file in
            let numbers = lines.filter { $0.file == file }.map { String($0.number) }.joined(separator: ", ")
            return say("\(Markdown.code(file)) line \(numbers)")
        }.joined(separator: "; ")
    }
}
