import CrossCheck
import Declarations
import Diagnostics
import Guide
import Spec

/// Declarations as a header has them.
enum DeclarationText {
    /// - Parameter keepsChanges: whether blocks that change what they are handed stay so.
    static func method(_ signature: Signature, isSwift: Bool, keepsChanges: Bool = false) -> String {
        isSwift ? swift(signature, keepsChanges) : objectiveC(signature)
    }

    private static func objectiveC(_ signature: Signature) -> String {
        let sign = signature.isStatic ? "+" : "-"
        var text = "\(sign) (\(objectiveC(signature.result ?? "void")))"
        let labels = signature.name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if signature.types.isEmpty {
            text += signature.name
        } else {
            text += zip(zip(labels, signature.types), signature.names).map { part, name in
                "\(part.0):(\(objectiveC(part.1 ?? "id")))\(name)"
            }.joined(separator: " ")
        }
        if signature.isVariadic { text += ", ..." }
        if let name = signature.swiftName { text += " NS_SWIFT_NAME(\(name))" }
        if let availability = signature.availability { text += " API_AVAILABLE(\(availability))" }
        return text + mark(isDeprecated: signature.isDeprecated) + ";"
    }

    private static func swift(_ signature: Signature, _ keepsChanges: Bool) -> String {
        let call = SwiftCall(signature.name)
        let isSubscript = call?.base == "subscript"
        let labels = call?.labels.map { $0.trimmingBlanks() } ?? []
        let parameters = zip(zip(labels, signature.types), zip(signature.names, signature.defaults)).map { part, named in
            let (name, value) = named
            let isKept = keepsChanges && part.1?.hasPrefix("inout ") == false
            let type = part.1.map { isKept ? $0 : $0.replacing("inout ", with: "") } ?? "Any?"
            // Between brackets a parameter's name is no label.
            let isNamed = isSubscript ? part.0 == "_" : part.0 == name
            return "\(isNamed ? name : "\(part.0) \(name)"): \(type)\(value.map { " = \($0)" } ?? "")"
        }
        let result = signature.result.flatMap { $0 == "Void" || $0 == "void" || $0 == "()" ? nil : " -> \($0)" } ?? ""
        let isInitialiser = call?.base == "init"
        let access = signature.isOpen ? "\(DeclaredEffects.open) " : ""
        // Apps override no `static` one.
        let manner = signature.isStatic ? (signature.isOpen ? "class " : "static ") : signature.isMutating ? "mutating " : ""
        let head = isInitialiser ? "" : access + manner + (isSubscript ? "" : "func ")
        let accessors = isSubscript ? signature.isSettable ? " { get set }" : " { get }" : ""
        let effects = signature.effects.map { " \($0)" }.joined()
        let marks = [signature.availability, signature.isDeprecated ? "*, deprecated" : nil].compactMap { $0 }
        let mark = marks.map { "@available(\($0)) " }.joined()
        let discardable = signature.isDiscardable && !result.isEmpty && !isInitialiser ? "@discardableResult " : ""
        let base = (call?.base ?? signature.name) + (isInitialiser && signature.isFailable ? "?" : "")
        let actor = signature.isOnMainActor ? "\(DeclaredEffects.mainActor) " : ""
        let end = isInitialiser ? effects : effects + result + accessors
        return "\(actor)\(discardable)\(mark)\(head)\(base)(\(parameters.joined(separator: ", ")))\(end)"
    }

    /// Tables of guides name types as Swift does, of classes that are Objective-C's, too: `Bool` would be a class that nobody declares.
    static func objectiveC(_ type: String) -> String { swiftNames[type] ?? type }

    private static let swiftNames = FoundationTypes.bridged.reduce(into: [
        "Bool": "BOOL", "Boolean": "BOOL", "Int": "NSInteger", "Double": "double", "Float": "float", "Any": "id",
        "Array": "NSArray *", "Dictionary": "NSDictionary *",
    ]) { names, bridged in names[bridged.value] = bridged.key + " *" }

    private static func mark(isDeprecated: Bool) -> String { isDeprecated ? " __attribute__((deprecated))" : "" }

    private static let attributes = [
        "nonatomic", "atomic", "strong", "weak", "copy", "assign", "retain", "readonly", "readwrite", "unsafe_unretained", "class",
    ]

    /// An attribute, or the one that a misspelled one means.
    private static func known(_ attribute: String) -> String? {
        if attributes.contains(attribute) || attribute.hasPrefix("getter=") || attribute.hasPrefix("setter=") { return attribute }
        return attributes.first { DidYouMean.distance(attribute, $0, limit: 2) != nil }
    }

    /// - Parameter attributes: as the guide writes them; what Objective-C does not know is left out.
    static func property(
        _ name: String, type: String, attributes: [String], swiftName: String? = nil, availability: String? = nil,
        isDeprecated: Bool = false
    ) -> String {
        let kept = attributes.compactMap(known)
        let list = kept.isEmpty ? "" : "(\(kept.joined(separator: ", "))) "
        let named = (swiftName.map { " NS_SWIFT_NAME(\($0))" } ?? "") + (availability.map { " API_AVAILABLE(\($0))" } ?? "")
        let marks = named + mark(isDeprecated: isDeprecated)
        return "@property \(list)\(variable(name, type: objectiveC(type)))\(marks);"
    }

    /// A name with its type around it: a block's name stands behind its caret.
    private static func variable(_ name: String, type: String) -> String {
        if let caret = type.firstRange(of: "(^") {
            let end = type[caret.upperBound...].firstIndex(of: ")") ?? caret.upperBound
            let space = type[caret.upperBound..<end].isEmpty ? "" : " "
            return "\(type[..<end])\(space)\(name)\(type[end...])"
        }
        return type.hasSuffix("*") ? type + name : "\(type) \(name)"
    }

    static func swiftProperty(
        _ name: String, type: String, isStatic: Bool, attributes: [String], availability: String? = nil, isDeprecated: Bool = false
    ) -> String {
        let isOpen = attributes.contains(DeclaredEffects.open)
        let manner = isStatic ? [isOpen ? "class" : "static"] : []
        let words = (isOpen ? [DeclaredEffects.open] : []) + manner + (attributes.contains("weak") ? ["weak"] : []) + ["var"]
        let get = (["get"] + attributes.filter(Signature.isEffect)).joined(separator: " ")
        let actor = attributes.contains(DeclaredEffects.mainActor) ? "\(DeclaredEffects.mainActor) " : ""
        let mark = actor + (availability.map { "@available(\($0)) " } ?? "") + (isDeprecated ? "@available(*, deprecated) " : "")
        let isReadOnly = attributes.contains("readonly")
        return "\(mark)\(words.joined(separator: " ")) \(name): \(type)\(isReadOnly ? " { \(get) }" : "")"
    }
}
