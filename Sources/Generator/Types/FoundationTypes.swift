/// Objective-C types that Swift shows under another name.
enum FoundationTypes {
    /// Scalars, by their C or Foundation name.
    static let scalars: [String: String] = [
        "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "int": "Int32",
        "unsigned int": "UInt32", "unsigned": "UInt32", "long": "Int", "unsigned long": "UInt", "long long": "Int64",
        "unsigned long long": "UInt64", "short": "Int16", "unsigned short": "UInt16", "char": "CChar", "unsigned char": "UInt8",
        "float": "Float", "double": "Double", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "int8_t": "Int8",
        "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32",
        "uint64_t": "UInt64", "size_t": "Int", "void": "Void", "SEL": "Selector", "Class": "AnyClass",
    ]

    /// Classes that Swift bridges to values.
    static let bridged: [String: String] = [
        "NSString": "String", "NSDate": "Date", "NSURL": "URL", "NSData": "Data", "NSLocale": "Locale",
        "NSTimeZone": "TimeZone", "NSCalendar": "Calendar", "NSUUID": "UUID", "NSURLRequest": "URLRequest",
        "NSDateComponents": "DateComponents", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSCharacterSet": "CharacterSet",
        "NSNotification": "Notification", "NSURLComponents": "URLComponents",
    ]

    /// Classes that lose their prefix.
    static let renamed: [String: String] = [
        "NSBundle": "Bundle", "NSURLSession": "URLSession", "NSURLResponse": "URLResponse", "NSHTTPURLResponse": "HTTPURLResponse",
        "NSNotificationCenter": "NotificationCenter", "NSFileManager": "FileManager", "NSUserDefaults": "UserDefaults",
        "NSOperationQueue": "OperationQueue", "NSTimer": "Timer", "NSThread": "Thread", "NSLock": "NSLock",
    ]

    /// Types that Swift shows inside others.
    static let nested: [String: String] = [
        "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    ]

    /// The types of C that the importer counts as whole numbers when it shortens names.
    static let integers: Set<String> = ["Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "Int16", "UInt16", "Int8", "UInt8"]

    /// The framework that brings a type no guide declares, by its prefix. Where the framework is missing, a stand-in takes its place.
    static func framework(of type: String) -> String? {
        let prefixes = ["UI": "UIKit", "SK": "StoreKit", "WK": "WebKit", "AS": "AuthenticationServices", "SF": "SafariServices"]
        guard type.count > 2, Array(type)[2].isASCIIUppercase else { return nil }
        return prefixes[String(type.prefix(2))]
    }
}
