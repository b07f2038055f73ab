package import Declarations
package import SourceText

/// One thing that a spec states and a guide can bear out: what the cross-check holds against facts.
///
/// Kinds, names and spellings follow the facts' conventions, so that the two can be matched without knowing YAML. Every stated value
/// carries the place of the YAML that states it: a difference points at the very scalar, or at the part of a declaration inside it.
package struct SpecItem: Sendable {
    /// The words of the facts' kinds, without `use`: a spec states things, it does not use them.
    package enum Kind: String, Sendable, CaseIterable {
        case type, method, property, `enum`, `case`, constant, parameter, error, endpoint, header, key, duration
    }

    package var kind: Kind
    /// A selector (`receiveAccessToken:`), a Swift full name (`signIn(username:delegate:)`), a type's or constant's name, `GET https://…`
    /// for an endpoint, the header's or key's name, the number of seconds for a duration.
    package var name: Located<String>
    /// The type a member belongs to; for a case or error its enum; for a parameter the selector or `GET https://…`; for a header its
    /// endpoint's name.
    package var owner: Located<String>?
    /// Other names under which a guide may state the same thing: a property's getter, an endpoint's further methods.
    package var aliases: [Located<String>] = []
    /// Of declarations.
    package var language: Language?
    package var isStatic: Located<Bool>?
    /// Normalised as `TypeName.spelling(in:)` gives it, with nullability: a method's result, a property's or constant's or parameter's
    /// type, an enum's raw type. For a header the scheme of its value. For parameters of endpoints the spec's word (`string`,
    /// `integer`), for an endpoint its first HTTP method.
    package var type: Located<String>?
    /// What the declaration says about `nil`, for `type` at its outermost level.
    package var nullability: Located<Nullability>?
    /// A raw value, an error's code, a constant's or setting's value, the one allowed value of a parameter, an endpoint's URL.
    package var value: Located<String>?
    /// Properties of Swift: the case that they begin with, `.low`.
    package var firstCase: Located<String>?
    /// Properties: the text that they answer, always the same.
    package var answeredText: Located<String>?
    /// The raw value of a case of texts of which the spec says none: its name.
    package var impliedValue: Located<String>?
    /// Methods: in order, normalised like `type`.
    package var parameterTypes: [Located<String>] = []
    /// Methods: in order. Cases: the labels of what they hold, `_` for none.
    package var parameterNames: [Located<String>] = []
    /// Methods of Swift: the labels of the parameters that calls may leave out.
    package var defaulted: [String] = []
    /// Methods of Swift: the defaults of the parameters, in order, as Swift writes them.
    package var parameterDefaults: [Located<String>?] = []
    /// Methods of protocols, and parameters.
    package var isRequired: Located<Bool>?
    /// Parameters: whether they are required where the spec does not say so.
    package var impliedRequired: Bool?
    /// Properties: attributes as written (`nonatomic`, `readonly`, `getter=isActive`). Types: superclass and protocols (`: NSObject`,
    /// `<NSCoding>`).
    package var attributes: [Located<String>] = []
    /// Types and enums: what they leave open, `Element` of `Page<Element>`.
    package var typeParameters: [String] = []
    /// Methods of Objective-C: they take variable arguments, `, ...`.
    package var isVariadic = false
    /// Methods of Swift: their class has others of the name, told apart by their types.
    package var isOverload = false
    /// `NS_SWIFT_NAME`, or `swift:` of the spec.
    package var swiftName: Located<String>?
    /// `ios(11.0)`.
    package var availability: Located<String>?
    package var isDeprecated: Located<Bool>?
    /// Types and enums, in the facts' words: `class`, `protocol`, `structure`, `nsEnum`, `nsOptions`, `cEnum`, `swift`. Constants:
    /// `define`, `static`, `extern`, `notification`. Settings: their kind. Endpoints:
    /// their direction. Their parameters: where they travel.
    package var form: Located<String>?
    /// Errors: the string of their domain.
    package var domain: Located<String>?
    /// Errors: the constant that holds it.
    package var domainConstant: Located<String>?
    /// Errors: how servers spell them. References list errors by these.
    package var wireNames: [Located<String>] = []
    /// The closed set of a parameter's values, in order.
    package var values: [Located<String>] = []
    /// Parameters: the addresses of their endpoint in other environments, and behind the base.
    package var ownersElsewhere: [String] = []
    /// Endpoints: the names of the fields of their answers, which are no items of their own.
    package var answerFields: [String] = []
    /// Endpoints: the members of the JSON that they answer, those of each object by themselves.
    package var answers: [[BodyMember]] = []
    /// Endpoints: the members of the objects inside of the JSON or the form that they are asked with, those of each object by themselves.
    package var requests: [[BodyMember]] = []
    /// Endpoints: the members of the JSON that they are asked with, without those inside of objects: these are items as well.
    package var sentMembers: [BodyMember] = []
    /// Endpoints: all that they are asked with but headers, without what is inside of objects: these are items as well.
    package var parameters: [BodyMember] = []
    /// Endpoints: what the JSON is as a whole that they answer, and that they are asked with.
    package var answerShapes: [BodyShape] = []
    package var sentShape: BodyShape?
    /// Properties: the member of JSON that fills them, `account.email`.
    package var field: Located<String>?
    /// Endpoints: the errors that they answer with, `DoorError.locked`, or `locked` alone.
    package var errorsAnswered: [Located<String>] = []
    /// Errors: the status of HTTP that they come with, where it is said.
    package var status: Located<Int>?
    /// Endpoints: the statuses of HTTP that they answer with, that of success first.
    package var statuses: [Located<Int>] = []
    /// Enums, and protocols that apps implement: whoever states one states all that it has. Of a class a spec may state a part.
    package var isClosed = false
    package var provenance: Provenance
    /// Aspects whose truth comes from elsewhere than the item's: raw values and requiredness that the guide is silent about.
    package var provenanceOfAspects: [Aspect.Kind: Provenance] = [:]
    /// The smallest piece of YAML that is the thing: its declaration's scalar, or its name's.
    package var place: Place

    package init(_ kind: Kind, _ name: Located<String>, owner: Located<String>? = nil, provenance: Provenance, place: Place) {
        self.kind = kind
        self.name = name
        self.owner = owner
        self.provenance = provenance
        self.place = place
    }
}

