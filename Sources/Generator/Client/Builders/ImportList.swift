internal import SwiftCode

/// What a generated file has to import, by the types that its public declarations speak of.
struct ImportList {
    /// Foundation's types that public declarations may mention.
    private static let foundation: Set<String> = [
        "Date", "URL", "Data", "Locale", "TimeZone", "Calendar", "UUID", "DateComponents", "IndexPath", "IndexSet", "CharacterSet",
        "Notification", "NSNotification", "URLComponents", "Bundle", "NotificationCenter", "FileManager", "UserDefaults", "OperationQueue",
        "Timer", "Thread", "NSLock", "NSDecimalNumber", "NSNumber", "Decimal", "TimeInterval", "NSObject", "NSObjectProtocol", "CGFloat",
        "NSError", "Selector", "NSCopying", "NSZone", "NSCoding", "NSCoder", "LocalizedError",
    ]
    private static let networking: Set<String> = ["URLRequest", "URLResponse", "HTTPURLResponse", "URLSession"]
    private static let runtime: Set<String> = [
        "DocumentedError", "ClientEnvironment", "JSONValue", "CapabilityKey", "HTTPRequest", "EventIterator",
    ]

    /// Types of the platform's frameworks that are in use, with their framework.
    let frameworks: [String: String]

    /// - Parameter module: the one that the whole file needs.
    func imports(of declarations: [SwiftDeclaration], requires module: String? = nil) -> [SwiftImport] {
        let names = declarations.publicTypeNames
        var list = [SwiftImport("ClientRuntime", access: names.isDisjoint(with: Self.runtime) ? nil : .public)]
        let needsNetworking = !names.isDisjoint(with: Self.networking)
        if needsNetworking || !names.isDisjoint(with: Self.foundation) { list.append(SwiftImport("Foundation", access: .public)) }
        if needsNetworking { list.append(Self.conditional("FoundationNetworking")) }
        list += Set(names.compactMap { frameworks[$0] }.filter { $0 != module }).sorted().map(Self.conditional)
        if let module, names.contains(where: { FoundationTypes.framework(of: $0) == module }) {
            list.append(SwiftImport(module, access: .public))
        }
        return list
    }

    private static func conditional(_ module: String) -> SwiftImport { SwiftImport(module, access: .public, isConditional: true) }
}
