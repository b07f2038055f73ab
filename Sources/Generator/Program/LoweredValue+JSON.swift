internal import Spec
internal import SwiftCode

extension LoweredValue {
    private static let members: [ValueType: String] = [
        .string: "stringValue", .integer: "intValue", .number: "doubleValue", .boolean: "boolValue",
    ]

    private static let spelledMembers: [ValueType: String] = [
        .string: "spelledText", .integer: "spelledInteger", .number: "spelledNumber", .boolean: "spelledTruth",
    ]

    /// What a value of JSON is as a text, a number, a truth value or a list of such: missing where it is another. Nil for all other types.
    func read(as type: ValueType) -> LoweredValue? { read(as: type, Self.members) }

    /// The same of servers that send `3` or `"3"`: a number whose text is there, and a text whose number is.
    func spelled(as type: ValueType) -> LoweredValue? {
        self.type.type == .json ? read(as: type, Self.spelledMembers) : nil
    }

    /// The same of what Objective-C holds in an `NSNumber`: a number, or a truth value.
    func spelledAsObject(as type: ValueType) -> LoweredValue? {
        self.type.type == .json ? read(as: type, [.number: "spelledNumberOrTruth"]) : nil
    }

    private func read(as type: ValueType, _ members: [ValueType: String]) -> LoweredValue? {
        if let member = members[type] { return LoweredValue(linked.dot(member), FlowType(type, optional: true), what: what) }
        guard case .list(let element) = type, let member = members[element] else { return nil }
        let list = linked.dot("arrayValue").chained.mapped(by: "compactMap") { $0.dot(member) }
        return .chained(list, FlowType(type, optional: true), what: what)
    }

    /// A list that is written out, as JSON; nil where its items say themselves what they are. Of one with nothing in it, or of JSON that is
    /// written out in turn, nobody sees that it is of JSON.
    var writtenList: LoweredValue? {
        guard code.isCollectionLiteral, case .list(let item) = type.type, let names = item.listOfJSON else { return nil }
        if item == .json { return LoweredValue(.name("JSONValue").calling("array", [code.unlabelled]), .json) }
        return LoweredValue(code.cast(.certain, .array(names)).dot("jsonValue"), .json)
    }
}

extension ValueType {
    /// What JSON, or lists of it inside of lists, are called; nil for anything else.
    fileprivate var listOfJSON: SwiftTypeName? {
        switch self {
        case .json: "JSONValue"
        case .list(let item): item.listOfJSON.map { .array($0) }
        default: nil
        }
    }
}
