import Spec

extension RandomSpecMaker {
    /// Classes that a response fills.
    mutating func madeValueClasses() -> [SpecNode] {
        (0..<random.times(0...2)).map { _ in
            let name = typeName("Item")
            let isSwift = random.oneIn(3)
            var made: [MadeField] = []
            var nodes: [SpecNode] = []
            for index in 0..<random.times(1...4) {
                let type = random.pick([ValueType.string, .integer, .number, .boolean, .date, .url, .list(.string)])
                let property = "value\(index)"
                made.append(MadeField(name: property, type: type, isRequired: false))
                nodes.append(
                    sourced([
                        "declaration": .text(isSwift ? "let \(property): \(Self.swift(type))?" : Self.objectiveC(property, type)),
                        "field": .text("f\(index)"), "text": .words,
                    ]))
            }
            classes.append(
                MadeClass(
                    name: name, filled: made.enumerated().map { MadeField(name: "f\($0)", type: $1.type, isRequired: false) },
                    properties: made))
            var node = named(["name": .text(name), "text": .words, "properties": .list(nodes)], name)
            if isSwift { node = node.with(["language": "swift", "form": .text(random.pick(["class", "structure"]))]) }
            if !isSwift, random.oneIn(3) {
                let coding = random.pick(["NSCoding", "NSSecureCoding"])
                node = node.with(["superclass": "NSObject", "conforms": ["NSCopying", .text(coding)]])
            }
            return sourced(node)
        }
    }

    private static func swift(_ type: ValueType) -> String {
        switch type {
        case .integer: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        case .date: "Date"
        case .url: "URL"
        case .list: "[String]"
        default: "String"
        }
    }

    private static func objectiveC(_ name: String, _ type: ValueType) -> String {
        let spelled =
            switch type {
            case .integer: "NSInteger "
            case .number: "NSNumber *"
            case .boolean: "BOOL "
            case .date: "NSDate *"
            case .url: "NSURL *"
            case .list: "NSArray<NSString *> *"
            default: "NSString *"
            }
        return "@property (nonatomic, readonly) \(spelled)\(name);"
    }

    mutating func madeProtocols() -> [SpecNode] {
        (0..<random.times(0...2)).map { _ in
            let name = typeName("Delegate")
            let isSwift = random.oneIn(3)
            var made: [MadeProtocol.Method] = []
            isNonnull = !isSwift && random.oneIn(4)
            let known = (isNonnull ? Self.nonnull(spelledTypes) : spelledTypes).filter { $0.value.isOptional || isMade($0.value) }
            let nodes: [SpecNode] = (0..<random.times(1...4)).map { _ in
                let types = (0..<random.times(0...3)).map { _ in random.pick(known) }
                let result = random.oneIn(4) ? random.pick(spelledTypes.filter { [.boolean, .integer, .number].contains($0.value) }) : nil
                let stem = self.name("did")
                let declaration = isSwift ? swiftMethod(stem, types, result) : objectiveCMethod(stem, types, result)
                made.append(.init(selector: declaration.selector, parameters: types.map(\.value), result: result?.value))
                var node: SpecNode = ["declaration": .text(declaration.text), "text": .words]
                if random.oneIn(2) { node = node.with(["optional": true]) }
                if random.oneIn(4) { node = node.with(["requirednessFrom": "headers"]) }
                return sourced(node)
            }
            protocols.append(MadeProtocol(name: name, methods: made))
            var node = named(["name": .text(name), "text": .words, "methods": .list(nodes)], name)
            if isSwift { node = node.with(["language": "swift"]) } else if random.oneIn(2) { node = node.with(["conforms": ["NSObject"]]) }
            if isNonnull { node = node.with(["nonnullFrom": "headers"]) }
            return sourced(node)
        }
    }

    func objectiveCMethod(
        _ stem: String, _ types: [SpelledType], _ result: SpelledType?, handler: String? = nil, failing: String? = nil,
        progress: String? = nil,
        isStatic: Bool = false, tail: String = ""
    ) -> (selector: String, text: String) {
        let labels = ["With", "name", "for", "default", "options", "in"]
        var parts = types.enumerated().map { index, type in
            (label: index == 0 ? "\(stem)\(labels[0])" : labels[index % labels.count], type: type.objectiveC, name: Self.parameters[index])
        }
        if let progress { parts.append((parts.isEmpty ? "\(stem)WithProgress" : "progress", progress, "progress")) }
        if let handler { parts.append((parts.isEmpty ? "\(stem)WithCompletion" : "completion", handler, "completion")) }
        if let failing { parts.append(("failure", failing, "failureBlock")) }
        if tail.contains("NSError **") { parts.append((parts.isEmpty ? "\(stem)WithError" : "error", "NSError **", "error")) }
        let selector = parts.isEmpty ? stem : parts.map { "\($0.label):" }.joined()
        let body = parts.isEmpty ? stem : parts.map { "\($0.label):(\($0.type))\($0.name)" }.joined(separator: " ")
        let suffix = tail.contains("NSError **") ? "" : tail
        return (selector, "\(isStatic ? "+" : "-") (\(result?.objectiveC ?? "void"))\(body)\(suffix);")
    }

    func swiftMethod(
        _ stem: String, _ types: [SpelledType], _ result: SpelledType?, handler: String? = nil, isStatic: Bool = false,
        effects: String = "",
        defaults: [Int: String] = [:]
    ) -> (selector: String, text: String) {
        let labels = ["_", "name", "for", "in", "default"]
        var parts = types.enumerated().map { index, type in
            (labels[index % labels.count], "\(Self.parameters[index]): \(type.swift)\(defaults[index].map { " = \($0)" } ?? "")")
        }
        // A closure that may be left out escapes anyway.
        if let handler { parts.append(("completion", "completion: \(handler.hasSuffix("?") ? "" : "@escaping ")\(handler)")) }
        let list = parts.map { label, rest in rest.hasPrefix("\(label):") ? rest : "\(label) \(rest)" }.joined(separator: ", ")
        let arrow = result.map { " -> \($0.swift)" } ?? ""
        let selector = "\(stem)(" + parts.map { "\($0.0):" }.joined() + ")"
        return (selector, "\(isStatic ? "static " : "")func \(stem)(\(list))\(effects)\(arrow)")
    }

    static let parameters = ["first", "name", "clock", "environment", "storage", "object", "error"]
}
