internal import Declarations
internal import Spec

/// Methods that several protocols give a default.
///
/// A class that adopts two of them and leaves the method out would have two defaults to choose from, and Swift refuses to: such a
/// method has its default in a protocol of its own, which the others inherit from.
struct SharedDefaults {
    struct Group {
        var key: String
        /// Of the protocol that holds the method.
        var name: String
        var protocols: [String]
        var views: [TypeView]
    }

    let groups: [Group]

    init(_ model: SystemModel) {
        var found: [Group] = []
        for type in model.spec.protocols {
            let builder = ProtocolBuilder(type: type, model: model)
            for method in type.methods {
                guard let key = builder.key(method) else { continue }
                if let index = found.firstIndex(where: { $0.key == key }) {
                    found[index].protocols.append(type.name.value)
                } else {
                    let name = Self.name(MethodFace(method, owner: type.name.value, properties: [], model: model).name)
                    let views = builder.shared(name, method)
                    found.append(Group(key: key, name: name, protocols: [type.name.value], views: views))
                }
            }
        }
        groups = found.filter { $0.protocols.count > 1 }
    }

    var view: DeclarationsView { DeclarationsView(types: groups.flatMap(\.views)) }

    /// `onDone(result:)` → `OnDoneResultMethod`
    private static func name(_ method: MethodName) -> String {
        ([method.base] + method.labels).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Method"
    }
}
