internal import Declarations
internal import Spec
internal import SwiftCode

/// Where the answer is left that an app gives by calling a block.
struct AwaitedAnswer {
    /// The constant that holds the answer.
    var answer: String
    /// The block that is handed to the app.
    var block: String
    var type: FlowType
}

extension FlowLowering {
    /// The constants of an answer that the app gives by calling a block. The block stands outside of what runs on the main actor: apps may
    /// call it from anywhere.
    mutating func awaited(
        _ block: AnswerBlock, of face: MethodFace, _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> AwaitedAnswer {
        let parameters = zip(block.block.parameters, face.parameters[block.position].type.functionParameters).map { parameter, type in
            (name: SwiftIdentifier.local(parameter.name ?? ""), type: type)
        }
        let types = parameters.map { model.flowType($0.type) }
        let values = zip(parameters, parameters).map { model.fromDeclared(.name($0.name), $1.type) }
        let isTaken = parameters.contains { $0.name == "given" }
        let answer = scope.declare(isTaken ? "given answer" : "given"), given = scope.declare(block.block.name)
        let (type, typeName, value): (FlowType, SwiftTypeName, SwiftExpression) =
            switch parameters.count {
            case 0: (FlowType(.boolean), "Bool", .boolean(true))
            case 1: (types[0].required, model.typeName(types[0].required), values[0])
            default:
                (
                    FlowType(.object, fields: block.values(at: face.method.place)),
                    .tuple(zip(parameters, types).map { .init($0.name, model.typeName($1)) }),
                    .tuple(zip(parameters, values).map { SwiftArgument($0.name, $1) })
                )
            }
        let give = SwiftExpression.name(answer).calling("give", [value.labelled(nil)])
        let closure = SwiftTypeName.function(.init(attributes: ["@Sendable"], parameters.map(\.type.nestedTypeName)))
        statements += [
            .constant(answer, nil, SwiftExpression.type(.named("BlockAnswer", [typeName])).called()),
            .constant(given, closure, .closure(SwiftClosure(parameters.map(\.name), give))),
        ]
        return AwaitedAnswer(answer: answer, block: given, type: type)
    }
}

extension SwiftType {
    /// What a closure of the type is given.
    fileprivate var functionParameters: [SwiftType] {
        guard case .function(let function) = base else { return [] }
        return function.parameters.map { SwiftType($0.unwrapped, $0.isOptional ? .optional : .required) }
    }
}
