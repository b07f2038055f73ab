extension Set<String> {
    /// A name that is not among these yet, and is from now on: as it is given, or with the first number from 2 that makes it another one.
    mutating func insertFree(_ base: String) -> String {
        var (name, number) = (base, 2)
        while !insert(name).inserted {
            name = base + String(number)
            number += 1
        }
        return name
    }
}
