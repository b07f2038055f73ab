import Spec

/// Errors that tell what a server said: a struct of constants, and enums of Objective-C with `userInfo`, a code that comes, and the body.
extension RandomSpecMaker {
    mutating func addWords(_ parts: inout SpecParts) {
        guard parts.part("mock") != nil, random.oneIn(2) else { return }
        let (errors, shape, endpoint) = (typeName("Refusal"), name("refused"), name("refusing"))
        let isStructure = random.oneIn(2)
        let stem = isStructure ? "" : errors
        let known = isStructure ? "known" : stem + "Known"
        let other = isStructure ? "other" : stem + "Other"
        let from = random.pick(["$wire.code", "$status", nil])
        let cases: SpecNode = [
            ["name": .text(known), "code": 1, "wire": ["code": "7"], "text": .words],
            (["name": .text(other), "code": 2, "text": .words] as SpecNode).with([
                "codeFrom": isStructure ? nil : from.map { .text($0) }
            ]),
        ]
        var node: SpecNode = ["name": .text(errors), "domain": .text("com.example.\(errors)"), "text": .words, "cases": cases]
        if isStructure {
            node = node.with(["form": "structure", "properties": .list(structMembers(known, other))])
        } else {
            var info: SpecNode = ["NSLocalizedDescriptionKey": "$message", "com.example.code": "$wire.code"]
            if random.oneIn(2) { info = info.with(["com.example.body": "$body"]) }
            if random.oneIn(2) { info = info.with(["com.example.status": "$status"]) }
            node = node.with(["form": "nsEnum", "rawType": "NSInteger", "userInfo": info])
        }
        parts["errors"] += [sourced(node)]
        let body: SpecNode = ["code": "$wire.code", "message": "$message"]
        parts["failures"] += [
            sourced([
                "name": .text(shape), "status": 400, "body": body, "errors": [.text(errors)],
                "transport": ["code": .text("\(errors).\(other)"), "status": .text("\(errors).\(other)")],
            ])
        ]
        parts["endpoints"] += [
            sourced([
                "name": .text(endpoint), "method": "GET", "url": .text("https://words.example.com/\(endpoint)"), "text": .words,
                "failure": .text(shape), "errors": [.text(known)], "response": ["fields": [["name": "word", "type": "string"]]],
            ])
        ]
        let steps: SpecNode = [["call": .text(endpoint)], ["return": ["first": ["$response.word", ""]]]]
        parts["classes"] += [
            sourced([
                "name": .text(typeName("Asking")), "language": "swift", "text": .words,
                "methods": [["declaration": "static func word() async throws -> String", "text": .words, "steps": steps]],
            ])
        ]
    }

    private mutating func structMembers(_ known: String, _ other: String) -> [SpecNode] {
        [
            ["declaration": .text("let code: String\(random.oneIn(2) ? "?" : "")"), "said": "$wire.code", "text": .words],
            ["declaration": "let message: String?", "said": "$message", "text": .words],
            [
                "declaration": "let title: String",
                "values": .map([(key: known, value: .text("Known")), (key: other, value: .text("Other"))]), "text": .words,
            ],
        ]
    }

    /// What an app answers at once, also nothing; objects whose members others set; classes that apps inherit from; structs that adopt.
    mutating func addAtOnce(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let (store, keeper, marked, mark) = (typeName("Store"), typeName("Keeper"), typeName("Marked"), typeName("Mark"))
        parts["protocols"] += [
            sourced([
                "name": .text(store), "language": "swift", "atOnce": true, "text": .words,
                "properties": [["declaration": "var last: String? { get set }", "text": .words]],
                "methods": [
                    ["declaration": "func load(_ page: Int) -> String?", "text": .words],
                    ["declaration": "func count() -> Int", "text": .words],
                    ["declaration": "func fetch(_ page: Int, _ more: [String: Any]) async throws -> String?", "text": .words],
                ],
            ]),
            sourced([
                "name": .text(marked), "language": "swift", "text": .words, "methods": [],
                "properties": [["declaration": "var mark: String { get }", "text": .words]],
            ]),
        ]
        let read: SpecNode = [
            "declaration": "func read(_ page: Int) -> String?", "text": .words,
            "steps": [
                ["notify": "load(_:)", "to": "$self.store", "with": ["$arg.page"], "as": "found"],
                ["set": ["last": "$found"], "of": "$self.store"], ["return": "$found"],
            ],
        ]
        let fetched: SpecNode = [
            "declaration": "func fetch(_ page: Int) async throws -> String?", "text": .words,
            "steps": [
                ["notify": "fetch(_:_:)", "to": "$self.store", "with": ["$arg.page", ["object": ["size": 1]]], "as": "found"],
                ["return": "$found"],
            ],
        ]
        let changed: SpecNode = [
            "declaration": .text("open func rename(_ keeper: \(keeper))"), "text": .words,
            "steps": [["set": ["title": "a title"], "of": "$arg.keeper"]],
        ]
        parts["classes"] += [
            sourced([
                "name": .text(keeper), "language": "swift", "text": .words,
                "properties": [
                    ["declaration": .text("let store: any \(store)"), "text": .words],
                    ["declaration": "var title: String", "text": .words],
                ],
                "methods": [
                    ["declaration": .text("init(store: any \(store), title: String = \"\")"), "text": .words], read, fetched,
                    random.oneIn(2) ? changed : changed.changing("declaration") { _ in .text("func rename(_ keeper: \(keeper))") },
                ],
            ]),
            sourced([
                "name": .text(mark), "form": "structure", "language": "swift", "conforms": [.text(marked)], "text": .words,
                "properties": [["declaration": "let mark: String", "text": .words]],
                "methods": [["declaration": "init(mark: String)", "text": .words]],
            ]),
        ]
        guard !parts["scenarios"].isEmpty else { return }
        let answer: SpecNode = random.oneIn(2) ? .null : "a page"
        parts["scenarios"] += [
            [
                "name": .text(name("atOnce")), "text": .words,
                "steps": [
                    ["new": .text(keeper), "as": "keeper"], ["react": .text("\(store).load(_:)"), "return": answer],
                    ["call": .text("\(keeper).read(_:)"), "of": "$keeper", "with": ["page": 3], "as": "found"],
                    ["notified": .text("\(store).load(_:)")], ["notified": .text("\(store).last")],
                    ["react": .text("\(store).fetch(_:_:)"), "return": answer],
                    ["call": .text("\(keeper).fetch(_:)"), "of": "$keeper", "with": ["page": 4], "as": "fetched"],
                    ["notified": .text("\(store).fetch(_:_:)")],
                ],
            ]
        ]
    }
}
