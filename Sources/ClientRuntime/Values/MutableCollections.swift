public import Foundation

/// Collections that apps may change where they are: what flows know of them, and what makes them.
extension JSONValue {
    /// What the collection, or the text, holds at this moment; of a set in the order of its texts.
    public init(changeable object: NSObject) {
        switch object {
        case let array as NSArray: self = .array(array.map { JSONValue(foundation: $0) })
        case let set as NSSet:
            let items = set.allObjects.map { JSONValue(foundation: $0) }
            self = .array(items.sorted { $0.wireText < $1.wireText })
        case let text as NSString: self = .string(String(describing: text))
        case let table as NSDictionary:
            let members = table.map { ("\($0.key)", JSONValue(foundation: $0.value)) }
            self = .object(JSONObject(members.sorted { $0.0 < $1.0 }))
        default: self = .null
        }
    }

    /// The items of a list; nil of anything else.
    public var changeableArray: NSMutableArray? { arrayValue.map { NSMutableArray(array: $0.map(\.foundationValue)) } }

    /// The members of an object; nil of anything else.
    public var changeableDictionary: NSMutableDictionary? {
        objectValue.map { members in
            let all = NSMutableDictionary()
            for member in members { all[member.name] = member.value.foundationValue }
            return all
        }
    }
}
