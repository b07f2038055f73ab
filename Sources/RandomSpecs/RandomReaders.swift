import Spec

/// Properties that are read with `await` or `try`, or are streams: each says with steps, a flow or one call what comes of reading it.
extension RandomSpecMaker {
    mutating func addReaders(_ parts: inout SpecParts) {
        guard random.oneIn(3) else { return }
        let name = typeName("Gauge")
        let endpoint = name + "Level"
        parts["endpoints"] += [
            sourced([
                "name": .text(endpoint), "method": "GET", "url": .text("https://gauges.example.com/\(name)"), "text": .words,
                "query": [["name": "scale", "type": "string"]],
                "response": ["fields": [["name": "level", "type": "integer", "required": true], ["name": "unit", "type": "string"]]],
            ])
        ]
        let flow = name + "Unit"
        parts["flows"] += [["name": .text(flow), "text": .words, "steps": [["call": .text(endpoint)], ["return": "$response.unit"]]]]
        let pause: SpecNode = ["ask": "clock.sleep", "with": ["seconds": 1]]
        let watched: SpecNode = [
            "steps": [["call": .text(endpoint)]], "always": [pause], "onSuccess": [["return": 1]], "onFailure": [["return": 0]],
        ]
        var called: SpecNode = ["calls": .text(endpoint), "with": ["scale": "wide"]]
        if let policy = random.some(policies) { called = called.with(["policies": [.text(policy)]]) }
        let all: [SpecNode] = [
            reader("level: Int { get async throws }", called),
            reader("depth: Int { get async throws }", watched),
            reader("unit: String? { get async throws }", ["flow": .text(flow)]),
            reader("words: String { get throws }", ["steps": [["return": value(.string, [])]]]),
            reader("since: Date { get async }", ["steps": [["return": value(.date, [])]]]),
            reader(
                "rates: [Double] { get async }", ["steps": [["ask": "clock.sleep", "with": ["seconds": 1]], ["return": [.number(1.5)]]]]),
            reader("ticks: AsyncStream<Int> { get }", ["steps": [["emit": 1], ["emit": value(.integer, [])]]]),
            reader(
                "levels: AsyncThrowingStream<Int, any Error> { get }", ["steps": [["call": .text(endpoint)], ["emit": "$response.level"]]]),
            reader("`in`: AsyncStream<[String]> { get }", ["steps": [["emit": value(.list(.string), [])]]]),
        ]
        // The flow is there for the one that names it.
        let chosen = (all + typedReader(called)).filter { random.oneIn(2) || $0.has("flow") }
        let form = random.pick(["class", "structure"])
        let isShared = form == "class" && random.oneIn(2)
        let one: [SpecNode] =
            isShared ? [sourced(["declaration": .text("static var shared: \(name) { get }"), "text": .words])] : []
        var node: SpecNode = [
            "name": .text(name), "language": "swift", "form": .text(form), "text": .words,
            "properties": .list(one + chosen),
        ]
        if isShared { node = node.with(["shared": "shared"]) }
        parts["classes"] += [sourced(node)]
    }

    private mutating func typedReader(_ what: SpecNode) -> [SpecNode] {
        guard let errors = enums.first(where: \.isErrors) else { return [] }
        let failing: SpecNode = ["failsAs": .text("\(errors.name).\(random.pick(errors.cases))")]
        return [reader("weight: Int { get async throws(\(errors.name)) }", what.joined(by: failing))]
    }

    private mutating func reader(_ declaration: String, _ what: SpecNode) -> SpecNode {
        let isStatic = random.oneIn(3)
        return sourced(["declaration": .text((isStatic ? "static var " : "var ") + declaration), "text": .words]).joined(by: what)
    }
}
