internal import Spec

/// The Swift names of a generated mock, decided once.
struct MockNames {
    let spec: Spec

    var module: String { spec.system.module.value }
    var mock: String { "\(module)Mock" }

    static func member(_ name: String) -> String { SwiftIdentifier.escaped(SwiftIdentifier.camelCase(name)) }

    func endpoint(_ name: String) -> String { Self.member(name) }
    func duration(_ name: String) -> String { "Durations.\(Self.member(name))" }
    func record(_ name: String) -> String { Self.member(name) }
    func failure(_ name: String) -> String { "Failures.\(Self.member(name))" }

    func error(_ enumeration: String, _ name: String) -> String {
        "Errors.\(Self.errorGroup(enumeration)).\(Self.member(name))"
    }

    static func errorGroup(_ enumeration: String) -> String { SwiftIdentifier.escaped(SwiftIdentifier.typeName(enumeration)) }

    /// A local variable: no keyword, and not the call's own name.
    static func local(_ name: String) -> String {
        let plain = name == "call" ? "callValue" : name
        return SwiftIdentifier.escaped(plain)
    }
}
