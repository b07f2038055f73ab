internal import Declarations
internal import Spec
internal import SwiftCode

/// A property that holds a block, as the client keeps it.
struct BlockFacts {
    let held: HeldBlock
    let property: PropertyFacts
    private let owner: ClassType
    private let model: SystemModel

    private init?(_ held: HeldBlock, of owner: ClassType, _ model: SystemModel) {
        guard let property = model.settled(owner).property(held.block.name) else { return nil }
        self.held = held
        self.property = property
        self.owner = owner
        self.model = model
    }

    /// The block that objects of a class hold under a name, their own or one that they inherit.
    init?(_ name: String, of type: ClassType, _ model: SystemModel) {
        for owner in model.ancestry(of: type) {
            guard let held = owner.blocks.first(where: { $0.block.name == name }) else { continue }
            self.init(held, of: owner, model)
            return
        }
        return nil
    }

    /// Those that the objects of a class hold, without what they inherit.
    static func all(of type: ClassType, _ model: SystemModel) -> [BlockFacts] {
        type.blocks.compactMap { BlockFacts($0, of: type, model) }
    }

    /// Where an object keeps it.
    var boxName: String { model.inner.box(property.name) }

    /// That box as a member: empty until the app sets a block.
    var stored: SwiftDeclaration {
        .constant(boxName, nil, SwiftExpression.type(.named("BlockBox", [property.type.base])).called())
    }

    /// What the block is given, with the types of its declaration.
    var parameters: [(name: String, type: SwiftType)] {
        held.block.parameters.map { parameter in
            (parameter.name ?? "", model.mapping.type(parameter.type, language: held.language, owner: owner.name.value))
        }
    }

    /// How flows ask it; nil where it answers nothing.
    var asked: AskedBlock? { AskedBlock(held.block, held.language, owner: owner.name.value, model) }

    /// The property's value: one that is declared never to be missing does nothing until the app has set it.
    var read: SwiftExpression {
        let value = SwiftExpression.name(boxName).dot("value")
        guard property.type.optionality == .required else { return value }
        guard held.block.isAsked, case .function(let function) = property.type.base else {
            return value.infix(.coalescing, .closure(SwiftClosure(parameters.map { _ in "_" }, [])))
        }
        return value.infix(.coalescing, .ignoring(function))
    }

    /// The box: of the object at hand, or, of a static property, of the one object that an environment has of the class.
    func box(_ own: SwiftExpression, _ environment: SwiftExpression) -> SwiftExpression {
        held.isStatic ? ClassFacts(owner, model).shared(by: environment.dot("shared")).dot(boxName) : own
    }
}
