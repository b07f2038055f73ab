/// What code puts a query together from: `/v1/doors?{}`, `near={},{}`, `&radius={}`.
enum QueryText {
    /// The address before the query, and the names in it. A piece of a query alone must say that it is one: by `&`, or by what is put in.
    static func names(in text: String, isAddress: (String) -> Bool) -> [String] {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            return text.hasPrefix("&") || text.contains("{}") ? parameters(in: text) : []
        }
        if parts[0].isEmpty { return parameters(in: parts[1]) }
        guard parts[0].contains("/"), isAddress(parts[0]) else { return [] }
        return [parts[0]] + parameters(in: parts[1])
    }

    /// Nothing where a part is no name with its value: `Result = {}` of a log has blanks.
    private static func parameters(in query: String) -> [String] {
        guard !query.contains(where: \.isWhitespace) else { return [] }
        let items = query.split(separator: "&")
        let names = items.compactMap { item in item.firstIndex(of: "=").map { String(item[..<$0]) } }
        return names.count == items.filter({ $0 != "{}" }).count ? names.filter(isName) : []
    }

    private static func isName(_ name: String) -> Bool {
        let isPart = { (byte: UInt8) in byte.isLetter || byte.isDigit || [.ascii("_"), .ascii("-"), .ascii(".")].contains(byte) }
        return name.utf8.first?.isLetter == true && name.utf8.allSatisfy(isPart)
    }
}
