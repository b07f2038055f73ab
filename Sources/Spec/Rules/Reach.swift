/// Whether names lead to one another: what inherits from, refines, holds or reads what.
package enum Reach {
    /// - Parameter next: what a name leads to.
    static func leads(from start: String, to sought: String, _ next: (String) -> [String]) -> Bool {
        all(from: [start], next).contains(sought)
    }

    /// The names themselves and all that they lead to, each once.
    package static func all(from start: [String], _ next: (String) -> [String]) -> [String] {
        var waiting = start
        var seen: Set<String> = []
        var found: [String] = []
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            found.append(name)
            waiting += next(name)
        }
        return found
    }
}
