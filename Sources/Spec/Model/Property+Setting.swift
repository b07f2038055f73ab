import Declarations

extension Property {
    /// Whether apps may set it: declared so, and kept somewhere. In Objective-C not where a response fills it: guides often leave
    /// `readonly` out.
    package var isSettable: Bool {
        if setter != nil { return true }
        return !declaration.isReadOnly && (language == .swift || field == nil) && trueFor.isEmpty && isKept
    }

    /// One that is computed is kept only where it reads a field of the state: of a group with a key it reads a list, a field of each record.
    private var isKept: Bool {
        guard let get = get?.value else { return true }
        guard case .reference(let reference) = get.kind, case .state = reference.root else { return false }
        return reference.path.count == 1 && get.type.isOptional
    }
}
