package import Guide

extension Fact.Kind {
    /// What a kind is worth when a reader is scored.
    package enum Weight: Sendable {
        /// Part of the overall figures.
        case counted
        /// Shown with figures of its own, and no part of the overall ones.
        case shown
        /// Neither rewarded nor punished: nobody could label all uses, keys and durations of a guide alike.
        case ignored
    }

    package var weight: Weight {
        switch self {
        case .type, .method, .property, .enum, .case, .constant, .error, .endpoint, .parameter: .counted
        case .header: .shown
        case .key, .duration, .use: .ignored
        }
    }

    /// The kinds with figures, in the order in which they are shown.
    package static let scored: [Fact.Kind] = [
        .type, .method, .property, .enum, .case, .constant, .error, .endpoint, .parameter, .header,
    ]
}
