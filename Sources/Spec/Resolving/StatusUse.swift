/// Works out of which endpoints flows read the status, or all headers: only those keep them.
enum StatusUse {
    static func mark(_ spec: inout Spec, _ steps: StepLists) {
        let lists = steps.ofFlows + steps.ofPolicies
        let ofStatus = names(Endpoint.statusName, in: lists)
        let ofHeaders = names(Endpoint.headersName, in: lists)
        for index in spec.endpoints.indices {
            let endpoint = spec.endpoints[index]
            spec.endpoints[index].readsStatus = ofStatus.contains(endpoint.name.value) && !endpoint.documents(Endpoint.statusName)
            spec.endpoints[index].readsHeaders = ofHeaders.contains(endpoint.name.value) && !endpoint.documents(Endpoint.headersName)
        }
    }

    private static func names(_ part: String, in lists: [[FlowStep]]) -> Set<String> {
        Set(lists.flatMap { endpoints($0, of: part) })
    }

    /// The endpoints whose answers go by a name of which the steps read a part.
    private static func endpoints(_ steps: [FlowStep], of part: String) -> [String] {
        let ofPart = steps.flatMap { $0.expressions }.flatMap(\.references).filter { $0.path.first == part }
        let read = Set(ofPart.compactMap(\.local))
        guard !read.isEmpty else { return [] }
        return steps.compactMap { step in
            guard case .call(let endpoint, _, let result) = step.verb, read.contains(result) else { return nil }
            return endpoint.value
        }
    }
}
