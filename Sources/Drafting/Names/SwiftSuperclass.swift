import CrossCheck
import Declarations
import Guide

/// Which of the names behind the colon of a Swift class is what it inherits: a text does not say so, and no class inherits two.
enum SwiftSuperclass {
    /// - Parameter isSwift: whether Swift declares it, whatever the guide's samples are written in.
    static func name(of entry: TypeTable.Entry, isSwift: Bool, in types: TypeTable) -> String? {
        guard isSwift || entry.language == .swift, entry.form == .class else { return nil }
        return entry.conformances.first { name in
            name != entry.name && (types.entry(name).map { $0.form == .class && $0.isDeclared } ?? isOfPlatform(name))
        }
    }

    /// `NSObject`, `UIViewController`
    private static func isOfPlatform(_ name: String) -> Bool {
        name == "NSObject" || Platform.isType(name) && endings.contains { name.hasSuffix($0) }
    }

    private static let endings = [
        "Controller", "View", "Control", "Button", "Cell", "Label", "Window", "Responder", "Operation", "TextField", "Document",
        "Formatter",
    ]
}
