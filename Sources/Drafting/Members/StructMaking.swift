import Declarations

/// Which properties of a struct a call of an initialiser gives, and what: `Room(id: "a", seats: 3)`, `Tag("red")`, and the literal of which Swift makes
/// one, `"red"`.
struct StructMaking {
    typealias Given = (property: String, value: Beginning.Literal)

    private let properties: Set<String>
    private let initialisers: [(parameters: [MethodDeclaration.Parameter], fills: [String: String])]

    init(_ type: TypeDraft) {
        properties = Set(type.properties.filter(\.isHeld).map(\.name))
        initialisers = type.methods.filter { $0.name.hasPrefix("init(") }.compactMap { method in
            guard let parsed = try? SwiftParser.parseMethod(method.declaration), parsed.failing == nil else { return nil }
            let filled = method.fills.filter { $0.value.hasPrefix("$arg.") }.map { (String($0.value.dropFirst("$arg.".count)), $0.property) }
            return (parsed.parameters, Dictionary(filled) { first, _ in first })
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
            guard let all = Self.values(of: initialiser.parameters, arguments) else { continue }
            let found = all.map { parameter, value in (initialiser.fills[parameter.name] ?? parameter.name, value) }
            if found.allSatisfy({ properties.contains($0.0) }) { return found.filter { $0.1 != .null } }
        }
        // The initialiser that Swift itself gives a struct.
        guard arguments.allSatisfy({ properties.contains($0.label) }) else { return nil }
        return arguments.map { ($0.label, $0.value) }.filter { $0.1 != .null }
    }

    /// What each parameter gets: in their order, but for those that are left out.
    private static func values(
        of parameters: [MethodDeclaration.Parameter], _ arguments: [Beginning.Argument]
    ) -> [(MethodDeclaration.Parameter, Beginning.Literal)]? {
        var rest = arguments[...]
        var found: [(MethodDeclaration.Parameter, Beginning.Literal)] = []
        for parameter in parameters {
            if let next = rest.first, next.label == (parameter.label == "_" ? "" : parameter.label) {
                found.append((parameter, next.value))
                rest.removeFirst()
            } else if let usual = parameter.defaultValue {
                found.append((parameter, usual))
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
