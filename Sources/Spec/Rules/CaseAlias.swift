import Declarations
import Diagnostics
import SourceText

/// `sameAs:` of a case, where it is no other name for one.
enum CaseAlias {
    static let rule = Rule(
        "spec-case-alias",
        "a case is no other name for the one that it says it is",
        explanation: """
            Two cases of an enum of Objective-C may have one value: the later is then another name for the earlier, as Swift shows it, and \
            `sameAs:` says so. It names a case before it, has that case's value, and travels as that case does. So may two errors with one \
            code: the later is no error of its own. Enums of Swift have no such cases.
            """
    )

    /// How Objective-C declares enums.
    static let forms: [EnumDeclaration.Kind] = [.nsEnum, .nsOptions, .cEnum]

    static func check(_ spec: Spec) -> [Diagnostic] { spec.enums.flatMap(check) + spec.errors.flatMap(errors) }

    private static func errors(_ enumeration: ErrorEnumeration) -> [Diagnostic] {
        enumeration.aliases.compactMap { item in
            guard let other = item.sameAs else { return nil }
            func refuse(_ message: String, _ help: String, at place: Place? = nil) -> Diagnostic {
                Diagnostic(rule, message, at: [Label(place ?? other.place)], help: help)
            }
            guard forms.contains(enumeration.form) else { return refuse(ofSwift(enumeration.name.value), onlyObjectiveC) }
            let before = enumeration.cases.filter { $0.place.span.start < item.place.span.start }
            guard let meant = before.first(where: { $0.name.value == other.value }) else {
                let (message, help) = unknown(other.value, item.name.value, before.map(\.name.value))
                return refuse(message, help)
            }
            guard item.code.value == meant.code.value else {
                return refuse(
                    "`\(item.name.value)` has another code than `\(other.value)`", "write its `code:`, or leave `sameAs:` out",
                    at: item.code.place)
            }
            return item.ownKey.map {
                refuse("`\(item.name.value)` is the same error as `\(other.value)`", "leave `\($0.key):` out", at: $0.place)
            }
        }
    }

    private static let onlyObjectiveC = "only enums of Objective-C have such cases"
    private static func ofSwift(_ name: String) -> String { "a case of `\(name)` cannot be another's name" }

    private static func unknown(_ other: String, _ name: String, _ before: [String]) -> (message: String, help: String) {
        let help = DidYouMean.help(for: other, among: before) ?? "name a case before it that is no other's name itself"
        return ("no case before `\(name)` is called `\(other)`", help)
    }

    private static func check(_ enumeration: Enumeration) -> [Diagnostic] {
        let numbers = Dictionary(zip(enumeration.cases.map(\.name.value), enumeration.numbers)) { first, _ in first }
        return enumeration.cases.indices.compactMap { index in
            let item = enumeration.cases[index]
            guard let other = item.sameAs else { return nil }
            func refuse(_ message: String, _ help: String, at place: Place? = nil) -> Diagnostic {
                Diagnostic(rule, message, at: [Label(place ?? other.place)], help: help)
            }
            guard forms.contains(enumeration.form) || enumeration.isTypedNumber else {
                return refuse(ofSwift(enumeration.name.value), onlyObjectiveC)
            }
            let before = enumeration.cases[..<index].filter { $0.sameAs == nil }.map(\.name.value)
            guard before.contains(other.value) else {
                let (message, help) = unknown(other.value, item.name.value, before)
                return refuse(message, help)
            }
            guard numbers[item.name.value] == numbers[other.value] else {
                return refuse(
                    "`\(item.name.value)` has another value than `\(other.value)`", "write its `value:`, or leave `sameAs:` out",
                    at: item.value?.place)
            }
            guard let wire = item.wire else { return nil }
            return refuse("`\(item.name.value)` travels as `\(other.value)` does", "leave `wire:` out", at: wire.place)
        }
    }
}

extension ErrorCase {
    /// What only an error of its own says.
    fileprivate var ownKey: (key: String, place: Place)? {
        if let wire = wire.values.first { return ("wire", wire.place) }
        if let status { return ("status", status.place) }
        if let closes { return ("closes", closes.place) }
        if let held = holds.first { return ("holds", held.place) }
        if let unraised { return ("unraised", unraised.place) }
        return remedy.map { ("remedy", $0.place) }
    }
}
