internal import Spec
internal import SwiftCode

extension LoweredValue {
    private static let members: [ValueType: String] = [
        .string: "stringValue", .integer: "intValue", .number: "doubleValue", .boolean: "boolValue",
    ]

    /// What a value of JSON is as a text, a number, a truth value or a list of such: missing where it is another. Nil for all other types.
    func read(as type: ValueType) -> LoweredValue? {
        if let member = Self.members[type] { return LoweredValue(linked.dot(member), FlowType(type, optional: true), what: what) }
        guard case .list(let element) = type, let member = Self.members[element] else { return nil }
        let list = linked.dot("arrayValue").chained.mapped(by: "compactMap") { $0.dot(member) }
        return LoweredValue(list, FlowType(type, optional: true), what: what)
    }
}
