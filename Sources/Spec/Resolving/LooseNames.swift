/// Names that say the same in the notations of Swift, JSON and HTTP: `deviceID`, `device_id`, `Device-Id`.
struct LooseNames {
    private let names: [String]

    init(_ names: [String]) { self.names = names }

    /// The name itself if it is there, else the only one that is spelled like it.
    func like(_ name: String) -> String? {
        if names.contains(name) { return name }
        let alike = names.filter { Self.bare($0) == Self.bare(name) }
        return alike.count == 1 ? alike[0] : nil
    }

    static func bare(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }
}
