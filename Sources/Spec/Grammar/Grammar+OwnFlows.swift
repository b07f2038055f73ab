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

    /// What a method does with the blocks, or the objects, that an app hands it to keep.
    static let listenerKeys = [
        optional("adds", .name(.identifier), "the list of listeners to which it adds the block, or the object, that it is handed"),
        optional("replaces", .name(.identifier), "the same, and all that were added before are told no more"),
        optional("removes", .name(.identifier), "the list from which it removes one, or all; `self`: what its object was given for"),
        optional("key", .name(.identifier), "of these: the parameter with the text under which the block is kept, or goes"),
    ]
}
