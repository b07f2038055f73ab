import Spec

/// Flows that read what others have: properties and methods of cases, properties of the SDK's own protocols, bytes of texts; and initialisers
/// that throw, or are filled with what a parameter has.
extension RandomSpecMaker {
    mutating func addReadings(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let reader = typeName("Reader")
        var methods: [SpecNode] = []
        var steps: [SpecNode] = []
        if random.oneIn(2) { readCases(&parts, &methods, &steps, reader) }
        if random.oneIn(2) { readBytes(&methods, &steps, reader) }
        if random.oneIn(2) { readProtocol(&parts, &methods) }
        if random.oneIn(2) { askTexts(&methods, &steps, reader) }
        if random.oneIn(2) { makeOrThrow(&parts, &steps) }
        if !methods.isEmpty {
            parts["classes"] += [
                sourced(["name": .text(reader), "language": "swift", "text": .words, "methods": .list(methods)])
            ]
        }
        guard !parts["scenarios"].isEmpty, !steps.isEmpty else { return }
        parts["scenarios"] += [["name": .text(name("reading")), "text": .words, "steps": .list(steps)]]
    }

    private mutating func method(_ declaration: String, _ value: SpecNode) -> SpecNode {
        sourced(["declaration": .text(declaration), "text": .words, "steps": [["return": value]]])
    }

    // MARK: - Cases

    /// An enum with properties and methods, some of which answer other cases, and what flows and scenarios read of them.
    private mutating func readCases(_ parts: inout SpecParts, _ methods: inout [SpecNode], _ steps: inout [SpecNode], _ reader: String) {
        let enumeration = typeName("Pace")
        let isSwift = random.oneIn(2)
        let cases = ["slow", "quick", "default"].prefix(random.times(1...3)).map { isSwift ? $0 : enumeration + $0.capitalizedFirst }
        let isMissing = random.oneIn(2)
        let given = isMissing ? Array(cases.prefix(1)) : cases
        func values(_ value: (Int) -> SpecNode) -> SpecNode {
            .map(given.enumerated().map { (key: $1, value: value($0)) })
        }
        let mark = isMissing ? "?" : ""
        func member(_ declaration: String, _ values: SpecNode) -> SpecNode {
            sourced(["declaration": .text(declaration), "values": values, "text": .words])
        }
        var members: [SpecNode] = [
            member("func next() -> \(enumeration)\(mark)", values { .text(cases[($0 + 1) % cases.count]) }),
            member("func isLast() -> Bool\(mark)", values { .boolean($0 == 0) }),
        ]
        if !isSwift {
            let function = "NSString *NSStringFrom\(enumeration)(\(enumeration) \(random.pick(["value", "pace", "self_"])));"
            members.append(member(function, .map(cases.map { (key: $0, value: .text("words of \($0)")) })))
        }
        var node: SpecNode = [
            "name": .text(enumeration), "form": .text(isSwift ? "swift" : "nsEnum"), "text": .words,
            "cases": .list(cases.map { sourced(["name": .text($0), "text": .words]) }),
            "properties": [
                member("var title: String\(mark) { get }", values { .text("title \($0)") }),
                member("var other: \(enumeration)\(mark) { get }", values { .text(cases[$0]) }),
            ],
            "methods": .list(members),
        ]
        if !isSwift { node = node.with(["rawType": "NSInteger"]) }
        parts["enums"] += [sourced(node)]
        let title: SpecNode = ["first": ["$arg.pace.next.title", "$arg.pace.title", "x"]]
        let (told, last) = (name("title"), name("last"))
        methods.append(method("static func \(told)(of pace: \(enumeration)) -> String", isMissing ? title : "{$arg.pace.next.other.title}"))
        methods.append(method("static func \(last)(_ pace: \(enumeration)?) -> Bool", ["is": "$arg.pace.isLast"]))
        let kept = name("pace")
        let asked: SpecNode = ["call": .text("\(reader).\(told)(of:)"), "with": ["pace": .text(cases[0])]]
        steps.append(asked.with(["as": .text(name("told"))]))
        let first: SpecNode = ["case": .text("\(enumeration).\(cases[0])")]
        steps.append(["let": .map([(key: kept, value: first)])])
        steps.append(["expect": ["equal": [.text("$\(kept).title"), "title 0"]]])
        addErrorMembers(&parts)
    }

    /// Properties of an enum of errors are for apps alone.
    private mutating func addErrorMembers(_ parts: inout SpecParts) {
        let name = typeName("Fault")
        let cases = ["worn", "torn"].prefix(random.times(1...2))
        let values = SpecNode.map(cases.map { (key: $0, value: .text("is \($0)")) })
        let isHolding = random.oneIn(2)
        let isSaidOnce = random.oneIn(2)
        var nodes: [SpecNode] = cases.enumerated().map { index, each in
            let node: SpecNode = ["name": .text(each), "code": .integer(index + 1), "text": .words]
            return isSaidOnce ? node : node.with(["unraised": .words])
        }
        if isHolding { nodes[0] = nodes[0].with(["holds": "wait: Int?"]) }
        let node: SpecNode = [
            "name": .text(name), "form": "swift", "domain": .text("com.example.\(name)"), "text": .words, "cases": .list(nodes),
            "properties": [["declaration": "var message: String { get }", "values": values, "text": .words]],
            "methods": [["declaration": "func advice() -> String?", "values": [:], "text": .words]],
        ]
        parts["errors"] += [sourced(isSaidOnce ? node.with(["unraised": .words]) : node)]
    }

