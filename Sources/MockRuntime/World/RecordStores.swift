/// A session's stores by the names of their kinds. Most systems have few kinds, which are found sooner from the front than by hashing a name.
struct RecordStores {
    /// Up to that many kinds are searched from the front.
    private static let indexThreshold = 24

    private var names: [String] = []
    /// The stores, in the order of the system's kinds.
    private(set) var all: [RecordStore] = []
    private var places: [String: Int]?

    /// Empty stores, each for at most `limit` records where its kind says nothing. Of two kinds with one name the first counts.
    init(_ types: [RecordType] = [], limit: Int = 0) {
        var seen: Set<String> = []
        for type in types where seen.insert(type.name).inserted {
            names.append(type.name)
            all.append(RecordStore(type: type, limit: type.limit ?? limit))
        }
        guard names.count > Self.indexThreshold else { return }
        places = Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    }

    subscript(_ name: String) -> RecordStore? {
        if let places { return places[name].map { all[$0] } }
        return names.firstIndex(of: name).map { all[$0] }
    }
}
