extension Draft.Enumeration {
    /// Of two cases with one value in Objective-C, the later is another name for the earlier.
    mutating func nameAliases() {
        guard ["nsEnum", "nsOptions", "cEnum", "typed"].contains(form) else { return }
        var owners: [Int: String] = [:]
        for index in cases.indices {
            guard let value = cases[index].value, cases[index].wire == nil else { continue }
            if let owner = owners[value] { cases[index].sameAs = owner } else { owners[value] = cases[index].name }
        }
    }

    /// Cases that hold values have no others.
    mutating func dropRawValues() {
        form = "swift"
        rawType = nil
        for index in cases.indices { cases[index].value = nil }
    }
}
