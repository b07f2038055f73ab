package import Declarations
package import SourceText

/// `enums:` — an enum that is no error.
package struct Enumeration: Sendable {
    package var name: Located<String>
    /// What a generic enum leaves open.
    package var typeParameters: [TypeParameter] = []
    /// How the SDK declares it; decides how Swift sees it.
    package var form: EnumDeclaration.Kind
    package var formPlace: Place
    package var rawType: Located<String>?
    package var cases: [EnumCase]
    /// What each case has besides, in Swift.
    package var properties: [EnumProperty] = []
    /// Methods that say something else for each case, and functions of C that are handed one.
    package var methods: [EnumProperty] = []
    /// Of a Swift enum of texts: the case that holds every text which no other has. Such an enum is open, as `form: typed` is, and is one
    /// everywhere but in its declaration.
    package var rest: EnumCase?
    /// The case that a value on the wire becomes which none has.
    package var unknown: Located<String>?
    /// How JSON tells its cases apart, where they hold values.
    package var wire: CaseForm?
    package var text: LocalizedText
    package var provenance: Provenance
    /// The id of the source that gives the raw values, where the guide is silent about them.
    package var valuesFrom: Located<String>?
    package var place: Place
}

package struct EnumCase: Sendable {
    package var name: Located<String>
    /// Its raw value, where that is a number.
    package var value: Located<Int>?
    /// Its raw value as the spec writes it, for enums whose raw values are texts.
    package var rawText: Located<String>?
    package var text: LocalizedText
    /// The name Swift shows, where the importer's rule does not give it.
    package var swiftName: Located<String>?
    /// The value on the wire, where the case travels as a string.
    package var wire: Located<String>?
    /// The case before it whose value it has, too: another name for that one.
    package var sameAs: Located<String>?
    /// The values that come with it, in Swift enums.
    package var holds: [HeldValue]
    package var provenance: Provenance
    package var place: Place
}

/// `classes:` — a class or a struct of the SDK.
package struct ClassType: Sendable {
    /// A Swift `struct` or a class.
    package enum Form: String, Sendable, CaseIterable { case `class`, structure }

    package var name: Located<String>
    /// What a generic type leaves open.
    package var typeParameters: [TypeParameter] = []
    package var form: Form
    package var formPlace: Place
    package var language: Language
    package var superclass: Located<String>?
    package var conformances: [Located<String>]
    /// Selector of the static method that always answers the same object.
    package var shared: Located<String>?
    /// The property that holds the delegate, and the delegate's protocol.
    package var delegate: (property: Located<String>, protocolName: Located<String>)?
    /// The delegate belongs to the class and not to an object, as in an API of static methods.
    package var isDelegateStatic: Bool
    package var properties: [Property]
    package var methods: [Method]
    /// Values an object carries that are no documented property: what `new` gives it.
    package var carries: [Field]
    /// The error enums that an object of an error class is made from (`make:` with `from: $error`); empty for every other class.
    package var wraps: [Located<String>]
    /// Events that flows `await` of an object and that its methods `signal`, each with the type of what it carries.
    package var events: [Field]
    /// Those of them that every flow hears all of that awaits them, rather than one.
    package var eventsForAll: Set<String> = []
    /// A state object: its methods may be called once; a second call fails with this error (`ErrorEnum.case`).
    package var once: Located<String>?
    /// Where requests of its objects go, of each host that has a base of its own there.
    package var bases: [ObjectBase] = []
    /// Whether it says anything of that, be it that they ask the usual servers: `bases: []`.
    package var saysBases = false
    /// Exists only on platforms that have this module (`UIKit`).
    package var requiresModule: Located<String>?
    /// The source whose header has the declarations in a region where pointers are not nil unless they say so.
    package var nonnullFrom: Located<String>?
    package var text: LocalizedText
    package var provenance: Provenance
    package var place: Place
}

