/// What code looks up by a name, and no answer has: what an app says of itself (`infoDictionary`), and what the device keeps for it.
enum PlatformValues {
    /// `NSUserDefaults`, `sharedKeychain`, `defaults`
    static func include(_ name: String) -> Bool {
        let name = name.lowercased()
        return name == "defaults" || name == "_defaults" || parts.contains(where: name.contains)
    }

    private static let parts = ["infodictionary", "userdefaults", "keychain", "processinfo", "ubiquitouskeyvaluestore", "mainbundle"]

    /// A key of an app's property list.
    static func isKey(_ text: String) -> Bool { text.hasPrefix("CFBundle") }
}
