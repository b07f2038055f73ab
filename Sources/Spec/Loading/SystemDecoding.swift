import SourceText
import YAMLTree

/// The system as a whole: description, sources, guides, settings, durations, errata.
extension SpecDecoder {
    static func system(_ node: YAMLNode) -> SystemDescription? {
        guard let id = node.string("id"), let module = node.string("module") else { return nil }
        return SystemDescription(
            id: id,
            module: module,
            title: node.requiredText("title"),
            summary: node.requiredText("summary"),
            languages: SystemLanguages.listed(in: node),
            spellings: Set(node.strings("spellings").compactMap { OldSpelling(rawValue: $0.value) }),
            place: node.place
        )
    }

    static func source(_ node: YAMLNode) -> ReferenceDocument? {
        guard let id = node.string("id") else { return nil }
        var source = ReferenceDocument(id: id, title: node.requiredText("title"), url: node.string("url")?.value)
        source.version = node.string("version")?.value
        source.files = node.strings("files")
        source.unread = node.localized("unread")
        return source
    }

    static func guide(_ node: YAMLNode) -> GuideReference? {
        guard let file = node.string("file") else { return nil }
        return GuideReference(
            file: file, url: node.string("url")?.value, language: node.string("language")?.value ?? "en", place: node.place)
    }

    static func erratum(_ node: YAMLNode) -> Erratum? {
        guard let rule = node.string("rule"), let name = node.string("name") else { return nil }
        var erratum = Erratum(
            rule: rule,
            name: name,
            line: node.integer("line")?.value,
            says: node.string("says"),
            reason: node.requiredText("reason"),
            place: node.place
        )
        erratum.source = node.string("source")
        erratum.guide = node.string("guide")
        erratum.follows = node.string("follows").flatMap { Erratum.Side(rawValue: $0.value) }
        return erratum
    }

    static func setting(_ node: YAMLNode) -> Setting? {
        guard let kind = node.word("kind", Setting.Kind.self), let name = node.string("name") else { return nil }
        return Setting(
            kind: kind,
            kindPlace: node.place(of: "kind"),
            name: name,
            value: node.string("value"),
            text: node.requiredText(),
            provenance: node.provenance,
            place: node.place
        )
    }

    static func duration(_ node: YAMLNode) -> DocumentedDuration? {
        guard let name = node.string("name"), let seconds = node.integer("seconds") else { return nil }
        return DocumentedDuration(
            name: name,
            seconds: seconds,
            text: node.requiredText(),
            provenance: node.provenance,
            place: node.place
        )
    }
}
