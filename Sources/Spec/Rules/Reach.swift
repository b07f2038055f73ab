/// Whether names lead to one another: what inherits from, refines, holds or reads what.
enum Reach {
    /// - Parameter next: what a name leads to.
    static func leads(from start: String, to sought: String, _ next: (String) -> [String]) -> Bool {
        var waiting = [start]
        var seen: Set<String> = []
        while let name = waiting.popLast() {
            if name == sought { return true }
            if seen.insert(name).inserted { waiting += next(name) }
        }
        return false
    }
}
