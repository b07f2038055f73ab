package import SourceText

/// The language that a declaration or a sample is written in.
package enum Language: String, Hashable, Sendable, Codable {
    case objectiveC = "objc"
    case swift
}

/// One declaration, with the span of the bytes that state it.
package struct Declaration: Sendable {
    package var kind: Kind
    package var span: Span
    package var language: Language
    /// Ways in which the text departs from the grammar, each mended by the parser ("missing `@end`"). Empty for a sound declaration.
    package var defects: [Defect] = []

    package init(_ kind: Kind, span: Span, language: Language, defects: [Defect] = []) {
        self.kind = kind
        self.span = span
        self.language = language
        self.defects = defects
    }

    package enum Kind: Sendable {
        case type(TypeDeclaration)
        case method(MethodDeclaration)
        case property(PropertyDeclaration)
        case enumeration(EnumDeclaration)
        case constant(ConstantDeclaration)
        case further(FurtherDeclaration)
    }
}

/// A mended departure from the grammar.
package struct Defect: Hashable, Sendable {
    /// What is wrong, as a message: "missing a blank between `oauthConnection` and `didFailWithError:`".
    package var message: String
    package var span: Span

    package init(_ message: String, span: Span) {
        self.message = message
        self.span = span
    }
}

/// `@interface`, `@protocol`, a category, `@implementation`, `typedef`; in Swift `class`, `struct`, `protocol`, `extension`, `typealias`.
package struct TypeDeclaration: Sendable {
    package enum Kind: String, Sendable { case `class`, `protocol`, category, implementation, structure, `extension`, alias }

    package var kind: Kind
    package var name: String
    package var nameSpan: Span
    package var superclass: String?
    package var protocols: [String]
    package var members: [Member]
    /// Of a category; empty for a class extension (`@interface Foo ()`), nil for everything else.
    package var categoryName: String?
    /// Of an alias: a macro such as `NS_TYPED_ENUM` says that constants of this type are its values.
    package var isTypedEnum = false
    /// Objective-C: the name that a header gives it in Swift.
    package var swiftName: String?
    /// Swift: says `public` or `open`, as an SDK's own types do and an app's seldom.
    package var isPublic = false
    /// Of an alias: what the name stands for.
    package var aliased: TypeName?
    /// Swift: names of its type parameters.
    package var typeParameters: [String] = []
    /// Swift: an actor.
    package var isActor = false
    /// Swift: says `open`: apps inherit from it.
    package var isOpen = false
    /// Swift: says `@MainActor`, which all of its members then are.
    package var isOnMainActor = false
    /// C: a `union`, whose fields are one value.
    package var isUnion = false
    /// C: fields that are a `struct` or a `union` without a name, of which no property tells.
    package var namelessFields: [String] = []

    package var isGeneric: Bool { !typeParameters.isEmpty }

    package struct Member: Sendable {
        package var declaration: Declaration
        /// Only in protocols: stands under `@optional`.
        package var isOptional: Bool

        package init(declaration: Declaration, isOptional: Bool) {
            self.declaration = declaration
            self.isOptional = isOptional
        }
    }

    package init(kind: Kind, name: String, nameSpan: Span, superclass: String? = nil, protocols: [String] = [], members: [Member] = []) {
        self.kind = kind
        self.name = name
        self.nameSpan = nameSpan
        self.superclass = superclass
        self.protocols = protocols
        self.members = members
    }
}

