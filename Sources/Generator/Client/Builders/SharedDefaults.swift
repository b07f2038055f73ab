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

    /// A method that has a default, where it stands first, and all protocols that have it.
    private struct Default {
        var key: ProtocolBuilder.Key
        var method: Method
        var builder: ProtocolBuilder
        var protocols: [String]
    }

    init(_ model: SystemModel) {
        var found: [Default] = []
        var places: [ProtocolBuilder.Key: Int] = [:]
        for type in model.spec.protocols {
            let builder = ProtocolBuilder(type: type, model: model)
            for method in type.methods {
                guard let key = builder.key(method) else { continue }
                if let place = places[key] {
                    found[place].protocols.append(type.name.value)
                } else {
                    places[key] = found.count
                    found.append(Default(key: key, method: method, builder: builder, protocols: [type.name.value]))
                }
            }
        }
        // Methods of one name that take different types are different methods.
        var uses: [String: Int] = [:]
        groups = found.filter { $0.protocols.count > 1 }.map { shared in
            let name = Self.name(shared.key.name)
            let use = uses[name, default: 0] + 1
            uses[name] = use
            let own = use == 1 ? name : "\(name)\(use)"
            return Group(
                key: shared.key, name: own, protocols: shared.protocols,
                declarations: shared.builder.shared(own, shared.method, of: shared.protocols))
        }
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
