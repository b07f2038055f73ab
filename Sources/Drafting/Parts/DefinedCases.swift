import Guide

extension [Draft.Enumeration] {
    /// What code says the constants are that a header declares: `DoorStatus const DoorStatusOpen = 1;`.
    mutating func define(by statements: [Statement]) {
        for fact in statements.map(\.fact) where fact.kind == .case && fact.isDefinition {
            guard let index = firstIndex(where: { $0.name == fact.owner }), let value = fact.value,
                let known = self[index].cases.firstIndex(where: { $0.name == fact.name })
            else { continue }
            self[index].cases[known].define(value, isText: self[index].rawType?.contains("String") == true)
        }
    }
}

extension Draft.Enumeration.Case {
    fileprivate mutating func define(_ text: String, isText: Bool) {
        if !isText {
            value = value ?? Int(text)
        } else if text != name {
            rawText = rawText ?? text
        }
    }
}
