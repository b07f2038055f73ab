package import Diagnostics
internal import Mustache
package import SourceText

/// One template file, scanned and compiled.
package struct Template: Sendable {
    /// `reference/page`: the path below the templates' folder, without its ending.
    package let name: String
    package let file: SourceFile
    let tags: [TemplateTag]
    let compiled: MustacheTemplate

    /// - Throws: what is wrong with the file by itself.
    init(name: String, file: SourceFile) throws(TemplateError) {
        let (tags, unclosed) = TagScanner.scan(file)
        var problems: [Diagnostic] = []
        if let unclosed {
            let place = Place(file, Span(unclosed, unclosed + 2))
            problems.append(Diagnostic(TemplateRules.unbalanced, "`{{` is never closed", at: [Label(place)]))
        }
        problems += Self.unsupported(tags, file) + (Self.tooDeep(tags, file).map { [$0] } ?? Self.unbalanced(tags, file))
        guard problems.isEmpty else { throw TemplateError(diagnostics: problems) }
        self.name = name
        self.file = file
        self.tags = tags
        do {
            compiled = try MustacheTemplate(string: Self.prepared(file, tags))
        } catch {
            let problem = Diagnostic(
                TemplateRules.unbalanced, "the template cannot be read: \(error)", at: [Label(Place(file, Span(0, 0)))])
            throw TemplateError(diagnostics: [problem])
        }
    }

    /// Text instead of HTML, and partials that stand alone between marks that `Indentation` turns into blanks: the library's own
    /// indentation misses every first line of a repeated section.
    private static func prepared(_ file: SourceFile, _ tags: [TemplateTag]) -> String {
        var text = "{{% CONTENT_TYPE:TEXT }}\n"
        var position = 0
        for tag in tags {
            guard tag.kind == .partial, let blanks = tag.indentation else { continue }
            let start = tag.span.start - blanks.utf8.count
            text += file.text(Span(position, start)) + Indentation.opening(blanks.count) + file.text(tag.span)
            position = tag.span.end
            while position < file.bytes.count, file.bytes[position] == 0x20 { position += 1 }
            if position < file.bytes.count { position += 1 }
            text += "\n" + Indentation.closing
        }
        return text + file.text(Span(position, file.bytes.count))
    }

    private static func unsupported(_ tags: [TemplateTag], _ file: SourceFile) -> [Diagnostic] {
        tags.compactMap { tag in
            let isTransform = tag.kind == .variable && tag.name.contains("(")
            guard tag.kind == .unsupported || isTransform || tag.name.hasPrefix("*") else { return nil }
            let message = "`\(file.text(tag.span))` is no name, section or partial"
            return Diagnostic(TemplateRules.unsupported, message, at: [Label(Place(file, tag.span))])
        }
    }

    /// What parses and renders sections calls itself for each inside of another.
    private static let deepest = 100

    private static func tooDeep(_ tags: [TemplateTag], _ file: SourceFile) -> Diagnostic? {
        var depth = 0
        for tag in tags {
            if tag.kind == .end { depth -= 1 }
            guard tag.kind == .section else { continue }
            depth += 1
            guard depth > deepest else { continue }
            return Diagnostic(
                TemplateRules.tooDeep, "section `\(tag.name)` stands more than \(deepest) deep in others",
                at: [Label(Place(file, tag.span))],
                help: "put the inner sections into a partial")
        }
        return nil
    }

    private static func unbalanced(_ tags: [TemplateTag], _ file: SourceFile) -> [Diagnostic] {
        var open: [TemplateTag] = []
        for tag in tags {
            if tag.kind == .section { open.append(tag) }
            guard tag.kind == .end else { continue }
            guard let last = open.popLast(), last.name == tag.name else {
                let message = "`\(file.text(tag.span))` closes no section of that name"
                return [Diagnostic(TemplateRules.unbalanced, message, at: [Label(Place(file, tag.span))])]
            }
        }
        return open.map {
            Diagnostic(TemplateRules.unbalanced, "section `\($0.name)` is never closed", at: [Label(Place(file, $0.span))])
        }
    }
}

/// A template that cannot be used.
package struct TemplateError: Error {
    package let diagnostics: [Diagnostic]
}
