internal import Declarations
package import Spec
internal import SwiftCode

/// A spec with everything that generation looks up decided once: what is where, under which name Swift sees it, and what holds for the
/// system as a whole.
package struct SystemModel: Sendable {
    private let index: SystemIndex
    private var facts: SystemFacts
    private(set) var delegates: DelegateFacts
    /// The classes and protocols whose members mention types of platform frameworks, each with the types.
    private(set) var frameworkTypes: [String: Set<String>] = [:]
    /// Those of them that are named as protocols.
    private(set) var platformProtocols: Set<String> = []
    /// Those that are no objects.
    private(set) var platformValues: Set<String> = []
    /// The classes whose objects are `NSObject`'s.
    private(set) var foundationObjects: Set<String> = []
    /// Classes that have to say how their objects are told apart: sets hold them, and nothing that they inherit from says it.
    private(set) var toldApart: Set<String> = []

    /// Each step looks up what those before it have worked out.
    package init(_ spec: Spec) {
        index = SystemIndex(spec)
        facts = SystemFacts()
        delegates = DelegateFacts()
        facts = SystemFacts(self)
        delegates = DelegateFacts(self)
        frameworkTypes = FrameworkTypes.owners(in: self)
        platformProtocols = FrameworkTypes.protocols(in: self)
        platformValues = FrameworkTypes.values(in: self)
        foundationObjects = FoundationObjects.names(in: self)
        toldApart = FrameworkTypes.toldApart(in: self)
    }

    package var spec: Spec { index.spec }
    package var mapping: TypeMapping { index.mapping }
    package var module: String { spec.system.module.value }
    var inner: InnerNames { index.inner }
    var enums: [String: Enumeration] { index.enums }
    var associated: [String: Enumeration] { index.associated }
    var readNames: Set<String> { index.readNames }
    var errors: [String: ErrorEnumeration] { index.errors }
    var classes: [String: ClassType] { index.classes }
    var typeParameters: Set<String> { index.typeParameters }
    var instances: [String: SwiftTypeName] { index.instances }
    var protocols: [String: ProtocolType] { index.protocols }
    var protocolsOfValues: Set<String> { index.protocolsOfValues }
    var openProtocols: Set<String> { index.openProtocols }
    var implementedProtocols: Set<String> { index.implementedProtocols }
    var platform: [String: PlatformType] { index.platform }
    var endpoints: [String: Endpoint] { index.endpoints }
    var hosts: [String: Host] { index.hosts }
    var constants: [String: Constant] { index.constants }
    var failures: [String: FailureShape] { index.failures }
    var state: [String: StateGroup] { index.state }
    var flows: [String: Flow] { index.flows }
    var policies: [String: Policy] { index.policies }
    var durations: [String: DocumentedDuration] { index.durations }
    var capabilities: [String: Capability] { index.capabilities }
    var sources: [String: ReferenceDocument] { index.sources }
    var behaviour: SystemBehaviour { index.behaviour }
    var conformances: Conformances { index.conformances }
    var sent: SentForms { index.sent }
    var sentStructs: Set<String> { index.sentStructs }
    var notified: Set<String> { index.notified }
    var shared: [ClassType] { index.shared }
    var listenerTokens: Set<String> { index.listenerTokens }
    var implemented: [String: [String]] { index.implemented }
    var hasFailureDetails: Bool { index.hasFailureDetails }
    var readsFailureStatus: Bool { index.readsFailureStatus }
    var details: [String: ValueType] { index.details }
    var errorValues: [String: Field] { index.errorValues }
    var failuresBesideAnswers: Set<String> { index.failuresBesideAnswers }
    var failuresLikeAnswers: Set<String> { index.failuresLikeAnswers }

    /// The name of a case as Swift shows it, without a dot or a type before it.
    package func caseName(_ enumeration: String, _ name: String) -> String {
        index.caseNames[enumeration]?[name] ?? name
    }

    /// `ErrorEnum.case` taken apart.
    package func errorCase(_ dotted: String) -> (enumeration: ErrorEnumeration, errorCase: ErrorCase)? {
        index.errorTable.find(dotted)
    }

    /// An error as an endpoint names it: where its failure shape carries the enum, the case's name is enough.
    func errorCase(_ name: String, of endpoint: Endpoint) -> (enumeration: ErrorEnumeration, errorCase: ErrorCase)? {
        index.errorTable.find(name, of: endpoint)
    }

    func errorCase(_ name: String, of enumeration: String) -> ErrorCase? { index.errorTable.find(name, in: enumeration) }

    /// A class and those it inherits from, nearest first. A class that inherits from itself is there once, and no line is longer than any
    /// SDK has it.
    func ancestry(of type: ClassType) -> [ClassType] {
        var list = [type]
        while list.count < 16, let name = list.last?.superclass?.value, let parent = classes[name],
            !list.contains(where: { $0.name.value == name })
        {
            list.append(parent)
        }
        return list
    }

    /// What is worked out of a class.
    func settled(_ type: ClassType) -> SettledClass {
        facts.classes[type.name.value] ?? SettledClass(type, self)
    }

    /// Objects that do something need the environment; values do not.
    func needsEnvironment(_ type: ClassType) -> Bool { facts.needingEnvironment.contains(type.name.value) }

    /// A protocol's method as Swift shows it.
    func face(of method: Method, in type: ProtocolType) -> MethodFace {
        facts.protocols[type.name.value]?.face(of: method) ?? MethodFace(method, owner: type.name.value, properties: [], model: self)
    }

    /// What an error of a class carries of what delegates are told beside it.
    func companions(of type: ClassType) -> [ErrorCompanion] { delegates.companions[type.name.value] ?? [] }

    /// Whether apps inherit from the class.
    func isOpen(_ type: ClassType) -> Bool { index.openClasses.contains(type.name.value) }

    func isSubclassed(_ type: ClassType) -> Bool { index.parents.contains(type.name.value) }
}
