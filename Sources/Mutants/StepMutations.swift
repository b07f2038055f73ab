import CrossCheck
import SourceText
import YAMLTree

/// Times, settings, what is registered; and what flows and answers do.
extension MutationRule {
    static let system = [
        MutationRule(.duration, "durations/*/seconds", change: otherNumber),
        MutationRule(
            .setting, "settings/*/name", isRename: true,
            change: { site, text in
                site.parents.last?["kind"]?.text == "plist" ? renamed(by: "_X")(site, &text) : nil
            }),
        MutationRule(.settingValue, "settings/*/value", change: otherValue),
        MutationRule(.durability, "state/*/durable", change: flip),
        MutationRule(.registered, "mock/app/*/value", "mock/records/*/lives", "mock/records/*/editable", change: otherValue),
    ]

    static let steps = [
        MutationRule(
            .condition, "flows/**/require", "policies/**/require", "mock/answers/**/require", "mock/shared/**/require", change: negated),
        MutationRule(.condition, "flows/**/if", "policies/**/if", "mock/answers/**/if", "mock/shared/**/if", change: negated),
        MutationRule(.step, "flows/**/*", "policies/**/*", "mock/answers/**/*", "mock/shared/**/*", change: droppedStep),
        MutationRule(.entry, "flows/**", "policies/**", "mock/answers/**", "mock/shared/**", change: droppedEntry),
        MutationRule(
            .raisedError, "flows/**/fail", "policies/**/fail",
            change: { site, text in
                otherError(site, among: site.parents.first?["flows"]?.items ?? [], &text)
            }),
        MutationRule(
            .raisedError, "mock/answers/**/fail", "mock/shared/**/fail",
            change: { site, text in
                otherError(site, among: site.parents.first?["mock"]?["answers"]?.items ?? [], &text)
            }),
        MutationRule(.literal, "flows/**", "policies/**", "mock/answers/**", "mock/shared/**", change: literal),
    ]

    /// Verbs whose step does something beside going on.
    private static let effects: Set<String> = [
        "keep", "forget", "set", "post", "notify", "signal", "start", "complete", "put", "change", "drop",
    ]

    private static let tables: Set<String> = ["keep", "set", "with", "fields", "respond", "complete", "query", "where"]

    @Sendable private static func negated(_ site: Site, _: inout TextFaults) -> (edits: [Fault.Edit], old: String, new: String)? {
        let old = site.text
        guard !old.contains("\n") else { return nil }
        let inner = site.node["not"].map { site.file.text($0.span) }
        let new = inner ?? "{not: \(old)}"
        return ([Fault.Edit(site.node.span, new)], old, new)
    }

    @Sendable private static func droppedStep(_ site: Site, _: inout TextFaults) -> (edits: [Fault.Edit], old: String, new: String)? {
        guard site.key == nil, let verb = site.node.entries.first?.name, effects.contains(verb), let edit = dropped(site) else {
            return nil
        }
        return ([edit], site.text.split(separator: "\n").first.map(String.init) ?? "", "")
    }

    /// An entry of what is kept, set, given or answered.
    @Sendable private static func droppedEntry(_ site: Site, _: inout TextFaults) -> (edits: [Fault.Edit], old: String, new: String)? {
        guard let key = site.key, site.path.count > 1, tables.contains(site.path[site.path.count - 2]), let edit = dropped(site) else {
            return nil
        }
        return ([edit], site.file.text(key.span.union(site.node.span)), "")
    }

    /// An error that is raised elsewhere, of the same enum where the enum is said.
    private static func otherError(
        _ site: Site, among nodes: [YAMLNode], _ text: inout TextFaults
    ) -> (edits: [Fault.Edit], old: String, new: String)? {
        guard let old = site.node.text, !old.contains("$") else { return nil }
        let prefix = old.contains(".") ? old.prefix { $0 != "." } + "." : ""
        let names = nodes.flatMap(Site.all).filter { $0.path.last == "fail" }.compactMap(\.node.text)
        return other(of: Array(Set(names.filter { $0.hasPrefix(prefix) && !$0.contains("$") })).sorted())(site, &text)
    }

    /// A number, a Boolean or a plain text among what is given, kept or answered.
    @Sendable private static func literal(_ site: Site, _ text: inout TextFaults) -> (edits: [Fault.Edit], old: String, new: String)? {
        guard let scalar = site.node.scalar, !site.path.contains("page"), !site.path.contains("text") else { return nil }
        switch scalar.value {
        case .int, .bool: return site.key?.text == "stop" || site.key?.text == "ended" ? nil : otherValue(site, &text)
        default:
            guard site.path.count > 1, tables.contains(site.path[site.path.count - 2]) else { return nil }
            return otherValue(site, &text)
        }
    }
}
