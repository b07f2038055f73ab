/// The head of every file that a template prints of generated mocks and tests.
struct FileHead: ViewModel {
    /// The id of the system, whose folder holds the specs.
    let system: String

    static let members: [ViewMember<FileHead>] = [.text("system") { $0.system }]
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
