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
        let rows = context.spec.settings.map { setting in
            let name = Markdown.code(setting.name.value)
            let value = setting.value.map { Markdown.code($0.value) } ?? ""
            return [kind(setting.kind), name, value, context.cell(setting.text) + context.note(setting.provenance)]
        }
        let header = [context.say("Where", "위치"), context.say("Name", "이름"), context.say("Value", "값"), context.say("Meaning", "의미")]
        return section("settings", context.say("Settings", "설정"), [.table(header, rows)])
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

    private func kind(_ kind: Setting.Kind) -> String {
        switch kind {
        case .plist: "Info.plist"
        case .linker: context.say("linker flag", "링커 플래그")
        case .pod: "CocoaPods"
        case .package: context.say("package", "패키지")
        case .framework: context.say("framework", "프레임워크")
        case .console: context.say("console", "콘솔")
        case .scope: context.say("consent item", "동의 항목")
        case .property: context.say("property key", "사용자 정보 키")
        case .url: "URL"
        case .platform: context.say("requirement", "요구 사항")
        }
    }

    private func section(_ name: String, _ title: String, _ blocks: [MarkdownBlock]) -> SectionView {
        SectionView(anchor: Anchor.part(.settings, name), heading: Markdown.heading(2, title), blocks: blocks)
    }
}
