internal import Declarations
internal import Spec
internal import SwiftCode

/// A list of listeners, as the client keeps it.
struct ListenerFacts {
    let list: ListenerList
    private let owner: ClassType
    private let model: SystemModel

    private init(_ list: ListenerList, of owner: ClassType, _ model: SystemModel) {
        self.list = list
        self.owner = owner
        self.model = model
    }

    /// The list that objects of a class keep under a name, their own or one that they inherit.
    init?(_ name: String, of type: ClassType, _ model: SystemModel) {
        for owner in model.ancestry(of: type) {
            guard let list = owner.listenerLists.first(where: { $0.name == name }) else { continue }
            self.init(list, of: owner, model)
            return
        }
        return nil
    }

    /// Those that the objects of a class keep, without what they inherit.
    static func all(of type: ClassType, _ model: SystemModel) -> [ListenerFacts] {
        type.listenerLists.map { ListenerFacts($0, of: type, model) }
    }

    /// Where an object keeps it.
    var storedName: String { model.inner.listeners(list.name) }

    /// The list as a member: nobody listens until the app adds somebody.
    var stored: SwiftDeclaration {
        .constant(storedName, nil, SwiftExpression.type(.named("Listeners", [listener])).called())
    }

    private var listener: SwiftTypeName {
        if let name = list.protocolName { return .any([.named(name)]) }
        guard let declared = list.parameter.type else { return .any([]) }
        let type = model.mapping.type(declared, language: list.method.language, owner: owner.name.value).base
        if case .escaping(let function) = type { return function }
        return type
    }

    /// What a block is given, with the types of its declaration.
    var parameters: [(name: String, type: SwiftType)] {
        (list.block?.parameters ?? []).map { parameter in
            (parameter.name ?? "", model.mapping.type(parameter.type, language: list.method.language, owner: owner.name.value))
        }
    }

    /// How flows ask the one that was added last; nil where they answer nothing.
    var asked: AskedBlock? { list.block.flatMap { AskedBlock($0, list.method.language, owner: owner.name.value, model) } }

    /// The list: of the object at hand, or, of static methods, of the one object that an environment has of the class.
    func kept(_ own: SwiftExpression, _ environment: SwiftExpression) -> SwiftExpression {
        list.isStatic ? ClassFacts(owner, model).shared(by: environment.dot("shared")).dot(storedName) : own
    }
}
