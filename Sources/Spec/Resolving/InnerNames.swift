import SourceText

/// Types that only the client's own code sees step aside for those that apps see: beside a class `LoginResponse`, what the endpoint `login`
/// answers is called otherwise.
enum InnerNames {
    static func settle(_ spec: inout Spec) {
        var taken = Set(
            (spec.typeNames.joined() + spec.constants.map(\.shownName) + spec.swiftNames.compactMap(\.global)).map { alike($0.value) })
        taken.formUnion(LibraryName.names.map(alike))
        taken.formUnion(spec.swiftNames.filter { $0.outer != nil }.map { alike($0.last) })
        func suffix(_ stem: String, _ wanted: String) -> String {
            let choices = [wanted, "Endpoint\(wanted)", "Inner\(wanted)"]
            return choices.first { !taken.contains(alike(stem + $0)) } ?? choices[2]
        }
        for index in spec.endpoints.indices {
            spec.endpoints[index].answerSuffix = suffix(spec.endpoints[index].name.value, "Response")
        }
        for index in spec.state.indices { spec.state[index].typeSuffix = suffix(spec.state[index].name.value, "State") }
        for (index, capability) in spec.capabilities.enumerated() {
            for (position, operation) in capability.operations.enumerated() {
                let wanted = operation.isEventStream ? "Event" : "Result"
                spec.capabilities[index].operations[position].resultSuffix = suffix(capability.name.value + operation.name.value, wanted)
            }
        }
    }

    /// Names of the spec become Swift's by other capitals and without dots and dashes.
    private static func alike(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }
}
