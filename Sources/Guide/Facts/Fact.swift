package import Declarations
package import SourceText

/// One thing that a guide states, with its place. Holds names, types and values, never the guide's sentences.
///
/// One fact per place: a name that stands in two tables is two facts.
package struct Fact: Sendable {
    package var kind: Kind
    /// A selector (`receiveAccessToken:`), a Swift name (`signIn(username:delegate:)`), a type's or constant's name,
    /// `GET https://…` for an endpoint, the header's or key's name, the number of seconds for a duration.
    package var name: String
    /// The type that a member belongs to, where the guide says or its place shows it; for a parameter the method or endpoint; for a case its enum.
    package var owner: String?
    package var isStatic: Bool?
    /// As the guide writes it, with blanks normalised: `NSString *`. For a method: its result. For a header: the scheme or format of its value.
    package var type: String?
    /// A raw value, a constant's value, a URL, a duration's text.
    package var value: String?
    package var source: Source
    package var span: Span
    /// What only some kinds have; see each field.
    package var detail: Detail
    /// What the place says wrongly, mended by the reader: becomes findings.
    package var defects: [Defect]

    package enum Kind: String, Sendable, CaseIterable, Codable {
        case type, method, property, `enum`, `case`, constant, parameter, error, endpoint, header, key, duration, use
    }

    package enum Source: String, Sendable, CaseIterable, Codable {
        case declaration, table, list, sample, prose
        /// A heading or a numbered line that serves as one. Printed as `prose`.
        case heading
    }

    package struct Detail: Hashable, Sendable {
        /// Methods: types of the parameters, in order; nil where only a name is given.
        package var parameterTypes: [String?]?
        /// Methods: names of the parameters, in order.
        package var parameterNames: [String]?
        /// Members of protocols, and parameters: nil where the guide does not say.
        package var isRequired: Bool?
        /// Properties: attributes in the order written. Types: superclass and protocols (`: NSObject`, `<NSCoding>`).
        package var attributes: [String] = []
        /// Swift methods: labels of the parameters that a call may leave out.
        package var defaulted: [String] = []
        /// Swift methods: the defaults of the parameters, in order, as far as they are literals. Not recorded as evidence.
        package var parameterDefaults: [String?] = []
        /// Swift methods, as a spec has them that leaves parameters out: those of which it could state the default. Not recorded as evidence.
        package var omitted: [String] = []
        /// Swift methods: the parameters with a default that is no literal. Not recorded as evidence.
        package var openDefaults: [String] = []
        /// Swift properties: what they begin with. Not recorded as evidence.
        package var beginning: Beginning?
        /// Swift properties: the text that is all that their body answers. Not recorded as evidence.
        package var answeredText: String?
        /// What Swift says besides.
        package var marks = SwiftMarks()
        /// Swift: members of an enum, what they are for each case. Not recorded as evidence.
        package var caseValues: CaseValues?
        /// `NS_SWIFT_NAME`.
        package var swiftName: String?
        /// `ios(11.0)`.
        package var availability: String?
        package var isDeprecated = false
        /// Uses: `call`, `read`, `write`, `mention`, `selector`, `implementation`, `conformance`, `import`, `literal`,
        /// `keyword`. Properties: `variable` for one that a sentence gives the app. Keys: `text` for one that an SDK's code holds, `coded` for a
        /// property by whose name Swift codes it, `failed` for a text of what a server answers to a call that fails,
        /// `status` for a status of such an answer that a sentence says.
        /// Types and enums: `class`, `protocol`, `category`, `nsEnum`, `nsOptions`, `cEnum`, `structure`, `extension`; `named` for a type that a
        /// sentence only names.
        package var form: String?
        /// The nearest heading above the fact, as a slug-free trail of 1-based numbers (`12.1.6`), or its line: never its words.
        package var headingLine: Int?
        /// Samples: the receiver's type, where it can be told (`[KLASS sharedInstance]` → `KLASS`), for `use` facts.
        package var receiver: String?
        package var language: Language?
        /// Samples: the receiver as an expression where its type can't be told.
        package var receiverText: String?
        /// Samples: the parameters of the blocks handed over, in order; each `Type name`, or a name alone.
        package var blockParameters: [String]?
        /// Error codes: the constant or string that names their domain, where the guide puts them together.
        package var domain: String?
        /// Of Swift: the type that a type or an enum is declared in, `Shop` of `Shop.Cart`; of members what their type is declared in.
        package var outer: String?
        /// Swift enums: declared as errors. Not recorded as evidence.
        package var conformsToError = false
        /// Errors: the status of HTTP that stands with them.
        package var status: Int?
        /// Parameters of endpoints: where they travel, as far as the surroundings say.
        package var place: ParameterPlace?
        /// Members of JSON in a sample: what stands there. Not recorded as evidence.
        package var shownKind: TravellingKind?
        /// Parameters: the default that the guide gives. Swift declarations: empty where one exists.
        package var defaultValue: String?

        package init() {}

        /// Parameters of endpoints: the section speaks of the answer.
        package var isInAnswer: Bool { place == .answer }

        /// Swift types and methods: what stands in angle brackets has names of its own for types.
        package var isGeneric: Bool { !marks.typeParameters.isEmpty }
    }

    package init(
        _ kind: Kind,
        _ name: String,
        owner: String? = nil,
        isStatic: Bool? = nil,
        type: String? = nil,
        value: String? = nil,
        source: Source,
        span: Span,
        detail: Detail = Detail(),
        defects: [Defect] = []
    ) {
        self.kind = kind
        self.name = name
        self.owner = owner
        self.isStatic = isStatic
        self.type = type
        self.value = value
        self.source = source
        self.span = span
        self.detail = detail
        self.defects = defects
    }
}

