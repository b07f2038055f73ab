internal import Declarations
internal import Spec
internal import SwiftCode

/// What stands where in a spec, by name, how Swift calls the cases of its enums, and what its flows do. Nothing in it changes: one is
/// shared by all outputs.
final class SystemIndex: Sendable {
    let spec: Spec
    let mapping: TypeMapping
    /// Those whose cases are plain.
    let enums: [String: Enumeration]
    /// Those whose cases hold values.
    let associated: [String: Enumeration]
    /// The names that flows, properties and scenarios look for behind a value; empty where no case holds any.
    let readNames: Set<String>
    let errors: [String: ErrorEnumeration]
    let classes: [String: ClassType]
    /// What generic types leave open.
    let typeParameters: Set<String>
    /// The types of Swift that generic types are used as, by the names that flows have for them.
    let instances: [String: SwiftTypeName]
    let protocols: [String: ProtocolType]
    /// Those that structs adopt.
    let protocolsOfValues: Set<String>
    /// Those that apps may adopt with structs.
    let openProtocols: Set<String>
    /// Those that classes of the SDK implement, and what they refine.
    let implementedProtocols: Set<String>
    let platform: [String: PlatformType]
    let endpoints: [String: Endpoint]
    let hosts: [String: Host]
    let constants: [String: Constant]
    let failures: [String: FailureShape]
    let state: [String: StateGroup]
    let flows: [String: Flow]
    let policies: [String: Policy]
    let durations: [String: DocumentedDuration]
    let capabilities: [String: Capability]
    let sources: [String: ReferenceDocument]
    /// Swift names of cases, by the enum's name and the spec's name of the case.
    let caseNames: [String: [String: String]]
    /// Cases of error enums, by all their names.
    let errorTable: ErrorTable
    let behaviour: SystemBehaviour
    let conformances: Conformances
    /// What becomes JSON.
    let sent: SentForms
    /// The structs that do somewhere.
    let sentStructs: Set<String>
    let inner: InnerNames
    /// Protocols of delegates that flows notify.
    let notified: Set<String>
    /// Classes that others inherit from.
    let parents: Set<String>
    /// Classes that apps inherit from: those that have `open` members, and what these inherit from.
    let openClasses: Set<String>
    /// Classes with a shared object.
    let shared: [ClassType]
    /// Classes whose objects stand for a listener that was added.
    let listenerTokens: Set<String>
    /// The protocols that a class of the SDK implements, by the class's name.
    let implemented: [String: [String]]
    /// Whether flows read what a server sends with an error beside code and message.
    let hasFailureDetails: Bool
    /// Whether flows read the status of an answer that was a failure.
    let readsFailureStatus: Bool
    /// The types of what servers send with errors beside code and message, by name. A text or a number is one on the wire, too.
    let details: [String: ValueType]
    /// What errors hold, by name.
    let errorValues: [String: Field]
    /// Failure shapes of endpoints that have documented answers whose status looks like a failure.
    let failuresBesideAnswers: Set<String>
    /// Failure shapes whose code stands where an endpoint's answer has something of that name, too.
    let failuresLikeAnswers: Set<String>

    init(_ given: Spec) {
        var spec = given
        spec.classes = given.classes.map(\.withParametersAsObjects)
        self.spec = spec
        enums = Self.index(spec.enums.filter { !$0.holdsValues }) { $0.name.value }
        associated = Self.index(spec.knownEnums.filter(\.holdsValues)) { $0.name.value }
        let detailNames = Self.detailNames(spec)
        let isOther =
            detailNames.contains(Endpoint.statusName)
            || spec.errors.flatMap(\.readableValues).contains { $0.name.value == Endpoint.statusName }
        readsFailureStatus = !isOther && Self.steps(spec).references().contains { $0.root == .error && $0.path == [Endpoint.statusName] }
        hasFailureDetails = readsFailureStatus || !detailNames.isEmpty && Self.readsDetails(spec)
        errors = Self.index(spec.errors) { $0.name.value }
        classes = Self.index(spec.knownClasses) { $0.name.value }
        typeParameters = spec.openNames
        protocols = Self.index(spec.protocols) { $0.name.value }
        protocolsOfValues = spec.protocolsOfValues
        openProtocols = spec.openProtocols
        implementedProtocols = spec.implementedProtocols
        constants = Self.index(spec.constants) { $0.name.value }
        platform = Self.index(spec.platform) { $0.name.value }
        endpoints = Self.index(spec.endpoints) { $0.name.value }
        hosts = Self.index(spec.hosts) { $0.name.value }
        failures = Self.index(spec.failures) { $0.name.value }
        state = Self.index(spec.state) { $0.name.value }
        flows = Self.index(spec.flows) { $0.name.value }
        policies = Self.index(spec.policies) { $0.name.value }
        durations = Self.index(spec.durations) { $0.name.value }
        capabilities = Self.index(spec.capabilities) { $0.name.value }
        sources = Self.index(spec.sources) { $0.id.value }
        mapping = TypeMapping(
            enums: Set(spec.enums.map(\.name.value) + spec.errors.map(\.name.value)),
            optionSets: Set(spec.enums.filter { $0.form == .nsOptions }.map(\.name.value)),
            protocols: Set(spec.protocols.map(\.name.value)),
            typedEnums: Self.typedEnums(spec)
        )
        let mapping = self.mapping
        let types = spec.instances.compactMap { name in SwiftParser.type(name).map { (name, mapping.type($0, language: .swift).base) } }
        instances = Dictionary(types) { first, _ in first }
        caseNames = Self.caseNames(spec)
        errorTable = ErrorTable(spec)
        behaviour = SystemBehaviour(spec)
        conformances = Conformances(spec, behaviour.structChanges)
        readNames = associated.isEmpty ? [] : Self.readNames(spec).union(Self.testNames(spec, associated, conformances))
        inner = InnerNames(spec)
        sent = SentForms(classes, enums.merging(associated) { first, _ in first })
        sentStructs = sent.structs(in: Array(spec.sentTypes)).union(sent.structsOfEnums)
        notified = Set(spec.notifiedProtocols.map(\.name.value))
        parents = Set(spec.classes.compactMap(\.superclass?.value))
        let known = classes
        openClasses = Set(spec.classes.filter(\.isOpen).flatMap { $0.ancestry(in: known) }.map(\.name.value))
        shared = spec.classes.filter { $0.shared != nil }
        listenerTokens = spec.listenerTokens
        let implementing = spec.protocols.filter { $0.implementedBy != nil }
        implemented = Dictionary(grouping: implementing) { $0.implementedBy?.value ?? "" }.mapValues { $0.map(\.name.value) }
        errorValues = Self.index(spec.errors.flatMap(\.readableValues)) { $0.name.value }
        details = Self.details(spec)
        let ambiguous = spec.endpoints.filter { $0.direction == .outbound && !EndpointShapes.failureStatuses($0).isEmpty }
        failuresBesideAnswers = Set(ambiguous.compactMap(\.failure?.value))
        let codes = spec.failures.map { ($0.name.value, Set($0.codePlaces)) }
        let codesOf = Dictionary(codes) { first, _ in first }
        let alike = spec.endpoints.filter { endpoint in
            let codes = endpoint.failure.flatMap { codesOf[$0.value] } ?? []
            return endpoint.direction == .outbound && endpoint.answered.flatMap(\.named).contains { codes.contains($0.name.value) }
        }
        failuresLikeAnswers = Set(alike.compactMap(\.failure?.value))
    }

