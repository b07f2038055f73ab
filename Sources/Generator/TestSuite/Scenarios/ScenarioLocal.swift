internal import Spec
internal import SwiftCode

/// One of several values that come together, by the name that the spec has for it.
struct ScenarioMember {
    let name: String
    let type: SwiftType

    init(_ name: String, _ type: SwiftType) {
        self.name = name
        self.type = type
    }
}

extension [ScenarioMember] {
    /// One type, or a tuple with their names; `Void` where there is none.
    var typeName: SwiftTypeName {
        guard count != 1 else { return self[0].type.nestedTypeName }
        return isEmpty ? .void : .tuple(map { .init(SwiftIdentifier.camelCase($0.name), $0.type.nestedTypeName) })
    }
}

/// What a name of a scenario stands for in the code.
enum ScenarioLocal {
    case value(variable: String, type: ValueType, isOptional: Bool)
    /// What a call answered, as it is declared.
    case answered(variable: String, SwiftType)
    /// What the scenario has worked out, of a type that flows know: a declaration may want another.
    case worked(variable: String, FlowType)
    /// What a handler was given: a tuple, or its only member.
    case handed(variable: String, [ScenarioMember])
    /// What a delegate was given.
    case heard(variable: String, [ScenarioMember])
    /// A record of the mock.
    case record(variable: String, [Field])
    /// What the handler of a call under way will be given.
    case answer(variable: String, [ScenarioMember])
    /// A twin under way, with what it will answer.
    case started(variable: String, [ScenarioMember])
    /// The same where the code of an error is answered, and nothing thrown.
    case startedCoded(variable: String, [ScenarioMember])
    case device
    /// JSON to which the scenario has given a name.
    case json(variable: String)

    /// The variable that holds it; none for the device, which every scenario has.
    var variable: String? {
        switch self {
        case .value(let variable, _, _), .answered(let variable, _), .worked(let variable, _), .handed(let variable, _),
            .heard(let variable, _), .record(let variable, _), .answer(let variable, _), .started(let variable, _),
            .startedCoded(let variable, _), .json(let variable):
            variable
        case .device: nil
        }
    }

    /// The same in another variable.
    func named(_ variable: String) -> ScenarioLocal {
        switch self {
        case .value(_, let type, let isOptional): .value(variable: variable, type: type, isOptional: isOptional)
        case .answered(_, let type): .answered(variable: variable, type)
        case .worked(_, let type): .worked(variable: variable, type)
        case .handed(_, let members): .handed(variable: variable, members)
        case .heard(_, let members): .heard(variable: variable, members)
        case .record(_, let fields): .record(variable: variable, fields)
        case .answer(_, let members): .answer(variable: variable, members)
        case .started(_, let members): .started(variable: variable, members)
        case .startedCoded(_, let members): .startedCoded(variable: variable, members)
        case .device: .device
        case .json: .json(variable: variable)
        }
    }
}

/// What a scenario hands on to those that come after it.
struct ScenarioHandover {
    /// In the order in which the function answers them.
    var names: [String] = []
    var locals: [String: ScenarioLocal] = [:]
    var types: [String: SwiftTypeName] = [:]

    /// What the function answers.
    var result: SwiftTypeName {
        let types = names.map { self.types[$0] ?? .void }
        return types.count == 1 ? types[0] : types.isEmpty ? .void : .tuple(zip(names, types).map { .init($0, $1) })
    }
}
