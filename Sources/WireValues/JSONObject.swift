/// The members of a JSON object: names and values in the order in which they were added.
///
/// Small objects, nearly all there are, are searched from the front; large ones keep an index, so that a hostile body with many
/// members costs no more than its size. Two objects are equal when they hold the same members, whatever their order.
public struct JSONObject: Sendable {
    /// Below this many members a search from the front is quicker than hashing.
    private static let indexThreshold = 16

    /// Names and values, without words for them: so a literal's elements are taken over as they are.
    private var entries: [(String, JSONValue)]
    private var places: [String: Int]?

    /// An object without members.
    public init() { entries = [] }

    /// An object of these members; of two with one name the later value counts, in the earlier's place.
    public init(_ members: some Sequence<(String, JSONValue)>) {
        self.init()
        entries.reserveCapacity(members.underestimatedCount)
        for (name, value) in members { self[name] = value }
    }

    /// The value of a member, `nil` where there is none; setting `nil` removes the member.
    public subscript(_ name: String) -> JSONValue? {
        get { place(of: name).map { entries[$0].1 } }
        set {
            guard let value = newValue else { return remove(name) }
            if let place = place(of: name) { entries[place].1 = value } else { append(name, value) }
        }
    }

    /// How many members there are.
    public var count: Int { entries.count }

    /// Whether there is no member.
    public var isEmpty: Bool { entries.isEmpty }

    /// The members' names in order.
    public var names: [String] { entries.map(\.0) }

    /// The members' values in order.
    public var values: [JSONValue] { entries.map(\.1) }

    /// The members in order, each as an object of its `key` and its `value`.
    public var pairs: [JSONValue] { entries.map { ["key": .string($0.0), "value": $0.1] } }

    /// The members that are not `null`.
    public var withoutNulls: JSONObject {
        entries.contains { $0.1.isNull } ? JSONObject(entries.filter { !$0.1.isNull }) : self
    }

    /// The value of a member, for who asks for members in much the order in which they stand: it is looked for at a place first.
    ///
    /// - Parameter place: where it may stand; behind it afterwards.
    public func value(_ name: String, at place: inout Int) -> JSONValue? {
        guard let found = place < entries.count && entries[place].0 == name ? place : self.place(of: name) else { return nil }
        place = found + 1
        return entries[found].1
    }

    /// The members of both; where both have one, the other's value.
    public func merging(_ other: JSONObject) -> JSONObject {
        var result = self
        for (name, value) in other { result[name] = value }
        return result
    }

    /// An object of these members, which are taken over where no two have one name and they are few, as in nearly all literals.
    init(literal members: [(String, JSONValue)]) {
        let isOther = { (place: Int) in !members[..<place].contains { $0.0 == members[place].0 } }
        guard members.count <= Self.indexThreshold, members.indices.allSatisfy(isOther) else {
            self.init(members)
            return
        }
        self.init()
        entries = members
    }

    private func place(of name: String) -> Int? {
        if let places { return places[name] }
        return entries.firstIndex { $0.0 == name }
    }

    private mutating func append(_ name: String, _ value: JSONValue) {
        entries.append((name, value))
        if places != nil {
            places?[name] = entries.count - 1
        } else if entries.count > Self.indexThreshold {
            reindex()
        }
    }

    private mutating func remove(_ name: String) {
        guard let place = place(of: name) else { return }
        entries.remove(at: place)
        if places != nil { reindex() }
    }

    private mutating func reindex() {
        places = Dictionary(entries.enumerated().map { ($1.0, $0) }) { _, last in last }
    }
}

extension JSONObject: RandomAccessCollection {
    /// The first member's place.
    public var startIndex: Int { entries.startIndex }
    /// The place after the last member.
    public var endIndex: Int { entries.endIndex }
    /// The member at a place, in order.
    public subscript(_ position: Int) -> (name: String, value: JSONValue) { entries[position] }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// An object, its members in the order written; of two with one name the later counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(literal: elements) }
}

extension JSONObject: Hashable {
    /// Whether both hold the same members, in any order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.count == right.count && left.allSatisfy { right[$0.name] == $0.value }
    }

    /// Hashes the members without regard to their order.
    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for (name, value) in self {
            var member = Hasher()
            member.combine(name)
            member.combine(value)
            sum ^= member.finalize()
        }
        hasher.combine(sum)
    }
}
