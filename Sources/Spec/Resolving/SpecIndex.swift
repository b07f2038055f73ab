import Declarations
import SourceText

/// Everything that is declared, by name. Of two things with one name the first counts; the second is reported by a rule of its own.
struct SpecIndex {
    /// Those whose cases are plain: they have raw values, and travel.
    let enums: [String: Enumeration]
    /// Those whose cases hold values.
    let associated: [String: AssociatedEnum]
    let errors: [String: ErrorEnumeration]
    let classes: [String: ClassType]
    let protocols: [String: ProtocolType]
    /// The members of the platform's types that the spec declares, by the type's name.
    let platform: [String: FieldTable]
    let endpoints: [String: Endpoint]
    let failures: [String: FailureShape]
    let state: [String: StateGroup]
    /// A group's values: any of them may be missing.
    let stateFields: [String: FieldTable]
    let durations: [String: DocumentedDuration]
    let constants: [String: Constant]
    let settings: [String: Setting]
    let operations: [String: OperationSignature]
    let names: SpecNames
    let endpointFields = EndpointFields()
    /// The details that failure shapes carry beside code and message.
    let errorDetails: FieldTable
    /// A place for fields that the tool itself knows.
    let place: Place
    var flows: [String: FlowSignature] = [:]
    var policies: Set<String> = []
    /// What `get:` works properties out from, by class and name.
    var workedOut: [String: [String: Expression]] = [:]
    var records: [String: KnownRecord] = [:]
    var app: FieldTable = []
    /// What the mock's calls of an app's server leave to whoever has it call.
    var callbacks: [String: FieldTable] = [:]
    var actions: [String: Action] = [:]
    /// What the headers of all requests are, where a call gives no other, by the endpoint's name.
    var usual: [String: [Argument]] = [:]
    /// The same of headers that each object has a value of its own for.
    var usualOfObjects: [String: [OwnHeader]] = [:]
    /// The headers whose value the mock looks at before an answer, by the endpoint's name.
    var expected: [String: [(parameter: Endpoint.Parameter, value: Expression)]] = [:]
    /// Those that structs adopt.
    let protocolsOfValues: Set<String>
    /// What of it becomes JSON.
    let sent: SentForms
    private let enumCases: [String: Set<String>]
    /// Where the case stands in its enum, by `ErrorEnum.case`.
    private let errorCases: [String: (enumeration: String, position: Int)]
    private let members: [String: ClassMembers]
    private let kinship: Kinship

    init(_ spec: Spec) {
        enums = Self.byName(spec.enums.filter { !$0.holdsValues }) { $0.name.value }
        let enumerations = spec.knownEnums
        associated = Self.byName(enumerations.filter(\.holdsValues)) { $0.name.value }.mapValues(AssociatedEnum.init)
        errors = Self.byName(spec.errors) { $0.name.value }
        classes = Self.byName(spec.knownClasses) { $0.name.value }
        protocols = Self.byName(spec.protocols) { $0.name.value }
        protocolsOfValues = spec.protocolsOfValues
        sent = SentForms(classes, Self.byName(enumerations) { $0.name.value })
        platform = Self.byName(spec.platform) { $0.name.value }.mapValues { type in
            FieldTable(
                type.properties.map { property in
                    let value = property.type.map { TypeMapping.valueType($0, type.language, owner: type.name.value) } ?? .json
                    return Field(name: property.name, value, isRequired: true, at: type.name.place)
                })
        }
        endpoints = Self.byName(spec.endpoints) { $0.name.value }
        failures = Self.byName(spec.failures) { $0.name.value }
        state = Self.byName(spec.state) { $0.name.value }
        stateFields = state.mapValues { FieldTable($0.fields.map(\.asOptionalField)) }
        durations = Self.byName(spec.durations) { $0.name.value }
        constants = Self.byName(spec.constants) { $0.name.value }
        settings = Self.byName(spec.settings) { $0.name.value }
        place = spec.system.place
        let operations = OperationSignature.all(spec)
        self.operations = Self.byName(operations) { $0.name }
        names = SpecNames(spec, operations: operations)
        errorDetails = FieldTable(
            Self.details(of: failures.values.sorted { $0.name.value < $1.name.value }) + spec.errors.flatMap(\.readableValues))
        enumCases = enums.mapValues { Set($0.cases.map(\.name.value)) }
        errorCases = Self.errorCases(errors)
        members = classes.mapValues(ClassMembers.init)
        kinship = Kinship(classes: classes, protocols: protocols, others: Set(enumerations.map(\.name.value)).union(errors.keys))
    }

    private static func byName<Value>(_ list: [Value], _ name: (Value) -> String) -> [String: Value] {
        Dictionary(list.map { (name($0), $0) }) { first, _ in first }
    }

    private static func errorCases(_ errors: [String: ErrorEnumeration]) -> [String: (enumeration: String, position: Int)] {
        var cases: [String: (enumeration: String, position: Int)] = [:]
        for (name, enumeration) in errors {
            for (position, errorCase) in enumeration.cases.enumerated() where cases["\(name).\(errorCase.name.value)"] == nil {
                cases["\(name).\(errorCase.name.value)"] = (name, position)
            }
            for alias in enumeration.aliases { cases["\(name).\(alias.name.value)"] = cases["\(name).\(alias.sameAs?.value ?? "")"] }
        }
        return cases
    }

    func isType(_ name: String) -> Bool {
        let isClass = classes[name].map { !$0.isGeneric } ?? false
        let isEnum = associated[name].map { !$0.enumeration.isGeneric } ?? (enums[name] != nil)
        return isClass || isEnum || errors[name] != nil || protocols[name] != nil
    }

