import Spec

/// Errors in forms of an app's own: an object of a class that wraps them, given to one of two blocks, and an enum that a delegate is told.
/// Objects that begin with values and are made inside of others alone.
extension RandomSpecMaker {
    mutating func addTroubles(_ parts: inout SpecParts) {
        guard let errors = enums.first(where: { $0.isErrors && $0.held.isEmpty }), random.oneIn(2) else { return }
        let (trouble, shop, hearer, error) = (
            typeName("Trouble"), typeName("Shop"), typeName("Hearer"), "\(errors.name).\(random.pick(errors.cases))"
        )
        parts["classes"] += [
            sourced([
                "name": .text(trouble), "language": "swift", "text": .words, "wraps": [.text(errors.name)],
                "properties": [["declaration": "var words: String { get }", "get": "$error.message", "text": .words]],
            ])
        ]
        parts["protocols"] += [
            sourced([
                "name": .text(hearer), "language": "swift", "text": .words,
                "methods": [
                    ["declaration": .text("func shopFailed(with reason: \(errors.name))"), "failsAs": .text(error), "text": .words]
                ],
            ])
        ]
        let told: SpecNode = [
            "declaration": .text("func tell(_ hearer: any \(hearer))"), "steps": [["fail": .text(error)]],
            "onFailure": [["notify": "shopFailed(with:)", "to": "$arg.hearer", "with": ["$error"]]], "text": .words,
        ]
        parts["classes"] += [
            sourced([
                "name": .text(shop), "language": "swift", "text": .words,
                "methods": .list([sold(trouble, error), told, visited(&parts)]),
            ])
        ]
    }

    /// Two blocks, of which one is given the object.
    private mutating func sold(_ trouble: String, _ error: String) -> SpecNode {
        let (value, mark) = (random.pick(["error", "reason", "trouble"]), random.oneIn(2) ? "?" : "")
        var node: SpecNode = [
            "declaration": .text(
                "func sell(onSuccess: @escaping (_ left: Int) -> Void, onError: @escaping (_ \(value): \(trouble)\(mark)) -> Void)"),
            "steps": .list([random.oneIn(2) ? ["complete": ["left": 1]] : ["fail": .text(error)]]), "text": .words,
        ]
        if random.oneIn(2) {
            let given: SpecNode = random.oneIn(2) ? "$error" : ["make": .text(trouble), "from": "$error"]
            node = node.with(["onFailure": [["complete": .map([(key: value, value: given)])]]])
        }
        return node
    }

    /// What is made of an answer, with objects inside that begin with values.
    private mutating func visited(_ parts: inout SpecParts) -> SpecNode {
        let (guest, account, endpoint) = (typeName("Guest"), typeName("Account"), name("guest"))
        let form: SpecNode = random.oneIn(3) ? ["form": "structure"] : [:]
        let isList = random.oneIn(2)
        func properties(_ all: [(String, String)]) -> SpecNode {
            .list(all.map { ["declaration": .text($0.0), "field": .text($0.1), "text": .words] })
        }
        parts["classes"] += [
            sourced(
                (["name": .text(account), "language": "swift", "text": .words] as SpecNode).joined(by: form).with([
                    "properties": properties([
                        ("var network: String = \"\"", "network"), ("var lat: Double", "lat"), ("var floor: Int?", "floor"),
                    ])
                ])),
            sourced([
                "name": .text(guest), "language": "swift", "text": .words,
                "properties": properties([("var social: \(isList ? "[\(account)] = []" : "\(account)?")", "social")]),
            ]),
        ]
        let inner: SpecNode = [
            ["name": "network", "type": "string"], ["name": "lat", "type": "number", "required": true],
            ["name": "floor", "type": "integer"],
        ]
        parts["endpoints"] += [
            sourced([
                "name": .text(endpoint), "method": "GET", "url": .text("https://guests.example.com/\(endpoint)"), "text": .words,
                "response": ["fields": [["name": "social", "type": .text(isList ? "[object]" : "object"), "fields": inner]]],
            ])
        ]
        return ["declaration": .text("func visit() async throws -> \(guest)"), "calls": .text(endpoint), "text": .words]
    }
}
