/// Finds endpoints that do not differ in any constant. Two differ where both have a constant of one name with different values.
///
/// Endpoints are filed by the names of their constants, and those with the same names by the values. So each is looked up once for every
/// set of names, of which an API has few, and never held against every other.
struct AlikeConstants {
    /// The endpoints whose constants have the same names.
    private struct Namesakes {
        var members: [(position: Int, constants: [String: String])] = []
        /// For some of the names: the first endpoint with each list of values.
        var first: [[String]: [[String]: Int]] = [:]

        mutating func add(_ position: Int, _ constants: [String: String]) {
            members.append((position, constants))
            for names in first.keys { Self.file(position, constants, names, &first[names, default: [:]]) }
        }

        mutating func first(with values: [String], of names: [String]) -> Int? {
            if first[names] == nil {
                first[names] = members.reduce(into: [:]) { Self.file($1.position, $1.constants, names, &$0) }
            }
            return first[names]?[values]
        }

        private static func file(_ position: Int, _ constants: [String: String], _ names: [String], _ table: inout [[String]: Int]) {
            let values = names.compactMap { constants[$0] }
            if table[values] == nil { table[values] = position }
        }
    }

    private var files: [[String]: Namesakes] = [:]

    /// For each endpoint that is like one before it, the first such.
    ///
    /// - Parameter endpoints: in order, each with the values of its constants by name.
    static func pairs(_ endpoints: [(position: Int, constants: [String: String])]) -> [(later: Int, earlier: Int)] {
        let shared = sharedNames(endpoints.map(\.constants))
        var alike = AlikeConstants()
        return endpoints.compactMap { position, constants in
            let constants = constants.filter { shared.contains($0.key) }
            defer { alike.files[constants.keys.sorted(), default: Namesakes()].add(position, constants) }
            return alike.first(like: constants).map { (position, $0) }
        }
    }

    private mutating func first(like constants: [String: String]) -> Int? {
        var found: Int?
        for names in files.keys {
            let common = names.filter { constants[$0] != nil }
            let values = common.compactMap { constants[$0] }
            guard let position = files[names]?.first(with: values, of: common) else { continue }
            found = min(position, found ?? position)
        }
        return found
    }

    /// A constant that only one endpoint has tells it from no other.
    private static func sharedNames(_ constants: [[String: String]]) -> Set<String> {
        var counts: [String: Int] = [:]
        for name in constants.lazy.flatMap(\.keys) { counts[name, default: 0] += 1 }
        return Set(counts.filter { $0.value > 1 }.keys)
    }
}
