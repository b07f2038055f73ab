/// A struct that JSON makes, with the structs inside of it: each is written out where it stands.
struct JSONStructs {
    enum Obstacle {
        /// JSON makes nothing of that type.
        case formless(property: String, of: String)
        /// What is inside of it is it once more.
        case endless(String)
        /// More than anybody reads.
        case many(String)
    }

    static let limit = 100

    private let index: SpecIndex
    private var left = limit

    init(_ index: SpecIndex) { self.index = index }

    /// What keeps JSON from making it; as deep as structs are inside of structs, which is bounded.
    mutating func obstacle(in type: ClassType, inside outer: [String] = []) -> Obstacle? {
        let name = type.name.value
        if outer.contains(name) { return .endless(name) }
        if left == 0 { return .many(outer.first ?? name) }
        left -= 1
        for property in type.filledTypes {
            guard let value = property.type else { return .formless(property: property.name, of: name) }
            if let inner = value.structureOfJSON(index.classes) {
                if let found = obstacle(in: inner, inside: outer + [name]) { return found }
            } else if !index.fits(.json, value) {
                return .formless(property: property.name, of: name)
            }
        }
        return nil
    }
}

extension JSONStructs.Obstacle {
    /// What is wrong with what holds such a struct, and what helps.
    var words: (what: String, help: String) {
        switch self {
        case .formless(let property, let type):
            (
                "holds `\(property)` of `\(type)`, of which JSON has no form",
                "let it be a text, number, truth value, date, struct or a list of these, leave its `field:` out, or make the case in steps"
            )
        case .endless(let type):
            ("holds `\(type)` inside of `\(type)`, which has no end", "hold any JSON there (`[Any]`), or make the case in steps")
        case .many(let type):
            (
                "holds `\(type)`, in which there are more than \(JSONStructs.limit) structs",
                "hold any JSON in one of them (`[String: Any]`), or make the case in steps"
            )
        }
    }
}
