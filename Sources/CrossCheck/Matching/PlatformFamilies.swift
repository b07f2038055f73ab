/// Prefixes of Apple's that vendors have chosen, too: `CTCarrier` is the platform's, `CTNativeAd` is not.
///
/// For each prefix the words that Apple's types go on with behind it.
enum PlatformFamilies {
    static func contains(_ name: String) -> Bool {
        guard let families = words[String(name.prefix(2))] else { return false }
        let rest = name.dropFirst(2)
        return families.contains { rest.hasPrefix($0) && rest.dropFirst($0.count).first?.isLowercase != true }
    }

    private static let words: [String: [String]] = [
        "AS": [
            "Web", "Authorization", "Identifier", "Password", "Credential", "Presentation", "Account", "Passkey", "Public", "One",
            "Settings",
        ],
        "CI": [
            "Image", "Filter", "Context", "Detector", "Color", "Vector", "Kernel", "Feature", "Face", "Barcode", "QR", "Sampler", "Text",
            "Rectangle", "Render", "Blend", "Warp", "RAW",
        ],
        "CK": [
            "Container", "Record", "Database", "Query", "Operation", "Share", "Asset", "Subscription", "Notification", "Fetch", "Modify",
            "User",
            "Error", "Reference", "Server", "Account", "Location", "Sync",
        ],
        "CM": [
            "Motion", "Acceleration", "Accelerometer", "Gyro", "Device", "Pedometer", "Altimeter", "Altitude", "Attitude", "Time", "Sample",
            "Format", "Block", "Magnetic", "Magnetometer", "Headphone", "Log", "Rotation", "Quaternion", "Step", "Calibrated", "Media",
        ],
        "CT": [
            "Telephony", "Carrier", "Cellular", "Subscriber", "Call", "Font", "Line", "Run", "Frame", "Framesetter", "Paragraph",
            "Typesetter",
            "Glyph", "Ruby", "Text",
        ],
        "JS": ["Context", "Value", "Managed", "Virtual", "Export", "Global", "Class", "Object", "String", "Property"],
        "LA": ["Context", "Policy", "Error", "Biometry", "Right", "Secret", "Persisted", "Private", "Public"],
        "MF": ["Mail", "Message"],
        "MP": [
            "Media", "Movie", "Music", "Now", "Remote", "Volume", "Playable", "Content", "Change", "Skip", "Rating", "Feedback", "Seek",
            "Timed",
            "System",
        ],
        "MT": ["L", "K"],
        "OS": ["Status", "Log", "Type", "Atomic", "SpinLock", "AllocatedUnfairLock", "Signposter"],
        "PK": [
            "Payment", "Pass", "Add", "Contact", "Shipping", "Automatic", "Recurring", "Deferred", "Drawing", "Canvas", "Tool", "Stroke",
            "Ink",
            "Secure", "Object", "Date", "Label", "Merchant", "Disbursement", "Instant", "Identity", "Issuer", "Push", "Suica", "Transit",
        ],
        "QL": ["Preview", "Thumbnail"],
        "SC": ["Network", "Dynamic", "Preferences", "N"],
        "SS": ["Reading"],
    ]
}
