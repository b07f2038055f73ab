import Declarations
import SourceText
import YAMLTree

extension SpecIndex {
    /// The block that objects of a class hold under a name, their own or one that they inherit.
    func block(_ name: String, of type: String) -> HeldBlock? {
        lineage(of: type).lazy.compactMap { classes[$0]?.blocks.first { $0.block.name == name } }.first
    }
}

extension HeldBlock {
    /// What it is given, by name.
    func fields(at place: Place) -> [Field] {
        block.fields(in: language, owner: owner, at: place)
    }
}

/// Blocks that properties hold: flows call them, and scenarios set them.
extension Resolver {
    /// What a flow hands to a block that its object holds: every class that runs the flow has to have it, of one form.
    func heldBlock(_ name: Located<String>, _ scope: Scope) -> [Field]? {
        let found = scope.owners.map { owner -> [Field]? in
            if let held = index.block(name.value, of: owner), held.isStatic || scope.classes.contains(owner) {
                return held.fields(at: name.place)
            }
            guard let list = index.listenerList(name.value, of: owner), list.isStatic || scope.classes.contains(owner) else { return nil }
            return list.block?.fields(in: list.method.language, owner: list.owner, at: name.place)
        }
        guard let first = found.first ?? nil else { return nil }
        let isSame = found.allSatisfy { fields in
            fields?.map(\.name.value) == first.map(\.name.value) && fields?.map(\.type) == first.map(\.type)
        }
        return isSame ? first : nil
    }

    /// The names of the blocks that a flow may call beside those of its methods.
    func heldBlockNames(_ scope: Scope) -> [String] {
        scope.owners.compactMap { index.classes[$0] }.flatMap { type in
            let hasObject = scope.classes.contains(type.name.value)
            return type.blocks.filter { $0.isStatic || hasObject }.map(\.block.name)
                + type.listenerLists.filter { $0.block != nil && ($0.isStatic || hasObject) }.map(\.name)
        }
    }

    /// `set: {onChange: true}` in a scenario: the app listens from then on, or with `false` no longer.
    mutating func listening(_ value: YAMLNode, _ held: HeldBlock, named name: Located<String>, _ scope: Scope) -> Argument {
        let isOn = expression(value, as: .boolean, "`\(name.value)`", scope)
        if let finding = BlockProperty.finding(isOn, held, named: name) { report(finding) }
        return Argument(name: name, value: isOn)
    }
}
