/// The names of everything that is declared, each kind sorted, for messages about names that are not.
final class SpecNames {
    let enums: KnownNames
    /// `Enum.case`, of enums that are no errors.
    let enumCases: KnownNames
    /// `ErrorEnum.case`.
    let errors: KnownNames
    let classes: KnownNames
    /// What may stand under `type:`: the types of the spec, then the words.
    let types: KnownNames
    let endpoints: KnownNames
    /// The endpoints with which the vendor calls an app's server.
    let webhooks: KnownNames
    let operations: KnownNames
    let state: KnownNames
    /// The state groups with a key.
    let keyedState: KnownNames
    /// `group.field`.
    let stateFields: KnownNames
    let durations: KnownNames
    let notifications: KnownNames
    let settings: KnownNames
    var flows: KnownNames = []
    var policies: KnownNames = []
    var records: KnownNames = []
    var callbacks: KnownNames = []
    var actions: KnownNames = []

    init(_ spec: Spec, operations: [OperationSignature]) {
        enums = Self.sorted(spec.enums.map(\.name.value))
        enumCases = Self.sorted(
            spec.knownEnums.filter { !$0.isGeneric }.flatMap { each in each.cases.map { "\(each.name.value).\($0.name.value)" } })
        errors = Self.sorted(spec.errors.flatMap { each in each.cases.map { "\(each.name.value).\($0.name.value)" } })
        classes = Self.sorted(spec.knownClasses.filter { !$0.isGeneric }.map(\.name.value))
        types = KnownNames(Self.types(spec) + TypeWords.words.keys.sorted())
        endpoints = Self.sorted(spec.endpoints.map(\.name.value))
        webhooks = Self.sorted(spec.endpoints.filter(\.isWebhook).map(\.name.value))
        self.operations = Self.sorted(operations.map(\.name))
        state = Self.sorted(spec.state.map(\.name.value))
        keyedState = Self.sorted(spec.state.filter { $0.key != nil }.map(\.name.value))
        stateFields = Self.sorted(spec.state.flatMap { group in group.fields.map { "\(group.name.value).\($0.name.value)" } })
        durations = Self.sorted(spec.durations.map(\.name.value))
        notifications = Self.sorted(spec.constants.filter { $0.kind == .notification }.map(\.name.value))
        settings = Self.sorted(spec.settings.map(\.name.value))
    }

    static func sorted(_ names: @autoclosure @escaping () -> [String]) -> KnownNames { KnownNames(Set(names()).sorted()) }

    private static func types(_ spec: Spec) -> [String] {
        let names =
            [spec.knownEnums.map(\.name), spec.errors.map(\.name), spec.knownClasses.map(\.name), spec.protocols.map(\.name)] + [
                spec.objects.map(\.name)
            ]
        return Set(names.joined().map(\.value)).sorted()
    }
}
