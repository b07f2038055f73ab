import Guide

/// Texts of parameters that methods and endpoints have in common: each is to be written once, under `parameters:`.
///
/// A name of which one place says something else than another, to judge by the types, has a text at each place.
struct RepeatedTexts {
    private var kinds: [String: Set<String>] = [:]
    private var counts: [String: Int] = [:]
    /// In the order in which they first stand.
    private var order: [String] = []

    mutating func add(_ name: String, of kind: String) {
        if counts[name] == nil { order.append(name) }
        counts[name, default: 0] += 1
        kinds[name, default: []].insert(kind)
    }

    func without(_ names: Set<String>) -> RepeatedTexts {
        var rest = self
        for name in names { rest.counts[name] = nil }
        return rest
    }

    func holds(_ name: String) -> Bool { (counts[name] ?? 0) > 1 && kinds[name]?.count == 1 }

    /// What stands at a parameter's own place.
    func own(_ name: String) -> [(String, YAMLOutline)] { holds(name) ? [] : [("text", YAMLOutline.todo)] }

    /// What stands under `parameters:`.
    var outline: YAMLOutline { .mapping(order.filter(holds).map { ($0, YAMLOutline.todo) }) }
}

extension Draft {
    /// Of methods and endpoints.
    var repeatedTexts: RepeatedTexts {
        var texts = RepeatedTexts()
        let blocks = Set(typedefs.filter { Self.isBlock($0.declaration) }.map(\.name))
        for method in types.flatMap(\.methods) {
            for (name, type) in zip(method.parameters, method.parameterTypes) { texts.add(name, of: Self.kind(of: type, blocks)) }
        }
        for parameter in endpoints.flatMap(\.sent).flatMap(\.1) { texts.add(parameter.name, of: parameter.type) }
        return texts
    }

    /// What travels is spelled otherwise than what is declared, and one of both may leave out that there may be nothing. Blocks are of one kind,
    /// whatever they are given and whether they have a name: all of them hear how something ended.
    private static func kind(of type: String, _ blocks: Set<String>) -> String {
        if isBlock(type) { return "block" }
        let plain = ["_Nullable", "_Nonnull", "nullable", "nonnull", "?", "*"].reduce(type) { $0.replacing($1, with: "") }.trimmingBlanks()
        return switch plain {
        case _ where blocks.contains(plain): "block"
        case "NSString", "String": "string"
        case "NSInteger", "NSUInteger", "int", "Int": "integer"
        case "BOOL", "Bool": "boolean"
        case "double", "float", "CGFloat", "Double", "Float", "NSTimeInterval", "TimeInterval": "number"
        default: plain
        }
    }

    private static func isBlock(_ type: String) -> Bool { type.contains("^") || type.contains("->") }
}
