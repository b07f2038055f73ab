import Declarations
import Diagnostics
import SourceText

/// A property of an enum that no code can be made of.
enum EnumProperties {
    static let rule = Rule(
        "spec-enum-property",
        "a property of an enum has no value for a case, or one that is none of its type",
        explanation: """
            `values:` says what a property of an enum is, case by case: a text, a number or a truth value. All cases have one, those apart that \
            are another name for a case (`sameAs:`), unless the type says that it may be missing: `String?`. Only Swift has properties of \
            enums; sets of options, plain C enums, `form: typed` and enums whose cases hold values have none here.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.enums.flatMap { type in type.properties.flatMap { problems($0, of: type) } + twice(type) }
    }

    private static func problems(_ property: EnumProperty, of type: Enumeration) -> [Diagnostic] {
        let place = property.spelling.place
        if property.declaration.isStatic || !property.declaration.isReadOnly {
            return [diagnostic("`\(property.name)` may be set, or is static", at: place, "write `var \(property.name): String { get }`")]
        }
        if type.holdsValues || ![.nsEnum, .swift].contains(type.form) {
            return [diagnostic("`\(type.name.value)` has no properties here", at: place, "leave it out, and accept that under `errata:`")]
        }
        let kind = property.type.unwrapped
        guard ["String", "Int", "Double", "Bool"].contains(property.declaration.type?.name ?? "") else {
            return [
                diagnostic("`\(property.name)` is no text, number or truth value", at: place, "use `String`, `Int`, `Double` or `Bool`")
            ]
        }
        let cases = type.cases.filter { $0.sameAs == nil }
        let known = Set(cases.map(\.name.value))
        let strange = property.values.filter { !known.contains($0.name.value) }.map { entry in
            diagnostic("`\(entry.name.value)` is no case of `\(type.name.value)`", at: entry.name.place, "name a case")
        }
        let wrong = property.values.filter { !fits($0.value.value, kind) }.map { entry in
            diagnostic("`\(entry.value.value)` is no \(kind.spelling)", at: entry.value.place, "write a \(kind.spelling)")
        }
        let lacking: [String] = cases.filter { property.value(of: $0.name.value) == nil }.map { "`\($0.name.value)`" }
        guard !lacking.isEmpty, !property.type.isOptional else { return strange + wrong }
        let message = "`\(property.name)` has no value for \(lacking.joined(separator: ", "))"
        return strange + wrong + [diagnostic(message, at: place, "add it under `values:`, or let it be missing: `?`")]
    }

    /// What Swift's enums have by themselves, and what a case or another property is called.
    private static func twice(_ type: Enumeration) -> [Diagnostic] {
        let own: Set<String> = ["rawValue", "hashValue", "wire", "allCases"]
        var seen: Set<String> = []
        return type.properties.filter { own.contains($0.name) || !seen.insert($0.name).inserted }.map { property in
            diagnostic("`\(property.name)` is there already", at: property.spelling.place, "leave it out")
        }
    }

    private static func fits(_ text: String, _ type: ValueType) -> Bool {
        switch type {
        case .integer: Int(text) != nil
        case .number: Double(text)?.isFinite == true
        case .boolean: ["true", "false"].contains(text)
        default: true
        }
    }

    private static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}
