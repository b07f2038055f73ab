import Declarations

/// Which properties of a struct a call of an initialiser gives, and what: `Room(id: "a", seats: 3)`, `Tag("red")`, and the literal of which Swift makes
/// one, `"red"`.
struct StructMaking {
    typealias Given = (property: String, value: Beginning.Literal)

    private let properties: Set<String>
    /// The only property of a type.
    private let single: [String: String]
    private let initialisers: [[Taken]]
    private typealias Taken = (parameter: MethodDeclaration.Parameter, type: String)

    init(_ type: TypeDraft) {
        let held = type.properties.filter(\.isHeld)
        properties = Set(held.map(\.name))
        single = Dictionary(grouping: held, by: \.type).compactMapValues { $0.count == 1 ? $0[0].name : nil }
        initialisers = type.methods.filter { $0.name.hasPrefix("init(") }.compactMap { method in
            guard let parsed = try? SwiftParser.parseMethod(method.declaration), parsed.failing == nil else { return nil }
            let types = method.parameterTypes.count == parsed.parameters.count ? method.parameterTypes : parsed.parameters.map { _ in "" }
            return Array(zip(parsed.parameters, types))
        }
    }

    /// What each property is given, by what the code writes or by the initialiser's defaults; nil where some of it goes elsewhere. Nothing that is given
    /// as nothing.
    func given(_ beginning: Beginning) -> [Given]? {
        if let arguments = beginning.arguments, !arguments.isEmpty { return given(arguments) }
        guard beginning.maker == nil, let literal = beginning.literal, let label = Self.label(of: literal) else { return nil }
        return given([Beginning.Argument(label: label, value: literal)])
    }

    private func given(_ arguments: [Beginning.Argument]) -> [Given]? {
        for initialiser in initialisers {
            guard let all = Self.values(of: initialiser, arguments) else { continue }
            let found = all.compactMap { taken, value in property(filledBy: taken).map { ($0, value) } }
            if found.count == all.count, Set(found.map(\.0)).count == found.count { return found.filter { $0.1 != .null } }
        }
        // The initialiser that Swift itself gives a struct.
        guard arguments.allSatisfy({ properties.contains($0.label) }) else { return nil }
        return arguments.map { ($0.label, $0.value) }.filter { $0.1 != .null }
    }

    /// The one of its name, or the only one of its type.
    private func property(filledBy taken: Taken) -> String? {
        properties.contains(taken.parameter.name) ? taken.parameter.name : single[taken.type]
    }

    /// What each parameter gets: in their order, but for those that are left out.
    private static func values(of all: [Taken], _ arguments: [Beginning.Argument]) -> [(Taken, Beginning.Literal)]? {
        var rest = arguments[...]
        var found: [(Taken, Beginning.Literal)] = []
        for taken in all {
            if let next = rest.first, next.label == (taken.parameter.label == "_" ? "" : taken.parameter.label) {
                found.append((taken, next.value))
                rest.removeFirst()
            } else if let usual = taken.parameter.defaultValue {
                found.append((taken, usual))
            } else {
                return nil
            }
        }
        return rest.isEmpty ? found : nil
    }

    /// Of the initialiser that Swift calls for a literal.
    private static func label(of literal: Beginning.Literal) -> String? {
        switch literal {
        case .text: "stringLiteral"
        case .integer: "integerLiteral"
        case .number: "floatLiteral"
        case .boolean: "booleanLiteral"
        default: nil
        }
    }
}

extension PropertyDraft {
    /// Whether each value of a struct has it of its own.
    var isHeld: Bool { !isStatic && !isComputed && value == nil && effects.isEmpty }
}
