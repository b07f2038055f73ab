/// What stands behind a declaration: `NS_SWIFT_NAME(…)`, `API_AVAILABLE(…)`, deprecation.
package struct Attributes: Hashable, Sendable {
    package var swiftName: String?
    /// As written: `ios(11.0)`.
    package var availability: String?
    package var isDeprecated = false
    /// `NS_UNAVAILABLE`: declared so that nobody calls it.
    package var isUnavailable = false
    /// `@discardableResult`: a call may stand alone without a warning.
    package var isDiscardable = false

    package init(swiftName: String? = nil, availability: String? = nil, isDeprecated: Bool = false) {
        self.swiftName = swiftName
        self.availability = availability
        self.isDeprecated = isDeprecated
    }
}
