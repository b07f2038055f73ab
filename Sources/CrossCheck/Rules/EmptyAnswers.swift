import Guide
import Spec

/// An answer has a body in the spec, and the documents say that it is empty: a client waits for what never comes.
enum EmptyAnswers {
    static func findings(_ endpoint: SpecItemReference, _ documents: [DocumentedCall]) -> [Finding] {
        let item = endpoint.item
        // A list that holds nothing may be called empty, too; of several answers one may be.
        guard !["GET", "HEAD"].contains(item.type?.value), item.statuses.count == 1, let shape = item.answerShapes.first else { return [] }
        return documents.compactMap { document in
            let isShown = document.members?.values.contains { $0.contains { $0.part == .answer } } == true
            guard let place = document.empty.first, !isShown, document.linked.isEmpty else { return nil }
            let what = shape.isList == true ? "a list" : "an object"
            return Finding(
                FieldTypeDiffers.rule, "the answer of `\(endpoint.callName)` is \(what) in the spec and empty in \(document.witness.title)",
                name: endpoint.callName, spec: shape.place, guide: place, help: "write `response: {kind: empty}`", says: "empty",
                witness: document.witness)
        }
    }
}
