public import Foundation

extension Set {
    /// The items in the order of their texts: the same for equal sets.
    public func inOrder() -> [Element] { map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }.map(\.1) }
}

extension Array where Element == JSONValue {
    /// The items as Foundation's untyped sets hold them.
    public var hashables: Set<AnyHashable> { Set(compactMap { $0.foundationValue as? AnyHashable }) }
}

extension URL {
    /// `about:blank`, for where there has to be a URL and none is known.
    public static var blank: URL { URL(string: "about:blank") ?? URL(fileURLWithPath: "/") }
}

extension UUID {
    /// The UUID of zeros, for where there has to be one and none is known.
    public static var zero: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
