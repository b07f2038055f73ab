/// `InboundTests.swift`: the calls that the mock makes of an app's server.
struct InboundFileModel: ViewModel {
    let head: FileHead
    /// What the tests import, sorted.
    let imports: [String]
    let mock: String
    let calls: [InboundCallModel]

    static let members: [ViewMember<InboundFileModel>] = [
        .model("head") { $0.head },
        .texts("imports") { $0.imports },
        .text("mock") { $0.mock },
        .models("calls") { $0.calls },
    ]
}

/// One inbound endpoint, and the app's server for it.
struct InboundCallModel: ViewModel {
    /// `InboundCall(…) { request, body, clock, receive in`
    let arguments: [String]
    /// `await Callback.answer(…) { call in`
    let answer: [String]
    /// What the app's closure expects.
    let expectations: [String]
    /// What closes the row: with a comma where it is one of several.
    var tail = "}"

    static let members: [ViewMember<InboundCallModel>] = [
        .texts("arguments") { $0.arguments },
        .texts("answer") { $0.answer },
        .texts("expectations") { $0.expectations },
        .text("tail") { $0.tail },
    ]
}
