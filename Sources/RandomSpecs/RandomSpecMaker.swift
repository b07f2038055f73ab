import Spec

/// A whole spec that is made up: every form of declaration, type, verb, function and wire form that the grammar knows, put together as the
/// rules allow, as far as that can be seen from here. What it gets wrong, the rules have to refuse; what they let pass has to compile.
package struct RandomSpecMaker {
    var random: RandomNumbers
    let seed: UInt64
    let id: String
    let module: String

    var enums: [MadeEnum] = []
    var settings: [String] = []
    var durations: [String] = []
    var notifications: [String] = []
    var state: [MadeState] = []
    var endpoints: [MadeEndpoint] = []
    /// What URLs may begin with.
    var hosts: [String] = []
    var hostRandom: RandomNumbers
    var classes: [MadeClass] = []
    var protocols: [MadeProtocol] = []
    var platform: [String] = []
    /// Names of block types.
    var typedefs: [SpecNode] = []
    var failures: [(name: String, errors: String)] = []
    /// Operations that tell of events, with what each event holds.
    var tellers: [(name: String, parameters: [MadeField], event: [MadeField])] = []
    /// What flows listen to under a text.
    var keyedSources: Set<String> = []
    /// Capabilities' operations that wait, and those that do not.
    var operations: [(name: String, parameters: [MadeField], result: ValueType, waits: Bool, errors: [String])] = []
    /// Flows that methods have asked for, to be written.
    var wanted: [MadeFlow] = []
    /// Flows without parameters that others may run.
    var helpers: [(name: String, result: ValueType?)] = []
    var policies: [String] = []
    var records: [MadeState] = []
    var isEditable = false
    var appValues: [KnownValue] = []
    /// Enums of errors whose domain has a constant.
    var domains: [String] = []
    /// The vendor's calls of an app's server.
    var callbacks: [MadeEndpoint] = []
    /// What happens at the vendor's, what it is told, and whether it is done to a record.
    var actions: [(name: String, parameters: [MadeField], isOfRecord: Bool)] = []
    /// Classes that the records of a resource fill.
    var rooms: [(name: String, resource: String)] = []
    /// Settings that scenarios can change.
    var plistSettings: [String] = []
    /// Whether the declarations at hand stand between `NS_ASSUME_NONNULL_BEGIN` and `_END`.
    var isNonnull = false
    private(set) var counter = 0
    /// Whether what is made up is put into a spec that is there already, with names of its own.
    var isSharing = false
    var sharingRandom: RandomNumbers
    private var sharedCounter = 0
    /// Names of libraries that types of the vendor have.
    var hidden: Set<String> = []

    private init(seed: UInt64) {
        random = RandomNumbers(seed: seed)
        hostRandom = RandomNumbers(seed: ~seed)
        sharingRandom = RandomNumbers(seed: seed.byteSwapped)
        self.seed = seed
        id = "random-\(seed)"
        module = "Random\(seed)"
    }

    /// The spec of a seed, as the one file of its system.
    package static func spec(seed: UInt64) -> SpecNode {
        var maker = RandomSpecMaker(seed: seed)
        return maker.spec()
    }

    /// The system's id, which is its folder's name.
    package static func id(of seed: UInt64) -> String { "random-\(seed)" }

    /// Makes something up by numbers of its own, which a salt chooses: what a seed makes besides stays what it was.
    mutating func apart<Made>(_ salt: UInt64, _ make: (inout Self) -> Made) -> Made {
        let outer = random
        random = RandomNumbers(seed: seed.byteSwapped &+ salt)
        defer { random = outer }
        return make(&self)
    }

    mutating func name(_ stem: String) -> String {
        if isSharing {
            sharedCounter += 1
            return "\(stem)Shared\(sharedCounter)"
        }
        counter += 1
        return "\(stem)\(counter)"
    }

    /// A new name for a type, in the vendor's manner.
    mutating func typeName(_ stem: String) -> String { "RX" + name(stem) }

    /// Where an item comes from.
    mutating func sourced(_ node: SpecNode) -> SpecNode {
        switch random.below(5) {
        case 0: node.with(["invented": "Made up for a test."])
        case 1: node.with(["documented": "headers"])
        default: node
        }
    }

    /// Some types have another name in Swift, of their own or inside of an enum that was made before.
    mutating func named(_ node: SpecNode, _ name: String) -> SpecNode {
        guard random.oneIn(6) else { return namedAlikeLibraries(node) }
        let outers = enums.map(\.name).filter { $0 != name }
        guard let outer = random.some(outers), random.oneIn(2) else { return node.with(["swift": .text("Other" + name)]) }
        return node.with(["swift": .text("\(outer).\(random.oneIn(2) ? name : "Inner" + name)")])
    }

    private mutating func spec() -> SpecNode {
        var system: SpecNode = [
            "id": .text(id), "module": .text(module), "title": ["en": "Random", "ko": "무작위"], "summary": .words,
        ]
        if random.oneIn(4) { system = system.with(["languages": ["en"]]) }
        if random.oneIn(4) { system = system.with(["spellings": ["swift2"]]) }
        var parts: [(key: String, value: SpecNode)] = [("system", system)]
        func add(_ key: String, _ nodes: [SpecNode]) { if !nodes.isEmpty { parts.append((key, .list(nodes))) } }
        var source: SpecNode = ["id": "headers", "title": .words]
        if random.oneIn(2) { source = source.with(["url": "https://example.com/headers"]) }
        add("sources", [source])
        add("settings", madeSettings())
        add("durations", madeDurations())
        add("enums", madeEnums())
        add("errors", madeErrors())
        add("constants", madeConstants())
        add("platform", madePlatform())
        add("state", madeState())
        add("failures", madeFailures())
        add("hosts", madeHosts())
        add("endpoints", madeEndpoints())
        add("capabilities", madeCapabilities())
        let values = madeValueClasses()
        add("protocols", madeProtocols())
        let services = madeServices()
        add("classes", values + services)
        add("typedefs", typedefs)
        add("hooks", madeHooks())
        add("policies", madePolicies())
        add("flows", madeFlows())
        if let mock = madeMock() { parts.append(("mock", mock)) }
        add("requests", madeRequests())
        add("scenarios", madeScenarios())
        return .map(extended(sharing(parts)))
    }

    // MARK: - What stands alone

    private mutating func madeSettings() -> [SpecNode] {
        (0..<random.times(0...3)).map { _ in
            let name = "RX_\(name("KEY"))"
            settings.append(name)
            plistSettings.append(name)
            let kind = random.pick(["plist", "linker", "pod", "package", "framework", "console", "scope", "property", "url", "platform"])
            let node: SpecNode = ["kind": .text(kind), "name": .text(name), "text": .words]
            return sourced(random.oneIn(2) ? node.with(["value": random.oneIn(2) ? "value" : false]) : node)
        }
    }

    private mutating func madeDurations() -> [SpecNode] {
        (0..<random.times(0...2)).map { _ in
            let name = name("time")
            durations.append(name)
            return sourced(["name": .text(name), "seconds": .integer(random.times(1...90000)), "text": .words])
        }
    }

    private mutating func madeConstants() -> [SpecNode] {
        let notifications: [SpecNode] = (0..<random.times(0...4)).map { _ in
            let name = "RX" + name("DidChangeSomethingThatHasARatherLongName") + "Notification"
            self.notifications.append(name)
            return sourced(["kind": "notification", "name": .text(name), "type": "NSString *", "text": .words])
        }
        let others: [SpecNode] = (0..<random.times(0...3)).map { _ in
            let kind = random.pick(["define", "static", "extern"])
            var node: SpecNode = ["kind": .text(kind), "name": .text("kRX\(name("Constant"))"), "text": .words]
            switch random.below(3) {
            case 0: node = node.with(["type": "NSString *", "value": "a text"])
            case 1: node = node.with(["type": "NSInteger", "value": .integer(random.below(1000))])
            default: node = node.with(["value": .number(1.5)])
            }
            let shown = apart(947) { $0.random.oneIn(4) ? "rx\($0.name("Shown"))" : nil }
            if apart(953, { $0.random.oneIn(4) }) { node = node.with(["valuesFrom": "headers"]) }
            return sourced(shown.map { node.with(["swift": .text($0)]) } ?? node)
        }
        let named: [SpecNode] = domains.map { name in
            ["kind": "extern", "name": .text("\(name)Domain"), "type": "NSString *", "value": .text("com.example.\(name)"), "text": .words]
        }
        return notifications + others + named
    }

    private mutating func madePlatform() -> [SpecNode] {
        (0..<random.times(0...1)).map { _ in
            let name = "Kit\(name("Thing"))"
            platform.append(name)
            var node: SpecNode = ["name": .text(name), "framework": "SomeKit"]
            if random.oneIn(2) {
                node = node.with(["members": ["@property (nonatomic, copy) NSString *title;", "@property NSInteger count;"]])
            }
            if random.oneIn(3) { node = node.with(["swift": "SomeKit.Thing"]) }
            if random.oneIn(4) { node = node.with(["language": "objc"]) }
            if random.oneIn(3) { node = node.with(["form": .text(random.pick(["class", "value"]))]) }
            return node
        }
    }

    private mutating func madeHooks() -> [SpecNode] {
        guard random.oneIn(3) else { return [] }
        return [
            sourced([
                "declaration": "- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options;",
                "owner": "UIApplicationDelegate", "text": .words,
            ])
        ]
    }
}
