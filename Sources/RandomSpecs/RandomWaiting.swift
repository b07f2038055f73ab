import Spec

/// Methods of delegates that wait, throw, or both, `async throws` in Swift, `NSError **` in Objective-C; and their properties.
extension RandomSpecMaker {
    mutating func waitingQuestion(_ isSwift: Bool) -> Question {
        let stem = name("fetches")
        let takesText = random.oneIn(2)
        let isThrowing = !isSwift || random.oneIn(2)
        let thrown = isSwift && isThrowing && random.oneIn(3) ? enums.first(where: \.isErrors) : nil
        let failure = isThrowing && random.oneIn(3) ? random.some(thrown.map(names) ?? errorNames) : nil
        let declaration: String
        let selector: String
        var types: [SpelledType] = []
        if isSwift {
            if random.oneIn(2) { types = [random.pick(spelledTypes.filter { [.boolean, .integer, .number, .string].contains($0.value) })] }
            let isAsync = !isThrowing || random.oneIn(2)
            let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" + (thrown.map { "(\($0.name))" } ?? "") : "")
            let arrow = types.first.map { " -> \($0.swift)" } ?? ""
            declaration = "func \(stem)(\(takesText ? "_ text: String" : ""))\(effects)\(arrow)"
            selector = takesText ? "\(stem)(_:)" : "\(stem)()"
        } else {
            if random.oneIn(2) { types = [SpelledType(objectiveC: "NSString *", swift: "String", value: .optional(.string))] }
            let result = types.first?.objectiveC ?? "BOOL"
            declaration =
                takesText ? "- (\(result))\(stem):(NSString *)text error:(NSError **)error;" : "- (\(result))\(stem):(NSError **)error;"
            selector = takesText ? "\(stem):error:" : "\(stem):"
        }
        var node: SpecNode = ["declaration": .text(declaration), "text": .words]
        if random.oneIn(2) { node = node.with(["optional": true]) }
        return Question(
            selector: selector, takesText: takesText, types: types, node: sourced(node), isAnswered: !types.isEmpty,
            failure: failure)
    }

    mutating func propertyQuestion(_ isSwift: Bool) -> Question {
        let name = name("label")
        let type = random.pick(spelledTypes.filter { [.boolean, .integer, .number, .string].contains($0.value.unwrapped) })
        let effects = isSwift && random.oneIn(2) ? random.pick(["async", "throws", "async throws"]) : nil
        let thrown = effects != "async" && random.oneIn(3) ? enums.first(where: \.isErrors) : nil
        let get = effects.map { "get \($0)" + (thrown.map { "(\($0.name))" } ?? "") }
        let declaration =
            isSwift
            ? "var \(name): \(type.swift) { \(get ?? random.pick(["get", "get set"])) }"
            : "@property (\(random.pick(["nonatomic, readonly", "nonatomic"]))) \(type.objectiveC(naming: name));"
        var node: SpecNode = ["declaration": .text(declaration), "text": .words]
        if random.oneIn(2) { node = node.with(["optional": true]) }
        if random.oneIn(4) { node = node.with(["requirednessFrom": "headers"]) }
        let canFail = effects.map { $0 != "async" } ?? false
        let failure = canFail && random.oneIn(3) ? random.some(thrown.map(names) ?? errorNames) : nil
        return Question(selector: name, takesText: false, types: [type], node: sourced(node), isProperty: true, failure: failure)
    }

    private func names(_ errors: MadeEnum) -> [String] { errors.cases.map { "\(errors.name).\($0)" } }
}
