import Spec

/// Types that apps call as libraries call theirs: `RXRoom3.Error` inside of another type, `Task` by themselves.
extension RandomSpecMaker {
    private static let nested = [
        "Error", "Result", "Event", "Data", "Date", "URL", "UUID", "State", "Task", "String", "Int", "Bool", "Double", "Void",
        "Notification",
        "JSONValue", "Locked", "Storage", "Hashable", "Codable", "Sendable", "Equatable", "Array", "Set", "ClientEnvironment", "Handed",
        "WeakBox", "Decoder", "NSObject", "NSError", "AsyncThrowingStream", "AsyncStream", "TimeInterval", "Decimal",
    ]
    private static let alone = [
        "Task", "Result", "JSONValue", "JSONObject", "Event", "Capabilities", "Operation", "Progress", "Bundle", "Thread", "Timer",
        "Locale", "Notification", "Storage", "Locked",
    ]

    /// By numbers of its own, so that what a seed makes besides stays what it was.
    mutating func namedAlikeLibraries(_ node: SpecNode) -> SpecNode {
        apart(UInt64(977 + enums.count * 31 + classes.count * 17 + hidden.count)) { maker in
            guard maker.random.oneIn(5) else { return node }
            let outers = maker.enums.map(\.name).dropLast() + maker.classes.map(\.name)
            let outer = maker.random.oneIn(4) ? nil : maker.random.some(Array(outers))
            let path = outer.map { "\($0).\(maker.random.pick(Self.nested))" } ?? maker.random.pick(Self.alone)
            guard maker.hidden.insert(path).inserted else { return node }
            return node.with(["swift": .text(path)])
        }
    }
}
