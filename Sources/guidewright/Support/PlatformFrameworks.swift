/// The frameworks of Apple's platforms that apps link beside a vendor's: none of them is the vendor's own.
enum PlatformFrameworks {
    static let names: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "Accounts", "AdServices", "AdSupport", "AddressBook", "AppTrackingTransparency",
        "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "CFNetwork", "CallKit", "CloudKit", "Combine", "Contacts",
        "CoreBluetooth",
        "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreNFC",
        "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit",
        "ExternalAccessory",
        "Foundation", "GLKit", "GameController", "GameKit", "HealthKit", "ImageIO", "Intents", "JavaScriptCore", "LocalAuthentication",
        "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "Network", "NetworkExtension",
        "NotificationCenter", "OpenGLES", "PassKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "ReplayKit",
        "SafariServices",
        "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "Twitter", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "VideoToolbox", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "iAd",
    ]
}
