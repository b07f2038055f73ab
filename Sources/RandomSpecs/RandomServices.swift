import Spec

extension RandomSpecMaker {
    mutating func madeServices() -> [SpecNode] { (0..<random.times(1...2)).map { _ in service() } }

    private mutating func service() -> SpecNode {
        let name = typeName("Service")
        let isSwift = random.oneIn(3)
        var owner = MadeClass(name: name, language: isSwift ? .swift : .objectiveC)
        var node: SpecNode = ["name": .text(name), "text": .words]
        if isSwift { node = node.with(["language": "swift"]) } else if random.oneIn(2) { node = node.with(["superclass": "NSObject"]) }
        isNonnull = !isSwift && random.oneIn(4)
        if isNonnull { node = node.with(["nonnullFrom": "headers"]) }
        let shared = random.oneIn(2) ? "sharedInstance" : nil
        if let delegate = random.some(protocols), random.oneIn(2) {
            owner.delegate = delegate
            node = node.with(["delegate": ["property": "delegate", "protocol": .text(delegate.name)]])
        }
        if random.oneIn(3) {
            owner.events = [MadeField(name: "ready", type: random.pick([.boolean, .string, .void]), isRequired: random.oneIn(2))]
            let event: SpecNode = ["name": "ready", "type": .text(owner.events[0].type.spelling)]
            node = node.with(["events": [random.oneIn(2) ? event.with(["toAll": true, "text": .words]) : event]])
        }
        if random.oneIn(3) {
            let fields = fields(random.times(1...2), prefix: "carried", depth: 2, wires: false)
            let made = fields.made.map { MadeField(name: $0.name, type: .optional($0.type), isRequired: false) }
            owner.properties += made
            node = node.with(["carries": .list(fields.nodes.map { $0.without("required") })])
            owner.settable += made
        }
        var properties = (0..<random.times(0...4)).map { property($0, isSwift, &owner) }
        if let shared, isSwift { properties.append(["declaration": .text("static let \(shared): \(name)"), "text": .words]) }
        if let delegate = owner.delegate {
            let declaration =
                isSwift ? "weak var delegate: (any \(delegate.name))?" : "@property (nonatomic, weak) id<\(delegate.name)> delegate;"
            properties.append(["declaration": .text(declaration), "text": .words])
        }
        if !properties.isEmpty { node = node.with(["properties": .list(properties)]) }
        var methods: [SpecNode] = []
        if let shared {
            node = node.with(["shared": .text(shared)])
            if !isSwift { methods.append(["declaration": .text("+ (instancetype)\(shared);"), "text": .words]) }
        }
        owner.isShared = shared != nil
        methods += (0..<random.times(1...5)).map { _ in method(isSwift, &owner, hasShared: shared != nil) }
        if isSwift, random.oneIn(2) { methods += overloads(&owner, hasShared: shared != nil) }
        if shared == nil, owner.properties.isEmpty || random.oneIn(3) { methods.append(maker(isSwift, &owner)) }
        classes.append(owner)
        return sourced(node.with(["methods": .list(methods)]))
    }

    private mutating func property(_ index: Int, _ isSwift: Bool, _ owner: inout MadeClass) -> SpecNode {
        let type = random.pick(ownTypes.filter { $0.value.isOptional || hasEmpty($0.value) })
        let name = ["level", "default", "count", "state"][index % 4]
        let isStatic =
            random.oneIn(6) && (type.value.isOptional ? !isNamed(type.value) : ![.url, .json].contains(type.value) && !isNamed(type.value))
        let isReadOnly = random.oneIn(2)
        let declaration =
            isSwift
            ? "\(isStatic ? "static " : "")var \(name): \(type.swift)\(isReadOnly ? " { get }" : "")"
            : "@property (nonatomic\(isStatic ? ", class" : "")\(isReadOnly ? ", readonly" : "")) \(type.objectiveC(naming: name));"
        owner.properties.append(MadeField(name: name, type: type.value, isRequired: true))
        var node: SpecNode = ["declaration": .text(declaration), "text": .words]
        if random.oneIn(4), type.value != .data {
            let known = stateValues() + [KnownValue(reference: "$clock.now", type: .date)]
            node = node.with(["get": value(type.value, known, depth: 1)])
        } else {
            if random.oneIn(5), type.value == .integer { node = node.with(["initial": .integer(random.below(100))]) }
            if type.value.unwrapped == .url, index.isMultiple(of: 2) { node = node.with(["initial": "https://example.com/first"]) }
            // What apps can set.
            if !isSwift, !isReadOnly { owner.settable.append(MadeField(name: name, type: type.value, isRequired: true)) }
        }
        return sourced(node)
    }

