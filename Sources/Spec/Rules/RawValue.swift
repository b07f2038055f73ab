import Declarations
import Diagnostics
import SourceText

/// Raw values that do not fit their type, or that two cases share.
enum RawValue {
    static let outOfRange = Rule(
        "spec-raw-value-range",
        "a raw value does not fit the raw type of its enum",
        explanation: """
            The generated enum has the raw type that the SDK declares, and a value outside its range would not compile: an \
            `NSUInteger` has no negative values, a plain C enum has 32 bits. Either the value or `rawType:` is wrong.
            """
    )
    static let shared = Rule(
        "spec-raw-value-shared",
        "two cases have the same raw value",
        explanation: """
            Swift enums have different raw values, and a value that comes from a server or a URL must mean one case. In a set of \
            options, values may be combinations but not equal. One of the two is mistyped; or, in an enum of Objective-C, the later is \
            another name for the earlier, which `sameAs:` says.
            """
    )

    static let unknownType = Rule(
        "spec-raw-type",
        "the raw type of an enum is neither an integer type nor text",
        explanation: """
            The cases of an enum have whole numbers as raw values, of an integer type of C, Objective-C or Swift such as `NSInteger`, \
            `uint8_t` or `Int`. Texts are raw values of a Swift enum (`rawType: String`), also of errors, and of `form: typed`, a struct with \
            constants of texts or of whole numbers. \
            Any other enum whose cases travel as text has `wire:` at its cases.
            """
    )

    static let kind = Rule(
        "spec-raw-value-kind",
        "a raw value is of another kind than the raw type of its enum",
        explanation: """
            `value:` of a case is a whole number, unless the raw values of its enum are texts: `rawType: String` of a Swift enum, or \
            `form: typed` of `NSString *`. Where a case only travels as a text, the text is its `wire:`. An error has a `value:` beside its \
            `code:` only where errors are texts.
            """
    )

