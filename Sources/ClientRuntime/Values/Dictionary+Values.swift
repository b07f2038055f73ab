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

extension Dictionary where Key: RawRepresentable, Key.RawValue == String {
    /// The same by the texts that its keys are.
    public var byText: [String: Value] { Dictionary<String, Value>(map { ($0.key.rawValue, $0.value) }) { first, _ in first } }
}

extension Dictionary where Key == String {
    /// The same by keys of a type of the SDK's. A text that is none of them has no place there.
    public func keyed<Word: RawRepresentable & Hashable>(by type: Word.Type) -> [Word: Value] where Word.RawValue == String {
        reduce(into: [:]) { found, item in
            if let key = Word(rawValue: item.key) { found[key] = item.value }
        }
    }
}
