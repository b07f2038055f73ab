package import SourceText

/// `@property`, or a Swift `var` or `let`.
package struct PropertyDeclaration: Sendable {
    package var name: String
    package var nameSpan: Span
    /// Nil where the guide forgot it.
    package var type: TypeName?
    /// In the order written, without nullability: `nonatomic`, `copy`, `readonly`, `getter=isActive`.
    package var attributes: [String]
    /// Swift: a `static` property. Objective-C: the `class` attribute.
    package var isStatic: Bool
    package var swiftName: String?
    package var isDeprecated = false
    /// As written: `ios(11.0)`.
    package var availability: String?
    /// Swift: says `{ get async }`.
    package var isAsync = false
    /// Swift: says `{ get throws }`.
    package var isThrowing = false
    /// Swift: says `open`: apps override it.
    package var isOpen = false
    /// Swift: the property wrappers that it says, without the sign: `Published`.
    package var wrappers: [String] = []
    /// Swift: says `@MainActor`.
    package var isOnMainActor = false
    /// Swift: says `nonisolated`, of an actor's property that nobody waits for.
    package var isNonisolated = false
    /// Swift: what `{ get throws(…) }` names.
    package var thrownType: TypeName?
    /// Swift: has a first value. At the top of a listing such a `let` is a sample's variable.
    package var hasInitializer = false
    /// Swift: `private` or `fileprivate`, and not of its setter alone.
    package var isPrivate = false
    /// Swift: that first value where it is one number, string or truth value, without quotes.
    package var literal: String?
    /// Swift: that first value where it stands for itself: also `nil`, an empty collection, and a case.
    package var firstValue: MethodDeclaration.Parameter.Literal?
    /// Swift: that first value, whatever it is.
    package var beginning: Beginning?
    /// Swift: the type of a first value that tells it, where none is written: `Door` of `Door()`, `Int` of 42.
    package var valueType: String?
    /// Swift: of a static property without a type, the type whose own function makes its value: `Door` of `Door.made("D1")`.
    package var makerType: String?
    /// Swift: of an enum's property, what it is for each case, where its body says no more; of an error's that is a struct, what each constant has.
    package var caseValues: CaseValues?
    /// Swift: the text that is all that its body answers: `{ "Door" }`.
    package var answeredText: String?
    /// Swift: of a static property, what its first value is made with.
    var arguments: [Argument] = []

    /// `code: 4`
    struct Argument: Sendable {
        var label: String
        var value: CaseValues.Value
    }

    /// Swift: the text of a name that is made of nothing else, as names of notifications are: `Notification.Name("doorDidOpen")`.
    package var nameText: String? {
        guard isStatic, arguments.count == 1, ["", "rawValue"].contains(arguments[0].label), case .text(let text) = arguments[0].value
        else {
            return nil
        }
        return text
    }

    /// Swift: that first value where it may be an option of a set.
    var options: Options?

    /// What an option of a set is worth.
    enum Options: Sendable {
        case bits(Int)
        /// All of other options.
        case union([String])
    }

    package init(name: String, nameSpan: Span, type: TypeName?, attributes: [String] = [], isStatic: Bool = false, swiftName: String? = nil)
    {
        self.name = name
        self.nameSpan = nameSpan
        self.type = type
        self.attributes = attributes
        self.isStatic = isStatic
        self.swiftName = swiftName
    }

    package var isReadOnly: Bool { attributes.contains("readonly") }
    package var getter: String? {
        attributes.first { $0.hasPrefix("getter=") }.map { String($0.dropFirst("getter=".count)) }
    }
}
