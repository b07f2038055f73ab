import Spec

/// Methods that are one call of an endpoint.
extension RandomSpecMaker {
    mutating func addDirectCalls(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let isSwift = random.oneIn(2)
        let callable = endpoints.filter {
            !$0.isOpened && !$0.isInbound && $0.alternatives.isEmpty && !["events", "message"].contains($0.kind)
        }
        let methods = callable.filter { _ in random.oneIn(2) }.compactMap { directCall($0, isSwift) }
        guard !methods.isEmpty else { return }
        let name = typeName("Calls")
        var node: SpecNode = ["name": .text(name), "text": .words, "methods": .list(methods)]
        if isSwift { node = node.with(["language": "swift"]) }
        parts["classes"] += [sourced(node)]
    }

    private struct DirectCall {
        /// Parameters by their names and types, as the declaration has them.
        var parameters: [(name: String, type: SpelledType)] = []
        /// What no parameter gives.
        var given: [(key: String, value: SpecNode)] = []
    }

    private mutating func directCall(_ endpoint: MadeEndpoint, _ isSwift: Bool) -> SpecNode? {
        var call = DirectCall()
        for parameter in endpoint.parameters where parameter.isRequired || random.oneIn(2) {
            let wanted = parameter.isRequired ? parameter.type : parameter.type.asOptional
            if random.oneIn(2), let type = spelled(wanted, beside: isSwift) {
                call.parameters.append((parameter.name.filter { $0.isLetter || $0.isNumber }, type))
            } else {
                guard isMade(parameter.type) || !parameter.isRequired else { return nil }
                call.given.append((parameter.name, value(parameter.type, stateValues())))
            }
        }
        let results = results(endpoint, isSwift)
        var node: SpecNode = [
            "declaration": .text(isSwift ? swift(call, results) : objectiveC(call, results)), "calls": .text(endpoint.name),
            "text": .words,
        ]
        let with = SpecNode.map(call.given).joined(by: endpoint.partsOfApp)
        if case .map(let entries) = with, !entries.isEmpty { node = node.with(["with": with]) }
        if let policy = random.some(policies), random.oneIn(4) { node = node.with(["policies": [.text(policy)]]) }
        return sourced(node)
    }

    /// What a method hears of the answer: an object or a list of objects made of it, all of it, or some of its fields by their names.
    private mutating func results(_ endpoint: MadeEndpoint, _ isSwift: Bool) -> [(name: String, type: SpelledType)] {
        guard !endpoint.answer.isEmpty else { return [] }
        if let room = rooms.first(where: { endpoint.name.hasPrefix("\($0.resource).") }), random.oneIn(2) {
            let isList = endpoint.answer.contains { $0.type == .list(.object) }
            let one = SpelledType(objectiveC: "\(room.name) *", swift: room.name, value: .named(room.name))
            let list = SpelledType(objectiveC: "NSArray<\(room.name) *> *", swift: "[\(room.name)]", value: .list(.named(room.name)))
            return [("found", isList ? list : one)]
        }
        let named = endpoint.answer.filter { $0.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && random.oneIn(2) }
        return named.compactMap { field in spelled(field.type.asOptional, beside: isSwift).map { (field.name, $0) } }
    }

    private mutating func swift(_ call: DirectCall, _ results: [(name: String, type: SpelledType)]) -> String {
        var words = call.parameters.map { name, type in "\(random.oneIn(3) ? "_ " : "")\(name): \(type.swift)" }
        let stem = name("fetch")
        if results.count < 2, random.oneIn(2) {
            let list = words.joined(separator: ", ")
            return "func \(stem)(\(list)) async throws" + (results.first.map { " -> \($0.type.swift)" } ?? "")
        }
        let heard = results.map { "_ \($0.name): \($0.type.swift.hasSuffix("?") ? $0.type.swift : $0.type.swift + "?")" }
        words.append("completion: @escaping (\((heard + ["_ error: (any Error)?"]).joined(separator: ", "))) -> Void")
        return "func \(stem)(\(words.joined(separator: ", ")))"
    }

    private mutating func objectiveC(_ call: DirectCall, _ results: [(name: String, type: SpelledType)]) -> String {
        let stem = name("fetch")
        var parts = call.parameters.enumerated().map { index, parameter in
            (label: index == 0 ? "\(stem)With" : parameter.name, type: parameter.type.objectiveC, name: parameter.name)
        }
        var heard = results.map { "\($0.type.objectiveC) \($0.name)" }
        if random.oneIn(4) { heard.insert("BOOL success", at: 0) }
        heard.append("NSError *error")
        parts.append((parts.isEmpty ? "\(stem)WithCompletion" : "completion", "void (^)(\(heard.joined(separator: ", ")))", "completion"))
        return "- (void)" + parts.map { "\($0.label):(\($0.type))\($0.name)" }.joined(separator: " ") + ";"
    }

    /// A spelling of a type of a value, where there is one.
    mutating func spelled(_ type: ValueType, beside isSwift: Bool? = nil) -> SpelledType? {
        let plain = spelledTypes.filter { $0.value == type && !$0.objectiveC.contains("NSSet") }
        if let found = random.some(plain) { return found }
        guard case .optional(let inner) = type, isSwift != false else { return nil }
        return random.some(spelledTypes.filter { $0.value == inner && !$0.swift.hasSuffix("?") }).map {
            SpelledType(objectiveC: $0.objectiveC, swift: $0.swift + "?", value: type)
        }
    }
}
