import CrossCheck
import Declarations
import Guide
import SourceText
import Spec

/// What guides state, without what Swift declares and no spec can hold: each of that is told, and looked at no more.
struct PartedStatements {
    private(set) var kept: [Statement] = []
    private(set) var leftOut: [LeftOut] = []

    /// - Parameter module: the vendor's.
    init(_ sheets: [FactSheet], module: String) {
        let all = Statement.all(of: sheets, module: module)
        let parameters = TypeParameters(all, sheets.flatMap(\.further))
        let openEnums = TypeSurvey.openEnums(in: all)
        let genericEnums = Set(all.map(\.fact).filter { $0.kind == .enum && $0.detail.isGeneric }.map(\.name)).subtracting(openEnums.keys)
        let generics = TypeSurvey.generics(in: all)
        let open = TypeSurvey.open(in: all)
        let strays = StrayExtensions(all)
        let keys = Self.keys(all)
        let subscripts = UnsayableSubscripts(all)
        for statement in all {
            if let name = Self.type(of: statement), keys.contains(name) {
                if statement.fact.kind == .enum { leftOut.append(LeftOut(statement, "keys of JSON: `field:` of a property says its own")) }
                continue
            }
            if strays.hold(statement) {
                leftOut.append(strays.leftOut(statement))
                continue
            }
            if [.enum, .case].contains(statement.fact.kind), Self.type(of: statement).map({ openEnums[$0] != nil }) == true {
                kept.append(statement)
                continue
            }
            let ownReason = subscripts.reason(statement) ?? Self.reason(statement, open)
            guard let reason = ownReason ?? Self.reason(statement, parameters, genericEnums, generics.union(open.keys)) else {
                kept.append(statement)
                continue
            }
            // The enum's own line says it of its cases.
            if statement.fact.kind != .case { leftOut.append(LeftOut(statement, reason)) }
        }
        let further = sheets.flatMap { sheet in sheet.further.map { ($0, sheet.file) } }
        let compared = Self.comparable(all)
        leftOut += further.compactMap { place, file -> LeftOut? in
            // `==` goes without a word with what conforms to `Equatable`.
            if place.declaration.name == "==(_:_:)", place.owner.map(compared.contains) == true { return nil }
            return LeftOut(
                name: place.declaration.name, reason: Self.reason(place), place: Place(file, place.span), owner: place.owner)
        }
    }

    /// Enums by which Swift codes the types that they stand in: inside of these, `CodingKeys` would be asked for all that they hold.
    private static func keys(_ statements: [Statement]) -> Set<String> {
        let facts = statements.map(\.fact).filter { fact in
            let path = fact.detail.swiftName ?? fact.name
            return fact.kind == .enum && fact.source == .declaration && (path == "CodingKeys" || path.hasSuffix(".CodingKeys"))
        }
        return Set(facts.map(\.name))
    }

    /// The type that a fact declares, or that it is a part of.
    private static func type(of statement: Statement) -> String? {
        let fact = statement.fact
        switch fact.kind {
        case .enum, .type: return fact.name
        case .case, .method, .property: return fact.owner
        default: return nil
        }
    }

    /// What a generic type has that is no value, or that holds what is open as flows do not know it.
    private static func reason(_ statement: Statement, _ open: [String: [String]]) -> String? {
        let fact = statement.fact
        guard fact.source == .declaration, let owner = fact.owner, let names = open[owner] else { return nil }
        guard fact.kind == .method || fact.kind == .property else { return nil }
        let isMade = fact.kind == .method ? MemberName.base(fact.name).hasPrefix("init") : fact.isStatic != true
        guard isMade else { return "of a generic type: a method of another class can do it" }
        let types = [fact.type] + (fact.detail.parameterTypes ?? [])
        let parsed = types.compactMap { $0.flatMap { TypeComparison.parse($0, language: fact.detail.language) } }
        return parsed.allSatisfy { $0.holds(open: Set(names)) } ? nil : chosen(names[0])
    }

    private static func reason(
        _ statement: Statement, _ parameters: TypeParameters, _ genericEnums: Set<String>, _ generics: Set<String>
    ) -> String? {
        let fact = statement.fact
        guard fact.source == .declaration, fact.kind != .use else { return nil }
        // What has brackets of its own, or belongs to such a type, is left out as a whole, with its own reason.
        let isOfGeneric = fact.detail.isGeneric || fact.owner.map(generics.contains) == true
        guard fact.detail.language == .swift else { return isOfGeneric ? nil : parameters.mentioned(by: statement).map(chosen) }
        switch fact.kind {
        case .enum where fact.detail.isGeneric: return generic
        case .case where fact.owner.map(genericEnums.contains) == true: return generic
        case .method, .property:
            if fact.owner.map(genericEnums.contains) == true { return MemberTable.ofGeneric }
            if fact.owner == nil, statement.isOfSources { return fact.kind == .method ? function : variable }
        case .constant where fact.owner == nil && statement.isOfSources && fact.type != "Notification.Name": return variable
        case .type where fact.detail.form != "alias": return nil
        case .type where fact.detail.isGeneric: return generic
        default: break
        }
        return isOfGeneric ? nil : parameters.mentioned(by: statement).map(chosen)
    }

    static let generic = "a generic type: declare one for each type that it is used with"

    private static let function = "a function outside of all types: a static method of a class can do the same"
    private static let variable = "a value outside of all types: a class may compute it, `static var … { get }` with `get:`"

    @Sendable private static func chosen(_ name: String) -> String {
        "`\(name)` is a type that somebody else chooses: declare it with the type that flows have, `Any` or one of the spec"
    }

    private static func reason(_ place: FurtherPlace) -> String {
        switch place.declaration.kind {
        case .operator where place.declaration.name == "==(_:_:)": "an operator: `conforms: [Equatable]` of a struct gives it that one"
        case .operator: "an operator: a method can do the same"
        case .associatedType: "an associated type: what has it is declared with the type that flows have, `Any` or one of the spec"
        }
    }

    /// Structs and enums that are compared, be it since they are hashed.
    private static func comparable(_ statements: [Statement]) -> Set<String> {
        let structs = statements.map(\.fact).filter { fact in
            fact.kind == .type && fact.detail.form == "structure"
                && ["<Equatable>", "<Hashable>", "<Comparable>"].contains { fact.detail.attributes.contains($0) }
        }
        return Set(structs.map(\.name)).union(statements.map(\.fact).filter { $0.kind == .enum }.map(\.name))
    }
}
