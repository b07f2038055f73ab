internal import Declarations
internal import Spec
internal import SwiftCode

/// Delegates that take notes, one class per protocol.
struct RecorderBuilder {
    let context: ScenarioContext

    /// For the protocols that apps implement.
    var recorders: [RecorderModel] {
        context.heard.map { type in
            let isObject = type.language == .objectiveC
            return RecorderModel(
                protocolName: type.name.value,
                name: ScenarioContext.recorder(type.name.value),
                parents: (isObject ? "NSObject, " : "") + type.name.value,
                methods: type.methods.map { method($0, of: type) }
            )
        }
    }

    private func method(_ method: Method, of type: ProtocolType) -> RecordedMethodModel {
        let face = context.model.face(of: method, in: type)
        let head = FunctionHead.lines(
            "func \(SwiftIdentifier.escaped(face.name.base))",
            face.parameters.map(\.spelling),
            result: face.result.isVoid ? "Void" : face.result.spelling,
            depth: 1
        )
        let selector = Escaping.swiftLiteral(method.name)
        let members = face.parameters.map { (name: $0.specName, value: SwiftText.plain(SwiftIdentifier.escaped($0.name))) }
        var body = SwiftText.call("log.note", [.plain(selector), .dictionary(members)]).lines(indentation: 8)
        if !face.result.isVoid {
            let fallback = MethodLowering.fallback(face.result, context.model)
            body.append("return log.answer(of: \(selector), \(face.result.base.spelling).self) ?? \(fallback)")
        }
        return RecordedMethodModel(head: head, body: body)
    }
}
