/// Works out of which endpoints flows read the status: only those keep it.
enum StatusUse {
    static func mark(_ spec: inout Spec, _ steps: StepLists) {
        let names = Set((steps.ofFlows + steps.ofPolicies).flatMap(endpoints))
        for index in spec.endpoints.indices where names.contains(spec.endpoints[index].name.value) {
            let isDocumented = spec.endpoints[index].documentedFields.contains { $0.name.value == Endpoint.statusName }
            spec.endpoints[index].readsStatus = !isDocumented
        }
    }

    /// The endpoints whose answers go by a name of which the steps read the status.
    private static func endpoints(_ steps: [FlowStep]) -> [String] {
        let ofStatus = steps.flatMap(\.expressions).flatMap(\.references).filter { $0.path.first == Endpoint.statusName }
        let read = Set(ofStatus.compactMap(\.local))
        return steps.compactMap { step in
            guard case .call(let endpoint, _, let result) = step.verb, read.contains(result) else { return nil }
            return endpoint.value
        }
    }
}
