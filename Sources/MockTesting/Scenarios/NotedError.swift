/// The error that ended a scenario, with what the client had noted by then: often the cause, which a documented error does not tell.
struct NotedError: Error, CustomStringConvertible {
    let scenario: String
    let error: any Error
    let notes: [String]

    var description: String { (["\(scenario): \(error)"] + notes.map { "the client noted: \($0)" }).joined(separator: "\n") }
}
