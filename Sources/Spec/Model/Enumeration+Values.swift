package import Declarations

/// Raw values, and how cases travel.
extension Enumeration {
    /// Whether its raw values are texts.
    package var isText: Bool {
        if let rawType { return Self.textTypes.contains(rawType.value) || form == .typed && !Self.isInteger(rawType.value) }
        return form == .typed
    }

    /// Constants of whole numbers that have a type of their own, `NS_TYPED_ENUM`: other numbers are values like them.
    package var isTypedNumber: Bool { form == .typed && !isText }

    /// Whether it has no names for any of its values, as an identifier with a type of its own.
    package var isNameless: Bool { form == .typed && cases.isEmpty }

    private static func isInteger(_ type: String) -> Bool {
        FoundationTypes.integerRanges[FoundationTypes.scalars[type] ?? type] != nil
    }

    /// Whether it has no raw values at all: a Swift enum that names no type of them, where no case has one.
    package var isBare: Bool {
        form == .swift && rawType == nil && valuesFrom == nil && cases.allSatisfy { $0.value == nil && $0.rawText == nil }
    }

    /// How the SDK declares it.
    package var declaredForm: EnumDeclaration.Kind { rest == nil ? form : .swift }

    /// Its cases, with the one for the rest.
    package var allCases: [EnumCase] { cases + (rest.map { [$0] } ?? []) }

    /// Whether its raw values are numbers.
    package var counts: Bool { !isText && !isBare }

    /// Whether any of its cases holds values: such an enum has no raw values, and lives in apps alone.
    package var holdsValues: Bool { cases.contains { !$0.holds.isEmpty } }

    /// The values that its cases hold, one of each name.
    package var heldValues: [HeldValue] {
        var seen: Set<String> = []
        return cases.flatMap(\.holds).filter { seen.insert($0.name).inserted }
    }

    /// Whether its cases travel as texts, and not as numbers. Options do as the number of their bits, whatever one of them is called.
    package var travelsAsText: Bool { isText || form != .nsOptions && cases.contains { $0.wire != nil } }

    /// Whether the values that are listed are only those that are known.
    package var admitsOthers: Bool { form == .typed || unknown != nil }

    /// Whether any text is a value of it: constants of texts, and an enum with a case for the rest.
    package var holdsAnyText: Bool { isText && (form == .typed || rest != nil) }

    /// Raw types whose values are texts.
    package static let textTypes: Set<String> = ["String", "NSString *", "NSString*", "NSString"]

    /// The raw value of a case whose raw values are texts: what it says, or its name, as in Swift.
    package func rawText(of each: EnumCase) -> String? { isText ? each.rawText?.value ?? each.name.value : nil }

    /// How a case travels, where as a text: another name for a case as that does, and beside cases that say how, a number in digits.
    package func wireText(of each: EnumCase) -> String? {
        if form == .nsOptions { return nil }
        let meant = each.sameAs.flatMap { name in cases.first { $0.name.value == name.value && $0.sameAs == nil } } ?? each
        return meant.wire?.value ?? rawText(of: meant) ?? (travelsAsText ? String(number(of: meant)) : nil)
    }

    /// The numbers of the cases, in their order: what each says, or one more than that of the case before.
    package var numbers: [Int] {
        var next = 0
        return cases.map { item in
            let number = item.value?.value ?? next
            next = number &+ 1
            return number
        }
    }

    /// What a value is that nobody has set: in C and Objective-C 0, where a case has that, in Swift the first case.
    package var beginning: EnumCase? {
        guard form == .nsEnum || form == .cEnum else { return cases.first }
        return zip(cases, numbers).first { $0.0.sameAs == nil && $0.1 == 0 }?.0 ?? cases.first
    }

    /// The number of one of the cases.
    package func number(of each: EnumCase) -> Int { zip(cases, numbers).first { $0.0.name.value == each.name.value }?.1 ?? 0 }

    /// A case in words: as it travels, or as a number.
    package func spelling(of each: EnumCase) -> String { wireText(of: each) ?? String(number(of: each)) }
}