/// An Objective-C method or a Swift function.
package struct MethodDeclaration: Sendable {
    /// A `+` method, or Swift's `static func`. Nil where the text gives no sign (`(NSString *)accessToken` in a list).
    package var isStatic: Bool?
    /// Objective-C: the selector, `didFailPurchaseProduct:withError:`. Swift: `signIn(username:delegate:)`.
    package var name: String
    package var nameSpan: Span
    package var result: TypeName?
    package var parameters: [Parameter]
    package var attributes: Attributes
    /// Followed by a body in braces: a sample's implementation, not an API's declaration.
    package var hasBody: Bool
    package var isVariadic: Bool
    /// Swift only: says `throws`.
    package var isThrowing = false
    /// Swift only: what `throws(…)` names.
    package var thrownType: TypeName?
    /// Swift only: says `async`.
    package var isAsync = false
    /// C only: a function, which nobody has as a member.
    package var isFunction = false
    /// How it is called.
    package var form = Form.named
    /// Swift only: names of type parameters of its own.
    package var typeParameters: [String] = []
    /// Swift only: says `mutating`.
    package var isMutating = false
    /// Swift only: says `open`: apps override it.
    package var isOpen = false
    /// Swift only: says `nonisolated`, of an actor's member that nobody waits for.
    package var isNonisolated = false
    package var isGeneric: Bool { !typeParameters.isEmpty }
    /// Swift only: of an initialiser, that it may answer `nil`.
    package var failing: Failing?
    package var isFailable: Bool { failing != nil }
    package var isSubscript: Bool { form != .named }
    /// Swift only: of an enum's method, what it answers for each case, where its body says no more.
    package var caseValues: CaseValues?
    /// Swift only: of `init(from:)`, the type of what it reads where that is one value and no object: `String`.
    package var singleValue: String?

    /// By its name, or, Swift only, by brackets behind an object: `doors[key]`, to which a value may be assigned where it is settable.
    package enum Form: Sendable { case named, `subscript`, settableSubscript }

    /// `init?` and `init!`.
    package enum Failing: String, Sendable {
        case optional = "?"
        case unwrapped = "!"
    }

    package struct Parameter: Sendable {
        /// The selector's part without the colon, or Swift's argument label (`_` for none).
        package var label: String
        package var name: String
        /// Nil in a list that gives names only.
        package var type: TypeName?
        /// The name of a `typedef` that stands for all of the type, where that has been put in its place.
        package var alias: String?
        package var span: Span
        /// Swift only: has a default value.
        package var hasDefault: Bool
        /// Swift only: that value, where it is a literal.
        package var defaultValue: Literal?
        /// Swift only: `inout`.
        package var isInOut = false
        /// Swift only: `Door...`, whose type is that of one.
        package var isVariadic = false
        /// Swift only: has a label beside its name, `at index`.
        package var isLabelled = false
        /// What its declaration says about how long a block is kept; nil where it says nothing.
        package var keeping: Keeping?

        package init(label: String, name: String, type: TypeName?, span: Span, hasDefault: Bool = false) {
            self.label = label
            self.name = name
            self.type = type
            self.span = span
            self.hasDefault = hasDefault
        }
    }

    package init(
        isStatic: Bool?,
        name: String,
        nameSpan: Span,
        result: TypeName? = nil,
        parameters: [Parameter] = [],
        attributes: Attributes = Attributes(),
        hasBody: Bool = false,
        isVariadic: Bool = false
    ) {
        self.isStatic = isStatic
        self.name = name
        self.nameSpan = nameSpan
        self.result = result
        self.parameters = parameters
        self.attributes = attributes
        self.hasBody = hasBody
        self.isVariadic = isVariadic
    }
}

/// `NS_ENUM`, `NS_OPTIONS`, a plain C enum, a Swift enum, or a type of texts with a constant for each that is known. A Swift case that stands alone belongs to an enum without a name.
package struct EnumDeclaration: Sendable {
    package enum Kind: String, Sendable { case nsEnum, nsOptions, cEnum, swift, typed }

    package var kind: Kind
    package var name: String
    package var nameSpan: Span
    package var rawType: String?
    package var cases: [Case]
    /// Objective-C: the name that a header gives it in Swift.
    package var swiftName: String?
    /// The constant that `NS_ERROR_ENUM` names.
    package var errorDomain: String?
    /// Swift: what it has besides its cases.
    package var members: [Declaration] = []
    /// Swift: names of its type parameters.
    package var typeParameters: [String] = []
    /// Swift: `: Error`, or one of the protocols that refine it; and whether it is a struct of errors, whose constants stand here as cases.
    package var conformsToError = false, isStructure = false
    /// Swift: the protocols in its head.
    package var conformances: [String] = []

    package struct Case: Sendable {
        package var name: String
        /// Written, or counted up from the case before. Nil where it is an expression that the parser does not compute.
        package var value: Int?
        /// The value where it is a text, without quotes.
        package var text: String?
        package var isValueWritten: Bool
        /// The comment before or behind the case, without its marks. Never leaves the process: it is the guide's text.
        package var comment: String?
        package var span: Span
        package var swiftName: String?
        /// Swift: the values that come with the case.
        package var holds: [AssociatedValue] = []

        package init(name: String, value: Int?, isValueWritten: Bool, comment: String?, span: Span, swiftName: String? = nil) {
            self.name = name
            self.value = value
            self.isValueWritten = isValueWritten
            self.comment = comment
            self.span = span
            self.swiftName = swiftName
        }
    }

    package init(kind: Kind, name: String, nameSpan: Span, rawType: String?, cases: [Case]) {
        self.kind = kind
        self.name = name
        self.nameSpan = nameSpan
        self.rawType = rawType
        self.cases = cases
    }
}

/// `#define`, `static … const`, `extern … const`, or a notification's name.
package struct ConstantDeclaration: Sendable {
    package enum Kind: String, Sendable { case define, `static`, extern }

    package var kind: Kind
    package var name: String
    package var nameSpan: Span
    package var type: TypeName?
    /// The value without quotes and without `@`: `com.example.shop`, `100`.
    package var value: String?
    /// The name that a header gives it in Swift.
    package var swiftName: String?

    package init(kind: Kind, name: String, nameSpan: Span, type: TypeName? = nil, value: String? = nil) {
        self.kind = kind
        self.name = name
        self.nameSpan = nameSpan
        self.type = type
        self.value = value
    }
}
