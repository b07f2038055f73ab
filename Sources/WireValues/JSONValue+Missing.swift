extension JSONValue {
    /// The value as an object with documented members travels: what is `null` is missing, and what is missing is left out, at any depth.
    /// Items of lists have their places, and stay.
    ///
    /// - Parameter free: the ways to members that are any JSON, where `null` may say something; through lists no step leads.
    public func leavingOutNulls(exceptIn free: [[String]] = []) -> JSONValue {
        switch self {
        case .object(let members):
            var kept = JSONObject()
            for (name, value) in members where !value.isNull {
                let inside = free.filter { $0.first == name }.map { Array($0.dropFirst()) }
                kept[name] = inside.contains([]) ? value : value.leavingOutNulls(exceptIn: inside)
            }
            return .object(kept)
        case .array(let items): return .array(items.map { $0.leavingOutNulls(exceptIn: free) })
        default: return self
        }
    }

    /// The value with constants said at the ends of their ways, wherever the object around one is there and does not say something: in each
    /// item of a list.
    public func saying(_ constants: KeyValuePairs<[String], JSONValue>) -> JSONValue {
        constants.reduce(self) { $0.saying($1.value, at: $1.key) }
    }

    private func saying(_ constant: JSONValue, at way: [String]) -> JSONValue {
        switch self {
        case .object(var members):
            guard let name = way.first else { return self }
            let member = members[name]
            members[name] = way.count == 1 ? member ?? constant : member?.saying(constant, at: Array(way.dropFirst()))
            return .object(members)
        case .array(let items): return .array(items.map { $0.saying(constant, at: way) })
        default: return self
        }
    }
}
