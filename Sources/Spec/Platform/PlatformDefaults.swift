/// What Swift code writes as defaults of parameters whose types are Foundation's or Swift's: `at: Date = Date()`, `queue: DispatchQueue = .main`.
enum PlatformDefaults {
    /// Whether `Type()` makes one, on every platform.
    static func isMadeOfNothing(_ type: String) -> Bool {
        let type = FoundationTypes.numbers[type] ?? type
        return made.contains(type) || FoundationTypes.integers.contains(type)
    }

    /// Whether `Type.name` is one of the type's own values.
    static func has(_ name: String, of type: String) -> Bool {
        let type = FoundationTypes.numbers[type] ?? type
        if FoundationTypes.integers.contains(type) { return ["zero", "min", "max"].contains(name) }
        return values[type]?.contains(name) == true
    }

    private static let made: Set<String> = [
        "Bool", "String", "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "Date", "UUID", "Data", "DateComponents", "DateInterval",
        "URLComponents", "PersonNameComponents", "IndexPath", "IndexSet", "CharacterSet", "CGRect", "CGPoint", "CGSize", "NSRange",
        "NSObject", "NSNull", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableOrderedSet", "NSLock", "NSRecursiveLock",
        "DateFormatter", "NumberFormatter", "OperationQueue", "NotificationCenter", "FileManager", "Progress",
    ]

    private static let fractions: Set<String> = ["zero", "infinity", "nan", "pi", "greatestFiniteMagnitude", "leastNonzeroMagnitude"]

    private static let values: [String: Set<String>] = [
        "Double": fractions, "Float": fractions, "CGFloat": fractions, "TimeInterval": fractions, "Decimal": ["zero"],
        "Date": ["now", "distantPast", "distantFuture"], "CGPoint": ["zero"], "CGSize": ["zero"],
        "CGRect": ["zero", "null", "infinite"], "DispatchQueue": ["main"], "OperationQueue": ["main"], "RunLoop": ["main", "current"],
        "Bundle": ["main"], "NotificationCenter": ["default"], "FileManager": ["default"], "UserDefaults": ["standard"],
        "ProcessInfo": ["processInfo"], "URLSession": ["shared"], "URLSessionConfiguration": ["default", "ephemeral"],
        "URLCache": ["shared"], "HTTPCookieStorage": ["shared"], "Locale": current, "Calendar": current, "TimeZone": current,
    ]

    private static let current: Set<String> = ["current", "autoupdatingCurrent"]
}
