/// The frameworks of Apple's platforms, told by the prefix that the names of their types have.
///
/// Where a framework does not exist, as on Linux, stand-ins take the place of its types. What has no prefix, and members of such types, a
/// spec declares itself under `platform:`.
package enum PlatformFrameworks {
    /// The framework that brings a type which no guide declares.
    package static func framework(of type: String) -> String? {
        if let known = single[type] { return known }
        guard FoundationTypes.numbers[type] == nil else { return nil }
        guard type.count > 2, Array(type)[2].isUppercaseLetter else { return nil }
        return prefixes[String(type.prefix(2))]
    }

    /// What can be imported where the framework has the types that a spec names: Foundation is everywhere, and has all that Apple's has beside
    /// the runtime of Objective-C.
    package static func witness(of framework: String) -> String { framework == "Foundation" ? "ObjectiveC" : framework }

    /// One word for a type that Swift shows inside a framework's: `UIApplication.State` is `UIApplicationState`, as in Objective-C. A stand-in
    /// has no other types inside.
    package static func flat(_ name: String) -> String {
        guard name.contains("."), framework(of: name) != nil else { return name }
        return name.split(separator: ".").joined()
    }

    /// The prefix that a type's name has, where it is one of a framework's.
    static func prefix(of type: String) -> String? { framework(of: type) == nil ? nil : String(type.prefix(2)) }

    package static let frameworks: [String] = Set(prefixes.values).union(single.values).sorted()

    private static let prefixes = [
        "UI": "UIKit", "SK": "StoreKit", "WK": "WebKit", "AS": "AuthenticationServices", "SF": "SafariServices",
        "UN": "UserNotifications", "CL": "CoreLocation", "PK": "PassKit", "LA": "LocalAuthentication", "CN": "Contacts", "EK": "EventKit",
        "AV": "AVFoundation", "MK": "MapKit", "CB": "CoreBluetooth", "MF": "MessageUI", "PH": "Photos", "HK": "HealthKit",
        "CM": "CoreMotion", "CX": "CallKit", "BG": "BackgroundTasks", "AT": "AppTrackingTransparency", "DC": "DeviceCheck",
        "CT": "CoreTelephony", "GK": "GameKit", "NW": "Network", "VN": "Vision",
    ]

    private static let single = [
        "Selector": "ObjectiveC", "NSUserActivity": "UIKit", "ASIdentifierManager": "AdSupport", "CGImageRef": "CoreGraphics",
        "CGColorRef": "CoreGraphics", "CGContextRef": "CoreGraphics", "CGPathRef": "CoreGraphics", "CGColorSpaceRef": "CoreGraphics",
        // Two frameworks have this prefix.
        "CMTime": "CoreMedia", "CMTimeRange": "CoreMedia", "CMTimeMapping": "CoreMedia", "CMTimeValue": "CoreMedia",
        "CMTimeScale": "CoreMedia",
        "CMTimeFlags": "CoreMedia", "CMSampleBuffer": "CoreMedia", "CMSampleBufferRef": "CoreMedia", "CMFormatDescription": "CoreMedia",
        "CMFormatDescriptionRef": "CoreMedia", "CMBlockBuffer": "CoreMedia", "CMBlockBufferRef": "CoreMedia", "CMTimebase": "CoreMedia",
        "CMTimebaseRef": "CoreMedia", "CMClock": "CoreMedia", "CMClockRef": "CoreMedia", "CMVideoDimensions": "CoreMedia",
        "CMMediaType": "CoreMedia", "CMItemCount": "CoreMedia", "CMTag": "CoreMedia",
    ]
}

extension Character {
    fileprivate var isUppercaseLetter: Bool { isASCII && isUppercase }
}
