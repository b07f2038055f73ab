import Guide
import SourceText
import Spec

/// One source of a system with the files that stand for it.
package struct SourceInput: Sendable {
    /// What `documented:` refers to.
    package var id: String
    package var documents: [CrossChecker.GuideInput]

    package init(id: String, documents: [CrossChecker.GuideInput]) {
        self.id = id
        self.documents = documents
    }
}

/// A spec's items beside the facts of all that was read about them.
package struct CheckedSystem: Sendable {
    package let guide: Matching
    /// One for each source that has files, in the order of the spec.
    package let sources: [Matching]

    init(_ stated: StatedItems, guides: [FactSheet], sources: [(id: String, sheets: [FactSheet])], specTop: Place) {
        guide = Matching(stated, sheets: guides, specTop: specTop)
        self.sources = sources.map { Matching(stated, sheets: $0.sheets, specTop: specTop, witness: .source($0.id)) }
    }

    init(guide: Matching, sources: [Matching]) {
        self.guide = guide
        self.sources = sources
    }

    func source(_ id: String) -> Matching? { sources.first { $0.witness == .source(id) } }
}

extension CheckedSystem {
    /// How many items rest on a witness.
    package func resting(on witness: Witness) -> Int { guide.items.count { witness.bears($0.item.provenance) } }

    /// How many items of each file's witness rest on facts of that file, by the file's path.
    package var proofs: [String: Int] {
        ([guide] + sources).reduce(into: [:]) { counts, matching in
            for item in matching.items where matching.witness.bears(item.item.provenance) {
                for path in Set(matching.factsOfItem[item.id].map { matching.facts[$0].file.path }) { counts[path, default: 0] += 1 }
            }
        }
    }
}
