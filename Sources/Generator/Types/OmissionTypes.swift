package import Declarations
internal import Spec
package import SwiftCode

extension TypeMapping {
    /// What a parameter's type says when names are shortened, and whether Swift gives the parameter a default value.
    package func omission(
        _ name: TypeName, parameter: String, isSetter: Bool = false, isBaseName: Bool = false, isLast: Bool = true
    ) -> OmissionType {
        var result =
            switch name {
            case .function: OmissionType("Block", isFunction: true)
            case .named(let type): omission(type)
            }
        result.hasDefault = !isSetter && defaultValue(of: name, label: parameter, isBaseName: isBaseName, isLast: isLast) != nil
        return result
    }

    /// The default value that the importer gives a parameter: nil for a handler that may be missing, `[]` for options, `[:]` for a
    /// dictionary of options.
    ///
    /// - Parameters:
    ///   - label: the argument's label; where it has none, the method's name, of which only the end counts.
    ///   - isBaseName: whether `label` is the method's name.
    ///   - isLast: only the last parameter's handler has a default.
    package func defaultValue(of name: TypeName, label: String, isBaseName: Bool = false, isLast: Bool = true) -> SwiftExpression? {
        switch name {
        case .function(let function): return function.nullability == .nullable && isLast ? .null : nil
        case .named(let type):
            if optionSets.contains(type.name), CamelCase.words(of: type.name).contains("Options") { return .array([]) }
            guard type.name == "NSDictionary" else { return nil }
            guard Self.namesOptions(label, isBaseName: isBaseName) else { return nil }
            return type.nullability == .nullable ? .null : .dictionary([])
        }
    }

    /// Whether words say that a dictionary holds options: anywhere in a label, at the end of a method's name.
    private static func namesOptions(_ label: String, isBaseName: Bool) -> Bool {
        let words = CamelCase.words(of: label).map { $0.lowercased() }
        if words.suffix(2) == ["user", "info"] { return true }
        let found = isBaseName ? words.suffix(1) : words[...]
        return found.contains("options") || found.contains("attributes") || !isBaseName && words.adjacent("user", "info")
    }

    private func omission(_ type: TypeName.Named) -> OmissionType {
        if type.pointerDepth == 0 {
            if type.name == "dispatch_block_t" { return OmissionType("Block", isFunction: true) }
            if let meant = Self.meant[type.name] { return OmissionType(meant) }
            if let scalar = FoundationTypes.scalars[type.name] { return OmissionType(scalar, isBoolean: scalar == "Bool") }
            if let text = typedEnums[type.name] { return OmissionType(text) }
        }
        if type.name == "id" { return OmissionType(type.protocols.count == 1 ? type.protocols[0] : "Object") }
        var element = ""
        if type.arguments.count == 1, case .named(let argument) = type.arguments[0] { element = omission(argument).name }
        let isBare = ["NSArray", "NSSet", "NSOrderedSet"].contains(type.name) && element.isEmpty
        return OmissionType(type.name, element: isBare ? "Object" : element)
    }

    /// What the importer takes a name for. It looks through a `typedef` to the type below, but for those of whole numbers.
    private static let meant: [String: String] = [
        "void": "", "NSInteger": "NSInteger", "NSUInteger": "NSUInteger", "CGFloat": "CGFloat", "NSTimeInterval": "Double",
        "long": "Int64", "unsigned long": "UInt64", "size_t": "UInt64", "char": "Int8", "SEL": "Selector", "Class": "Class",
        "dispatch_queue_t": "OS_dispatch_queue", "NSNotificationName": "NSString", "NSErrorDomain": "NSString",
        "NSExceptionName": "NSString", "NSErrorUserInfoKey": "NSString", "NSRunLoopMode": "NSString", "NSAttributedStringKey": "NSString",
        "UIApplicationOpenURLOptionsKey": "NSString", "UIApplicationLaunchOptionsKey": "NSString",
    ]
}

extension [String] {
    /// Whether the two stand next to each other, in that order.
    fileprivate func adjacent(_ first: String, _ second: String) -> Bool {
        zip(self, dropFirst()).contains { $0 == first && $1 == second }
    }
}