/// `properties:` of a class.
package struct Property: Sendable {
    package var declaration: PropertyDeclaration
    package var language: Language
    /// The declaration as the spec writes it.
    package var spelling: Located<String>
    /// Computed from this instead of stored.
    package var get: Located<Expression>?
    /// The value before anything is set, worked out for each new object where it is no literal; nil: `nil`, `false`, `0` by type.
    package var initial: Located<Expression>?
    /// Whether it says what it begins with: `initial:`, or its declaration does.
    package var begins = false
    /// A setter that the guide documents as a method of its own (`- (void)setAppName:(NSString *)appName;`).
    package var setter: Method?
    /// The flow that runs when an app has set it.
    package var onSet: Located<String>?
    /// For objects made from a response: the path of the field that fills the property (`account.email`).
    package var field: Located<String>?
    /// For predicates of an error class: true for an object made from one of these errors (`ErrorEnum.case`).
    package var trueFor: [Located<String>]
    /// The name Swift shows, where its declaration has no NS_SWIFT_NAME; the declaration says it, too.
    package var swiftName: Located<String>?
    package var text: LocalizedText
    package var provenance: Provenance
    package var place: Place

    package var name: String { declaration.name }
}

/// `methods:` of a class or protocol.
package struct Method: Sendable {
    package var declaration: MethodDeclaration
    package var language: Language
    package var spelling: Located<String>
    package var text: LocalizedText
    package var parameterTexts: [(name: Located<String>, text: LocalizedText)]
    package var resultText: LocalizedText?
    /// Name of the flow that says what the method does. Nil in protocols, and for methods that only set a documented property.
    package var flow: Located<String>?
    /// Of an initialiser: what it fills its object with besides what is called like its parameters, by property.
    package var fills: [(name: Located<String>, value: Expression)] = []
    /// The name Swift shows, where neither the importer's rules nor NS_SWIFT_NAME give it.
    package var swiftName: Located<String>?
    /// Of a method that can tell of one type of error only (`throws(Type)`, an error's code): what any other becomes (`ErrorEnum.case`).
    package var failsAs: Located<String>?
    /// A handler's parameter that holds the code of an error.
    package var errorCode: ErrorCode?
    /// The classes of the spec that errors are wrapped in: a handler of failure may be given an object of one of them.
    package var errorClasses: Set<String> = []
    /// Handlers that are called while the method goes on, where their names do not say so.
    package var progress: [Located<String>]
    /// Handlers that are called before the method returns.
    package var atOnce: [Located<String>] = []
    /// Of a class: what it does to the listeners that its object keeps.
    package var listeners: ListenerChange?
    /// Parameters that no step of its flow reads, since the SDK shows nothing of them.
    package var unread: [Located<String>] = []
    /// Of a protocol: the property that it reads, if it stands for one.
    package var reads: [Property] = []
    /// Of a subscript: the method that says what assigning does, if there is one.
    package var setters: [Method] = []
    /// Protocols only.
    package var isRequired: Bool
    /// Where the spec says `required:` or `optional:`; nil where it leaves it to the default, required.
    package var requirednessPlace: Place?
    /// The source of `isRequired`, where the guide is silent about it.
    package var requirednessFrom: Located<String>?
    package var provenance: Provenance
    package var place: Place

    /// Of one whose class has others under its name: what tells it from them, `load(key: String)`.
    package var overload: String?
    /// Of one of these: only what it answers tells it from another.
    package var isToldByResult = false
    /// Whether a call that leaves out what has a default might be another method's: `load(limit: Int = 1)` beside `load()`.
    package var tellsDefaults = false
    /// Of one that does not wait: whether one that does is called alike, which Swift prefers where it may wait.
    package var isLikeAwaited = false

    /// What the spec and all that is made of it call the method by: no other of its class is called so.
    package var name: String { overload ?? declaration.name }
    package var isStatic: Bool { declaration.isStatic ?? false }
    package var property: Property? { reads.first }
    package var setter: Method? { setters.first }
}

extension ClassType {
    /// What its properties and subscripts are set by.
    package var setters: [Method] { properties.compactMap(\.setter) + methods.compactMap(\.setter) }
    package var methodsAndSetters: [Method] { methods + setters }
}

