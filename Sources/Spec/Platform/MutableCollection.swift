/// Foundation's collections that an app may change where they are. Flows hand such an object on, and make one of a list, a dictionary or a text.
package enum MutableCollection: String, Sendable {
    case array = "NSMutableArray"
    case set = "NSMutableSet"
    case dictionary = "NSMutableDictionary"
    case string = "NSMutableString"

    /// Nil for every other type.
    package init?(_ type: ValueType) {
        guard case .named(let name) = type, let found = MutableCollection(rawValue: name) else { return nil }
        self = found
    }
}

extension SpecIndex {
    /// Whether an object that may be changed is made of such a value, or such a value of it.
    func fits(_ value: ValueType, mutable wanted: MutableCollection) -> Bool {
        switch (wanted, value) {
        case (.array, .list(let item)), (.set, .list(let item)), (.dictionary, .table(let item)): isHeld(item)
        case (.array, .json), (.dictionary, .json), (.dictionary, .object), (.string, .string): true
        default: false
        }
    }

    func fits(mutable value: MutableCollection, _ wanted: ValueType) -> Bool {
        switch (value, wanted) {
        case (_, .json), (.string, .string): true
        case (.array, .list(let item)), (.set, .list(let item)): isRead(item) && fits(.json, item)
        default: false
        }
    }

    /// Whether it is an object to Objective-C as it is.
    private func isHeld(_ item: ValueType) -> Bool {
        switch item.unwrapped {
        case .string, .integer, .number, .boolean, .date, .url, .data, .json: !item.isOptional
        case .named(let name): classes[name]?.form == .class && !item.isOptional
        default: false
        }
    }
}
