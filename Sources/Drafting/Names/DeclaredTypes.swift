import Guide

/// What is declared as a class, a struct or a protocol, and nowhere as an enum: samples make none of it.
enum DeclaredTypes {
    static func names(in statements: [Statement]) -> Set<String> {
        let forms: Set<String> = ["class", "structure", "protocol"]
        var names: Set<String> = []
        for fact in statements.map(\.fact) where fact.kind == .type && fact.source == .declaration {
            if let form = fact.detail.form, forms.contains(form) { names.insert(fact.name) }
        }
        for fact in statements.map(\.fact) where fact.kind == .enum { names.remove(fact.name) }
        return names
    }
}
