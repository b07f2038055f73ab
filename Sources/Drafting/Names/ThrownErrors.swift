import CrossCheck
import Declarations
import Guide
import Spec

/// Which enums of Swift are errors: those that say so, that a declaration throws, or that a `Result` fails with.
struct ThrownErrors {
    /// Those that a declaration names as what it fails with.
    private let names: Set<String>
    private let conforming: Set<String>

    init(_ statements: [Statement]) {
        var names: Set<String> = []
        for fact in statements.map(\.fact) where fact.detail.language == .swift {
            names.formUnion(Self.named([fact.type] + (fact.detail.parameterTypes ?? []), effects: fact.detail.attributes))
        }
        self.names = names
        let types = ErrorTypes(statements)
        conforming = Set(statements.map(\.fact).filter(types.isError).map(\.name))
    }

    /// The errors that types and effects name: of `Result<Key, DoorError>`, of `throws(DoorError)`.
    static func named(_ types: [String?], effects: [String]) -> Set<String> {
        var names: Set<String> = []
        for type in types.compactMap({ $0 }) { collect(TypeComparison.parse(type, language: .swift), &names) }
        for effect in effects where effect.hasPrefix("throws(") { insert(String(effect.dropFirst("throws(".count).dropLast()), &names) }
        return names
    }

    /// Gives an enum of errors what Swift gives it by itself: a domain of its name, and codes in the order of its cases.
    ///
    /// - Parameter codes: those that the guide gives, by the order of the cases, also of an enum whose cases hold values.
    /// - Returns: the values that its cases hold and errors of specs do not, by the names of the cases.
    func settle(_ enumeration: inout Draft.Enumeration, codes: [Int?], module: String) -> [String: [String]] {
        guard enumeration.form == "swift", enumeration.domain == nil,
            names.contains(enumeration.name) || conforming.contains(enumeration.name)
        else { return [:] }
        var lost: [String: [String]] = [:]
        for index in enumeration.cases.indices {
            guard let held = enumeration.cases[index].holds.map(holding) else { continue }
            let values = held.split(separator: ",").map { String($0).trimmingBlanks() }
            let kept = values.filter(Self.isReadable)
            enumeration.cases[index].holds = kept.isEmpty ? nil : Self.named(kept).joined(separator: ", ")
            if kept.count < values.count { lost[enumeration.cases[index].name] = values.filter { !kept.contains($0) } }
        }
        if !enumeration.isOfTexts {
            for index in enumeration.cases.indices { enumeration.cases[index].rawText = nil }
        }
        enumeration.domain = Self.domain(of: enumeration.name, in: module)
        number(&enumeration, codes)
        return lost
    }

    /// The one that Swift gives by itself, but for types inside of others, whose paths it has.
    static func domain(of name: String, in module: String) -> String { "\(module).\(name)" }

    static func leftOut(_ lost: [String: [String]], of owner: String, _ statements: [Statement]) -> [LeftOut] {
        statements.filter { $0.fact.kind == .case && $0.fact.source == .declaration }.compactMap { statement in
            guard let own = statement.fact.owner, NestedTypes.ownName(of: own) ?? own == owner,
                let values = lost[MemberName.base(statement.fact.name)]
            else { return nil }
            let list = values.map { "`\($0)`" }.joined(separator: ", ")
            return LeftOut(statement, "drafted without \(list): \(Self.held)")
        }
    }

    /// Several values without names are told apart by numbers, which no call says: `_ value1: String, _ value2: Int`.
    private static func named(_ values: [String]) -> [String] {
        guard values.count(where: { !$0.contains(":") }) > 1 else { return values }
        return zip(1..., values).map { $1.contains(":") ? $1 : "_ value\($0): \($1)" }
    }

    private func number(_ enumeration: inout Draft.Enumeration, _ codes: [Int?]) {
        // The guide's own codes, where it gives them all.
        guard enumeration.holdsValues || enumeration.cases.contains(where: { $0.value == nil }) else { return }
        if !enumeration.isOfTexts { enumeration.rawType = nil }
        let known = codes.compactMap { $0 }
        let areTold = !known.isEmpty && Set(known).count == known.count
        var next = 0
        for index in enumeration.cases.indices {
            if areTold, let code = codes[index] {
                enumeration.cases[index].value = code
                continue
            }
            while areTold, known.contains(next) { next += 1 }
            enumeration.cases[index].value = next
            next += 1
        }
    }

    /// What a case can hold in place of what the guide says: another error of the vendor's is any error.
    private func holding(_ held: String) -> String {
        held.split(separator: ",").map { value in
            let start = value.lastIndex { $0 == ":" || $0 == " " }.map(value.index(after:)) ?? value.startIndex
            let isOptional = value.hasSuffix("?")
            let type = isOptional ? value[start...].dropLast() : value[start...]
            guard conforming.contains(String(type)) else { return String(value) }
            return value[..<start] + (isOptional ? "(any Error)?" : "any Error")
        }.joined(separator: ",")
    }

    private static let held = "errors hold texts, numbers, truth values, lists of these, dates, URLs, data and errors"

    private static func isReadable(_ value: String) -> Bool {
        var type = value.split(separator: ":").last.map(String.init)?.trimmingBlanks() ?? ""
        if type.hasSuffix("?") { type.removeLast() }
        if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
        return readable.contains(type) || FoundationTypes.errors.contains(type)
    }

    private static let readable = FoundationTypes.integers.union([
        "String", "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "UUID", "Bool", "Error", "any Error", "Date", "URL", "Data",
        "[String]", "[Int]", "[Double]", "[Bool]",
    ])

    private static func collect(_ type: TypeName?, _ names: inout Set<String>) {
        switch type {
        case .named(let named)?:
            if ["Result", "AsyncThrowingStream"].contains(named.name), named.arguments.count == 2 {
                insert(named.arguments[1].spelling(in: .swift), &names)
            }
            for argument in named.arguments { collect(argument, &names) }
        case .function(let block)?:
            collect(block.result, &names)
            for parameter in block.parameters { collect(parameter.type, &names) }
        default: break
        }
    }

    private static func insert(_ name: String, _ names: inout Set<String>) {
        let last = name.split(whereSeparator: { $0 == "." || $0 == " " }).last.map(String.init) ?? name
        if last != "Error" { names.insert(last) }
    }
}
