import Declarations

extension ClassType {
    /// Whether a property is a constant of the type itself: a static one of a struct, of which an environment has no one object, or one of a
    /// class that is written out, which needs none.
    package func isConstant(_ property: Property) -> Bool {
        guard property.declaration.isStatic, !property.holdsBlock, shared?.value != property.name else { return false }
        return form == .structure || property.isWrittenOut
    }

    /// Of a class, whose one object in an environment has them.
    package var hasStaticProperties: Bool { properties.contains { $0.declaration.isStatic && !isConstant($0) } }
}

extension Property {
    /// Whether it is a literal, always: by `get:`, or by its declaration, `static let version = "1.0"`.
    fileprivate var isWrittenOut: Bool {
        guard declaration.isReadOnly, setter == nil, onSet == nil else { return false }
        if let get { return get.value.isWrittenOut }
        return declaration.beginning?.keyword == .constant && declaration.beginning?.literal != nil && initial?.value.isWrittenOut ?? true
    }

    /// Whether apps may set it: declared so, and kept somewhere, or given to steps. What a response fills (`field:`) apps may set afterwards.
    package var isSettable: Bool {
        if setter?.flow != nil { return true }
        return (setter != nil || !declaration.isReadOnly) && trueFor.isEmpty && isKept
    }

    /// Whether the vendor's apps may set it, and the client's may not: it is worked out, and nothing says what setting does.
    var losesSetter: Bool { !declaration.isReadOnly && get != nil && !isSettable }

    /// One that is computed is kept only where it reads a field of the state: of a group with a key it reads a list, a field of each record.
    private var isKept: Bool {
        guard let get = get?.value else { return true }
        guard case .reference(let reference) = get.kind, case .state = reference.root else { return false }
        return reference.path.count == 1 && get.type.isOptional
    }
}