    private mutating func method(_ isSwift: Bool, _ owner: inout MadeClass, hasShared: Bool) -> SpecNode {
        let stem = random.pick(["send", "load", "default", "register", "in"]) + name("Thing")
        let types = (0..<random.times(0...4)).map { _ in random.pick(ownTypes) }
        let givenTypes = ownTypes.filter { $0.value.isOptional || isMade($0.value) }
        let isStatic = random.oneIn(4)
        let ending = random.below(5)
        var flow = MadeFlow(name: name("flow"), known: [], waits: true, owner: owner, hasObject: !isStatic || hasShared)
        flow.known = zip(Self.parameters, types).map { KnownValue(reference: "$arg.\($0)", type: $1.value) }
        var result: SpelledType?
        var handler: String?
        var failing: String?
        var progress: String?
        var tail = ""
        var extra: [(key: String, value: SpecNode)] = []
        switch ending {
        case 0:
            result = random.pick(givenTypes)
            flow.result = result?.value
            flow.waits = false
        case 1, 2:
            let shown = (0..<random.times(0...2)).map { _ in random.pick(givenTypes.filter { $0.value.isOptional || hasEmpty($0.value) }) }
            let hasError = random.oneIn(2)
            flow.handler = zip(["answer", "other"], shown).map { MadeField(name: $0, type: $1.value, isRequired: true) }
            if hasError { flow.handler?.append(MadeField(name: "failure", type: isNonnull ? .error : .optional(.error), isRequired: true)) }
            let words = zip(["answer", "other"], shown).map { isSwift ? "_ \($0): \($1.swift)" : "\($1.objectiveC) \($0)" }
            let all = words + (hasError ? [isSwift ? "_ failure: (any Error)?" : "NSError *failure"] : [])
            handler = isSwift ? "(\(all.joined(separator: ", "))) -> Void" : "void (^)(\(all.joined(separator: ", ")))"
            if !isSwift, random.oneIn(4) {
                flow.hasProgress = true
                progress = "void (^ _Nullable)(double done)"
            }
            switch random.below(6) {
            case 0 where isSwift: handler = "(\(handler ?? ""))?"
            case 0: handler = handler?.replacing("(^)", with: "(^ _Nullable)")
            case 1: handler = named(handler ?? "", isSwift)
            case 2 where hasError && !isSwift:
                handler = "void (^)(\(words.joined(separator: ", ")))"
                failing = "void (^)(NSError *failure)"
            case 2 where hasError && shown.count == 1:
                handler = "(Result<\(shown[0].swift.replacing("!", with: "?")), any Error>) -> Void"
                flow.handler = [
                    MadeField(name: "value", type: shown[0].value, isRequired: true),
                    MadeField(name: "error", type: .optional(.error), isRequired: true),
                ]
            default: break
            }
        case 3 where isSwift && !streamed.isEmpty && random.oneIn(3):
            let element = random.pick(streamed)
            let stream = random.pick(["AsyncStream<\(element.swift)>", "AsyncThrowingStream<\(element.swift), any Error>"])
            result = SpelledType(objectiveC: "", swift: stream, value: .list(element.value))
            flow.emits = element.value
        case 3 where isSwift:
            let effects = random.below(4)
            tail = [" async", " async throws", " throws", ""][effects]
            if effects == 1, let errors = enums.first(where: \.isErrors), random.oneIn(2) {
                tail = " async throws(\(errors.name))"
                extra.append(("failsAs", .text("\(errors.name).\(errors.cases[0])")))
            }
            flow.waits = effects < 2
            if effects < 3, random.oneIn(2) {
                result = random.pick(givenTypes)
                flow.result = result?.value
            }
        case 3:
            tail = random.pick([" NSError **", " API_AVAILABLE(ios(13.0))", " __attribute__((deprecated))"])
            if tail == " NSError **" {
                result = SpelledType(objectiveC: "BOOL", swift: "Bool", value: .boolean)
                flow.waits = false
                flow.result = .void
            }
        default: break
        }
        let made =
            isSwift
            ? swiftMethod(stem, types, result, handler: handler, isStatic: isStatic, effects: tail)
            : objectiveCMethod(
                stem, types, result, handler: handler, failing: failing, progress: progress, isStatic: isStatic, tail: tail)
        wanted.append(flow)
        let throwing = [tail.contains("throws"), tail.contains("NSError **"), result?.swift.hasPrefix("AsyncThrowing") == true]
        let canFail = flow.handler?.contains { $0.type.holdsError } == true || throwing.contains(true)
        owner.methods.append(
            MadeMethod(
                name: isSwift ? made.selector.replacing("_ ", with: "") : made.selector,
                parameters: zip(Self.parameters, types).map { MadeField(name: $0, type: $1.value, isRequired: true) },
                handler: flow.handler, result: flow.emits.map(ValueType.list) ?? flow.result, isStatic: isStatic, canFail: canFail))
        var node: SpecNode = ["declaration": .text(made.text), "flow": .text(flow.name), "text": .words]
        if !types.isEmpty, random.oneIn(3) { node = node.with(["parameters": ["first": .words]]) }
        if result != nil, random.oneIn(3) { node = node.with(["result": .words]) }
        return sourced(.map(Self.entries(node) + extra))
    }

