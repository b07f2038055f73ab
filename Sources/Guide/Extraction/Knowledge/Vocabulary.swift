/// What the reader knows about names before it reads: which belong to the platform, to languages, to products.
package enum Vocabulary {
    /// Prefixes of Apple's frameworks: what starts with one, followed by a capital, is not the guide's API.
    private static let platformPrefixes = [
        "NS", "UI", "CG", "CF", "CA", "WK", "AV", "MK", "CL", "SK", "SF", "UN", "ASWeb", "ASAuthorization", "WCSession", "PH", "CN", "XC",
        "GK", "SCN", "SCNetwork", "SCDynamicStore", "SCPreferences",
        "URLSession", "URLProtocol", "URLAuthentication", "URLCredential",
    ]

    /// Those of frameworks whose types have a word behind the prefix, and no acronym.
    package static let narrowPrefixes: Set<String> = ["SK", "SF", "UN", "PH", "CN", "GK", "EK", "HK"]

    private static let languageTypes: Set<String> = [
        "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "Double", "Float", "Any",
        "AnyObject", "Void", "Error", "Array", "Dictionary",
        "Set",
        "Data", "Date", "URL", "NSURL", "NSUUID", "NSSet", "NSNull", "URLRequest", "URLSession", "Optional", "Self", "Result", "Never",
        "AsyncStream", "AsyncThrowingStream", "AsyncSequence",
        "Character", "DispatchQueue", "Task",
        "MainActor", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Selector", "BOOL", "Class", "SEL", "_Nullable", "_Nonnull",
        "_Null_unspecified",
        "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "size_t", "time_t", "IBAction",
        "IBOutlet", "View",
        "Notification", "NotificationCenter", "Bundle", "UserDefaults", "HTTPURLResponse", "Locale", "TimeInterval", "Text", "Button",
        "App",
        "Scene", "WindowGroup", "EnvironmentValues", "EnvironmentKey", "ViewModifier", "Color", "Image", "Binding", "State", "Published",
        "StoreKit", "Swift", "UIKit", "SwiftUI", "Foundation",
        "LocalizedError", "CustomNSError", "RecoverableError", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
        "CustomDebugStringConvertible",
    ]

    /// Mixed-case words that are names of products and of things, not of an API: brands, file names, Apple's templates.
    private static let products: Set<String> = [
        "iPhone", "iPad", "iPod", "iOS", "iPadOS", "macOS", "watchOS", "tvOS", "visionOS", "iTunes", "iTunesConnect", "iCloud", "AppStore",
        "AppStoreConnect",
        "XCode",
        "GitHub", "GitLab", "CocoaPods", "OAuth", "OAuth2", "OpenID", "JavaScript", "TypeScript", "YouTube", "LinkedIn",
        "Podfile", "Objective-C", "ObjC", "Obj-C", "Swift", "SwiftUI", "Kotlin", "Java", "Android", "Unity", "Flutter", "Xcode",
        "PlayStore", "GooglePlay", "MacOS", "IoT", "WebView", "WiFi", "eMail", "JSONObject", "RESTful", "StackOverflow", "README",

        "PascalCase", "CamelCase", "camelCase", "UPPERCASE",

        "DevCenter", "AppDelegate", "SceneDelegate", "ViewController", "AndroidManifest", "CocoaPod", "MySQL", "NodeJS", "SaaS", "PaaS",
        "CPaaS", "IaaS", "BaaS", "FaaS", "DBaaS", "UCaaS", "CCaaS",
    ]

    static func isPlatform(_ name: String) -> Bool {
        // Its family has two letters, which are many a vendor's, too.
        let isKnown = languageTypes.contains(name) || isInterfaceType(name) || name.hasPrefix("ATTrackingManager") || isOfDispatch(name)
        if isKnown { return true }
        for prefix in platformPrefixes where name.hasPrefix(prefix) {
            let rest = name.utf8.dropFirst(prefix.utf8.count)
            guard let first = rest.first, isUpper(first) else { continue }
            // `SKWDoor` has a prefix of three letters, and none of Apple's.
            if narrowPrefixes.contains(prefix), rest.dropFirst().first.map(isUpper) == true { continue }
            return !rest.contains(0x5F) && rest.contains { $0 >= 0x61 }
        }
        return false
    }

    /// `DISPATCH_TIME_NOW`, `NSEC_PER_SEC`: macros of the platform's C.
    private static func isOfDispatch(_ name: String) -> Bool {
        name.hasPrefix("DISPATCH_") || ["NSEC_PER_SEC", "NSEC_PER_MSEC", "USEC_PER_SEC"].contains(name)
    }

    /// `yyyy-MM-dd`, `HH:mm:ss.SSS`: how a date is written, and no name.
    static func isDatePattern(_ text: some StringProtocol) -> Bool {
        var letters = 0
        // Every name comes by here, and hardly one goes on behind its first letters.
        for byte in text.utf8 where NameShape.isWord(byte) {
            guard dateLetters.contains(byte) else { return false }
            letters += 1
        }
        return letters > 3 && letters < text.utf8.count && ["yy", "MM", "dd", "HH", "hh", "mm", "ss"].count { text.has($0) } > 1
    }

    private static let dateLetters = Array("yYMdDhHmsSaAzZT".utf8)

    /// A setting of a project's property list: the platform's, and no name of the API, though guides list them in tables, too.
    static func isPlistKey(_ name: String) -> Bool {
        name.hasSuffix("UsageDescription")
            || ["CFBundle", "LSApplication", "NSAppTransport", "NSAllows", "NSException", "SKAdNetwork", "UIBackgroundModes", "ITSApp"]
                .contains { name.hasPrefix($0) }
    }

    private static let fileExtensions: Set<String> = [
        "h", "m", "mm", "swift", "a", "framework", "xcframework", "bundle", "plist", "md", "html", "js", "json", "png", "jpg", "zip", "tbd",
        "dylib", "dll", "exe",
        "xib", "storyboard", "strings", "java", "kt", "aar", "jar", "xml", "podspec", "der", "pem", "p12", "cer", "xcworkspace",
        "xcodeproj", "pch", "txt", "pdf", "xcconfig",
    ]

    /// `Door.h`, `libDoor.a`: a file, however much it looks like a member of a type.
    static func isFileName(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
        return fileExtensions.contains(name[name.index(after: dot)...].lowercased())
    }

    /// What apps build on, and SDKs do not: whatever declares itself so is a sample's.
    private static let appBases: Set<String> = [
        "UIResponder", "App", "View", "Scene", "EnvironmentKey", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable",
        "PreviewProvider", "ObservableObject", "UIApplicationDelegate", "UIWindowSceneDelegate", "UNNotificationServiceExtension",
        "XCTestCase",
        "FlutterAppDelegate", "Application", "UITableViewController",
    ]

    static func isAppBase(_ name: String) -> Bool { appBases.contains(name) }

    /// What a type conforms to that is read from JSON, or written into it.
    static func isCoding(_ name: String) -> Bool { ["Codable", "Decodable", "Encodable"].contains(name) }

    /// A screen: SDKs have some of their own, but those do not listen to their own SDK.
    static func isScreen(_ name: String) -> Bool { name == "UIViewController" || name == "UIView" || name == "NSObject" }

    /// `MyDoorView`, `YourApp`, `SampleController`, `ClassName`: what authors call an app that is none.
    package static func isSampleName(_ name: String) -> Bool {
        ["ClassName", "TheClass", "SomeClass"].contains(name) || ["Clase", "Classe", "Klasse"].contains(where: name.hasSuffix)
            || ["My", "Your", "Sample", "Demo", "Example", "Custom"].contains { opening in
                name.hasPrefix(opening) && name.utf8.dropFirst(opening.utf8.count).first.map(isUpper) == true
            }
    }

    /// With or without a version behind it: `iOS9`.
    static func isProduct(_ name: String) -> Bool {
        var base = Substring(name)
        while let last = base.utf8.last, last >= 0x30, last <= 0x39 { base.removeLast() }
        return products.contains(String(base)) || products.contains(name)
    }

    /// Methods that an app's own classes inherit: samples show them as frames for what they call.
    static func isPlatformMethod(_ name: String) -> Bool {
        platformMethods.contains(name) || name.hasPrefix("viewDid") || name.hasPrefix("viewWill") || name.hasPrefix("applicationDid")
            || name.hasPrefix("applicationWill") || name.hasPrefix("tableView:") || name.hasPrefix("tableView(")
    }

    /// `- (instancetype)NS_UNAVAILABLE`: what is left of `init` where a generator takes the macro behind it for the name.
    static func isUnavailableMark(_ name: String) -> Bool { ["NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE"].contains(name) }

    /// Methods of the platform that an app implements to call an SDK from: a spec may ask for them.
    static func isHook(_ name: String) -> Bool {
        hooks.contains { name.hasPrefix($0) }
    }

    /// What the platform calls, whoever shows it: an app's or a scene's delegate, the center of notifications.
    static func isPlatformCallback(_ name: String) -> Bool {
        [
            "application:", "application(_", "application(application", "applicationDid", "applicationWill", "scene:", "scene(_",
            "userNotificationCenter",
        ]
        .contains { name.hasPrefix($0) }
    }

    private static let hooks = [
        "application:", "application(", "applicationDid", "applicationWill", "scene:", "scene(", "viewDid", "viewWill",
    ]

    private static let platformMethods: Set<String> = [
        "application:didFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions", "didFinishLaunchingWithOptions",
        "application(_:didFinishLaunchingWithOptions:)", "didReceiveMemoryWarning", "init",
        "didReceiveMemoryWarning()", "dealloc", "touchesEnded:withEvent:", "prepareForSegue:sender:", "init()", "deinit",
        "application(application:didFinishLaunchingWithOptions:)", "init(coder:)", "initWithCoder:", "initWithNibName:bundle:",
    ]

    /// Members that every view, object or collection has: with a receiver of unknown type they tell nothing.
    static let commonMembers: Set<String> = [
        "text", "frame", "view", "title", "count", "length", "description", "hidden", "isHidden", "enabled", "isEnabled", "color", "size",
        "width",
        "height", "x", "y", "origin", "bounds", "center", "self", "class", "rawValue", "isEmpty", "first", "last", "window",
        "rootViewController",
        "localizedDescription", "hash", "superclass", "navigationController", "translatesAutoresizingMaskIntoConstraints",
        "backgroundColor",
    ]

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
}