extension Fact {
    static let textForm = "text"
    static let codedForm = "coded"
    static let failedForm = "failed"
    static let namedForm = "named"
    static let definedForm = "defined"
    static let statusForm = "status"
    package static let functionForm = "function"

    /// A function of C: no class has it.
    package var isFunction: Bool { kind == .method && detail.form == Self.functionForm }

    /// A type of which a sentence has the name in code, and says no more.
    package var isOnlyNamed: Bool { kind == .type && detail.form == Self.namedForm }

    /// A name or a path that an SDK's code holds: what it calls things that travel.
    package var isTextOfCode: Bool { kind == .key && (detail.form == Self.textForm || isCodedProperty) }

    /// A text of code, or what a server answers: it bears items out, and names nothing itself.
    package var isOnlyEvidence: Bool { isTextOfCode || isTextOfFailure || isSaidStatus }

    /// A status of HTTP that a sentence says: "fails with `404 Not Found`".
    package var isSaidStatus: Bool { kind == .key && detail.form == Self.statusForm }

    /// A text in the body of an answer below a title that has the status of a failure, "404: Not found": how servers spell an error.
    package var isTextOfFailure: Bool { kind == .key && detail.form == Self.failedForm }

    /// What an SDK's code says a constant is, which a header declares: no declaration that an app sees.
    package var isDefinition: Bool { [.constant, .case].contains(kind) && detail.form == Self.definedForm }

    /// A stored property of a type that Swift codes by itself: a member of JSON.
    package var isCodedProperty: Bool { kind == .key && detail.form == Self.codedForm }
}

/// The facts of one guide, and the account of everything in it that is no fact.
package struct FactSheet: Sendable {
    package var file: SourceFile
    package var format: Document.Format
    /// In the order of their spans.
    package var facts: [Fact]
    /// Code blocks, table rows and declaration-like lines that yielded no fact: each with the rule that accounts for it, or none.
    package var unread: [Unread]
    /// What the guide gets wrong by itself, and is no fact. In the order of their spans.
    package var slips: [Slip]
    /// What is declared and is no fact, since no spec can state it.
    package var further: [FurtherPlace] = []
    /// What the code of an SDK's own source calls the members of JSON that its properties are read from. Not recorded as evidence.
    package var fieldNames: [FieldName] = []
    /// The paths that such code asks a server for. Not recorded as evidence.
    package var requestPaths: [RequestPath] = []
    /// Those that other code has to tell, and what it tells them by: names, and functions that are handed paths. Not recorded as evidence.
    package var possiblePaths: [RequestPath] = []
    package var pathConstants: [PathConstant] = []
    package var pathSenders: Set<String> = []
    /// The texts that constants there are, which keys of what is sent may be. Not recorded as evidence.
    package var textConstants: [TextConstant] = []
    /// The functions that requests go through there. Not recorded as evidence.
    package var requestHelpers: [RequestHelper] = []
    /// What those paths lie behind, besides the server's address. Not recorded as evidence.
    package var requestBases: [RequestBase] = []
    /// The servers that such code names, and where. Not recorded as evidence.
    package var requestHosts: [RequestHost] = []
    /// What such code could read from JSON. Not recorded as evidence.
    package var codedTypes: [CodedType] = []
    /// The functions that decode answers there. Not recorded as evidence.
    package var answerDecoders: [AnswerDecoder] = []
    /// What initialisers fill there with something else than parameters of the properties' names. Not recorded as evidence.
    package var initialiserFills: [InitialiserFill] = []
    /// The texts that such code has for cases. Not recorded as evidence.
    package var caseTexts: [CaseText] = []
    /// The statuses that calls answer with, as far as the document says whose they are. Not recorded as evidence.
    package var statuses: [StatusPlace] = []
    /// The calls of which a sentence says that they answer without a body. Not recorded as evidence.
    package var emptyAnswers: [EmptyAnswer] = []
    /// The calls that are said to answer with bytes. Not recorded as evidence.
    package var rawAnswers: [RawAnswer] = []
    /// The bodies of failures that a guide shows. Not recorded as evidence.
    package var failures: [FailureBody] = []
    /// Those below titles that have the status of a failure, whatever is in them. Not recorded as evidence.
    package var titledFailures: [FailureBody] = []
    /// Types of an SDK's own code that no app sees. Not recorded as evidence.
    package var hiddenTypes: Set<String> = []
    /// The sections that describe what calls answer elsewhere on the page. Not recorded as evidence.
    package var linkedAnswers: [LinkedAnswer] = []
    /// The members of answers, of a description of an API. Not recorded as evidence.
    package var answered: [AnsweredField] = []
    /// Why places were read as they were; empty unless that was asked for.
    package var decisions: [Decision] = []

    package struct Unread: Sendable {
        /// `depth`: declarations that stand too deep in each other to be read.
        package enum Kind: String, Sendable { case code, row, line, depth }

        package var kind: Kind
        package var span: Span
        /// Why it is no fact: "sample in another language", "empty row". Nil: nobody knows, and `check` reports it.
        package var reason: String?

        package init(_ kind: Kind, span: Span, reason: String?) {
            self.kind = kind
            self.span = span
            self.reason = reason
        }
    }

    package init(file: SourceFile, format: Document.Format, facts: [Fact], unread: [Unread], slips: [Slip] = []) {
        self.file = file
        self.format = format
        self.facts = facts
        self.unread = unread
        self.slips = slips
    }
}
