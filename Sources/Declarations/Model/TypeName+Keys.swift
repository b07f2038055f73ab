extension TypeName {
    /// Whether it is what Objective-C says of a dictionary's keys where they may be of any kind: `id`, `id<NSCopying>`, `NSObject<NSCopying> *`.
    /// Swift's importer has `AnyHashable` in their place.
    package var isAnyKey: Bool {
        guard case .named(let type) = self else { return false }
        return type.name == "id" || type.name == "NSObject" && !type.protocols.isEmpty
    }
}