    private static func detailNames(_ spec: Spec) -> Set<String> {
        let placeholders = spec.failures.flatMap { $0.placeholders.map(\.placeholder) + $0.headers.map(\.placeholder) }
        return Set(placeholders.compactMap { if case .detail(let name) = $0 { name } else { nil } })
    }

    private static func details(_ spec: Spec) -> [String: ValueType] {
        let all = spec.failures.flatMap { shape in
            zip(shape.placeholders.map(\.placeholder), shape.fields).map { ($0, $1) } + shape.headers.map { ($0.placeholder, $0.field) }
        }
        let named = all.compactMap { placeholder, field -> (String, ValueType)? in
            guard case .detail(let name) = placeholder else { return nil }
            return [.integer, .number, .boolean].contains(field.type.unwrapped) ? (name, field.type.unwrapped) : nil
        }
        let held = spec.errors.flatMap(\.readableValues).map { ($0.name.value, $0.type) }
        return Dictionary(named + held) { first, _ in first }
    }

    private static func readsDetails(_ spec: Spec) -> Bool {
        steps(spec).references().contains { reference in
            reference.root == .error && reference.path.first.map { !["message", "code", "domain"].contains($0) } ?? false
        }
    }

    private static func steps(_ spec: Spec) -> [FlowStep] {
        (spec.flows.flatMap(\.allSteps) + spec.policies.flatMap(\.allSteps)).withNested()
    }

    private static func readNames(_ spec: Spec) -> Set<String> {
        let steps = steps(spec)
        let told = spec.scenarios.flatMap(\.steps).withNested().flatMap { $0.expressions }
        let computed =
            spec.classes.flatMap(\.properties).flatMap(\.expressions)
            + spec.classes.flatMap(\.methods).flatMap(\.fills).map(\.value)
        let bases = spec.hosts.flatMap { spec.bases(of: $0) + [$0.chosenBy].compactMap(\.self) }.map(\.value)
        let all = steps.flatMap { $0.expressions } + told + computed + bases
        let asked = all.flatMap(\.withNested).compactMap(\.askedCase).map { EnumCase.testName(of: $0.name) }
        return Set(all.flatMap(\.references).flatMap(\.path) + asked)
    }

    /// What tells the cases apart that apps are given, of enums that Swift does not compare.
    private static func testNames(_ spec: Spec, _ associated: [String: Enumeration], _ conformances: Conformances) -> [String] {
        spec.scenarios.flatMap(\.steps).withNested().flatMap(\.verb.heardValues).compactMap(\.plainCase).compactMap { enumeration, name in
            guard let found = associated[enumeration], conformances.comparison(of: found) == nil else { return nil }
            return EnumCase.testName(of: name)
        }
    }

    /// The first of each name.
    static func index<Value>(_ list: [Value], _ name: (Value) -> String) -> [String: Value] {
        Dictionary(list.map { (name($0), $0) }) { first, _ in first }
    }

    /// The class below each type of texts: `NSString` of `NSString *`.
    private static func typedEnums(_ spec: Spec) -> [String: String] {
        let pairs = spec.enums.filter { $0.form == .typed && $0.isText && $0.rest == nil }.compactMap { enumeration in
            enumeration.rawType.map { (enumeration.name.value, String($0.value.prefix { $0 != " " && $0 != "*" })) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func caseNames(_ spec: Spec) -> [String: [String: String]] {
        let pairs = spec.knownEnums.map { ($0.name.value, $0.swiftCaseNames) } + spec.errors.map { ($0.name.value, $0.swiftCaseNames) }
        return Dictionary(pairs) { $1 }
    }
}

extension FailureShape {
    /// The outermost members in which its errors have their codes.
    fileprivate var codePlaces: [String] {
        placeholders.filter { $0.placeholder.isWire }.compactMap { $0.path.split(separator: ".").first.map(String.init) }
    }
}
