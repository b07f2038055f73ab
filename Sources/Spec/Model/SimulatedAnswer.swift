/// How the answer of an endpoint becomes what an operation of a capability answers.
package enum SimulatedAnswer: Sendable {
    /// The operation answers nothing.
    case nothing
    /// The fields of one name.
    case fields
    /// The only field of the answer whose type fits.
    case field(Field)
    /// None fits.
    case none

    package init(_ operation: Capability.Operation, _ endpoint: Endpoint) {
        if operation.result == .void {
            self = .nothing
        } else if operation.result.unwrapped == .object {
            self = .fields
        } else {
            let fitting = endpoint.documentedFields.filter { Self.isAlike($0.type, operation.result) }
            self = fitting.count == 1 ? .field(fitting[0]) : .none
        }
    }

    /// Whether a value of one type may be handed on as the other.
    package static func isAlike(_ given: ValueType, _ wanted: ValueType) -> Bool {
        switch (given.unwrapped, wanted.unwrapped) {
        case (.list(let item), .list(let wantedItem)): isAlike(item, wantedItem)
        case (.integer, .number): true
        case (let given, let wanted): given == wanted
        }
    }
}
