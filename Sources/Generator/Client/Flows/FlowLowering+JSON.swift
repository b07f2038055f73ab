internal import Spec

/// Functions of JSON objects, and the choice between two values.
extension FlowLowering {
    func objectFunction(_ function: Expression.Function, _ values: [LoweredValue]) -> LoweredValue {
        guard let first = values.first, let last = values.last else { return LoweredValue(".null", FlowType(.json)) }
        switch function {
        case .member:
            let (object, name) = (coerced(first, to: FlowType(.json, optional: true)), coerced(last, to: FlowType(.string)))
            let type = FlowType(.json, optional: object.type.isOptional)
            return LoweredValue("\(object.text)\(object.mark)[\(name.text)]", type, throwing: object.isThrowing || name.isThrowing)
        case .entry:
            let (name, value) = (coerced(first, to: FlowType(.string)), coerced(last, to: FlowType(.json)))
            return LoweredValue(
                "JSONValue.object([\(name.text): \(value.text)])", FlowType(.json), throwing: name.isThrowing || value.isThrowing)
        case .keys:
            let object = coerced(first, to: FlowType(.json, optional: true))
            let names = "(\(object.text)\(object.dot)objectValue?.names ?? [])"
            return LoweredValue(names, FlowType(.list(.string)), throwing: object.isThrowing)
        default:
            let objects = values.map { coerced($0, to: FlowType(.json)) }
            let text = "JSONValue.merged([\(objects.map(\.text).joined(separator: ", "))])"
            return LoweredValue(text, FlowType(.json), throwing: objects.contains { $0.isThrowing })
        }
    }

    mutating func choice(
        _ condition: Condition, _ first: Expression, _ second: Expression, _ whole: Expression, _ scope: FlowScope
    ) -> LoweredValue {
        let test = test(condition, scope)
        let values = [value(first, scope), value(second, scope)]
        var type = values.first { $0.text != "nil" && $0.type.type == whole.type.unwrapped }?.type ?? FlowType(whole.type)
        type.isOptional = values.contains { $0.type.isOptional }
        let texts = values.map { coerced($0, to: type) }
        let isThrowing = test.isThrowing || texts.contains { $0.isThrowing }
        return LoweredValue("(\(test.text) ? \(texts[0].text) : \(texts[1].text))", type, throwing: isThrowing)
    }
}
