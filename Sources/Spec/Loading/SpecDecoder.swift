import Declarations
import Diagnostics
import SourceText
import YAMLTree

/// First half of loading: YAML to model, everything but expressions and steps, which need the names of all that is declared.
///
/// Tolerant: what lacks its name, or whose declaration does not parse, was reported and is left out; anything else that is missing gets a
/// plain default.
struct SpecDecoder {
    let files: MergedFiles
    var declarations = DeclarationReading()
    var diagnostics: [Diagnostic] = []
    /// `bases:` of classes, whose values wait for the second half.
    var pendingBases: [(classIndex: Int, node: YAMLNode)] = []
    /// Properties whose `get` or `initial` waits for it, by class.
    var pendingProperties: [(classIndex: Int, propertyIndex: Int, node: YAMLNode)] = []
    /// Initialisers whose `with` waits for it, by class.
    var pendingInitialisers: [(classIndex: Int, methodIndex: Int, node: YAMLNode)] = []
    var objects: ObjectReading
    var pendingFlows: [(flow: Flow, node: YAMLNode)] = []
    var pendingPolicies: [(policy: Policy, node: YAMLNode)] = []
    /// What methods say of themselves with `calls:` or `steps:`, by the method's place.
    var ownFlows: [Place: YAMLNode] = [:]
    /// The methods that are one call of an endpoint, by the name of the flow that is made of it.
    var directCalls: [String: Method] = [:]
    var sharedTexts: SharedTexts
    /// What apps call types in Swift.
    var swiftNames: [SwiftNaming] = []
    /// What URLs may begin with.
    var hosts: [Host] = []
    /// The headers of all requests, whose values wait for the second half.
    var commonHeaders: [CommonHeader] = []
    /// The classes that wrap errors.
    let errorClasses: Set<String>
    /// The protocols, whose objects may be listeners.
    let protocolNames: Set<String>

    init(_ files: MergedFiles) {
        self.files = files
        sharedTexts = SharedTexts(files.single["parameters"]?.value)
        objects = ObjectReading(files.nodes("objects"))
        protocolNames = Set(files.nodes("protocols").compactMap { $0.string("name")?.value })
        errorClasses = Set(files.nodes("classes").filter { $0["wraps"] != nil }.compactMap { $0.string("name")?.value })
    }

    mutating func decode() -> Spec? {
        guard let system = files.single["system"]?.value, let description = Self.system(system) else { return nil }
        var spec = Spec(system: description)
        spec.sources = files.nodes("sources").compactMap(Self.source)
        spec.guides = files.nodes("guides").compactMap(Self.guide)
        spec.errata = files.nodes("errata").compactMap(Self.erratum)
        spec.settings = files.nodes("settings").compactMap(Self.setting)
        spec.durations = files.nodes("durations").compactMap(Self.duration)
        nameInSwift(&spec)
        spec.errors = files.nodes("errors").compactMap { errors($0) }
        spec.typedefs = typedefs(files.nodes("typedefs"))
        spec.constants = files.nodes("constants").compactMap { constant($0) }
        spec.enums = files.nodes("enums").compactMap { enumeration($0) }
        decodeClasses(into: &spec)
        spec.protocols = files.nodes("protocols").compactMap { protocolType($0) }
        spec.platform = files.nodes("platform").compactMap { platformType($0) }
        spec.hooks = files.nodes("hooks").compactMap { hook($0) }
        spec.objects = objectTypes()
        spec.failures = files.nodes("failures").compactMap { failure($0) }
        hosts = files.nodes("hosts").compactMap(host)
        spec.hosts = hosts
        spec.endpoints = files.nodes("endpoints").compactMap { endpoint($0) }
        addCommonHeaders(to: &spec)
        spec.settleMessages()
        spec.settleStatuses()
        spec.settleFailures()
        spec.settleOtherCodes()
        spec.settleRefusals()
        spec.capabilities = files.nodes("capabilities").compactMap { capability($0) }
        spec.state = files.nodes("state").compactMap { state($0) }
        pendingPolicies = files.nodes("policies").compactMap { node in Self.policy(node).map { ($0, node) } }
        pendingFlows = files.nodes("flows").compactMap { node in flow(node).map { ($0, node) } }
        addOwnFlows(to: &spec)
        spec.instances = GenericUses.names(in: files, spec, declarations.aliases)
        diagnostics += sharedTexts.unused
        return spec
    }

    /// What declarations call types by their names in Swift is the spec's type.
    private mutating func nameInSwift(_ spec: inout Spec) {
        spec.swiftNames = ["enums", "errors", "classes", "protocols"].flatMap { files.nodes($0) }.compactMap { node in
            // What is called so in Swift, too, has no other name there.
            guard let name = node.string("name"), let swift = node.string("swift"), swift.value != name.value else { return nil }
            return SwiftNaming(name: name, swift: swift)
        }
        swiftNames = spec.swiftNames
        for naming in spec.swiftNames {
            for prefix in ["", "any "] {
                declarations.aliases[prefix + naming.swift.value] = .named(TypeName.Named(prefix + naming.name.value))
            }
        }
    }

    private mutating func decodeClasses(into spec: inout Spec) {
        for node in files.nodes("classes") {
            guard let type = classType(node, index: spec.classes.count) else { continue }
            spec.classes.append(type)
        }
    }

    func list<Value>(_ node: YAMLNode, _ key: String, _ read: (YAMLNode) -> Value?) -> [Value] { node.nodes(key).compactMap(read) }
}
