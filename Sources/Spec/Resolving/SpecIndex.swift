import Declarations
import SourceText

/// Everything that is declared, by name. Of two things with one name the first counts; the second is reported by a rule of its own.
struct SpecIndex {
    let enums: [String: Enumeration]
    let errors: [String: ErrorEnumeration]
    let classes: [String: ClassType]
    let protocols: [String: ProtocolType]
    let endpoints: [String: Endpoint]
    let failures: [String: FailureShape]
    let state: [String: StateGroup]
    let durations: [String: DocumentedDuration]
    let constants: [String: Constant]
    let settings: [String: Setting]
    let operations: [String: OperationSignature]
    /// A place for fields that the tool itself knows.
    let place: Place
    var flows: [String: FlowSignature] = [:]
    var policies: Set<String> = []
    var records: [String: RecordType] = [:]
    var app: [Field] = []
    /// What the mock's calls of an app's server leave to whoever has it call.
    var callbacks: [String: [Field]] = [:]

    init(_ spec: Spec) {
        enums = Self.byName(spec.enums) { $0.name.value }
        errors = Self.byName(spec.errors) { $0.name.value }
        classes = Self.byName(spec.classes) { $0.name.value }
        protocols = Self.byName(spec.protocols) { $0.name.value }
        endpoints = Self.byName(spec.endpoints) { $0.name.value }
        failures = Self.byName(spec.failures) { $0.name.value }
        state = Self.byName(spec.state) { $0.name.value }
        durations = Self.byName(spec.durations) { $0.name.value }
        constants = Self.byName(spec.constants) { $0.name.value }
        settings = Self.byName(spec.settings) { $0.name.value }
        place = spec.system.place
        operations = Self.byName(OperationSignature.all(spec)) { $0.name }
    }

    private static func byName<Value>(_ list: [Value], _ name: (Value) -> String) -> [String: Value] {
        Dictionary(list.map { (name($0), $0) }) { first, _ in first }
    }

    func isType(_ name: String) -> Bool {
        enums[name] != nil || errors[name] != nil || classes[name] != nil || protocols[name] != nil
    }

    var typeNames: [String] { (Array(enums.keys) + Array(errors.keys) + Array(classes.keys) + Array(protocols.keys)).sorted() }

    /// `Enum.case` taken apart, if both exist.
    func errorCase(_ dotted: String) -> (enumeration: ErrorEnumeration, errorCase: ErrorCase)? {
        let parts = dotted.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let enumeration = errors[parts[0]] else { return nil }
        return enumeration.cases.first { $0.name.value == parts[1] }.map { (enumeration, $0) }
    }

    var errorNames: [String] {
        errors.values.flatMap { each in each.cases.map { "\(each.name.value).\($0.name.value)" } }.sorted()
    }

    /// Whether an object of one type is one of the other: by inheritance or conformance. Types that are not of the spec are taken on trust.
    func isKind(_ name: String, of wanted: String, depth: Int = 0) -> Bool {
        if name == wanted { return true }
        guard depth < 16 else { return false }
        if let type = classes[name] {
            let parents = type.conformances.map(\.value) + (type.superclass.map { [$0.value] } ?? [])
            return parents.contains { isKind($0, of: wanted, depth: depth + 1) } || protocols[wanted]?.implementedBy?.value == name
        }
        if let type = protocols[name] { return type.conformances.contains { isKind($0.value, of: wanted, depth: depth + 1) } }
        return !isType(name)
    }
}

/// A capability's operation, the platform's own or the spec's.
struct OperationSignature {
    var name: String
    var parameters: [Field]
    var result: ValueType
    var resultFields: [Field]
    var waits: Bool

    static func all(_ spec: Spec) -> [OperationSignature] {
        let declared = spec.capabilities.flatMap { capability in
            capability.operations.map {
                OperationSignature(
                    name: "\(capability.name.value).\($0.name.value)",
                    parameters: $0.parameters,
                    result: $0.result,
                    resultFields: $0.resultFields,
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

extension Field {
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