    /// A block that has a name.
    private mutating func named(_ block: String, _ isSwift: Bool) -> String {
        let name = typeName("Block")
        let declaration = isSwift ? "typealias \(name) = \(block)" : "typedef \(block.replacing("(^)", with: "(^\(name))"));"
        let node: SpecNode = ["declaration": .text(declaration), "text": .words]
        typedefs.append(sourced(isSwift ? node.with(["language": "swift"]) : node))
        return name
    }

    /// An initialiser with a flow of its own, or none.
    private mutating func maker(_ isSwift: Bool, _ owner: inout MadeClass) -> SpecNode {
        let declaration =
            isSwift ? "init(title: String, size: Int)" : "- (instancetype)initWithTitle:(NSString * _Nonnull)title size:(NSInteger)size;"
        let parameters = [
            MadeField(name: "title", type: .string, isRequired: true), MadeField(name: "size", type: .integer, isRequired: true),
        ]
        owner.methods.append(
            MadeMethod(
                name: isSwift ? "init(title:size:)" : "initWithTitle:size:", parameters: parameters, handler: nil, result: nil,
                isStatic: false, canFail: false, isMaker: true))
        let flow = MadeFlow(
            name: name("flow"), known: parameters.map { KnownValue(reference: "$arg.\($0.name)", type: $0.type) }, waits: false,
            owner: owner,
            hasObject: true)
        wanted.append(flow)
        return sourced(["declaration": .text(declaration), "text": .words, "flow": .text(flow.name)])
    }

    /// Types of a stream's elements.
    private var streamed: [SpelledType] {
        let plain: [ValueType] = [.string, .integer, .number, .boolean, .date, .list(.string)]
        return ownTypes.filter { plain.contains($0.value) && !$0.swift.contains("!") && !$0.swift.contains("NS") }
    }

    /// Types as the class at hand declares them.
    private var ownTypes: [SpelledType] { isNonnull ? Self.nonnull(spelledTypes) : spelledTypes }

    /// Whether there is a value that stands for nothing.
    private func hasEmpty(_ type: ValueType) -> Bool {
        switch type {
        case .url: false
        case .named(let name): enums.contains { $0.name == name && $0.held.isEmpty }
        default: true
        }
    }

    private func isNamed(_ type: ValueType) -> Bool {
        switch type.unwrapped {
        case .named, .url: true
        default: false
        }
    }

    static func entries(_ node: SpecNode) -> [(key: String, value: SpecNode)] {
        if case .map(let entries) = node { entries } else { [] }
    }
}
