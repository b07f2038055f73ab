internal import Spec
internal import SwiftCode

/// The tests that every documented error arrives as the error that it is.
struct ErrorTestBuilder {
    private let typed: TypedErrorBuilder
    private let documented: [SwiftExpression]
    private let module: String

    init(_ context: ScenarioContext, _ typed: TypedErrorBuilder) {
        self.typed = typed
        documented = DocumentedErrorBuilder(context, typed).rows
        module = context.spec.system.module.value
    }

    var declarations: [SwiftDeclaration] {
        let arguments = [.string(module), SwiftExpression.system, .name("rows")].map(\.unlabelled)
        let members: [SwiftDeclaration] = [
            .constant("table", nil, .call("ErrorTable", arguments), [.private, .static]),
            test(
                "every error of every endpoint that the client calls arrives typed", "errorsOfEndpointsArriveTyped",
                table.calling("expectTyped", [], [.throwing, .waiting])),
        ]
        let rows = SwiftDeclaration.table("rows", of: "TypedError", typed.rows, [.private, .static])
        let text = "Every documented error arrives as the error that it is."
        let suite = SwiftDeclaration.type(
            .struct, "ErrorTests", documentation: SwiftDocumentation(text),
            members: members + (documented.isEmpty ? [] : documentedMembers) + [rows])
        return [suite, typed.samples]
    }

    private let table = SwiftExpression.name("Self").dot("table")

    private func test(_ title: String, _ name: String, _ check: SwiftExpression) -> SwiftDeclaration {
        .test(name, [SwiftExpression.string(title).unlabelled], [], [.expression(check)])
    }

    private var documentedMembers: [SwiftDeclaration] {
        let errors = SwiftExpression.name("Self").dot("documented").unlabelled
        let check = table.calling("expectProvoked", [errors], trailing: SwiftClosure(["name"], telling), [.throwing, .waiting])
        let title = "every documented error of the system is provoked and arrives typed"
        return [
            test(title, "documentedErrorsArriveTyped", check),
            .table("documented", of: "ProvokedError", documented, [.private, .static]),
        ]
    }

    /// Has the scenario of a name happen.
    private var telling: [SwiftStatement] {
        let isIt = SwiftClosure([], SwiftExpression.name("$0").dot("name").infix(.equal, .name("name")))
        let found = SwiftExpression.name("SocketTests").dot("scenarios").calling("first", trailing: isIt)
        let arguments = [SwiftExpression.name("name").labelled("session"), SwiftExpression.name("settings").labelled("settings")]
        let device = SwiftExpression.call("MockDevice", arguments, .throwing)
        return [
            .binding(SwiftBinding(.tuple([.any, .name("settings"), .name("body")]), nil, .required(found))),
            .expression(device.calling("tell", [SwiftExpression.name("body").unlabelled], [.throwing, .waiting])),
        ]
    }
}
