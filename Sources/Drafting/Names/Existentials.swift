import Declarations

/// Values of which Swift's library says a little alone, `any Encodable`, `[String: any Sendable]`: to a spec they are anything.
enum Existentials {
    static let protocols: Set<String> = ["Encodable", "Decodable", "Codable", "Hashable", "Equatable", "Sendable"]

    /// `Any` for such a type, which may be missing as it was; nil of all others.
    static func any(for named: TypeName.Named) -> TypeName.Named? {
        let names = named.protocols.isEmpty ? [named.name] : named.protocols
        guard named.arguments.isEmpty, names.allSatisfy({ protocols.contains(bare($0)) }) else { return nil }
        var any = named
        (any.name, any.protocols) = ("Any", [])
        return any
    }

    /// A type with `Any` for each of such types in it.
    static func plain(_ type: TypeName) -> TypeName {
        switch type {
        case .named(var named):
            if let any = any(for: named) { return .named(any) }
            named.arguments = named.arguments.map(plain)
            return .named(named)
        case .function(var function):
            function.result = plain(function.result)
            function.parameters = function.parameters.map { $0.typed(plain($0.type)) }
            return .function(function)
        }
    }

    /// Those that a type mentions, in order; what can be sent elsewhere is anything in Swift, too.
    static func mentioned(in type: String) -> [String] {
        let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }.map(String.init)
        return words.filter { protocols.contains($0) && $0 != "Sendable" }
    }

    /// `Encodable` of `any Swift.Encodable`.
    private static func bare(_ name: String) -> String {
        name.split { $0 == " " || $0 == "." }.last.map(String.init) ?? name
    }
}
