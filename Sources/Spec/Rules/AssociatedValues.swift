import Declarations
import Diagnostics
import SourceText

/// Enums whose cases hold values.
enum AssociatedValues {
    static let rule = Rule(
        "spec-associated-values",
        "a case that holds values says or does what such a case cannot",
        explanation: """
            The cases of a Swift enum may hold values: `holds: "receipt: Receipt"` is what stands in the case's brackets. Such an enum has \
            no raw values, and no field is one: requests, answers, state and mocks have plain values, of which a flow makes the case, or JSON, \
            of which `make` does where the enum says how JSON tells its cases apart (`wire:`). It is \
            made with `{case: PurchaseResult.done, with: {receipt: $receipt}}`, and read by the names of its values (`$result.receipt`, \
            which is there for that case alone) and of its cases (`$result.isDone`). A value without a name goes by that of its type, \
            or is `value`; two of one name in a case want names: `_ width: Int, _ height: Int`.

            Errors of Swift may hold texts, numbers, truth values, lists of these, dates, URLs, data and other errors: what the server says besides, by the name of a detail of \
            the failure shape (`holds: "wait: Int"` and `$detail.wait`), what a flow fails with \
            (`fail: {error: LampError.busy, with: {wait: 30}}`), or why no answer came. `$error.wait` reads it.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let enums = survey.spec.enums.filter(\.holdsValues)
        let errors = survey.spec.errors.filter(\.holdsValues)
        let ofErrors = errors.flatMap { HeldErrors.check($0, survey.spec) } + HeldErrors.differing(errors.flatMap(\.cases).flatMap(\.holds))
        return (enums.isEmpty ? [] : enums.flatMap(check) + travelling(survey) + heard(survey)) + ofErrors
    }

    /// What an app was given is compared with a case and all that it holds only where Swift compares that.
    private static func heard(_ survey: Survey) -> [Diagnostic] {
        survey.spec.scenarios.flatMap(\.steps).withNested().flatMap(\.verb.heardValues).compactMap { value in
            guard case .filledCase(let name, _, let given) = value.kind, !given.isEmpty,
                let enumeration = survey.index.associated[name]?.enumeration, survey.conformances.comparison(of: enumeration) == nil
            else { return nil }
            return notComparable(enumeration, at: value.place)
        }
    }

    /// - Parameter errors: whose case it is, where it is an error.
    static func nothingHeld(
        _ name: Located<String>, of errors: ErrorEnumeration? = nil, key: String = "with", at place: Place
    ) -> Diagnostic {
        let isOfObjectiveC = errors.map { $0.form == .nsEnum } ?? false
        let help =
            "leave `\(key):` out, or "
            + (isOfObjectiveC
                ? "write `userInfo: {NSLocalizedDescriptionKey: $message}` at the enum, and `\(key): {message: …}` here"
                : "declare `holds:` at the case")
        return Diagnostic(rule, "`\(name.value)` holds no values", at: [Label(place)], help: help)
    }

    /// To flows two errors of one case are equal, as they are to apps.
    static func notCompared(at place: Place) -> Diagnostic {
        Diagnostic(
            rule, "flows compare errors by their cases, whatever they hold", at: [Label(place)],
            help: "leave `with:` out, and compare each value by its name: `{equal: [$error.wait, 30]}`")
    }

    static func nothingFails(at place: Place) -> Diagnostic {
        Diagnostic(rule, "nothing fails here that could hold a value", at: [Label(place)], help: "say the error: `fails:`")
    }

    static func outsideOfApps(_ name: Located<String>, _ scope: Scope) -> Diagnostic? {
        guard scope.dialect.roots.contains(.request) || scope.dialect.roots.isEmpty else { return nil }
        return Diagnostic(
            rule, "`\(name.value)` has no form on the wire", at: [Label(name.place)],
            help: "answer plain values; a flow makes the case of them")
    }

    static func notComparable(_ enumeration: Enumeration, at place: Place) -> Diagnostic {
        let cases = enumeration.cases.map(\.name.value)
        return Diagnostic(
            rule, "values of `\(enumeration.name.value)` cannot be compared with this", at: [Label(place)],
            help: "compare with the name of a case, \(Listing.alternatives(Array(cases.prefix(3)))), and its values by their names")
    }

    private static func check(_ enumeration: Enumeration) -> [Diagnostic] {
        var list: [Diagnostic] = []
        func refuse(_ message: String, _ place: Place, _ help: String) {
            list.append(Diagnostic(rule, message, at: [Label(place)], help: help))
        }
        if enumeration.form != .swift {
            refuse("only Swift's enums hold values", enumeration.formPlace, "write `form: swift`, or leave `holds:` out")
        }
        let travels = enumeration.wire != nil
        for given in [enumeration.rawType, travels ? nil : enumeration.unknown].compactMap({ $0 }) {
            refuse("an enum whose cases hold values has no raw values", given.place, "leave it out")
        }
        for each in enumeration.cases {
            for given in [each.rawText, travels ? nil : each.wire].compactMap({ $0 }) {
                refuse(
                    "an enum whose cases hold values has no raw values, and does not travel", given.place,
                    "leave it out, or say at the enum how JSON tells its cases apart: `wire: shape`, or `wire: {by: type}`")
            }
        }
        return list + names(enumeration.cases)
    }

    static func names(_ cases: [some HoldingCase]) -> [Diagnostic] {
        cases.flatMap { each -> [Diagnostic] in
            var seen: Set<String> = []
            return each.holds.filter { !seen.insert($0.name).inserted }.map { value in
                Diagnostic(
                    rule, "two values of `\(each.name.value)` are called `\(value.name)`", at: [Label(value.place)],
                    help: "give them names: `_ width: Int, _ height: Int`")
            }
        }
    }

    /// Fields of whatever travels or is kept.
    private static func travelling(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        let answers = spec.endpoints.flatMap { [$0.response].compactMap { $0 } + $0.alternatives }
        let operations = spec.capabilities.flatMap(\.operations)
        var fields = spec.endpoints.flatMap(\.parameters).map(\.field)
        for answer in answers { fields += answer.fields + answer.headers }
        for operation in operations { fields += operation.parameters + operation.resultFields }
        fields += spec.objects.flatMap(\.fields)
        fields += spec.state.flatMap(\.fields)
        fields += spec.mock?.records.flatMap(\.fields) ?? []
        return fields.flatMap { found(in: $0, survey.index) }
    }

    private static func found(in field: Field, _ index: SpecIndex) -> [Diagnostic] {
        guard let name = field.type.innerName, index.associated[name] != nil else {
            return field.fields.flatMap { found(in: $0, index) }
        }
        return [
            Diagnostic(
                rule, "`\(name)` holds values, and has no form on the wire", at: [Label(field.typeSpelling?.place ?? field.place)],
                help:
                    "give the field the type that travels, and let a flow make the case of it; with `wire:` at the enum, of the type `json`"
            )
        ]
    }
}

extension Expression {
    /// An error that is written out with what it holds.
    var isErrorWithValues: Bool {
        if case .error(_, _, let arguments) = kind { !arguments.isEmpty } else { false }
    }
}
