import Guide

/// What a parameter belongs to: the name of a call or an endpoint, in the forms that a comparison needs, made once.
struct CallName: Sendable {
    private let written: String
    /// Without blanks: guides set them as they like.
    private let compact: String
    private let isAddress: Bool
    /// The address, or the path alone, without its method; nil for the name of a call.
    private let location: String?
    private let call: SwiftCall?

    init(_ name: String) {
        written = name
        compact = name.withoutBlanks
        isAddress = name.has("://")
        location = name.has("/") ? URLForm.normal(URLForm.split(name).url) : nil
        call = SwiftCall(name)
    }

    /// - Parameter other: a name as a guide or another document gives it.
    func means(_ other: CallName) -> Bool {
        if compact == other.compact { return true }
        if isAddress || other.isAddress {
            guard let location, let other = other.location else { return false }
            return URLForm.isSame(location, other)
        }
        if Self.isSelector(written, of: other.written) || Self.isSelector(other.written, of: written) { return true }
        guard let call = other.call else { return false }
        return call.fullName == written || call.selectors.contains(written)
    }

    /// `open:` of `open`.
    private static func isSelector(_ selector: String, of name: String) -> Bool {
        selector.utf8.count == name.utf8.count + 1 && selector.utf8.last == UInt8(ascii: ":") && selector.hasPrefix(name)
    }
}