/// `protocols:` — a delegate, or a protocol whose methods the SDK implements.
package struct ProtocolType: Sendable {
    package var name: Located<String>
    package var language: Language
    package var conformances: [Located<String>]
    /// Its methods, behind those that read its properties: a flow asks for a property as it asks for an answer.
    package var methods: [Method]
    /// Whose code calls its methods: the SDK's (a delegate), or the app's (then `implementation` names the class that answers).
    package var implementedBy: Located<String>?
    /// What a call fails with where an app left out the optional method that it would be told in (`ErrorEnum.case`).
    package var missing: Located<String>?
    /// Where it says that flows call the app's methods in their midst, whatever thread they run on.
    package var atOncePlace: Place?
    /// The source whose header has the declarations in a region where pointers are not nil unless they say so.
    package var nonnullFrom: Located<String>?
    package var text: LocalizedText
    package var provenance: Provenance
    package var place: Place
}

extension Enumeration {
    /// What is another value for each case.
    package var members: [EnumProperty] { properties + methods }
}

extension Spec {
    /// What calls fail with where an app left out the optional method that they would be told in.
    package var errorsOfMissingMethods: Set<String> { Set(protocols.compactMap { $0.missing?.value }) }
}

/// `hooks:` — a method the guide tells apps to write in a class of their own.
package struct Hook: Sendable {
    package var declaration: MethodDeclaration
    package var spelling: Located<String>
    /// The app's type it belongs to: `UIApplicationDelegate`.
    package var owner: Located<String>
    /// The selectors of the SDK that it must call.
    package var calls: [Located<String>]
    package var text: LocalizedText
    package var provenance: Provenance
    package var place: Place
}

/// A named, typed value: of state, of a record, of a body, of an object.
package struct Field: Sendable {
    package var name: Located<String>
    package var type: ValueType
    /// The type as the spec spells it; nil where it follows from `const`.
    package var typeSpelling: Located<String>?
    package var isRequired: Bool
    package var requirednessPlace: Place?
    /// How the value travels where that differs from its type: an integer as a string.
    package var wire: WireForm
    /// With `wire` `.pattern`.
    package var datePattern: DateForm?
    package var constant: Located<String>?
    /// For a string of a closed set.
    package var values: [Located<String>]
    /// For `object` and `[object]`.
    package var fields: [Field]
    /// The name of the object in `objects:`, where it has one; its fields are `fields`.
    package var object: Located<String>?
    package var example: Located<String>?
    /// Mock's `app:` only: the value it starts with.
    package var seed: Expression?
    package var text: LocalizedText?
    package var isSecret: Bool
    package var place: Place
    /// Where it says that it may come as `null`, which is then told from one that does not come; members of JSON answers only.
    package var nullablePlace: Place?
    /// Of an object whose members are whatever an app, or a server, has chosen: what they are.
    package var members: FreeMembers?

    package var isNullable: Bool { nullablePlace != nil }
    /// What stands behind a nullable member: whether it came as `null`.
    package static let isNull = "isNull"
}

/// What the members of an object are whose names no document lists.
package enum FreeMembers: Sendable {
    /// Headers, whose names have one spelling.
    case headers
    /// Items of a query.
    case items
}

extension [Field] {
    /// The names of the objects that they hold, directly or through others.
    package var objectNames: Set<String> {
        reduce(into: []) { names, field in
            if let object = field.object { names.insert(object.value) }
            names.formUnion(field.fields.objectNames)
        }
    }
}

/// `objects:` — an object that several bodies hold, declared once.
package struct ObjectType: Sendable {
    package var name: Located<String>
    package var fields: [Field]
    package var text: LocalizedText
    package var place: Place
}

/// The types of values in flows, state, endpoints and mocks.
package indirect enum ValueType: Hashable, Sendable {
    case string, integer, number, boolean, date, url, data
    /// Any JSON value.
    case json
    /// Fields of its own; only in bodies.
    case object
    case list(ValueType)
    /// Values by name, of a type that JSON does not know; what JSON knows is `json` by name, too.
    case table(ValueType)
    /// An enum, error enum, class or protocol of the spec.
    case named(String)
    case optional(ValueType)
    case error
    case void
}
