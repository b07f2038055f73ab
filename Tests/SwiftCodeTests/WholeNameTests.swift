import Testing

@testable import SwiftCode

/// Names that something else has where they stand are said with their modules.
@Suite struct WholeNameTests {
    private let names = NamesInScope(everywhere: ["Task"], inside: ["Lamp": ["Error", "Result", "Void"]]) { "Swift.\($0)" }

    private func printed(_ declarations: SwiftDeclaration...) -> String {
        SwiftPrinter.text(of: SwiftFile(header: "", imports: [], declarations).saying(names).declarations)
    }

    @Test func onlyWhereTheyAreHidden() {
        let handler = SwiftTypeName.escaping(
            .function(.init([.named("Result", ["Item", .error])], effects: .throwing, failure: "Error", result: .void)))
        let function = SwiftFunction(
            .named("read"), [SwiftParameter("_", "done", handler)], [.expression(.call("Task", trailing: SwiftClosure([], .call("Item"))))])
        let text = printed(
            .extending("Lamp", [.function(function)]), .type(.class, "Post", inherits: ["Error"], members: [.function(function)]))
        #expect(
            text == """
                extension Lamp {
                    func read(_ done: @escaping (Swift.Result<Item, any Swift.Error>) throws(Swift.Error) -> Swift.Void) {
                        Swift.Task { Item() }
                    }
                }

                class Post: Error {
                    func read(_ done: @escaping (Result<Item, any Error>) throws(Error) -> Void) {
                        Swift.Task { Item() }
                    }
                }

                """, "\(text)")
    }

    /// What a generic declaration calls its types is in front of everything.
    @Test func genericNamesStay() {
        let function = SwiftFunction(
            .named("map"), generics: [SwiftGeneric("Result", "Error")], [SwiftParameter("_", "value", "Result")], result: "Result",
            [.return(.name("value").cast(.certain, "Result"))])
        let text = printed(.type(.struct, "Lamp", members: [.function(function)]))
        #expect(text.contains("func map<Result: Swift.Error>(_ value: Result) -> Result"), "\(text)")
    }

    /// A name of the module itself never stands for what hides it.
    @Test func declarationsKeepTheirNames() {
        let text = printed(
            SwiftDeclaration(.alias("Task", "LampTask")), .extending("Task", []),
            .extending("Lamp", [SwiftDeclaration(.alias("Error", "LampError"))]))
        #expect(
            text == "typealias Task = LampTask\n\nextension Swift.Task {}\n\nextension Lamp {\n    typealias Error = LampError\n}\n",
            "\(text)")
    }
}
