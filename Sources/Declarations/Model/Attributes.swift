/// What stands behind a declaration: `NS_SWIFT_NAME(…)`, `API_AVAILABLE(…)`, deprecation.
package struct Attributes: Hashable, Sendable {
    package var swiftName: String?
    /// As written: `ios(11.0)`.
    package var availability: String?
    package var isDeprecated = false
    /// `NS_UNAVAILABLE`: declared so that nobody calls it.
    package var isUnavailable = false
    /// `NS_REFINED_FOR_SWIFT`: its name begins with two underscores in Swift, for the SDK's own Swift to make something better of it.
    package var isRefined = false
    /// `@discardableResult`: a call may stand alone without a warning.
    package var isDiscardable = false
    /// `@MainActor`: apps call it there.
    package var isOnMainActor = false

    /// Since when it is there; `unavailable` of what nobody can call.
    package var shownAvailability: String? { availability ?? (isUnavailable ? Self.unavailable : nil) }

    package static let unavailable = "unavailable"

    package init(swiftName: String? = nil, availability: String? = nil, isDeprecated: Bool = false) {
        self.swiftName = swiftName
        self.availability = availability
        self.isDeprecated = isDeprecated
    }
}
