package import Spec

/// Whose word a spec is held against: the guides' together, or one source's.
package enum Witness: Hashable, Sendable {
    case guide
    /// `documented: <id>`.
    case source(String)

    /// Whether what comes from there has to be stated by this witness.
    package func bears(_ provenance: Provenance) -> Bool {
        switch (self, provenance) {
        case (.guide, .guide): true
        case (.source(let id), .documented(let source)): id == source.value
        case (.guide, .documented), (.guide, .invented), (.source, .guide), (.source, .invented): false
        }
    }

    package var isGuide: Bool { self == .guide }

    package var sourceID: String? {
        guard case .source(let id) = self else { return nil }
        return id
    }

    /// How a message calls it.
    var title: String {
        switch self {
        case .guide: "the guide"
        case .source(let id): "`\(id)`"
        }
    }
}
