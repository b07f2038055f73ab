/// The frameworks of Apple's platforms that apps link beside a vendor's: none of them is the vendor's own.
enum SystemFrameworks {
    static let names: Set<String> = [
        "Accelerate", "Accounts", "ActivityKit", "AddressBook", "AdServices", "AdSupport", "AppIntents", "AppKit",
        "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "AVFoundation", "AVKit",
        "BackgroundTasks", "CallKit", "CFNetwork", "Charts", "ClassKit", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreAudio",
        "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreVideo", "CryptoKit", "Darwin", "DeviceActivity", "DeviceCheck", "Dispatch", "EventKit", "EventKitUI", "ExternalAccessory",
        "FamilyControls", "Foundation", "GameController", "GameKit", "GameplayKit", "GLKit", "HealthKit", "HomeKit", "iAd",
        "IdentityLookup", "ImageIO", "Intents", "IntentsUI", "IOKit", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
        "ManagedSettings", "MapKit", "MediaPlayer", "Messages", "MessageUI", "Metal", "MetalKit", "MetricKit", "MobileCoreServices",
        "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "ObjectiveC",
        "Observation", "OpenGLES", "os", "OSLog", "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore",
        "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security", "ShazamKit", "Social", "SoundAnalysis", "Speech",
        "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SystemConfiguration", "Testing", "Twitter", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
        "WatchKit", "WebKit", "WidgetKit", "XCTest",
    ]
}
