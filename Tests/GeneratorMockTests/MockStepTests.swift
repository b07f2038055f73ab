import Testing

@testable import Generator

/// Each verb of the mock's language as Swift, by example.
struct MockStepTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var name: String
        var steps: String
        /// Lines that the function holds.
        var lines: [String]
        var testDescription: String { name }
    }

    private static let tail = "- respond: {id: \"1\", left: 2}"

    static let examples = [
        Example(
            name: "find",
            steps:
                "- {find: items, where: {id: $request.item}, as: item, otherwise: [{fail: unknownItem, with: {item: $request.item}}]}\n- respond: {id: $item.id, left: $item.left}",
            lines: [
                "guard let item = call.find(\"items\", [\"id\": call.request[\"item\"]]) else {",
                "return call.fail(\"unknownItem\", [\"item\": call.request[\"item\"]])",
                "return call.respond([\"id\": item[\"id\"], \"left\": item[\"left\"]])",
            ]
        ),
        Example(
            name: "find without reading",
            steps: "- {find: items, where: {id: $request.item}, as: item, ended: true, otherwise: [{fail: unknownItem}]}\n\(tail)",
            lines: ["guard call.find(\"items\", [\"id\": call.request[\"item\"]], includingEnded: true) != nil else {"]
        ),
        Example(
            name: "require",
            steps: "- {require: {all: [$request.count, {before: [0, $request.count]}]}, otherwise: [{fail: soldOut}]}\n\(tail)",
            lines: [
                "guard call.has(call.request[\"count\"]), call.before(0, call.request[\"count\"]) else {", "return call.fail(\"soldOut\")",
            ]
        ),
        Example(
            name: "no such records",
            steps:
                "- {list: items, where: {left: 0}, as: gone}\n- {require: {not: $gone}, otherwise: [{fail: soldOut}]}\n- when:\n    - {if: {not: {not: $gone}}, steps: [{fail: soldOut}]}\n    - {else: []}\n\(tail)",
            lines: ["guard gone.isEmpty else {", "if !gone.isEmpty {"]
        ),
        Example(
            name: "when",
            steps:
                "- when:\n    - {if: {equal: [$request.kind, gift]}, steps: [{respond: {id: \"1\", left: 0}}]}\n    - {if: $request.mock_sold, steps: [{fail: soldOut}]}\n    - {else: [{fail: unknownItem}]}",
            lines: ["if call.equal(call.request[\"kind\"], \"gift\") {", "} else if call.has(call.extra(\"sold\")) {", "} else {"]
        ),
        Example(
            name: "put, change and drop",
            steps:
                "- {find: items, where: {id: $request.item}, as: item, otherwise: [{fail: unknownItem}]}\n- {change: item, fields: {left: {difference: [$item.left, 1]}}}\n- {put: orders, fields: {id: {random: token}, item: $item.id}, as: order}\n- {drop: items, where: {left: 0}}\n- respond: {id: $order.id, left: $item.left}",
            lines: [
                "guard var item = call.find(\"items\", [\"id\": call.request[\"item\"]]) else {",
                "item = call.change(item, [\"left\": call.difference(item[\"left\"], 1)])",
                "let order = try call.put(\"orders\", [\"id\": call.random(.token(20)), \"item\": item[\"id\"]])",
                "call.drop(\"items\", [\"left\": 0])",
            ]
        ),
        Example(
            name: "each over records",
            steps: "- {list: items, as: all}\n- each: $all\n  as: one\n  steps: [{drop: orders, where: {item: $one.id}}]\n\(tail)",
            lines: ["let all = call.list(\"items\")", "for one in all {", "call.drop(\"orders\", [\"item\": one[\"id\"]])"]
        ),
        Example(
            name: "let",
            steps: "- let: {name: \"{$request.item}-{$app.key}\"}\n- respond: {id: $name, left: 1}",
            lines: ["let name: JSONValue = \"\\(call.request[\"item\"].wireText)-\\(call.app(\"key\").wireText)\""]
        ),
    ]

    @Test(arguments: examples)
    func isLowered(_ example: Example) throws {
        let answers = try Sample.answers(example.steps)
        let lines = answers.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        for line in example.lines { #expect(lines.contains(line), "\(line)\n\(answers)") }
    }
}
