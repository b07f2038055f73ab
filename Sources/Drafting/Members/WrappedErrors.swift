import CrossCheck
import Declarations
import Guide
import Spec

/// Structs and classes that are errors, as a spec has them: each `wraps:` an enum of errors, off which its properties are read. The code has no such
/// enum, so that a draft makes one up, of one case that holds what the properties say.
struct WrappedErrors {
    /// What the code declares.
    private let declared: [Statement]
    private let module: String
    /// What kind of value each name holds in errors: of one name there is one.
    private var kinds: [String: String] = [:]
    private var taken: Set<String>
    private var enums: [Draft.Enumeration] = []
    private var leftOut: [LeftOut] = []

    /// - Returns: what errors lose.
    static func settle(_ draft: inout Draft, _ errors: ErrorTypes, _ statements: [Statement]) -> [LeftOut] {
        var wrapped = WrappedErrors(draft, statements)
        for index in draft.types.indices where errors.names.contains(draft.types[index].name) && draft.types[index].canWrap {
            wrapped.settle(&draft.types[index])
        }
        draft.enums += wrapped.enums
        return wrapped.leftOut
    }

    private init(_ draft: Draft, _ statements: [Statement]) {
        declared = statements.filter { $0.fact.source == .declaration && $0.fact.kind != .use }
        module = draft.module
        taken = Set(draft.types.map(\.name) + draft.enums.map(\.name) + draft.typedefs.map(\.name))
        for held in draft.enums.filter(\.isError).flatMap(\.cases).compactMap(\.holds) {
            for value in (try? SwiftParser.parseAssociatedValues(held)) ?? [] {
                guard let name = value.label ?? value.ownName else { continue }
                kinds[name] = kinds[name] ?? Self.kinds[value.type.withoutNullability.spelling(in: .swift)] ?? "other"
            }
        }
    }

    private mutating func settle(_ type: inout TypeDraft) {
        keepConformances(of: &type)
        leaveStatics(of: &type)
        var held: [String] = []
        for index in type.properties.indices where !type.properties[index].isStatic { read(&type.properties[index], of: type, &held) }
        // What it is made of has that name in a client.
        tell(
            type.properties.filter { $0.name == Self.own && !$0.isStatic }.map(\.name), of: type.name,
            "the client's own `error` stands there")
        type.properties.removeAll { $0.name == Self.own && !$0.isStatic }
        let name = kindName(of: type.name)
        type.wraps = [name]
        var failed = Draft.Enumeration.Case(name: "failed", value: 0)
        failed.holds = held.isEmpty ? nil : held.joined(separator: ", ")
        enums.append(
            Draft.Enumeration(
                name: name, form: "swift", domain: ThrownErrors.domain(of: name, in: module), cases: [failed],
                invented:
                    "`\(type.name)` is made of one of these, and the code names none: write a case for each that servers or flows tell apart."
            ))
    }

    /// What is static belongs to the one object of a class, and no error is that.
    private mutating func leaveStatics(of type: inout TypeDraft) {
        let lost = type.properties.filter { $0.isStatic && $0.value == nil && type.form == .class }.map(\.name)
        tell(lost, of: type.name, "a static property of an error: `get:` may say what it always is")
        type.properties.removeAll { $0.isStatic && lost.contains($0.name) }
        if let shared = type.shared, lost.contains(shared) { type.shared = nil }
    }

    private static let own = "error"

    private mutating func kindName(of type: String) -> String {
        var name = type + "Kind"
        while !taken.insert(name).inserted { name += "s" }
        return name
    }

    // MARK: - Conformances

    /// That of an error, and what goes with it: nothing that is compared or coded holds one.
    private mutating func keepConformances(of type: inout TypeDraft) {
        let lost = type.conformances.filter(Self.unkept.contains)
        type.conformances.removeAll(where: Self.unkept.contains)
        for name in lost { tell([type.name], of: nil, "drafted without `\(name)`, which nothing has that `wraps:` errors") }
        let saysError = type.conformances.contains { ["Error", "LocalizedError", "CustomNSError"].contains($0) }
        if !saysError { type.conformances.insert("Error", at: 0) }
    }

    private static let unkept: Set<String> = ["Codable", "Encodable", "Decodable", "Hashable", "Equatable", "Comparable"]

    private mutating func tell(_ names: [String], of owner: String?, _ reason: String) {
        leftOut += names.compactMap { name in declared.first { $0.fact.name == name && $0.fact.owner == owner }.map { LeftOut($0, reason) }
        }
    }

    // MARK: - Properties

    /// Says where a property comes from: off the error, or from nowhere, where no error holds such a value.
    private mutating func read(_ property: inout PropertyDraft, of type: TypeDraft, _ held: inout [String]) {
        guard property.value == nil, property.effects.isEmpty else { return }
        let plain = String(property.type.prefix { $0 != "?" && $0 != "!" })
        let mayMiss = plain != property.type
        guard let value = value(of: property, plain, mayMiss, &held) else { return }
        property.value = value
        property.beginning = nil
        guard !property.isReadOnly else { return }
        property.isReadOnly = true
        property.declaration += " { get }"
        tell([property.name], of: type.name, "drafted as what apps only read: it is read off the error that it wraps")
    }

    private mutating func value(
        of property: PropertyDraft, _ plain: String, _ mayMiss: Bool, _ held: inout [String]
    ) -> PropertyDraft.YAMLValue? {
        if property.name == "code" || property.name == "errorCode", plain == "Int" {
            return .plain(mayMiss ? "$error.code" : "{first: [$error.code, 0]}")
        }
        if plain == "String", Self.words.contains(property.name) { return .plain("$error.message") }
        if ["any Error", "Error", "(any Error)"].contains(plain) { return .plain("$error") }
        if !property.isComputed, let kind = Self.kinds[plain], property.name != Self.own, kinds[property.name].map({ $0 == kind }) ?? true {
            kinds[property.name] = kind
            held.append("\(property.name): \(property.type)")
            return .plain("$error.\(Self.everyErrors.contains(property.name) ? property.name + "Value" : property.name)")
        }
        return mayMiss ? nil : Self.nothing(of: plain)
    }

    /// What a text, a list or a dictionary is where nobody gives it.
    private static func nothing(of type: String) -> PropertyDraft.YAMLValue? {
        if type == "String" { return .text("") }
        guard type.hasPrefix("["), let parsed = TypeComparison.parse(type, language: .swift) else { return nil }
        return parsed.name == "Dictionary" ? .plain("{object: {}}") : .plain("[]")
    }

    /// Properties that say in words what went wrong.
    private static let words: Set<String> = [
        "errorDescription", "localizedDescription", "failureReason", "description", "debugDescription",
    ]

    /// What every error has of its own, and is called otherwise where a case holds it.
    private static let everyErrors: Set<String> = ["code", "domain"]

    /// What an error holds that a property can be read off, by its type.
    private static let kinds = [
        "String": "string", "Int": "integer", "Bool": "boolean", "Double": "number", "Float": "number", "CGFloat": "number",
        "TimeInterval": "number",
    ]
}

extension TypeDraft {
    /// Generic types wrap nothing.
    fileprivate var canWrap: Bool { form != .protocol && language == .swift && typeParameters.isEmpty }
}
