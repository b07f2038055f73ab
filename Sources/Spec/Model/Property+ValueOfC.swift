import Declarations

extension Property {
    /// Declared in Objective-C without a star: a struct or a number of C, and no object, which may be behind a `Ref`, too.
    package var isValueOfC: Bool {
        guard language == .objectiveC, case .named(let type)? = declaration.type, type.pointerDepth == 0 else { return false }
        let isPointer = type.name.hasSuffix("Ref") || type.name.hasSuffix("_t")
        return !isPointer && !["id", "Class", "SEL", "instancetype"].contains(type.name)
    }
}
