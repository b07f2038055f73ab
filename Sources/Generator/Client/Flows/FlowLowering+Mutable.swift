internal import Spec
internal import SwiftCode

/// Collections of Foundation's that apps may change: made of what flows compute with, in the box in which they are handed on, and read again.
extension FlowLowering {
    /// Nil where neither type is such a collection.
    func mutable(_ value: LoweredValue, _ type: FlowType) -> LoweredValue? {
        if let wanted = MutableCollection(type.type) { return changeable(value, wanted, type) }
        guard MutableCollection(value.type.type) != nil else { return nil }
        let json = whole(value, .json) { .call("JSONValue", [$0.dot("value").labelled("changeable")]) }
        return coerced(json, to: type.type == .json ? FlowType(.json, optional: json.type.isOptional) : type.optional)
    }

    /// In its box.
    private func changeable(_ value: LoweredValue, _ wanted: MutableCollection, _ type: FlowType) -> LoweredValue? {
        let box = SwiftExpression.type(model.typeName(type.required))
        func boxed(_ object: SwiftExpression) -> SwiftExpression { box.called([object.unlabelled]) }
        func made(_ label: String, _ given: SwiftExpression) -> SwiftExpression {
            boxed(.call(wanted.rawValue, [given.labelled(label)]))
        }
        switch (value.type.type, wanted) {
        case (.list(.json), .array), (.list(.json), .set):
            let value = plain(value)
            return whole(value, type.type) { made("array", $0.mapped { $0.dot("foundationValue") }) }
        case (.list, .array), (.list, .set): return whole(value, type.type) { made("array", $0) }
        case (.table, .dictionary): return whole(value, type.type) { made("dictionary", $0) }
        case (.string, .string): return whole(value, type.type) { made("string", $0) }
        case (.json, .array), (.json, .dictionary), (.object, .dictionary):
            let json = plain(coerced(value, to: FlowType(.json, optional: value.type.isOptional)))
            let object = json.linked.dot(wanted == .array ? "changeableArray" : "changeableDictionary")
            return LoweredValue(object.mapped(boxed), FlowType(type.type, optional: true), what: value.what)
        default: return nil
        }
    }

    /// A literal says that it is JSON before something is asked of it.
    private func plain(_ value: LoweredValue) -> LoweredValue {
        guard value.code.isLiteral || value.code.isCollectionLiteral else { return value }
        return LoweredValue(value.code.cast(.certain, model.typeName(value.type)), value.type, what: value.what)
    }

    private func whole(_ value: LoweredValue, _ type: ValueType, _ convert: (SwiftExpression) -> SwiftExpression) -> LoweredValue {
        let code = value.type.isOptional ? value.whole.mapped(convert) : convert(value.code)
        return LoweredValue(code, FlowType(type, optional: value.type.isOptional), what: value.what)
    }
}
