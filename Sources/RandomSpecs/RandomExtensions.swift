import Spec

/// What comes to a spec that is made already, by numbers of its own: what a seed makes besides stays what it was.
extension RandomSpecMaker {
    mutating func extended(_ parts: [(key: String, value: SpecNode)]) -> [(key: String, value: SpecNode)] {
        random = RandomNumbers(seed: ~seed.byteSwapped)
        isSharing = true
        var parts = SpecParts(parts)
        addResource(&parts)
        addDirectCalls(&parts)
        addStates(&parts)
        addPage(&parts)
        addUploads(&parts)
        addOldWays(&parts)
        addAnswers(&parts)
        addHandedOn(&parts)
        apart(17) { $0.addListening(&parts) }
        apart(29) { $0.addAsking(&parts) }
        apart(61) { $0.addHandlers(&parts) }
        apart(53) { $0.addReadings(&parts) }
        apart(89) { $0.addForms(&parts) }
        apart(97) { $0.addReaders(&parts) }
        apart(101) { $0.addBases(&parts) }
        apart(103) { $0.addBeginnings(&parts) }
        apart(109) { $0.addAdopters(&parts) }
        apart(113) { $0.addTroubles(&parts) }
        apart(127) { $0.addJSON(&parts) }
        apart(131) { $0.addFirstValues(&parts) }
        apart(137) { $0.addSentStructs(&parts) }
        apart(139) { $0.addFilling(&parts) }
        apart(149) { $0.addGenerics(&parts) }
        apart(151) { $0.addWords(&parts) }
        apart(157) { $0.addAtOnce(&parts) }
        apart(163) { $0.addParts(&parts) }
        apart(167) { $0.addInitialisers(&parts) }
        nameShared(&parts)
        moveFlows(&parts)
        if random.oneIn(4) { parts.set("parameters", .map(Self.parameters.prefix(2).map { ($0, .words) })) }
        return parts.entries
    }

    /// Of several shared objects scenarios have to say which they mean.
    private func nameShared(_ parts: inout SpecParts) {
        let count = parts["classes"].count { $0.has("shared") }
        guard count > 1, let first = classes.first(where: \.isShared) else { return }
        parts["scenarios"] = parts["scenarios"].map { scenario in
            scenario.changing("steps") { steps in
                .list(steps.items.map { $0.has("set") && !$0.has("of") ? $0.with(["of": .text("$shared.\(first.name)")]) : $0 })
            }
        }
    }

    /// A flow that only one method has may stand at it.
    private mutating func moveFlows(_ parts: inout SpecParts) {
        var flows = parts["flows"]
        parts["classes"] = parts["classes"].map { node in
            node.changing("methods") { methods in .list(methods.items.map { moveFlow($0, &flows) }) }
        }
        parts["flows"] = flows
    }

    private mutating func moveFlow(_ method: SpecNode, _ flows: inout [SpecNode]) -> SpecNode {
        guard case .text(let name)? = method["flow"], random.oneIn(4),
            let place = flows.firstIndex(where: { if case .text(name)? = $0["name"] { true } else { false } })
        else { return method }
        let flow = flows.remove(at: place).without("name").without("text")
        return method.without("flow").joined(by: flow)
    }
}
