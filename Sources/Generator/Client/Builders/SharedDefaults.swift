internal import Declarations
internal import Spec
internal import SwiftCode

/// Methods that several protocols give a default.
///
/// A class that adopts two of them and leaves the method out would have two defaults to choose from, and Swift refuses to: such a
/// method has its default in a protocol of its own, which the others inherit from.
struct SharedDefaults {
    struct Group {
        var key: ProtocolBuilder.Key
        /// Of the protocol that holds the method.
        var name: String
        var protocols: [String]
        var declarations: [SwiftDeclaration]
    }

    let groups: [Group]
    /// By the name of a protocol.
    private let byProtocol: [String: [Group]]

    init(_ model: SystemModel) {
        var found: [Group] = []
        var places: [ProtocolBuilder.Key: Int] = [:]
        for type in model.spec.protocols {
            let builder = ProtocolBuilder(type: type, model: model)
            for method in type.methods {
                guard let key = builder.key(method) else { continue }
                if let place = places[key] {
                    found[place].protocols.append(type.name.value)
                } else {
                    let name = Self.name(key.name)
                    places[key] = found.count
                    found.append(
                        Group(key: key, name: name, protocols: [type.name.value], declarations: builder.shared(name, method)))
                }
            }
        }
        groups = found.filter { $0.protocols.count > 1 }
        byProtocol = groups.reduce(into: [:]) { table, group in
            for name in Set(group.protocols) { table[name, default: []].append(group) }
        }
    }

    /// Those of one protocol, in the order of the system.
    func groups(of type: ProtocolType) -> [Group] { byProtocol[type.name.value] ?? [] }

    /// `onDone(result:)` → `OnDoneResultMethod`
    private static func name(_ method: MethodName) -> String {
        ([method.base] + method.labels).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Method"
    }
}
