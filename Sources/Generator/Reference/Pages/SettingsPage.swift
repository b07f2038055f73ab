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
        return section("settings", context.say("Settings", "설정"), blocks)
    }

    private func table(_ settings: [Setting]) -> MarkdownBlock {
        let rows = settings.map { setting in
            let value = setting.value.map { Markdown.code($0.value) } ?? ""
            return [Markdown.code(setting.name.value), value, context.cell(setting.text) + context.note(setting.provenance)]
        }
        return .table([context.say("Name", "이름"), context.say("Value", "값"), context.say("Meaning", "의미")], rows)
    }

    private var constants: SectionView {
        let rows = context.spec.constants.map { constant in
            let type = constant.type.map { Markdown.code($0.value.spelling(in: .objectiveC)) } ?? ""
            let value = constant.value.map { Markdown.code($0.value) } ?? ""
            return [Markdown.code(constant.name.value), type, value, context.cell(constant.text) + context.note(constant.provenance)]
        }
        let header = [context.say("Constant", "상수"), context.say("Type", "타입"), context.say("Value", "값"), context.say("Meaning", "의미")]
        return section("constants", context.say("Constants", "상수"), [.table(header, rows)])
    }

    private var durations: SectionView {
        let rows = context.spec.durations.map { duration in
            [
                Markdown.code(duration.name.value), String(duration.seconds.value),
                context.cell(duration.text) + context.note(duration.provenance),
            ]
        }
        let header = [context.say("Duration", "시간"), context.say("Seconds", "초"), context.say("Meaning", "의미")]
        return section("durations", context.say("Durations", "시간"), [.table(header, rows)])
    }

    private func title(_ kind: Setting.Kind) -> String {
        switch kind {
        case .plist: "Info.plist"
        case .linker: context.say("Linker flags", "링커 플래그")
        case .pod: "CocoaPods"
        case .package: context.say("Packages", "패키지")
        case .framework: context.say("Frameworks", "프레임워크")
        case .console: context.say("Console", "콘솔")
        case .scope: context.say("Consent items", "동의 항목")
        case .property: context.say("Property keys", "사용자 정보 키")
        case .url: "URL"
        case .platform: context.say("Requirements", "요구 사항")
        }
    }

    private func section(_ name: String, _ title: String, _ blocks: [MarkdownBlock]) -> SectionView {
        SectionView(anchor: Anchor.part(.settings, name), heading: Markdown.heading(2, title), blocks: blocks)
    }
}