    /// Whether it is a set of options, which is written as a list of them.
    func isOptionSet(_ name: String) -> Bool { enums[name]?.form == .nsOptions }

    func isCase(_ name: String, of enumeration: String) -> Bool { enumCases[enumeration]?.contains(name) ?? false }

    /// `Enum.case` taken apart, if both exist.
    func errorCase(_ dotted: String) -> (enumeration: ErrorEnumeration, errorCase: ErrorCase)? {
        guard let found = errorCases[dotted], let enumeration = errors[found.enumeration] else { return nil }
        return (enumeration, enumeration.cases[found.position])
    }

    // MARK: types

    /// A property of a class, of what its objects carry, its delegate, or what it inherits.
    func property(_ name: String, of type: ClassType) -> Scope.Binding? {
        lineage(of: type.name.value).lazy.compactMap { members[$0]?[name] }.first
    }

    /// What the property of a class, or of one that it inherits from, is worked out from.
    func workedOut(_ name: String, of type: ClassType) -> Expression? {
        lineage(of: type.name.value).lazy.compactMap { workedOut[$0]?[name] }.first
    }

    /// A class and what it inherits from, by their names, the nearest first.
    func lineage(of type: String) -> some Sequence<String> {
        sequence(first: type) { classes[$0]?.superclass?.value }.prefix(Kinship.generations + 1)
    }

    /// The type of a property as it is declared, by the class or by what it inherits from.
    func declaredType(of property: String, in type: String) -> TypeName? {
        lineage(of: type).lazy.compactMap { classes[$0]?.properties.first { $0.name == property } }.first?.declaration.type
    }

    /// What an object of a class has of its own.
    func members(of type: ClassType) -> ClassMembers { members[type.name.value] ?? ClassMembers(type) }

    /// Whether Swift can tell two values of the type apart.
    func isComparable(_ type: ValueType) -> Bool {
        switch type {
        case .string, .integer, .number, .boolean, .date, .url, .data, .json: true
        case .list(let item), .table(let item), .optional(let item): isComparable(item)
        case .named(let name): enums[name]?.holdsValues == false || errors[name] != nil
        case .object, .error, .void: false
        }
    }

    /// Whether it is an object, of which one is the same as another or not: of a class, or of a protocol that classes adopt.
    func isObject(_ type: ValueType) -> Bool {
        guard case .named(let name) = type.unwrapped else { return false }
        return classes[name]?.form == .class || protocols[name] != nil && !protocolsOfValues.contains(name)
    }

    /// Whether a value may stand where a type is expected.
    func fits(_ value: ValueType, _ wanted: ValueType) -> Bool {
        if value.unwrapped == wanted.unwrapped, MutableCollection(value.unwrapped) != nil { return true }
        if let mutable = MutableCollection(wanted.unwrapped) { return fits(value.unwrapped, mutable: mutable) }
        if let mutable = MutableCollection(value.unwrapped) { return fits(mutable: mutable, wanted.unwrapped) }
        return switch (value.unwrapped, wanted.unwrapped) {
        case (.json, let wanted): isRead(wanted)
        case (let value, .json): isSent(value)
        case (.integer, .number): true
        case (.object, .object): true
        case (let value, .object): isSentAsObject(value)
        case (.list(let item), .list(let wantedItem)), (.table(let item), .table(let wantedItem)): fits(item, wantedItem)
        case (.named(let name), .error): errors[name] != nil || kinship.isError(name)
        case (.named(let name), .named(let wantedName)): kinship.isKind(name, of: wantedName)
        case (let value, let wanted): value == wanted
        }
    }
}

/// A capability's operation, the platform's own or the spec's.
struct OperationSignature {
    var name: String
    var parameters: [Field]
    var result: ValueType
    var resultFields: [Field]
    var isEventStream = false
    var waits: Bool

    static func all(_ spec: Spec) -> [OperationSignature] {
        let declared = spec.capabilities.flatMap { capability in
            capability.operations.map {
                OperationSignature(
                    name: "\(capability.name.value).\($0.name.value)",
                    parameters: $0.parameters,
                    result: $0.result,
                    resultFields: $0.resultFields,
                    isEventStream: $0.isEventStream,
                    waits: $0.waits
                )
            }
        }
        let place = spec.system.place
        let platform = PlatformOperation.all.map { operation in
            OperationSignature(
                name: operation.name,
                parameters: operation.parameters.map { Field(name: $0.name, $0.type, isRequired: true, at: place) },
                result: operation.result,
                resultFields: [],
                waits: operation.waits
            )
        }
        return declared + platform
    }
}

/// A kind of record as the steps of answers and scenarios see it.
struct KnownRecord {
    let type: RecordType
    /// As given to a record, and looked for.
    let fields: FieldTable
    /// A record as a value: its fields always have one.
    let binding: Scope.Binding

    init(_ type: RecordType) {
        self.type = type
        fields = FieldTable(type.fields)
        let values = type.fields.map { field in
            var field = field
            field.isRequired = !field.type.isOptional
            return field
        }
        binding = Scope.Binding(type: .object, fields: values)
    }
}

extension Field {
    /// The same field where it need not be there.
    fileprivate var asOptionalField: Field {
        var field = self
        field.isRequired = false
        return field
    }

    /// A field that the tool itself knows.
    init(name: String, _ type: ValueType, isRequired: Bool, fields: [Field] = [], at place: Place) {
        self.init(
            name: Located(name, at: place),
            type: type,
            typeSpelling: nil,
            isRequired: isRequired,
            requirednessPlace: nil,
            wire: .plain,
            constant: nil,
            values: [],
            fields: fields,
            example: nil,
            seed: nil,
            text: nil,
            isSecret: false,
            place: place
        )
    }
}
