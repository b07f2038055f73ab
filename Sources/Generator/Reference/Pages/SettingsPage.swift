internal import Declarations
internal import Spec

/// Settings, environments, constants and durations.
struct SettingsPage {
    private let context: ReferenceContext

    init(_ context: ReferenceContext) { self.context = context }

    var sections: [SectionView] {
        let spec = context.spec
        var sections = [ReferencePage.settings.opening(context, [])]
        if !spec.settings.isEmpty { sections.append(settings) }
        if !spec.hosts.isEmpty { sections.append(hosts) }
        if !spec.constants.isEmpty { sections.append(constants) }
        if !spec.durations.isEmpty { sections.append(durations) }
        return sections
    }

    private var settings: SectionView {
        let settings = context.spec.settings
        var kinds: [Setting.Kind] = []
        for setting in settings where !kinds.contains(setting.kind) { kinds.append(setting.kind) }
        let blocks = kinds.flatMap { kind in
            [.paragraph("**\(title(kind))**"), table(settings.filter { $0.kind == kind })]
        }
        return section("settings", context.say("Settings"), blocks)
    }

    private func table(_ settings: [Setting]) -> MarkdownBlock {
        let rows = settings.map { setting in
            let value = setting.value.map { Markdown.code($0.value) } ?? ""
            return [Markdown.code(setting.name.value), value, context.cell(setting.text) + context.note(setting.provenance)]
        }
        return .table([context.say("Name"), context.say("Value"), context.say("Meaning")], rows)
    }

    /// Where servers stand, and how an app says which place it means.
    private var hosts: SectionView {
        let blocks = context.spec.hosts.flatMap { host -> [MarkdownBlock] in
            let rows = host.environments.map { each in
                [
                    Markdown.code("\(host.typeName).\(Host.caseName(each.name.value))"), Markdown.code(each.url.value),
                    context.cell(each.text) + context.note(each.provenance),
                ]
            }
            let chosen = host.chosenBy.map {
                context.say("Where the app says nothing: \(ValueWords(language: context.language).value($0.value)).")
            }
            let set = context.spec.bases(of: host).map {
                context.say("An app may set another address when it runs: \(ValueWords(language: context.language).value($0.value)).")
            }
            return [.paragraph("**\(context.prose(host.text))**"), .table([context.say("Name"), "URL", context.say("Meaning")], rows)]
                + (set + [chosen].compactMap { $0 }).map { .paragraph($0) }
        }
        let choices = context.spec.hosts.map { "\($0.typeName).\(Host.caseName(($0.environments.last ?? $0.environments[0]).name.value))" }
        let sample = "ClientEnvironment.use(ClientEnvironment(hosts: [\(choices.joined(separator: ", "))]))"
        let lead = context.say("An app says at start-up which it means; the first is the usual one.")
        return section("hosts", context.say("Environments"), [.paragraph(lead)] + blocks + [.code("swift", [sample])])
    }

    private var constants: SectionView {
        let rows = context.spec.constants.map { constant in
            let type = constant.type.map { Markdown.code($0.value.spelling(in: .objectiveC)) } ?? ""
            let value = constant.value.map { Markdown.code($0.value) } ?? ""
            let shown = constant.swiftName.map { " (Swift: \(Markdown.code($0.value)))" } ?? ""
            return [
                Markdown.code(constant.name.value) + shown, type, value, context.cell(constant.text) + context.note(constant.provenance),
            ]
        }
        let header = [context.say("Constant"), context.say("Type"), context.say("Value"), context.say("Meaning")]
        return section("constants", context.say("Constants"), [.table(header, rows)])
    }

    private var durations: SectionView {
        let rows = context.spec.durations.map { duration in
            [
                Markdown.code(duration.name.value), String(duration.seconds.value),
                context.cell(duration.text) + context.note(duration.provenance),
            ]
        }
        let header = [context.say("Duration"), context.say("Seconds"), context.say("Meaning")]
        return section("durations", context.say("Durations"), [.table(header, rows)])
    }

    private func title(_ kind: Setting.Kind) -> String {
        switch kind {
        case .plist: "Info.plist"
        case .linker: context.say("Linker flags")
        case .pod: "CocoaPods"
        case .package: context.say("Packages")
        case .framework: context.say("Frameworks")
        case .console: context.say("Console")
        case .scope: context.say("Consent items")
        case .property: context.say("Property keys")
        case .url: "URL"
        case .platform: context.say("Requirements")
        }
    }

    private func section(_ name: String, _ title: String, _ blocks: [MarkdownBlock]) -> SectionView {
        SectionView(anchor: Anchor.part(.settings, name), heading: Markdown.heading(2, title), blocks: blocks)
    }
}
