import CrossCheck
import Declarations
import Guide

/// Settings, durations and constants: what needs no types.
enum SettingDrafting {
    static func settings(_ statements: [Statement], endpoints: [Draft.Endpoint], hosts: [Draft.Environment] = []) -> [Draft.Setting] {
        let taken = Set((endpoints.map(\.url) + hosts.map(\.url)).map(URLForm.normal))
        var names: Set<String> = []
        var settings: [Draft.Setting] = []
        for statement in statements where isSetting(statement.fact) && !isJSON(statement) {
            var fact = statement.fact
            if fact.kind == .endpoint { fact.name = URLForm.split(fact.name).url }
            let isURL = fact.name.contains("://")
            guard isURL || fact.kind != .endpoint, !taken.contains(URLForm.normal(fact.name)),
                names.insert(isURL ? URLForm.normal(fact.name) : fact.name).inserted
            else { continue }
            settings.append(
                Draft.Setting(kind: kind(fact.name, statement), name: fact.name, value: fact.value == fact.name ? nil : fact.value))
        }
        return settings
    }

    /// Keys, links that are no endpoints, texts that samples hand over as keys, and the flags of the linker. What the SDK's own code says is
    /// nothing that an app sets.
    private static func isSetting(_ fact: Fact) -> Bool {
        if fact.isOnlyEvidence || isPicture(fact.name) { return false }
        if fact.kind == .key || fact.kind == .endpoint { return true }
        guard fact.kind == .use else { return false }
        return fact.detail.form == "literal" || fact.detail.form == "mention" && fact.name.hasSuffix("_LDFLAGS")
    }

    /// A word of JSON that a sample makes of cases: `.object(["error": .text("Missing")])`.
    private static func isJSON(_ statement: Statement) -> Bool {
        guard statement.fact.detail.form == "literal" else { return false }
        let after = statement.text.after(statement.fact.span, limit: 8).drop { $0 == "\"" }
        if after.hasPrefix(":"), after.dropFirst().drop(while: { $0 == " " }).hasPrefix(".") { return true }
        let before = statement.text.before(statement.fact.span, limit: 40)
        guard before.hasSuffix("(\"") else { return false }
        let name = before.dropLast(2).reversed().prefix { $0.isLetter || $0.isNumber }
        let opening = before.dropLast(2 + name.count)
        return !name.isEmpty && opening.hasSuffix(".")
            && !(opening.dropLast().last.map { $0.isLetter || $0.isNumber || ")]?!".contains($0) } ?? false)
    }

    /// What a sample shows, or reads.
    private static func isPicture(_ name: String) -> Bool {
        let ending = name.lowercased().prefix { $0 != "?" }.split(separator: ".").last.map(String.init) ?? ""
        return name.contains(".") && ["jpg", "jpeg", "png", "gif", "svg", "webp", "heic", "mp4", "mov", "mp3", "pdf"].contains(ending)
    }

    private static func kind(_ name: String, _ statement: Statement) -> String {
        // `grantScopes:@[@"lamp_light"]`
        if statement.fact.detail.form == "literal" {
            let line = statement.text.before(statement.fact.span, limit: 80).split(separator: "\n").last ?? ""
            return line.contains("cope") ? "scope" : "property"
        }
        if name.contains("://") { return isPackage(name, statement) ? "package" : "url" }
        if name.hasPrefix("-") || name.hasSuffix("_LDFLAGS") { return "linker" }
        if name.lowercased().hasSuffix(".framework") || name.hasSuffix(".tbd") || name.hasSuffix(".dylib") { return "framework" }
        let before = statement.text.before(statement.fact.span, limit: 40).lowercased()
        if before.contains("pod ") || before.contains("pod '") || before.contains("pod \"") { return "pod" }
        let isShouted = name == name.uppercased() && name.contains("_")
        if before.contains("<key>") || isShouted || name.hasPrefix("CF") || name.hasPrefix("LS") || name.hasPrefix("NS") { return "plist" }
        if statement.fact.source == .sample { return "pod" }
        return "property"
    }

    /// A repository's own address, where the guide speaks of packages; archives and demos of it are links.
    private static func isPackage(_ url: String, _ statement: Statement) -> Bool {
        if url.hasSuffix(".git") { return true }
        let path = url.split(separator: "/").dropFirst().map { $0.lowercased() }
        guard path.count == 3, path[0].hasSuffix("github.com") else { return false }
        let around = statement.text.before(statement.fact.span, limit: 200) + statement.text.after(statement.fact.span, limit: 40)
        return ["package", "spm", "패키지", "パッケージ", "包"].contains { around.lowercased().contains($0) }
    }

    static func durations(_ statements: [Statement]) -> [Draft.Duration] {
        var seen: Set<Int> = []
        return statements.compactMap { statement in
            guard statement.fact.kind == .duration, let seconds = Int(statement.fact.name), seen.insert(seconds).inserted else {
                return nil
            }
            return Draft.Duration(name: "seconds\(seconds)", seconds: seconds)
        }
    }

    /// A name in the module, or in one class; of what a name says else (`getter:…`) a spec knows nothing.
    private static func swiftName(_ fact: Fact) -> String? {
        guard let name = fact.detail.swiftName, name != fact.name else { return nil }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count < 3 && parts.allSatisfy { Words.isIdentifier(String($0)) } ? name : nil
    }

    static func constants(
        _ statements: [Statement], notifications: [String], _ frameworks: ImportedFrameworks
    ) -> [Draft.Constant] {
        var constants: [Draft.Constant] = []
        // A list names classes or delegates: what another place declares as a type is none of its constants.
        // So with a case of C.
        let others = Set(
            statements.map(\.fact).filter {
                $0.source == .declaration && ([.type, .enum].contains($0.kind) || $0.kind == .case && $0.detail.language != .swift)
            }.map(\.name))
        for statement in statements
        where statement.fact.kind == .constant && !others.contains(statement.fact.name) && !statement.fact.isDefinition {
            let fact = statement.fact
            guard Words.isIdentifier(fact.name), !Platform.isGlobal(fact.name), !frameworks.bring(fact.name), !OwnedConstants.include(fact)
            else {
                continue
            }
            if let known = constants.firstIndex(where: { $0.name == fact.name }) {
                constants[known].type = constants[known].type ?? NotificationName.type(of: fact)
                constants[known].value = constants[known].value ?? fact.value
                constants[known].swiftName = constants[known].swiftName ?? swiftName(fact)
            } else {
                let kind = NotificationName.isOne(fact) ? "notification" : fact.detail.form ?? "extern"
                let type = NotificationName.type(of: fact)
                constants.append(Draft.Constant(kind: kind, name: fact.name, type: type, value: fact.value, swiftName: swiftName(fact)))
            }
        }
        for fact in statements.map(\.fact) where fact.kind == .constant && fact.isDefinition {
            guard let known = constants.firstIndex(where: { $0.name == fact.name }) else { continue }
            constants[known].value = constants[known].value ?? fact.value
        }
        let known = Set(constants.map(\.name))
        return constants
            + notifications.filter { !known.contains($0) }.map {
                Draft.Constant(kind: "notification", name: $0, type: "NSString *", value: nil)
            }
    }
}
