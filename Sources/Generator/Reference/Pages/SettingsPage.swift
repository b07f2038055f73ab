internal import Declarations
internal import Spec

/// Settings, constants and durations.
struct SettingsPage {
    private let context: ReferenceContext

    init(_ context: ReferenceContext) { self.context = context }

    var sections: [SectionView] {
        let spec = context.spec
        var sections = [ReferencePage.settings.opening(context, [])]
        if !spec.settings.isEmpty { sections.append(settings) }
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

    private var constants: SectionView {
        let rows = context.spec.constants.map { constant in
            let type = constant.type.map { Markdown.code($0.value.spelling(in: .objectiveC)) } ?? ""
            let value = constant.value.map { Markdown.code($0.value) } ?? ""
            return [Markdown.code(constant.name.value), type, value, context.cell(constant.text) + context.note(constant.provenance)]
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
