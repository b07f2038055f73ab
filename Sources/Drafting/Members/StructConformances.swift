import Diagnostics
import SourceText
import Spec

extension DraftFolder {
    /// A struct of a draft that says it adopts a protocol which it cannot, and why.
    struct Unadopted {
        var type: String
        var name: String
        var reason: String
    }

    /// The protocols of the draft that structs cannot adopt as they are declared: those of objects, and those that ask for something else.
    static func unadopted(in loaded: Loaded, _ draft: Draft) -> [Unadopted] {
        let structs = Dictionary(draft.types.filter { $0.form == .structure }.map { ($0.name, $0) }) { first, _ in first }
        let protocols = Dictionary(draft.types.filter { $0.form == .protocol }.map { ($0.name, $0) }) { first, _ in first }
        guard !structs.isEmpty, !protocols.isEmpty else { return [] }
        return loaded.diagnostics.filter { rules.contains($0.rule.id) }.flatMap { diagnostic -> [Unadopted] in
            guard let part = diagnostic.primary.flatMap({ part(at: $0.place, in: loaded) }),
                let type = structs[loaded.written.owners[part] ?? loaded.written.names[part] ?? ""],
                let asking = diagnostic.labels.compactMap({ asking($0.place, in: loaded, protocols) }).last
            else { return [] }
            let adopted = type.conformances.filter { name in
                Reach.all(from: [name]) { protocols[$0]?.conformances ?? [] }.contains(asking)
            }
            return adopted.map { Unadopted(type: type.name, name: $0, reason: "drafted without `\($0)`: \(diagnostic.message)") }
        }
    }

    private static let rules: Set<String> = ["spec-value-conformance", "spec-unmet-protocol", "spec-protocol-mismatch"]

    /// The protocol that is named there, or that asks for what is declared there.
    private static func asking(_ place: Place, in loaded: Loaded, _ protocols: [String: TypeDraft]) -> String? {
        let text = place.file.text(place.span)
        if protocols[text] != nil { return text }
        return part(at: place, in: loaded).flatMap { loaded.written.owners[$0] }.flatMap { protocols[$0]?.name }
    }
}

extension Draft {
    mutating func leave(_ unadopted: [DraftFolder.Unadopted]) {
        for one in unadopted {
            for index in types.indices where types[index].name == one.type && types[index].form == .structure {
                types[index].conformances.removeAll { $0 == one.name }
            }
        }
    }
}
