internal import Spec
internal import SwiftCode

/// The files of a generated mock: what each declares.
struct MockDeclarations {
    private let lookup: MockLookup
    private let constants: MockConstants
    /// The comment on top of each file.
    private let header: String

    init(_ lookup: MockLookup, header: String) {
        self.lookup = lookup
        self.header = header
        constants = MockConstants(lookup)
    }

    var names: MockNames { lookup.names }

    /// A file's name, and what makes it.
    typealias File = (name: String, make: () -> SwiftFile)

    /// The files: each is made when it is printed, and dropped then.
    var files: [File] {
        let internals: [File] = [
            ("Endpoints.swift", { file([endpoints]) }), ("Records.swift", { file([records]) }), ("Errors.swift", { file([errors]) }),
            ("Failures.swift", { file([failures]) }), ("Durations.swift", { file([durations]) }), ("Answers.swift", { file([answers]) }),
        ]
        let callbacks: [File] = lookup.called.isEmpty ? [] : [("Callbacks.swift", { file([self.callbacks, callbackSteps]) })]
        let isActing = lookup.spec.mock?.actions.isEmpty == false
        let actions: [File] = isActing ? [("Actions.swift", { file([self.actions, actionSteps]) })] : []
        return [("\(names.mock).swift", { file([system], access: .public) })] + internals + callbacks + actions
    }

    /// The executable's only file.
    var executable: SwiftFile {
        let served = SwiftExpression.name(names.mock).dot("system").unlabelled
        let run = SwiftExpression.name("MockServerCommand").calling("main", [served], .waiting)
        let main = SwiftFunction(.named("main"), effects: .waiting, [.expression(run)])
        let type = SwiftDeclaration.type(
            .struct, "Main", attributes: ["@main"], documentation: SwiftDocumentation("Serves the mock over HTTP."),
            members: [.function(main, [.static])])
        return SwiftFile(header: header, imports: [names.mock, "MockServer"].map { SwiftImport($0) }, [type])
    }

    private func file(_ declarations: [SwiftDeclaration], access: SwiftModifier? = nil) -> SwiftFile {
        let digests = declarations.mention("TextDigest") ? [SwiftImport("TextDigests")] : []
        return SwiftFile(header: header, imports: [SwiftImport("MockRuntime", access: access)] + digests, declarations)
    }

    // MARK: - The system

    private var system: SwiftDeclaration {
        let title = lookup.spec.system.title
        let type = SwiftTypeDeclaration(.enum, names.mock, [value, service])
        return SwiftDeclaration(
            .type(type),
            [.public],
            documentation: SwiftDocumentation("A mock of \(title.main). \(lookup.spec.system.summary.main)")
        )
    }

    private var value: SwiftDeclaration {
        let info = lookup.spec.system
        var arguments = [SwiftExpression.string(info.id.value).labelled("id"), MockSteps.text(info.title).labelled("title")]
        arguments.add("endpoints", .name("Endpoints").dot("all"))
        arguments.add("records", .name("Records").dot("all"))
        arguments.add("app", .name("Records").dot("app"))
        if !lookup.called.isEmpty { arguments.add("callbacks", .name("Callbacks").dot("all")) }
        if lookup.spec.mock?.actions.isEmpty == false { arguments.add("actions", .name("Actions").dot("all")) }
        if constants.clientErrors != nil { arguments.add("clientErrors", .name("Errors").dot(MockNames.clientErrors)) }
        return SwiftDeclaration(
            .variable(SwiftVariable("system", nil, isConstant: true, .stored(.call("MockSystem", arguments)))),
            [.public, .static],
            documentation: SwiftDocumentation("The system as data: what can be called, what is kept, what is registered.")
        )
    }

    private var service: SwiftDeclaration {
        let options = SwiftExpression.name("options")
        let made = SwiftExpression.call("MockService", [SwiftExpression.name("system").unlabelled, options.labelled("options")])
        let parameter = SwiftParameter(nil, "options", "MockOptions", default: .call("MockOptions"))
        return SwiftDeclaration(
            .function(SwiftFunction(.named("service"), [parameter], result: "MockService", [.expression(made)])),
            [.public, .static],
            documentation: SwiftDocumentation("A mock that runs in this process.")
        )
    }

