package import Diagnostics
package import Spec

/// Generates a system's mock: the target `<Module>Mock` and the one file of its executable.
package struct MockGenerator: Sendable {
    private let spec: Spec
    private let templates: TemplateLibrary

    package init(_ spec: Spec, templates: TemplateLibrary) {
        self.spec = spec
        self.templates = templates
    }

    /// The templates it prints, each with the model it takes.
    static let templates: [(name: String, model: any ViewModel.Type)] = [
        ("mock/system", MockSystemModel.self), ("mock/constants", MockConstantsModel.self), ("mock/answers", MockAnswersModel.self),
        ("mock/callbacks", MockCallbacksModel.self), ("mock/main", MockMainModel.self),
    ]

    /// What is wrong with the templates; nothing, mostly.
    package static func check(_ templates: TemplateLibrary) -> [Diagnostic] {
        self.templates.flatMap { templates.check($0.name, prints: $0.model) }
    }

    /// The files, their paths below the output folder. Nothing for a system without `mock:`.
    package func artifacts() -> ArtifactSet {
        var set = ArtifactSet()
        guard spec.mock != nil else { return set }
        for (path, text) in files() { _ = set.add("\(spec.system.module.value)/\(path)", text) }
        return set
    }

    package func files() -> [(path: String, text: String)] {
        let lookup = MockLookup(spec)
        let constants = MockConstants(lookup)
        return [
            ("Mock/\(lookup.names.mock).swift", templates.render("mock/system", system(lookup))),
            ("Mock/Endpoints.swift", templates.render("mock/constants", endpoints(constants))),
            ("Mock/Records.swift", templates.render("mock/constants", records(constants))),
            ("Mock/Errors.swift", templates.render("mock/constants", errors(constants))),
            ("Mock/Failures.swift", templates.render("mock/constants", failures(constants))),
            ("Mock/Durations.swift", templates.render("mock/constants", durations(constants))),
            ("Mock/Answers.swift", templates.render("mock/answers", answers(lookup))),
            ("MockServer/Main.swift", templates.render("mock/main", main(lookup))),
        ] + (lookup.called.isEmpty ? [] : [("Mock/Callbacks.swift", templates.render("mock/callbacks", callbacks(constants)))])
    }

    private func main(_ lookup: MockLookup) -> MockMainModel {
        MockMainModel(head: head, imports: [lookup.names.mock, "MockServer"].sorted(), mock: lookup.names.mock)
    }

    private var head: FileHead { FileHead(system: Escaping.comment(spec.system.id.value)) }

    private func system(_ lookup: MockLookup) -> MockSystemModel {
        MockSystemModel(
            head: head,
            mock: lookup.names.mock,
            id: Escaping.swiftLiteral(spec.system.id.value),
            summary: CodeLayout.comment("A mock of \(spec.system.title.en). \(spec.system.summary.en)", prefix: "/// ", depth: 0),
            title: MockSteps.text(spec.system.title),
            hasCallbacks: !lookup.called.isEmpty
        )
    }

    private func endpoints(_ constants: MockConstants) -> MockConstantsModel {
        let names = constants.lookup.answered.map { SwiftText.plain(constants.lookup.names.endpoint($0.name.value)) }
        return MockConstantsModel(
            head: head,
            meaning: "What can be called: how each call looks, and what answers it.",
            name: "Endpoints",
            list: list("MockEndpoint", names),
            constants: constants.endpoints,
            groups: []
        )
    }

    private func records(_ constants: MockConstants) -> MockConstantsModel {
        let names = spec.mock?.records.map { SwiftText.plain(constants.lookup.names.record($0.name.value)) } ?? []
        let app = MockConstantModel(
            documentation: ["/// What is registered with the vendor, as a session starts."],
            lines: SwiftText.array(constants.appValues).lines(indentation: 8, prefix: "static let app: [AppValue] = ")
        )
        return MockConstantsModel(
            head: head,
            meaning: "The kinds of record that a session keeps.",
            name: "Records",
            list: list("RecordType", names),
            constants: [app] + constants.records,
            groups: []
        )
    }

    private func errors(_ constants: MockConstants) -> MockConstantsModel {
        MockConstantsModel(
            head: head,
            meaning: "The documented errors, as they travel.",
            name: "Errors",
            list: nil,
            constants: [],
            groups: constants.errorGroups
        )
    }

    private func failures(_ constants: MockConstants) -> MockConstantsModel {
        MockConstantsModel(
            head: head,
            meaning: "The shapes in which errors travel.",
            name: "Failures",
            list: nil,
            constants: constants.failures,
            groups: []
        )
    }

    private func durations(_ constants: MockConstants) -> MockConstantsModel {
        MockConstantsModel(
            head: head,
            meaning: "Times that behaviour rests on.",
            name: "Durations",
            list: nil,
            constants: constants.durations,
            groups: []
        )
    }

    private func list(_ type: String, _ names: [SwiftText]) -> MockListModel {
        MockListModel(type: type, lines: SwiftText.array(names).lines(indentation: 4, prefix: "static let all: [\(type)] = "))
    }

    private func answers(_ lookup: MockLookup) -> MockAnswersModel {
        let answers = lookup.answered.compactMap { endpoint in
            lookup.answer(endpoint.name.value).map { answer in
                MockAnswerModel(
                    documentation: CodeLayout.comment(endpoint.text.en, prefix: "/// ", depth: 1),
                    name: lookup.names.endpoint(endpoint.name.value),
                    body: MockSteps.body(of: answer, for: endpoint, lookup)
                )
            }
        }
        return MockAnswersModel(head: head, answers: answers)
    }

    private func callbacks(_ constants: MockConstants) -> MockCallbacksModel {
        let lookup = constants.lookup
        let names = lookup.called.map { SwiftText.plain(lookup.names.endpoint($0.endpoint.name.value)) }
        return MockCallbacksModel(
            head: head,
            list: list("MockCallback", names),
            constants: constants.callbacks,
            steps: lookup.called.map { callback, endpoint in
                MockAnswerModel(
                    documentation: CodeLayout.comment("What happens before `\(endpoint.name.value)` is called.", prefix: "/// ", depth: 1),
                    name: lookup.names.endpoint(endpoint.name.value),
                    body: MockSteps.body(of: callback, for: endpoint, lookup)
                )
            }
        )
    }
}
