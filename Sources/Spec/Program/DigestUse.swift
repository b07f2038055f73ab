extension Spec {
    /// Whether its client or its mock works out digests, and so stands on a module of their own.
    package var hasDigests: Bool {
        let flows = flows.flatMap { $0.steps + $0.always + $0.onSuccess + $0.onFailure }
        let policies = policies.flatMap { $0.before + $0.retry.flatMap(\.allSteps) }
        let answers =
            (mock?.answers ?? []).flatMap(\.steps) + (mock?.callbacks ?? []).flatMap(\.steps)
            + (mock?.actions ?? []).flatMap(\.steps)
        let properties = classes.flatMap(\.properties).flatMap(\.expressions)
        let given = (mock?.callbacks ?? []).flatMap(\.given).map(\.value)
        let own = (flows + policies).withNested().flatMap { $0.expressions }
        return (own + answers.withNested().flatMap { $0.expressions } + properties + given).contains { expression in
            expression.withNested.contains { if case .function(let function, _) = $0.kind { function.isDigest } else { false } }
        }
    }
}
