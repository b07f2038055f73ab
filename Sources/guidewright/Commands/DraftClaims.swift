import CrossCheck
import Drafting
import Guide
import Scoring
import SourceText
import Spec

/// What a draft states, as claims that labels can be held against.
enum DraftClaims {
    static func claims(of spec: Spec, from sheet: FactSheet, within lines: ClosedRange<Int>?) -> [Claim] {
        let matching = Matching(items: spec.items, sheets: [sheet], specTop: spec.system.place)
        let fields = FieldClaims(sheet, within: lines)
        let constants = constants(of: spec)
        return spec.endpoints.flatMap(fields.claims)
            + matching.items.flatMap { reference -> [Claim] in
                let item = reference.item
                let facts = matching.factsOfItem[reference.id].map { matching.facts[$0] }
                guard counts(item, facts) else { return [] }
                let stated = facts.first(where: \.isDeclarative) ?? facts.first
                let line = stated?.line
                if let lines, !lines.contains(line ?? 0) { return [] }
                let kind = kind(of: item, stated)
                // What the guide calls by its code has that code as its name and its value, whatever number a client has for it.
                if kind == .error, let code = item.wireNames.first(where: { $0.value == stated?.fact.name }) {
                    return [Claim(kind, code.value, owner: owner(of: item), value: code.value, line: line)]
                }
                // What the guide calls by a number has that number as its name and its value.
                if kind == .error, let number = item.aliases.first {
                    return [Claim(kind, number.value, owner: owner(of: item), value: number.value, line: line)]
                }
                return ([item.name] + (item.kind == .endpoint ? item.aliases : [])).map { name in
                    let value = kind == .constant ? constants["\(item.owner?.value ?? "").\(name.value)"] : nil
                    return Claim(kind, name.value, owner: owner(of: item), value: item.value?.value ?? value, line: line)
                }
            }
    }

    /// The values of properties that always have one, by `Class.name`: what a guide states as a constant of a class.
    private static func constants(of spec: Spec) -> [String: String] {
        let properties = spec.classes.flatMap { type in
            type.properties.compactMap { property in
                property.get?.value.literalText.map { ("\(type.name.value).\(property.name)", $0) }
            }
        }
        return Dictionary(properties) { first, _ in first }
    }

    /// A parameter that only its method's declaration names is a part of the method; of a type that is only mentioned, a draft claims nothing.
    private static func counts(_ item: SpecItem, _ facts: [GuideFact]) -> Bool {
        if item.kind == .type, case .invented = item.provenance { return false }
        return item.kind != .parameter || item.owner?.value.contains("/") == true || facts.contains { $0.fact.kind == .parameter }
    }

    /// What a guide declares as an enum's case is an error in a spec, where it is one; an error of which the guide gives no domain is a
    /// case in a spec, among the enums.
    private static func kind(of item: SpecItem, _ stated: GuideFact?) -> Fact.Kind {
        switch (item.kind, stated?.fact.kind) {
        case (.error, .case?): .case
        case (.case, .error?): .error
        case (.property, .constant?): .constant
        default: item.kind.ofFacts
        }
    }

    /// Endpoints have names in a spec that no guide gives them.
    private static func owner(of item: SpecItem) -> String? {
        switch item.kind {
        case .endpoint, .header: nil
        case .type, .method, .property, .enum, .case, .constant, .parameter, .error, .key, .duration: item.owner?.value
        }
    }
}

/// Fields of answers, and those inside of others: parts of an endpoint that no item of the spec stands for.
private struct FieldClaims {
    private let parameters: [(fact: Fact, line: Int, path: [Substring])]
    private let lines: ClosedRange<Int>?

    init(_ sheet: FactSheet, within lines: ClosedRange<Int>?) {
        self.lines = lines
        parameters = sheet.facts.filter { $0.kind == .parameter }.map { fact in
            (fact, sheet.file.position(of: fact.span.start).line, Self.path(fact.name))
        }
    }

    func claims(of endpoint: Endpoint) -> [Claim] {
        let sent = endpoint.parameters.flatMap { claims(of: $0.field.fields, in: [$0.field.name.value], of: endpoint) }
        let answers = ([endpoint.response].compactMap { $0 } + endpoint.alternatives).flatMap(\.fields)
        return sent + claims(of: answers, in: [], of: endpoint)
    }

    private func claims(of fields: [Field], in outer: [String], of endpoint: Endpoint) -> [Claim] {
        fields.flatMap { field -> [Claim] in
            let path = outer + [field.name.value]
            let stated = parameters.first { $0.path.elementsEqual(path, by: ==) && Self.is($0.fact, of: endpoint) }
            let isInside = lines?.contains(stated?.line ?? 0) ?? true
            let name = stated?.fact.name ?? path.joined(separator: ".")
            let own = isInside ? [Claim(.parameter, name, owner: endpoint.itemName, line: stated?.line)] : []
            return own + claims(of: field.fields, in: path, of: endpoint)
        }
    }

    /// `items[].name` as `items`, `name`.
    private static func path(_ name: String) -> [Substring] { name.split(separator: ".").map { $0.prefix { $0 != "[" } } }

    private static func `is`(_ fact: Fact, of endpoint: Endpoint) -> Bool {
        guard let owner = fact.owner else { return false }
        return URLForm.path(URLForm.normal(URLForm.split(owner).url)) == URLForm.path(URLForm.normal(endpoint.url.value))
    }
}

extension SpecItem.Kind {
    fileprivate var ofFacts: Fact.Kind {
        switch self {
        case .type: .type
        case .method: .method
        case .property: .property
        case .enum: .enum
        case .case: .case
        case .constant: .constant
        case .parameter: .parameter
        case .error: .error
        case .endpoint: .endpoint
        case .header: .header
        case .key: .key
        case .duration: .duration
        }
    }
}

extension Expression {
    /// A text, number or truth value as it is written.
    fileprivate var literalText: String? {
        switch kind {
        case .string(let text): text
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .boolean(let flag): String(flag)
        default: nil
        }
    }
}
