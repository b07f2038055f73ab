import Guide
import Spec

/// An answer is JSON in the spec, and the documents say that it is made of bytes, a picture say: a client would fail at the first of them.
enum RawAnswers {
    static func findings(_ endpoint: SpecItemReference, _ documents: [DocumentedCall]) -> [Finding] {
        let item = endpoint.item
        guard item.statuses.count == 1, let shape = item.answerShapes.first, !item.answers.joined().isEmpty else { return [] }
        return documents.compactMap { document in
            // Of a call that shows members, too, nobody can say when which of the two comes.
            let isListed = document.members?.values.contains { $0.contains { $0.part == .answer } } == true
            guard let place = document.raw.first, !isListed, document.linked.isEmpty else { return nil }
            return Finding(
                FieldTypeDiffers.rule, "the answer of `\(endpoint.callName)` is JSON in the spec and bytes in \(document.witness.title)",
                name: endpoint.callName, spec: shape.place, guide: place,
                help: "write `response: {kind: bytes}`, with a field of the type `data`",
                says: "bytes", witness: document.witness)
        }
    }
}
