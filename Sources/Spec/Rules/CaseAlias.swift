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
            `sameAs:` says so. It names a case before it, has that case's value, and travels as that case does. Enums of Swift have no \
            such cases.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] { spec.enums.flatMap(check) }

    private static func check(_ enumeration: Enumeration) -> [Diagnostic] {
        let numbers = Dictionary(zip(enumeration.cases.map(\.name.value), enumeration.numbers)) { first, _ in first }
        return enumeration.cases.indices.compactMap { index in
            let item = enumeration.cases[index]
            guard let other = item.sameAs else { return nil }
            func refuse(_ message: String, _ help: String, at place: Place? = nil) -> Diagnostic {
                Diagnostic(rule, message, at: [Label(place ?? other.place)], help: help)
            }
            guard [.nsEnum, .nsOptions, .cEnum].contains(enumeration.form) else {
                return refuse("a case of `\(enumeration.name.value)` cannot be another's name", "only enums of Objective-C have such cases")
            }
            let before = enumeration.cases[..<index].filter { $0.sameAs == nil }.map(\.name.value)
            guard before.contains(other.value) else {
                return refuse(
                    "no case before `\(item.name.value)` is called `\(other.value)`",
                    DidYouMean.help(for: other.value, among: before) ?? "name a case before it that is no other's name itself")
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
