import Diagnostics
import SourceText

/// A conformance that the client's type does not have.
enum UnkeptConformance {
    static let rule = Rule(
        "spec-unkept-conformance", .warning,
        "a type says that it conforms to something that the client leaves out",
        explanation: """
            The client's types conform to the spec's own protocols, structs also to `Equatable`, `Hashable`, `Codable`, `Identifiable` and \
            `Sendable` where what they hold does, and where copies of them change alone; classes to `NSObject`, `NSCopying`, `NSCoding` \
            and `Sendable`. Enums whose cases hold values are `Hashable` where those values are, and `Codable` where a struct that is \
            needs it and `wire:` says how JSON tells their cases apart; what holds `Any`, or an object, is coded by nobody. What else a \
            type of the vendor's conforms to is stated and compared with the guide, but an app that relies on it does not compile against \
            the client.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let unknown = Set(survey.unknownParents.map(\.value))
        return survey.spec.classes.flatMap { type in
            type.conformances.compactMap { name in
                guard survey.index.protocols[name.value] == nil, survey.index.classes[name.value] == nil,
                    !unknown.contains(name.value)
                else { return nil }
                if ["NSCopying", "NSCoding", "NSSecureCoding"].contains(name.value), isInFamily(type, survey) {
                    let help = "leave it out, and accept that under `errata:`, or let no class inherit"
                    return diagnostic(type, name, "classes inherit from it, or it from one", help)
                }
                if type.form == .structure, Conformances.ofValues.contains(name.value) { return unkept(name, by: type, survey) }
                return kept(by: type).contains(name.value)
                    ? nil : diagnostic(type, name, nil, observing(name.value) + "leave it out, and accept that under `errata:`")
            }
        }
    }

    /// Whether it has a parent or children in the spec: what one of them holds a copy of another would lack.
    private static func isInFamily(_ type: ClassType, _ survey: Survey) -> Bool {
        guard type.form == .class else { return false }
        let hasParent = type.superclass.map { survey.index.classes[$0.value] != nil } ?? false
        return hasParent || survey.spec.classes.contains { $0.superclass?.value == type.name.value }
    }

    private static func observing(_ name: String) -> String {
        SwiftProtocols.observed.contains(name) ? "let a delegate, a block or an `AsyncStream` tell of changes; " : ""
    }

    private static func unkept(_ name: Located<String>, by type: ClassType, _ survey: Survey) -> Diagnostic? {
        if let obstacle = survey.structChanges.obstacles(of: type.name.value).first {
            return diagnostic(
                type, name, "copies of it change together, by `\(obstacle.member.value)`",
                "see to `\(obstacle.member.value)`, or leave `\(name.value)` out")
        }
        return survey.conformances.obstacle(to: name.value, of: type).map { obstacle in
            diagnostic(
                type, name, obstacle.reason, (obstacle.help.map { "\($0), or " } ?? "") + "leave it out, and accept that under `errata:`")
        }
    }

    private static func kept(by type: ClassType) -> Set<String> {
        let errors: Set<String> = ["Error", "LocalizedError", "CustomNSError"]
        if type.form == .structure {
            let values = Conformances.ofValues.union(["Identifiable", "Sendable"])
            return type.wraps.isEmpty ? values : values.union(errors)
        }
        let objects: Set<String> = ["NSObject", "NSObjectProtocol", "NSCopying", "NSCoding", "NSSecureCoding", "Sendable"]
        return type.wraps.isEmpty && type.superclass == nil ? objects : objects.union(errors)
    }

    private static func diagnostic(_ type: ClassType, _ name: Located<String>, _ reason: String?, _ help: String) -> Diagnostic {
        let kind = type.form == .structure ? "struct" : "class"
        return Diagnostic(
            rule, "the client's \(kind) `\(type.name.value)` is not `\(name.value)`\(reason.map { ", since \($0)" } ?? "")",
            at: [Label(name.place)], help: help)
    }
}
