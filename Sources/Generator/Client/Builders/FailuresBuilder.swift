internal import Spec
internal import SwiftCode

/// Failures.swift: how each server's way of reporting errors is read.
struct FailuresBuilder {
    let model: SystemModel

    var declarations: [SwiftDeclaration] {
        let used = Set(model.spec.endpoints.filter { $0.direction == .outbound }.compactMap(\.failure?.value))
        let shapes = model.spec.failures.filter { used.contains($0.name.value) }
        guard !shapes.isEmpty else { return [] }
        let tables = TransportFailures(model: model).tables(shapes)
        return [.extending("IncomingResponse", shapes.map(member))] + (tables.isEmpty ? [] : [.extending("TransportErrors", tables)])
    }

    /// Of the property or function that reads a failure of this shape off an answer.
    static func name(_ shape: FailureShape) -> String { "\(SwiftIdentifier.camelCase(shape.name.value))Failure" }

    private func member(_ shape: FailureShape) -> SwiftDeclaration {
        let text = "The error in this answer, if it is one: documented, or unknown with what the server says about it."
        let reader = FailureReader(shape, model)
        guard model.failuresBesideAnswers.contains(shape.name.value) else {
            return .computed(
                Self.name(shape), .optional(.error), documentation: model.documentation(text, shape.provenance), body: reader.statements)
        }
        let parameters = [(name: "documented", text: "Statuses that are documented answers of the endpoint.")]
        let besides = SwiftParameter("besides", "documented", .named("Set", ["Int"]), default: .array([]))
        return .function(
            SwiftFunction(.named(Self.name(shape)), [besides], result: .optional(.error), reader.statements),
            documentation: model.documentation(text, shape.provenance, parameters: parameters))
    }
}
