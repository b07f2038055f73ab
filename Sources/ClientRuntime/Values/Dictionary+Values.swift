extension Dictionary where Key == String {
    /// The names, in the order of texts: the same dictionary always answers the same.
    public var namesInOrder: [String] { keys.sorted() }

    /// The values, in the order of their names.
    public var valuesInOrder: [Value] { sorted { $0.key < $1.key }.map(\.value) }
}

extension Sequence {
    /// The items, each under its name. Of two under one name the last counts.
    public func named(_ name: (Element) throws -> String) rethrows -> [String: Element] {
        try reduce(into: [:]) { found, item in found[try name(item)] = item }
    }
}