    static let unknownCase = Rule(
        "spec-unknown-case",
        "what values become that no case has, and no such case",
        explanation: """
            A server may send a value that no case of an enum has. A field that need not be there is then missing, one that has to be \
            makes the answer unreadable. `unknown:` names the case that such a value becomes instead. Sets of options and \
            `form: typed` have no use for it: they hold any value.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        unknownTypes(spec) + values(spec) + spec.errors.flatMap(texts)
            + spec.enums.filter { !$0.holdsValues }.flatMap { kinds($0) + texts($0) + unknownCases($0) + ofRest($0) }
    }

    private static func unknownTypes(_ spec: Spec) -> [Diagnostic] {
        let types =
            spec.enums.filter { !takesTexts($0) && !$0.isTypedNumber && !$0.holdsValues }.compactMap(\.rawType)
            + spec.errors.filter { !$0.isText }.compactMap(\.rawType)
        return spec.enums.compactMap(notText)
            + types.filter { ranges[$0.value] == nil }.map { type in
                let help = DidYouMean.help(for: type.value, among: ranges.keys.sorted()) ?? "write an integer type, such as `NSInteger`"
                return Diagnostic(unknownType, "`\(type.value)` is no integer type", at: [Label(type.place)], help: help)
            }
    }

    private static func takesTexts(_ enumeration: Enumeration) -> Bool {
        enumeration.form == .typed || enumeration.form == .swift && enumeration.rawType?.value == "String"
    }

    private static func notText(_ enumeration: Enumeration) -> Diagnostic? {
        guard enumeration.form == .typed, let type = enumeration.rawType, enumeration.isText, !Enumeration.textTypes.contains(type.value)
        else { return nil }
        let help = "write `NSString *` or `String`, or an integer type, such as `NSInteger`"
        return Diagnostic(unknownType, "`\(type.value)` is neither text nor an integer type", at: [Label(type.place)], help: help)
    }

    private static func kinds(_ enumeration: Enumeration) -> [Diagnostic] {
        guard !enumeration.isText else { return [] }
        return enumeration.cases.filter { $0.value == nil }.compactMap(\.rawText).map { text in
            Diagnostic(
                kind, "`\(text.value)` is no whole number", at: [Label(text.place)],
                help: "where the case travels as this text, write `wire:`; raw values that are texts want `rawType: String` of a Swift enum"
            )
        }
    }

    /// Two cases with one text.
    private static func texts(_ enumeration: Enumeration) -> [Diagnostic] {
        guard enumeration.isText else { return [] }
        return repeated(enumeration.cases.map { ($0.name, $0.rawText ?? Located(enumeration.rawText(of: $0) ?? "", at: $0.name.place)) })
    }

    private static func repeated(_ cases: [(name: Located<String>, text: Located<String>)]) -> [Diagnostic] {
        var owners: [String: Located<String>] = [:]
        return cases.compactMap { name, text in
            guard let other = owners.updateValue(name, forKey: text.value) else { return nil }
            let labels = [Label(text.place), Label(other.place, "the value of `\(other.value)`")]
            return Diagnostic(shared, "`\(name.value)` and `\(other.value)` have the same value `\(text.value)`", at: labels)
        }
    }

    /// Errors that are texts: two with one, or texts of errors that are numbers.
    private static func texts(_ errors: ErrorEnumeration) -> [Diagnostic] {
        guard errors.isText else {
            return errors.allCases.compactMap(\.rawText).map { text in
                let help = "leave it out: how servers spell the error is `wire:`; errors that are texts in Swift have `rawType: String`"
                return Diagnostic(kind, "the raw value of the error is its code", at: [Label(text.place)], help: help)
            }
        }
        return repeated(errors.cases.map { ($0.name, $0.writtenText) })
    }

    /// What holds the text is spelled by it.
    private static func ofRest(_ enumeration: Enumeration) -> [Diagnostic] {
        [enumeration.rest?.rawText, enumeration.rest?.wire].compactMap { $0 }.map { given in
            Diagnostic(
                unknownCase, "`\(enumeration.rest?.name.value ?? "")` holds its text, and is spelled so", at: [Label(given.place)],
                help: "leave it out")
        }
    }

    private static func unknownCases(_ enumeration: Enumeration) -> [Diagnostic] {
        guard let name = enumeration.unknown else { return [] }
        if enumeration.form == .typed || enumeration.form == .nsOptions {
            let what =
                enumeration.rest.map { "`\($0.name.value)` holds every text that no case has" }
                ?? (enumeration.form == .typed
                    ? "a value of `form: typed` is any \(enumeration.isText ? "text" : "number")" : "a set of options holds any bits")
            return [Diagnostic(unknownCase, "\(what): nothing is unknown", at: [Label(name.place)], help: "leave `unknown:` out")]
        }
        guard !enumeration.cases.contains(where: { $0.name.value == name.value }) else { return [] }
        let known = enumeration.cases.map(\.name.value)
        return [
            Diagnostic(
                unknownCase, "`\(enumeration.name.value)` has no case `\(name.value)`", at: [Label(name.place)],
                help: DidYouMean.help(for: name.value, among: known) ?? "name one of its cases, or add one for what is unknown")
        ]
    }

    private static func values(_ spec: Spec) -> [Diagnostic] {
        spec.enums.filter { !$0.isText && !$0.holdsValues }.flatMap { enumeration in
            let (values, problem) = counted(enumeration)
            let others = Set(enumeration.cases.filter { $0.sameAs != nil }.map(\.name.value))
            return check(values.filter { !others.contains($0.name) }, enumeration.rawType, enumeration.form.rawValue) + problem
        }
            + spec.errors.flatMap { errors in check(errors.cases.map { ($0.name.value, $0.code) }, errors.rawType, errors.form.rawValue) }
    }

    /// The value of each case, as the languages count on from the one before where none is written.
    private static func counted(_ enumeration: Enumeration) -> (values: [(name: String, value: Located<Int>)], problem: [Diagnostic]) {
        var values: [(name: String, value: Located<Int>)] = []
        var next: Int? = 0
        for each in enumeration.cases {
            // A text where a number belongs has a message of its own.
            if each.value == nil, each.rawText != nil { continue }
            guard let value = each.value?.value ?? next else {
                let message = "no whole number comes behind the value of the case before `\(each.name.value)`"
                return (values, [Diagnostic(outOfRange, message, at: [Label(each.name.place)], help: "give it a `value:`")])
            }
            values.append((each.name.value, Located(value, at: each.value?.place ?? each.name.place)))
            next = value == .max ? nil : value + 1
        }
        return (values, [])
    }

    private static func check(_ values: [(name: String, value: Located<Int>)], _ rawType: Located<String>?, _ form: String) -> [Diagnostic]
    {
        let type = rawType?.value ?? defaultType(form)
        var owners: [Int: (name: String, place: Place)] = [:]
        var list: [Diagnostic] = []
        for (name, value) in values {
            if let range = ranges[type], !range.contains(value.value) {
                list.append(Diagnostic(outOfRange, "\(value.value) does not fit `\(type)`", at: [Label(value.place)]))
            }
            if let other = owners[value.value] {
                let labels = [Label(value.place), Label(other.place, "the value of `\(other.name)`")]
                let message = "`\(name)` and `\(other.name)` have the same value \(value.value)"
                list.append(Diagnostic(shared, message, at: labels, help: aliasing(other.name, form)))
            } else {
                owners[value.value] = (name, value.place)
            }
        }
        return list
    }

    /// What a case may be in Objective-C.
    private static func aliasing(_ other: String, _ form: String) -> String? {
        guard form == "typed" || CaseAlias.forms.contains(where: { $0.rawValue == form }) else { return nil }
        return "where it is another name for `\(other)`, say so: `sameAs: \(other)`"
    }

    private static func defaultType(_ form: String) -> String {
        switch form {
        case "cEnum": "int"
        case "nsOptions": "NSUInteger"
        default: "NSInteger"
        }
    }

    private static let names = [
        "int", "int32_t", "Int32", "unsigned int", "uint32_t", "UInt32", "int8_t", "Int8", "uint8_t", "UInt8", "short", "int16_t", "Int16",
        "uint16_t", "UInt16", "NSUInteger", "UInt", "unsigned long", "uint64_t", "UInt64", "NSInteger", "Int", "long", "int64_t", "Int64",
    ]

    private static let ranges = names.reduce(into: [String: ClosedRange<Int>]()) { ranges, name in
        // A plain C enum is unsigned unless it has negative values, so its range is that of both.
        ranges[name] =
            name == "int" ? Int(Int32.min)...Int(UInt32.max) : FoundationTypes.integerRanges[FoundationTypes.scalars[name] ?? name]
    }
}