    // MARK: - Constants

    private var endpoints: SwiftDeclaration {
        let list = list("MockEndpoint", lookup.answered.map(\.name.value))
        return namespace("Endpoints", "What can be called: how each call looks, and what answers it.", [list] + constants.endpoints)
    }

    private var records: SwiftDeclaration {
        let list = list("RecordType", lookup.spec.mock?.records.map(\.name.value) ?? [])
        return namespace("Records", "The kinds of record that a session keeps.", [list, constants.app] + constants.records)
    }

    private var errors: SwiftDeclaration {
        let ofClients = [constants.clientErrors].compactMap(\.self)
        return namespace("Errors", "The documented errors, as they travel.", constants.errorGroups + ofClients)
    }
    private var failures: SwiftDeclaration { namespace("Failures", "The shapes in which errors travel.", constants.failures) }
    private var durations: SwiftDeclaration { namespace("Durations", "Times that behaviour rests on.", constants.durations) }

    private func namespace(_ name: String, _ meaning: String, _ members: [SwiftDeclaration]) -> SwiftDeclaration {
        SwiftDeclaration(.type(SwiftTypeDeclaration(.enum, name, members)), documentation: SwiftDocumentation(meaning))
    }

    /// `static let all: [Type] = [a, b]`
    private func list(_ type: String, _ names: [String]) -> SwiftDeclaration {
        MockConstants.constant("all", type: .array(.named(type)), .array(names.map { .name(MockNames.member($0)) }), "All of them.")
    }

    // MARK: - Answers

    private var answers: SwiftDeclaration {
        let functions = lookup.answered.compactMap { endpoint in
            lookup.answer(endpoint.name.value).map { answer in
                handler(endpoint, "MockAnswer", endpoint.text.main, MockSteps.body(of: answer, for: endpoint, lookup))
            }
        }
        return namespace("Answers", "What happens on each call.", functions)
    }

    private var callbacks: SwiftDeclaration {
        let list = list("MockCallback", lookup.called.map(\.endpoint.name.value))
        return namespace("Callbacks", "What the mock calls on an app's own server, as the vendor does.", [list] + constants.callbacks)
    }

    private var callbackSteps: SwiftDeclaration {
        let functions = lookup.called.map { callback, endpoint in
            let text = "What happens before `\(endpoint.name.value)` is called."
            return handler(endpoint, "JSONObject", text, MockSteps.body(of: callback, for: endpoint, lookup))
        }
        return namespace("CallbackSteps", "What happens before each call, and the values that the mock itself gives.", functions)
    }

    private var actions: SwiftDeclaration {
        let list = list("MockAction", lookup.spec.mock?.actions.map(\.name.value) ?? [])
        return namespace("Actions", "What happens at the vendor's when somebody says so.", [list] + constants.actions)
    }

    private var actionSteps: SwiftDeclaration {
        let functions = (lookup.spec.mock?.actions ?? []).map { action in
            let text = "What `\(action.name.value)` does."
            return handler(action.endpoint, "JSONObject", text, MockSteps.body(of: action, lookup))
        }
        return namespace("ActionSteps", "What is done, one after the other.", functions)
    }

    /// `static func endpoint(_ call: inout MockCall) throws(MockStop) -> Result`
    private func handler(_ endpoint: Endpoint, _ result: SwiftTypeName, _ text: String, _ body: [SwiftStatement]) -> SwiftDeclaration {
        let function = SwiftFunction(
            .named(MockNames.member(endpoint.name.value)),
            [SwiftParameter("", "call", .inout("MockCall"))],
            effects: .throwing,
            failure: "MockStop",
            result: result,
            body
        )
        return SwiftDeclaration(.function(function), [.static], documentation: SwiftDocumentation(text))
    }
}
