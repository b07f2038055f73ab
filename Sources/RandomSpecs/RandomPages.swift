import Spec

/// Pages for people, with buttons and forms, and errors that go back to the app by a redirect.
extension RandomSpecMaker {
    mutating func addPage(_ parts: inout SpecParts) {
        guard parts.part("mock") != nil, let errors = random.some(enums.filter(\.isErrors)), random.oneIn(2) else { return }
        let (page, failure) = (name("page"), name("failure"))
        let error = random.pick(errors.cases)
        let back: SpecNode = ["name": "redirect_uri", "type": "string", "required": true]
        let state: SpecNode = ["name": "state", "type": "string"]
        let url = random.oneIn(2) ? "https://api.example.com/\(page)" : "rxapp://\(page)"
        let node: SpecNode = [
            "name": .text(page), "text": .words, "direction": "open", "method": "GET", "url": .text(url), "query": [back, state],
            "response": ["status": 302, "kind": "redirect", "fields": [["name": "code", "type": "string", "required": true], state]],
            "failure": .text(failure), "errors": [.text(error)],
        ]
        let shape: SpecNode = [
            "name": .text(failure), "redirect": "redirect_uri", "status": 302,
            "body": ["error": "$wire.code", "state": "$detail.state", "words": "$message"], "errors": [.text(errors.name)],
        ]
        parts["failures"] += [sourced(shape)]
        parts["endpoints"] += [sourced(node)]
        parts.addToMock("answers", [["endpoint": .text(page), "steps": .list(seen(error))]])
    }

    private mutating func seen(_ error: String) -> [SpecNode] {
        let known = appValues + [KnownValue(reference: "$request.redirect_uri", type: .string)]
        var steps: [SpecNode] = []
        if random.oneIn(2) {
            let test =
                random.oneIn(2) ? condition(known, place: .mock) : ["registered": [["https://app.example.com/*"], "$request.redirect_uri"]]
            steps.append(["require": test, "otherwise": [failing(error)]])
        }
        let going: SpecNode = [
            "redirect": "$request.redirect_uri", "query": ["code": value(.string, known, place: .mock), "state": "$request.state"],
        ]
        let denied: SpecNode = ["if": ["equal": ["$request.mock_choice", "deny"]], "steps": [failing(error)], "else": []]
        let chosen: SpecNode = ["if": "$request.mock_choice", "steps": [denied, going], "else": []]
        return steps + [chosen, page()]
    }

    private mutating func failing(_ error: String) -> SpecNode {
        let node: SpecNode = ["fail": .text(error)]
        return node.with(["redirectTo": "$request.redirect_uri", "with": random.oneIn(2) ? ["state": "$request.state"] : nil])
    }

    private mutating func page() -> SpecNode {
        let usesRecords = !records.isEmpty && random.oneIn(2)
        var choice: SpecNode = ["title": .words, "items": ["mock_choice": usesRecords ? "$item.id" : "go"]]
        if random.oneIn(2) { choice = choice.with(["fields": .list((0..<random.times(1...3)).map { pageField($0) })]) }
        let deny: SpecNode = ["title": .words, "items": ["mock_choice": "deny"]]
        var page: SpecNode = ["title": .words]
        if random.oneIn(2) { page = page.with(["message": ["en": "For {$request.redirect_uri}.", "ko": "{$request.redirect_uri}입니다."]]) }
        if usesRecords { page = page.with(["list": .text(records[0].name)]) }
        return ["page": page.with(["choices": [choice, deny]])]
    }

    private mutating func pageField(_ index: Int) -> SpecNode {
        let kind = random.pick(["text", "password", "check"])
        var node: SpecNode = ["name": .text("mock_field\(index)"), "title": .words]
        if kind != "text" || random.oneIn(2) { node = node.with(["kind": .text(kind)]) }
        if random.oneIn(3) { node = node.with(["required": true]) }
        if random.oneIn(3) { node = node.with(["value": "some"]) }
        return node
    }
}
