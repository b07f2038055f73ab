extension Vocabulary {
    /// `kCFBooleanTrue`, `kSecAttrService`: constants of the platform's C libraries; and `NSUnderlyingErrorKey`.
    static func isPlatformConstant(_ name: String) -> Bool {
        if name.hasPrefix("NS") { return name.hasSuffix("Key") && isPlatform(name) }
        return name.hasPrefix("k") && families.contains { name.dropFirst().hasPrefix($0) }
    }

    private static let families = [
        "CF", "CG", "CL", "CM", "CT", "CA", "CV", "CI", "CN", "Sec", "UT", "IO", "AX", "Audio", "SC", "VT", "MD", "QL",
    ]
}
