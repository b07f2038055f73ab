package import SourceText

/// Something that a guide states and a draft does not say, and why.
package struct LeftOut: Sendable {
    package var name: String
    package var reason: String
    package var place: Place
}
