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
}
