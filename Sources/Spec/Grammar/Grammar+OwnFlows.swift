/// What a method, or a property, says itself that it does.
extension Grammar {
    /// Of methods that say themselves what they do.
    static let ownFlowKeys = [
        optional("calls", .name(.dotted), "the endpoint that it is one call of: parameters and results go by their names"),
        optional(
            "with", values, "of `calls`: what the method's parameters do not give; of an initialiser: what members of its parameters fill"),
        optional("steps", list(of: .step), "what it does, where no other method does the same"),
        optional("policies", .list(.name(.identifier)), "of `calls` and `steps`: the policies around it"),
        optional("always", list(of: .step), "of `steps`: done in the end, whether they failed or not"),
        optional("onSuccess", list(of: .step), "of `steps`: done when they went well"),
        optional("onFailure", list(of: .step), "of `steps`: handles `$error`"),
    ]
}
