extension MethodDeclaration {
    /// Makes the object that it is sent to: `init`, `initWithKey:`, `init(key:)`. In Objective-C one that answers nothing, or a number, is a
    /// method like any other.
    package var isInitializer: Bool {
        guard name.hasPrefix("init"), isStatic != true, name.dropFirst(4).first?.isLowercase != true else { return false }
        guard case .named(let type)? = result, type.pointerDepth == 0 else { return true }
        return ["id", "instancetype", "Self"].contains(type.name)
            || type.name.first?.isUppercase == true && !["BOOL", "NSInteger", "NSUInteger", "CGFloat"].contains(type.name)
    }
}