extension SpecItem {
    /// One stated value of an item, as text: what a cross-check compares and a mutation test changes.
    package struct Aspect: Sendable {
        package enum Kind: String, Hashable, Sendable, CaseIterable {
            case name, owner, isStatic, type, nullability, value, parameterType, parameterName, isRequired, attribute, swiftName
            case availability, isDeprecated, form, domain, values
        }

        package var kind: Kind
        /// Position in a list (parameters, attributes, values); 0 elsewhere.
        package var index: Int
        package var text: String
        package var place: Place
    }

    /// Every value the item states, with the place that states it. An aspect that the spec leaves open is not here.
    package var aspects: [Aspect] {
        var list = [Aspect(kind: .name, index: 0, text: name.value, place: name.place)]
        func add(_ kind: Aspect.Kind, _ stated: Located<String>?, _ index: Int = 0) {
            if let stated { list.append(Aspect(kind: kind, index: index, text: stated.value, place: stated.place)) }
        }
        add(.owner, owner)
        add(.isStatic, isStatic.map { Located(String($0.value), at: $0.place) })
        add(.type, type)
        add(.nullability, nullability.map { Located($0.value.rawValue, at: $0.place) })
        add(.value, value)
        for (index, type) in parameterTypes.enumerated() { add(.parameterType, type, index) }
        for (index, name) in parameterNames.enumerated() { add(.parameterName, name, index) }
        add(.isRequired, isRequired.map { Located(String($0.value), at: $0.place) })
        for (index, attribute) in attributes.enumerated() { add(.attribute, attribute, index) }
        add(.swiftName, swiftName)
        add(.availability, availability)
        add(.isDeprecated, isDeprecated.map { Located(String($0.value), at: $0.place) })
        add(.form, form)
        add(.domain, domain)
        for (index, value) in values.enumerated() { add(.values, value, index) }
        return list
    }

    /// Where the truth of one aspect comes from.
    package func provenance(of aspect: Aspect.Kind) -> Provenance { provenanceOfAspects[aspect] ?? provenance }
}