    // MARK: - Bytes and texts

    private mutating func readBytes(_ methods: inout [SpecNode], _ steps: inout [SpecNode], _ reader: String) {
        let (write, read) = (name("write"), name("read"))
        let isMissing = random.oneIn(2)
        methods.append(method("static func \(write)(_ text: String) -> Data", ["bytes": "$arg.text"]))
        let text: SpecNode = random.oneIn(4) ? ["hexBytes": "$arg.data"] : ["utf8": "$arg.data"]
        methods.append(
            method("static func \(read)(_ data: Data) -> String\(isMissing ? "?" : "")", isMissing ? text : ["first": [text, "none"]]))
        let data = name("data")
        steps.append(["call": .text("\(reader).\(write)(_:)"), "with": ["text": "a text"], "as": .text(data)])
        steps.append(["call": .text("\(reader).\(read)(_:)"), "with": ["data": .text("$\(data)")], "as": .text(name("text"))])
        if random.oneIn(2) { steps.append(["expect": ["equal": [["utf8": .text("$\(data)")], "a text"]]]) }
    }

    /// Questions to texts as values.
    private mutating func askTexts(_ methods: inout [SpecNode], _ steps: inout [SpecNode], _ reader: String) {
        for function in ["starts", "ends", "matches"] where random.oneIn(2) {
            let called = name(function)
            let asked = SpecNode.map([(key: function, value: ["$arg.text", "a"])])
            methods.append(method("static func \(called)(_ text: String) -> Bool", random.oneIn(2) ? asked : ["is": asked]))
            steps.append(["call": .text("\(reader).\(called)(_:)"), "with": ["text": "abc"], "as": .text(name("asked"))])
        }
    }

    // MARK: - Protocols of the SDK's own

    private mutating func readProtocol(_ parts: inout SpecParts, _ methods: inout [SpecNode]) {
        let (station, place) = (typeName("Station"), typeName("Place"))
        let isSwift = random.oneIn(2)
        let title = isSwift ? "var title: String? { get }" : "@property (nonatomic, copy, readonly, nullable) NSString *title;"
        let count = isSwift ? "var count: Int { get set }" : "@property (nonatomic) NSInteger count;"
        let properties = [title, count].map { sourced(["declaration": .text($0), "text": .words]) }
        let language: SpecNode? = isSwift ? "swift" : nil
        let asked: SpecNode = [
            "name": .text(place), "implementedBy": .text(station), "text": .words, "properties": .list(properties), "methods": [],
        ]
        parts["protocols"] += [sourced(asked.with(["language": language]))]
        let own: SpecNode = [
            "name": .text(station), "conforms": [.text(place)], "text": .words, "properties": .list(properties),
            "methods": [["declaration": isSwift ? "init()" : "- (instancetype)init;", "text": .words]],
        ]
        parts["classes"] += [sourced(own.with(["language": language]))]
        let named = name("titled")
        methods.append(method("static func \(named)(_ place: any \(place)) -> String?", "$arg.place.title"))
        let counted = name("counted")
        methods.append(method("static func \(counted)(_ place: (any \(place))?) -> Int", ["first": ["$arg.place.count", 0]]))
    }

    // MARK: - Initialisers

    private mutating func makeOrThrow(_ parts: inout SpecParts, _ steps: inout [SpecNode]) {
        guard let error = random.some(errorNames) else { return }
        let (ticket, copy) = (typeName("Ticket"), typeName("Copy"))
        let isStructure = random.oneIn(2)
        let text: SpecNode = ["declaration": "let text: String", "text": .words]
        let throwing: SpecNode = [
            "declaration": "init(text: String) throws", "text": .words,
            "steps": [["require": ["starts": ["$arg.text", "for "]], "otherwise": [["fail": .text(error)]]]],
        ]
        let made: SpecNode = [
            "name": .text(ticket), "language": "swift", "text": .words, "properties": [text], "methods": [throwing],
        ]
        parts["classes"] += [sourced(made)]
        let fromOther: SpecNode = [
            "declaration": .text("init(other: \(ticket)\(random.oneIn(2) ? "?" : ""))"), "text": .words,
            "with": ["text": "$arg.other.text", "count": 3],
        ]
        let copied: SpecNode = [
            "name": .text(copy), "language": "swift", "text": .words,
            "properties": [text, ["declaration": "var count: Int", "text": .words]], "methods": [fromOther],
        ]
        parts["classes"] += [sourced(isStructure ? copied.with(["form": "structure"]) : copied)]
        let kept = name("ticket")
        steps.append(["new": .text(ticket), "with": ["text": "for you"], "as": .text(kept)])
        steps.append(["new": .text(copy), "with": ["other": .text("$\(kept)")], "as": .text(name("copy"))])
        steps.append(["new": .text(ticket), "with": ["text": "no"], "fails": .text(error)])
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
