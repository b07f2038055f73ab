internal import Spec

/// What a name of a scenario stands for in the code.
enum ScenarioLocal {
    case value(variable: String, type: ValueType, isOptional: Bool)
    /// What a handler was given: a tuple, or its only member.
    case handed(variable: String, [(name: String, type: SwiftType)])
    /// What a delegate was given.
    case heard(variable: String, [(name: String, type: SwiftType)])
    /// A record of the mock.
    case record(variable: String, [Field])
    /// What the handler of a call under way will be given.
    case answer(variable: String, [(name: String, type: SwiftType)])
    /// A twin under way, with what it will answer.
    case started(variable: String, [(name: String, type: SwiftType)])
    case device

    /// The variable that holds it; none for the device, which every scenario has.
    var variable: String? {
        switch self {
        case .value(let variable, _, _), .handed(let variable, _), .heard(let variable, _), .record(let variable, _),
            .answer(let variable, _), .started(let variable, _):
            variable
        case .device: nil
        }
    }

    /// The same in another variable.
    func named(_ variable: String) -> ScenarioLocal {
        switch self {
        case .value(_, let type, let isOptional): .value(variable: variable, type: type, isOptional: isOptional)
        case .handed(_, let members): .handed(variable: variable, members)
        case .heard(_, let members): .heard(variable: variable, members)
        case .record(_, let fields): .record(variable: variable, fields)
        case .answer(_, let members): .answer(variable: variable, members)
        case .started(_, let members): .started(variable: variable, members)
        case .device: .device
        }
    }
}

/// What a scenario hands on to those that come after it.
struct ScenarioHandover {
    /// In the order in which the function answers them.
    var names: [String] = []
    var locals: [String: ScenarioLocal] = [:]
    /// The Swift types.
    var types: [String: String] = [:]

    /// What the function answers: `-> Type `, or nothing.
    var result: String {
        guard !names.isEmpty else { return "" }
        let types = names.map { self.types[$0] ?? "Void" }
        return names.count == 1 ? "-> \(types[0]) " : "-> (\(zip(names, types).map { "\($0): \($1)" }.joined(separator: ", "))) "
    }
}
