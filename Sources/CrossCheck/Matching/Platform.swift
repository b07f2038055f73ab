import Guide
import Spec

/// Names that belong to Apple's platform and to C, not to the SDK that a guide describes.
///
/// A stated rule: uses of these are accounted for without an item.
package enum Platform {
    /// A type or a function of a system framework, or a word of the languages.
    package static func isType(_ name: String) -> Bool {
        if words.contains(name) { return true }
        if isFollowedByCapital(name, after: 2) {
            let prefix = String(name.prefix(2))
            let isWord = !Vocabulary.narrowPrefixes.contains(prefix) || !isFollowedByCapital(name, after: 3)
            if prefixes.contains(prefix) && isWord || PlatformFamilies.contains(name) { return true }
        }
        return longPrefixes.contains { name.hasPrefix($0) && isFollowedByCapital(name, after: $0.count) }
    }

    /// A type of Foundation's or of Swift's whose name an SDK may have for one of its own, `Operation` or `Measurement`: it is the platform's
    /// where nobody introduces it.
    package static func isFoundations(_ name: String) -> Bool { shared.contains(name) || undeclarable.contains(name) }

    /// A word of the languages, or a type whose name says nothing of a framework.
    package static func isWord(_ name: String) -> Bool { words.contains(name) }

    private static func isFollowedByCapital(_ name: String, after count: Int) -> Bool { name.dropFirst(count).first?.isUppercase == true }

    /// A method or property that system classes have, whatever the receiver is.
    package static func isMember(_ name: String) -> Bool {
        let base = String(name.prefix { $0 != "(" })
        return members.contains(name) || members.contains(base) || hookPrefixes.contains { name.hasPrefix($0) }
    }

    /// What views and view controllers inherit: an SDK's class that has it got it from the platform, unless a guide states it.
    package static func isInherited(_ name: String) -> Bool {
        inherited.contains(name) || inherited.contains(String(name.prefix { $0 != "(" }))
    }

    /// A constant, a macro or a function.
    package static func isGlobal(_ name: String) -> Bool {
        if isType(name) { return true }
        return globals.contains(String(name.prefix { $0 != "(" })) || globalPrefixes.contains { name.hasPrefix($0) }
    }

    private static let prefixes: Set<String> = [
        "NS", "UI", "CG", "CF", "CA", "CL", "CN", "SK", "SF", "AV", "WK", "UN", "MK", "PH", "EK", "GK", "HK", "XC",
    ]

    private static let longPrefixes = ["Sec", "Dispatch", "ATTracking"]

    private static let globalPrefixes = ["dispatch_", "kSec", "kCF", "__", "os_", "objc_"]

    private static let hookPrefixes = [
        "application:", "application(", "applicationDid", "applicationWill", "scene:", "scene(", "tableView", "viewDid", "viewWill",
    ]

    private static let words = written.union(FoundationTypes.swiftNames.subtracting(shared))

    /// Those that a spec can declare members of.
    private static let shared: Set<String> = ["Operation", "Progress", "Timer", "Thread"]

    /// Those that it cannot.
    private static let undeclarable: Set<String> = [
        "Measurement", "Unit", "Dimension", "Duration", "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo",
        "PartialRangeThrough", "MeasurementFormatter", "DateComponentsFormatter", "PersonNameComponentsFormatter",
        "RelativeDateTimeFormatter", "ListFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter", "Formatter",
        "AttributedString", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "FileHandle", "FileWrapper", "UndoManager",
        "BlockOperation", "ContinuousClock", "SuspendingClock",
    ]

    private static let written: Set<String> = [
        "Selector", "OpenURLOptionsKey", "LaunchOptionsKey",
        "id", "instancetype", "void", "Void", "BOOL", "Bool", "bool", "int", "Int", "UInt", "Int32", "Int64", "UInt32", "UInt64", "long",
        "short",
        "char", "unsigned", "signed", "unsigned long", "unsigned int", "long long", "unsigned long long", "float", "Float", "double",
        "Double", "size_t", "Class", "SEL",
        "IMP", "String", "Array", "Dictionary", "Set", "Any", "AnyObject", "AnyClass", "Error", "URL", "Date", "Data", "Optional", "Self",
        "self",
        "super", "Character", "Substring", "StaticString", "Decimal", "TimeInterval", "URLRequest", "URLSession", "URLComponents",
        "Notification",
        "AsyncStream", "AsyncThrowingStream", "AsyncSequence",
        "NotificationCenter", "ProcessInfo", "Bundle", "DispatchQueue", "Result", "Task", "Never", "Codable", "Encodable", "Decodable",
        "Sendable", "Equatable", "Hashable",
        "ErrorType", "UIApplicationDelegate", "IBAction", "IBOutlet", "MainActor", "ObservableObject", "View", "App", "YES", "NO", "nil",
        "NULL",
        "SafariViewController", "ViewController", "AppDelegate", "true", "false", "int32_t", "int64_t", "uint32_t", "uint64_t", "uint8_t",
        "id_t", "va_list", "Void?", "Swift", "Foundation", "UIKit",
        "DecodingError", "EncodingError", "JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListDecoder", "PropertyListEncoder",
        "CocoaError", "URLError", "HTTPURLResponse", "URLResponse", "URLSessionConfiguration", "URLQueryItem",
    ]

    private static let globals: Set<String> = [
        "NSLog", "print", "println", "printf", "debugPrint", "sizeof", "strlen", "YES", "NO", "nil",
        "NULL", "min", "max", "abs", "type", "String", "Int", "URL",
    ]

    private static let members: Set<String> = [
        "alloc", "init", "new", "copy", "mutableCopy", "class", "self", "superclass", "description", "debugDescription", "hash", "isEqual:",
        "isKindOfClass:", "respondsToSelector:", "conformsToProtocol:", "performSelector:", "performSelector:withObject:", "retain",
        "release", "autorelease",
        "code", "domain", "userInfo", "localizedDescription", "errorDescription", "localizedFailureReason", "count", "length", "isEmpty",
        "first", "last",
        "objectForKey:", "valueForKey:", "setObject:forKey:", "setValue:forKey:", "objectAtIndex:", "addObject:", "removeObject:",
        "dictionary", "array",
        "dictionaryWithObjectsAndKeys:", "dictionaryWithObject:forKey:", "arrayWithObjects:", "stringWithFormat:", "stringValue",
        "integerValue", "intValue",
        "boolValue", "UTF8String", "isEqualToString:", "hasPrefix:", "hasSuffix:", "hasPrefix", "hasSuffix", "appendString:", "append",
        "contains",
        "URLWithString:", "absoluteString", "scheme", "host", "path", "query", "requestWithURL:", "setValue:forHTTPHeaderField:",
        "addValue:forHTTPHeaderField:", "setHTTPMethod:", "setHTTPBody:", "dataTaskWithRequest:completionHandler:", "resume",
        "sharedSession:",
        "defaultCenter", "addObserver:selector:name:object:", "removeObserver:", "postNotificationName:object:", "sharedApplication",
        "openURL:", "openURL:options:completionHandler:", "canOpenURL:", "rootViewController", "window", "view", "frame", "size", "width",
        "height",
        "bounds", "initWithFrame:", "addSubview:", "addTarget:action:forControlEvents:", "setText:", "text", "setTitle:forState:",
        "autoresizingMask",
        "presentViewController:animated:completion:", "dismissViewControllerAnimated:completion:", "pushViewController:animated:",
        "present", "dismiss",
        "mainBundle", "infoDictionary", "mainQueue", "mainScreen", "standardUserDefaults", "date", "timeIntervalSinceNow",
        "dateWithTimeIntervalSinceNow:",
        "main", "async", "asyncAfter", "shared", "delegate", "options", "makeKeyAndVisible", "viewDidLoad", "awakeFromNib",
        "dataUsingEncoding:", "componentsSeparatedByString:", "stringByAppendingString:", "stringByAppendingFormat:",
        "stringByReplacingOccurrencesOfString:withString:", "stringByRemovingPercentEncoding",
        "stringByAddingPercentEncodingWithAllowedCharacters:",
        "stringByTrimmingCharactersInSet:", "substringFromIndex:", "substringToIndex:", "lowercaseString", "uppercaseString",
        "rangeOfString:",
        "firstObject", "lastObject", "containsObject:", "filteredArrayUsingPredicate:", "sortedArrayUsingDescriptors:",
        "enumerateObjectsUsingBlock:", "componentsJoinedByString:", "allKeys", "allValues", "allObjects",
        "enumerateKeysAndObjectsUsingBlock:",
        "base64EncodedStringWithOptions:", "stringFromDate:", "dateFromString:", "timeIntervalSince1970",
        "data(using:)", "components(separatedBy:)", "replacingOccurrences(of:with:)", "addingPercentEncoding(withAllowedCharacters:)",
        "removingPercentEncoding", "trimmingCharacters(in:)", "joined(separator:)", "lowercased()", "uppercased()", "sorted(by:)",
        "filter(_:)", "forEach(_:)", "compactMap(_:)", "first(where:)", "contains(where:)", "firstIndex(of:)",
    ]

    private static let inherited: Set<String> = [
        "translatesAutoresizingMaskIntoConstraints", "leadingAnchor", "trailingAnchor", "topAnchor", "bottomAnchor", "leftAnchor",
        "rightAnchor",
        "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor", "safeAreaLayoutGuide", "superview", "subviews",
        "removeFromSuperview",
        "addSubview", "addSubview:", "bringSubviewToFront:", "sendSubviewToBack:", "layer", "frame", "bounds", "autoresizingMask",
        "contentMode",
        "clipsToBounds", "setNeedsLayout", "layoutIfNeeded", "sizeToFit", "addConstraint:", "addConstraints:", "addGestureRecognizer:",
        "modalPresentationStyle", "modalTransitionStyle", "navigationController", "tabBarController", "presentedViewController",
        "presentingViewController", "popoverPresentationController", "transitioningDelegate", "addChildViewController:",
        "didMoveToParentViewController:", "presentViewController:animated:completion:", "dismissViewControllerAnimated:completion:",
        "pushViewController:animated:", "setModalPresentationStyle:", "setFrame:", "setTranslatesAutoresizingMaskIntoConstraints:",
    ]
}
