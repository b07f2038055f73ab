internal import Declarations
package import Spec

/// A spec with everything that generation looks up decided once: what is where, and under which name Swift sees it.
package struct SystemModel: Sendable {
    package let spec: Spec
    package let mapping: TypeMapping
    let enums: [String: Enumeration]
    let errors: [String: ErrorEnumeration]
    let classes: [String: ClassType]
    let protocols: [String: ProtocolType]
    let endpoints: [String: Endpoint]
    let failures: [String: FailureShape]
    let state: [String: StateGroup]
    let flows: [String: Flow]
    let policies: [String: Policy]
    let durations: [String: DocumentedDuration]
    let capabilities: [String: Capability]
    /// Protocols of delegates that flows notify.
    let notified: Set<String>
    /// Swift names of cases, by the enum's name and the spec's name of the case.
    private let caseNames: [String: [String: String]]

    package init(_ spec: Spec) {
        self.spec = spec
        enums = Self.index(spec.enums) { $0.name.value }
        errors = Self.index(spec.errors) { $0.name.value }
        classes = Self.index(spec.classes) { $0.name.value }
        protocols = Self.index(spec.protocols) { $0.name.value }
        endpoints = Self.index(spec.endpoints) { $0.name.value }
        failures = Self.index(spec.failures) { $0.name.value }
        state = Self.index(spec.state) { $0.name.value }
        flows = Self.index(spec.flows) { $0.name.value }
        policies = Self.index(spec.policies) { $0.name.value }
        durations = Self.index(spec.durations) { $0.name.value }
        capabilities = Self.index(spec.capabilities) { $0.name.value }
        notified = Set(spec.notifiedProtocols.map(\.name.value))
        mapping = TypeMapping(
            enums: Set(spec.enums.map(\.name.value) + spec.errors.map(\.name.value)),
            optionSets: Set(spec.enums.filter { $0.form == .nsOptions }.map(\.name.value)),
            protocols: Set(spec.protocols.map(\.name.value))
        )
        caseNames = Self.caseNames(spec)
    }

    package var module: String { spec.system.module.value }

    /// The name of a case as Swift shows it, without a dot or a type before it.
    package func caseName(_ enumeration: String, _ name: String) -> String {
        caseNames[enumeration]?[name] ?? name
    }

    /// The case as an expression: `KOUserGender.male`, or a global constant for an enum of plain C.
    package func caseExpression(_ enumeration: String, _ name: String) -> String {
        let swift = caseName(enumeration, name)
        return enums[enumeration]?.form == .cEnum ? swift : "\(enumeration).\(SwiftIdentifier.escapedMember(swift))"
    }

    /// `ErrorEnum.case` as Swift spells it.
    func errorExpression(_ dotted: String) -> String? {
        errorCase(dotted).map { caseExpression($0.enumeration.name.value, $0.errorCase.name.value) }
    }

    /// `ErrorEnum.case` taken apart.
    package func errorCase(_ dotted: String) -> (enumeration: ErrorEnumeration, errorCase: ErrorCase)? {
        let parts = dotted.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let enumeration = errors[parts[0]] else { return nil }
        return enumeration.cases.first { $0.name.value == parts[1] }.map { (enumeration, $0) }
    }

    /// Whether any server sends more with an error than code and message.
    var hasFailureDetails: Bool { spec.failures.contains(where: hasDetails) }

    func hasDetails(_ shape: FailureShape) -> Bool {
        shape.placeholders.contains { if case .detail = $0.placeholder { true } else { false } }
    }

    /// A class and those it inherits from, nearest first.
    func ancestry(of type: ClassType) -> [ClassType] {
        var list = [type]
        while list.count < 16, let name = list.last?.superclass?.value, let parent = classes[name] { list.append(parent) }
        return list
    }

    func isSubclassed(_ type: ClassType) -> Bool {
        spec.classes.contains { $0.superclass?.value == type.name.value }
    }

    private static func index<Value>(_ list: [Value], _ name: (Value) -> String) -> [String: Value] {
        Dictionary(list.map { (name($0), $0) }) { first, _ in first }
    }

    private static func caseNames(_ spec: Spec) -> [String: [String: String]] {
        var names: [String: [String: String]] = [:]
        for enumeration in spec.enums {
            let cases = enumeration.cases.map { ($0.name.value, $0.swiftName?.value) }
            names[enumeration.name.value] = caseNames(of: enumeration.name.value, enumeration.form, cases)
        }
        for enumeration in spec.errors {
            let cases = enumeration.cases.map { ($0.name.value, $0.swiftName?.value) }
            let form = enumeration.form == .cEnum ? EnumDeclaration.Kind.nsEnum : enumeration.form
            names[enumeration.name.value] = caseNames(of: enumeration.name.value, form, cases)
        }
        return names
    }

    private static func caseNames(
        of type: String,
        _ form: EnumDeclaration.Kind,
        _ cases: [(name: String, swift: String?)]
    ) -> [String: String] {
        let isImported = form == .nsEnum || form == .nsOptions
        let derived = isImported ? EnumNaming.caseNames(of: type, constants: cases.map(\.name)) : cases.map(\.name)
        return Dictionary(zip(cases, derived).map { ($0.name, $0.swift ?? $1) }) { first, _ in first }
    }
}
