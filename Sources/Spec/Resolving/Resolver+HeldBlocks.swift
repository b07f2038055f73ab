import Declarations
import SourceText
import YAMLTree

extension SpecIndex {
    /// The block that objects of a class hold under a name, their own or one that they inherit.
    func block(_ name: String, of type: String) -> HeldBlock? {
        lineage(of: type).lazy.compactMap { classes[$0]?.blocks.first { $0.block.name == name } }.first
    }
}

/// Blocks that properties hold: flows call them, and scenarios set them.
extension Resolver {
    /// What a flow hands to a block that its object holds: every class that runs the flow has to have it, of one form.
    func heldBlock(_ name: Located<String>, _ scope: Scope) -> CallableBlock? {
        let found = scope.owners.map { owner -> CallableBlock? in
            if let held = index.block(name.value, of: owner), held.isStatic || scope.classes.contains(owner) {
                return CallableBlock(held.block, held.language, fieldsOf: held.owner, answersIn: held.owner, at: name.place)
            }
            guard let list = index.listenerList(name.value, of: owner), list.isStatic || scope.classes.contains(owner) else { return nil }
            return list.block.map {
                CallableBlock(
                    $0, list.method.language, fieldsOf: list.owner, answersIn: list.owner, at: name.place, isKeyed: list.isKeyed)
            }
        }
        guard let first = found.first ?? nil else { return nil }
        return found.allSatisfy { $0?.isAlike(first) ?? false } ? first : nil
    }

    /// `report: token`, `with: {scope: read}`, `as: token`: what a block answers that the flow waits for.
    mutating func question(
        _ name: Located<String>, _ block: CallableBlock, isHeld: Bool, _ arguments: [Argument], _ node: YAMLNode, _ scope: inout Scope
    ) -> FlowVerb {
        let key = node["key"].map { expression($0, as: .string, "`key`", scope) }
        if block.isKeyed, key == nil { report(MissingArgument.diagnostic(["key"], of: "`\(name.value)`", at: name.place)) }
        unfit(name, block, isHeld: isHeld, node)
        let result = resultName(node)
        // One that answers nothing was reported.
        if let result { scope.locals[result] = Scope.Binding(type: (block.answer == .void ? .json : block.answer ?? .json).asOptional) }
        return .consult(BlockQuestion(handler: name, isHeld: isHeld, arguments: arguments, key: key, result: result))
    }

    /// `report: configure`, `with: {config: $config}`, `as: config`: what a block makes of the value that it is handed (`inout`).
    mutating func change(
        _ name: Located<String>, _ type: ValueType, _ arguments: [Argument], _ node: YAMLNode, _ scope: inout Scope
    ) -> FlowVerb {
        let result = resultName(node)
        if let result { scope.locals[result] = Scope.Binding(type: type) }
        return .consult(BlockQuestion(handler: name, isHeld: false, arguments: arguments, isAtOnce: true, result: result))
    }

    /// Keys that say nothing of the block at hand.
    mutating func unfit(_ name: Located<String>, _ block: CallableBlock, isHeld: Bool, _ node: YAMLNode) {
        if let key = node.entry("key"), !block.isKeyed {
            let help = isHeld ? "leave `key` out, or let the method that adds to it say `key:`, too" : "leave `key` out"
            report(TypeMismatch.diagnostic("`\(name.value)` is one block, without a key", at: key.keyPlace, help: help))
        }
        if let result = node.entry("as"), block.answer == nil || block.answer == .void {
            let help = "leave `as` out, or declare the block so that it answers something"
            report(TypeMismatch.diagnostic("`\(name.value)` answers nothing", at: result.keyPlace, help: help))
        }
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
