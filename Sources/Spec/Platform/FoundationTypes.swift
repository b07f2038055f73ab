package import Declarations

/// Types of C, Foundation and Swift's library that declarations may mention, and what Swift calls them.
///
/// What stands here exists on every platform. What a framework brings is `PlatformFrameworks`.
package enum FoundationTypes {
    /// Scalars, by their C or Foundation name.
    package static let scalars: [String: String] = [
        "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "int": "Int32",
        "unsigned int": "UInt32", "unsigned": "UInt32", "long": "Int", "unsigned long": "UInt", "long long": "Int64",
        "unsigned long long": "UInt64", "short": "Int16", "unsigned short": "UInt16", "char": "CChar", "unsigned char": "UInt8",
        "float": "Float", "double": "Double", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "int8_t": "Int8",
        "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32",
        "uint64_t": "UInt64", "UInt8": "UInt8", "UInt16": "UInt16", "UInt32": "UInt32", "UInt64": "UInt64", "SInt8": "Int8",
        "SInt16": "Int16", "SInt32": "Int32", "SInt64": "Int64", "Float32": "Float", "Float64": "Double", "ssize_t": "Int",
        "intptr_t": "Int", "uintptr_t": "UInt", "time_t": "Int", "size_t": "Int", "void": "Void", "SEL": "Selector", "Class": "AnyClass",
        "dispatch_queue_t": "DispatchQueue", "NSNotificationName": "NSNotification.Name",
    ]

    /// Names that Foundation and Dispatch give to types of others, and what they stand for.
    package static let aliases: [String: TypeName] = [
        "dispatch_block_t": .function(TypeName.Function(result: .named(TypeName.Named("void")), parameters: [])),
        "NSErrorDomain": .named(TypeName.Named("NSString", pointerDepth: 1)),
        "NSErrorUserInfoKey": .named(TypeName.Named("NSString", pointerDepth: 1)),
        "NSExceptionName": .named(TypeName.Named("NSString", pointerDepth: 1)),
        "NSRunLoopMode": .named(TypeName.Named("NSString", pointerDepth: 1)),
    ]

    /// Names of frameworks for numbers, in both languages, and the number that each is: an app hands over and gets the same. With the scalars
    /// above they exist everywhere.
    package static let numbers: [String: String] = [
        "CLLocationDegrees": "Double", "CLLocationDistance": "Double", "CLLocationAccuracy": "Double", "CLLocationSpeed": "Double",
        "CLLocationSpeedAccuracy": "Double", "CLLocationDirection": "Double", "CLLocationDirectionAccuracy": "Double",
        "CLHeadingComponentValue": "Double", "CLBeaconMajorValue": "UInt16", "CLBeaconMinorValue": "UInt16",
        "CFTimeInterval": "Double", "CFAbsoluteTime": "Double", "NSStringEncoding": "UInt", "unichar": "UInt16",
    ]

    /// Classes that Swift bridges to values.
    package static let bridged: [String: String] = [
        "NSString": "String", "NSDate": "Date", "NSURL": "URL", "NSData": "Data", "NSLocale": "Locale",
        "NSTimeZone": "TimeZone", "NSCalendar": "Calendar", "NSUUID": "UUID", "NSURLRequest": "URLRequest",
        "NSDateComponents": "DateComponents", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSCharacterSet": "CharacterSet",
        "NSNotification": "Notification", "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
        "NSPersonNameComponents": "PersonNameComponents", "NSDateInterval": "DateInterval",
    ]

    /// Classes that lose their prefix.
    package static let renamed: [String: String] = [
        "NSBundle": "Bundle", "NSURLSession": "URLSession", "NSURLResponse": "URLResponse", "NSHTTPURLResponse": "HTTPURLResponse",
        "NSNotificationCenter": "NotificationCenter", "NSFileManager": "FileManager", "NSUserDefaults": "UserDefaults",
        "NSOperationQueue": "OperationQueue", "NSTimer": "Timer", "NSThread": "Thread", "NSLock": "NSLock",
        "NSOperation": "Operation", "NSProgress": "Progress", "NSInputStream": "InputStream", "NSOutputStream": "OutputStream",
        "NSURLSessionConfiguration": "URLSessionConfiguration", "NSURLSessionTask": "URLSessionTask",
        "NSURLSessionDataTask": "URLSessionDataTask", "NSHTTPCookie": "HTTPCookie", "NSProcessInfo": "ProcessInfo",
        "NSDateFormatter": "DateFormatter", "NSNumberFormatter": "NumberFormatter", "NSRunLoop": "RunLoop",
        "NSComparisonResult": "ComparisonResult", "NSOperatingSystemVersion": "OperatingSystemVersion",
        "NSURLSessionDownloadTask": "URLSessionDownloadTask", "NSURLSessionUploadTask": "URLSessionUploadTask",
        "NSURLAuthenticationChallenge": "URLAuthenticationChallenge", "NSURLCache": "URLCache",
        "NSCachedURLResponse": "CachedURLResponse", "NSURLCredential": "URLCredential", "NSURLCredentialStorage": "URLCredentialStorage",
        "NSURLProtectionSpace": "URLProtectionSpace", "NSHTTPCookieStorage": "HTTPCookieStorage",
        "NSISO8601DateFormatter": "ISO8601DateFormatter", "NSByteCountFormatter": "ByteCountFormatter",
        "NSDateIntervalFormatter": "DateIntervalFormatter",
    ].merging(units.map { ("NS\($0)", $0) }) { first, _ in first }

    /// What lengths and weights are told in.
    private static let units = [
        "UnitAcceleration", "UnitAngle", "UnitArea", "UnitConcentrationMass", "UnitDispersion", "UnitDuration", "UnitElectricCharge",
        "UnitElectricCurrent", "UnitElectricPotentialDifference", "UnitElectricResistance", "UnitEnergy", "UnitFrequency",
        "UnitFuelEfficiency", "UnitIlluminance", "UnitInformationStorage", "UnitLength", "UnitMass", "UnitPower", "UnitPressure",
        "UnitSpeed", "UnitTemperature", "UnitVolume",
    ]

    /// What has one name in both languages.
    package static let unchanged: Set<String> = [
        "NSObject", "NSNumber", "NSDecimalNumber", "NSError", "NSAttributedString", "NSMutableAttributedString", "NSNull", "NSValue",
        "NSPredicate", "NSRegularExpression", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableString",
        "NSMutableData", "NSMutableURLRequest", "NSOrderedSet", "NSMutableOrderedSet", "NSCoder", "NSRange", "NSZone", "NSEnumerator",
        "NSRecursiveLock",
        "NSMutableCharacterSet", "CGRect", "CGPoint", "CGSize",
    ]

    /// Structs of C that exist everywhere, and are zero where nobody has set them.
    package static let structs: Set<String> = ["CGRect", "CGPoint", "CGSize", "NSRange"]

    /// Classes and structs that can be made of nothing, on every platform.
    package static let begunEmpty: Set<String> = [
        "NSMutableArray", "NSMutableDictionary", "NSMutableString", "NSOrderedSet", "NSObject", "NSNull", "DateComponents", "IndexPath",
        "IndexSet", "CharacterSet", "URLComponents", "PersonNameComponents", "DateInterval", "NSLock", "Operation", "OperationQueue",
        "DateFormatter",
    ]

    /// Types of which there is one that everybody shares, and what it is called.
    package static let sharedValues: [String: String] = [
        "Locale": "current", "TimeZone": "current", "Calendar": "current", "Bundle": "main", "FileManager": "default",
        "UserDefaults": "standard", "NotificationCenter": "default", "URLSession": "shared", "URLSessionConfiguration": "default",
    ]

    /// Collections whose types in angle brackets only Objective-C sees.
    package static let bare: Set<String> = [
        "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    ]

    /// Foundation's own protocols, as `id<…>` and `any` name them.
    package static let protocols: [String: String] = [
        "NSObject": "NSObjectProtocol", "NSCopying": "NSCopying", "NSMutableCopying": "NSMutableCopying", "NSCoding": "NSCoding",
        "NSSecureCoding": "NSSecureCoding", "NSObjectProtocol": "NSObjectProtocol",
    ]

    /// The types of C that the importer counts as whole numbers when it shortens names.
    package static let integers = Set(integerRanges.keys)

    /// What Swift's integers hold, of what a spec can write.
    package static let integerRanges: [String: ClosedRange<Int>] = [
        "Int": Int.min...Int.max, "Int64": Int.min...Int.max, "UInt": 0...Int.max, "UInt64": 0...Int.max,
        "Int32": Int(Int32.min)...Int(Int32.max), "UInt32": 0...Int(UInt32.max), "Int16": -32768...32767, "UInt16": 0...65535,
        "Int8": -128...127, "UInt8": 0...255, "CChar": -128...127,
    ]

    /// What a Swift declaration may name besides those that Objective-C's become.
    package static let swift: Set<String> = Set(scalars.values).union(integers).union([
        "String", "Double", "Decimal", "Any", "AnyObject", "NSObjectProtocol", "AnyHashable", "Error", "Array", "Dictionary", "Set",
        "Optional", "Self", "Void",
    ]).subtracting(["Selector", "NSNotification.Name"])

    /// Swift's names of everything above that is a type by itself.
    package static let swiftNames = swift.union(bridged.values).union(renamed.values).union(unchanged)

    /// Errors of Swift's library and of Foundation's. A case may hold one; flows know an error, and a client makes it one of these.
    package static let errors: Set<String> = ["CancellationError", "DecodingError", "EncodingError", "URLError"]

    /// Types with a value that stands for "nothing", which a method answers where its flow says nothing else, or goes on later.
    package static let emptyValues: Set<String> = [
        "Bool", "String", "Double", "Float", "CGFloat", "TimeInterval", "Date", "Data", "NSNumber", "NSDecimalNumber", "Decimal", "UUID",
        "Void", "Any", "Set",
    ]
}
