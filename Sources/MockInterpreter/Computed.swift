internal import MockRuntime

/// A value of an answer: one that is known beforehand, or one that a call has to work out.
enum Computed: Sendable {
    case known(JSONValue)
    case work(@Sendable (inout MockCall, Frame) -> JSONValue)

    func value(_ call: inout MockCall, _ frame: Frame) -> JSONValue {
        switch self {
        case .known(let value): value
        case .work(let work): work(&call, frame)
        }
    }

    /// The value where nothing has to be worked out, as in seeds.
    var known: JSONValue {
        if case .known(let value) = self { value } else { .null }
    }

    /// What follows from the value.
    func then(_ change: @escaping @Sendable (JSONValue) -> JSONValue) -> Computed {
        switch self {
        case .known(let value): .known(change(value))
        case .work(let work): .work { call, frame in change(work(&call, frame)) }
        }
    }

    /// What follows from several values, which are worked out one after the other.
    static func all(_ values: [Computed], _ join: @escaping @Sendable ([JSONValue]) -> JSONValue) -> Computed {
        let known = values.compactMap { if case .known(let value) = $0 { value } else { nil } }
        if known.count == values.count { return .known(join(known)) }
        return .work { call, frame in join(values.values(&call, frame)) }
    }
}

extension [Computed] {
    func values(_ call: inout MockCall, _ frame: Frame) -> [JSONValue] {
        var values: [JSONValue] = []
        values.reserveCapacity(count)
        for item in self { values.append(item.value(&call, frame)) }
        return values
    }
}

/// Members of an object, each a value.
struct ComputedObject: Sendable {
    private let members: [(name: String, value: Computed)]
    private let known: JSONObject?

    init(_ members: [(name: String, value: Computed)]) {
        self.members = members
        let known = members.compactMap { member in
            if case .known(let value) = member.value { (member.name, value) } else { nil }
        }
        self.known = known.count == members.count ? JSONObject(known) : nil
    }

    func object(_ call: inout MockCall, _ frame: Frame) -> JSONObject {
        if let known { return known }
        var pairs: [(String, JSONValue)] = []
        pairs.reserveCapacity(members.count)
        for member in members { pairs.append((member.name, member.value.value(&call, frame))) }
        return JSONObject(pairs)
    }

    var computed: Computed {
        if let known { return .known(.object(known)) }
        return .work { call, frame in .object(object(&call, frame)) }
    }
}
