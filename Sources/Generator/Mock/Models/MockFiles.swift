/// The head of every file of a generated mock or of generated tests.
struct FileHead: ViewModel {
    /// The id of the system, whose folder holds the specs.
    let system: String

    static let members: [ViewMember<FileHead>] = [.text("system") { $0.system }]
}

/// `<Module>Mock.swift`: the system as a value, and a service over it.
struct MockSystemModel: ViewModel {
    let head: FileHead
    let mock: String
    let id: String
    let summary: [String]
    let title: String
    let hasCallbacks: Bool

    static let members: [ViewMember<MockSystemModel>] = [
        .model("head") { $0.head },
        .text("mock") { $0.mock },
        .text("id") { $0.id },
        .texts("summary") { $0.summary },
        .text("title") { $0.title },
        .flag("hasCallbacks") { $0.hasCallbacks },
        .flag("hasNoCallbacks") { !$0.hasCallbacks },
    ]
}

/// A file that holds one enum of constants.
struct MockConstantsModel: ViewModel {
    let head: FileHead
    /// What the enum is, as a comment.
    let meaning: String
    let name: String
    /// Of the constants of all groups, for a file that lists them.
    let list: MockListModel?
    let constants: [MockConstantModel]
    let groups: [MockGroupModel]

    static let members: [ViewMember<MockConstantsModel>] = [
        .model("head") { $0.head },
        .text("meaning") { $0.meaning },
        .text("name") { $0.name },
        .model("list") { $0.list },
        .models("constants") { $0.constants },
        .models("groups") { $0.groups },
    ]
}

/// `static let all: [Type] = [a, b]`
struct MockListModel: ViewModel {
    let type: String
    let lines: [String]

    static let members: [ViewMember<MockListModel>] = [.text("type") { $0.type }, .texts("lines") { $0.lines }]
}

/// An enum inside the enum.
struct MockGroupModel: ViewModel {
    let documentation: [String]
    let name: String
    let constants: [MockConstantModel]

    static let members: [ViewMember<MockGroupModel>] = [
        .texts("documentation") { $0.documentation },
        .text("name") { $0.name },
        .models("constants") { $0.constants },
    ]
}

/// `static let name = value`, its value on as many lines as it takes.
struct MockConstantModel: ViewModel {
    let documentation: [String]
    let lines: [String]

    static let members: [ViewMember<MockConstantModel>] = [
        .texts("documentation") { $0.documentation },
        .texts("lines") { $0.lines },
    ]
}

/// `Answers.swift`.
struct MockAnswersModel: ViewModel {
    let head: FileHead
    let answers: [MockAnswerModel]

    static let members: [ViewMember<MockAnswersModel>] = [
        .model("head") { $0.head },
        .models("answers") { $0.answers },
    ]
}

/// One function that answers.
struct MockAnswerModel: ViewModel {
    let documentation: [String]
    let name: String
    let body: [String]

    static let members: [ViewMember<MockAnswerModel>] = [
        .texts("documentation") { $0.documentation },
        .text("name") { $0.name },
        .texts("body") { $0.body },
    ]
}

/// `Callbacks.swift`: the calls that the mock makes, and what happens before each.
struct MockCallbacksModel: ViewModel {
    let head: FileHead
    let list: MockListModel
    let constants: [MockConstantModel]
    let steps: [MockAnswerModel]

    static let members: [ViewMember<MockCallbacksModel>] = [
        .model("head") { $0.head },
        .model("list") { $0.list },
        .models("constants") { $0.constants },
        .models("steps") { $0.steps },
    ]
}

/// The executable's only file.
struct MockMainModel: ViewModel {
    let head: FileHead
    let imports: [String]
    let mock: String

    static let members: [ViewMember<MockMainModel>] = [
        .model("head") { $0.head },
        .texts("imports") { $0.imports },
        .text("mock") { $0.mock },
    ]
}
