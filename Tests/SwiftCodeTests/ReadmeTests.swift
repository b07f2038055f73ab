import Foundation
import Testing

@testable import SwiftCode

/// The module's page shows what is true.
struct ReadmeTests {
    @Test func exampleIsPrintedAsItSays() throws {
        let items = SwiftExpression.name("items")
        let found = items.calling("first", trailing: SwiftClosure(["item"], .name("item").dot("isNew")))
        let arguments = [SwiftExpression.name("item").unlabelled, SwiftExpression.string("a \"new\" one").labelled("in")]
        let body: [SwiftStatement] = [
            .guard([.bind("item", found)], [.return(.null)], isShort: true), .return(.call("load", arguments, [.throwing, .waiting])),
        ]
        let parameters = [SwiftParameter("", "items", .array("Item"))]
        let function = SwiftFunction(.named("default"), parameters, effects: body.effects, result: .optional("Text"), body)
        let documentation = SwiftDocumentation("Loads the first item that is new.")
        let text = SwiftPrinter.text(of: [.function(function, [.public], documentation: documentation)])

        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let readme = try String(contentsOf: root.appending(path: "Sources/SwiftCode/README.md"), encoding: .utf8)
        #expect(readme.contains("```swift\n\(text)```"))
    }
}
