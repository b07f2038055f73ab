import Spec

/// How things begin and change in Swift: first values, constants of structs, setters of the SDK's own, initialisers that answer nothing or
/// throw errors of one type, methods that change the copy that they are called on.
extension RandomSpecMaker {
    mutating func addBeginnings(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let name = typeName("Plan")
        let isStruct = random.oneIn(2)
        let errors = enums.first { $0.isErrors && $0.held.isEmpty }
        var node: SpecNode = ["name": .text(name), "language": "swift", "text": .words]
        if isStruct { node = node.with(["form": "structure"]) }
        let constants = isStruct ? constants(of: name) : []
        let properties = (beginnings() + constants).map { $0.changing("declaration") { $0 } }
        node = node.with(["properties": .list(properties), "methods": .list(planned(errors, isStruct: isStruct))])
        if isStruct, random.oneIn(3) { node = node.with(["conforms": .list(random.oneIn(2) ? ["Codable", "Hashable"] : ["Equatable"])]) }
        parts["classes"] += [sourced(node)]
        addTakers(name, constants, &parts)
    }

    /// The first three are there for the methods.
    private mutating func beginnings() -> [SpecNode] {
        let access = random.pick(["", "private(set) ", "public internal(set) ", "public "])
        let always = ["\(access)var count: Int = \(random.below(9))", "var word: String = \"a word\"", "var note: String? = nil"]
        var others = [
            "var speed = 1.5", "var share: Float? = -0.5", "let isLoud = true", "var names: [String] = []", "var rest: [String: Any] = [:]",
            "private(set) var tries: UInt8 = 1", "public let big: Int64 = -7", "var least: Double = 0",
        ]
        if let mode = swiftEnums.first { others.append("var mode: \(mode.name) = .\(mode.cases.last ?? "none")") }
        return (always + others.filter { _ in random.oneIn(2) }).map { sourced(["declaration": .text($0), "text": .words]) }
    }

    /// Enums whose cases declarations name by themselves.
    private var swiftEnums: [MadeEnum] {
        enums.filter {
            $0.held.isEmpty && !$0.isErrors && $0.cases.first?.first?.isLowercase == true && $0.cases.last != "default"
                && $0.cases.last != "in" && $0.cases.last != "self"
        }
    }

    private mutating func constants(of name: String) -> [SpecNode] {
        var all: [SpecNode] = [
            ["declaration": "static let limit: UInt8 = 9"], ["declaration": "static let unit = \"rounds\""],
            ["declaration": "static var labels: [String] { get }", "get": ["calm", "usual"]],
            ["declaration": "static let rate: Double", "initial": .number(0.5)],
        ].filter { _ in random.oneIn(2) }
        if random.oneIn(2) {
            all.append(["declaration": "var rounds: Int", "field": "rounds"])
            all.append([
                "declaration": .text("static let usual: \(name)"), "get": ["make": .text(name), "from": ["object": ["rounds": 4]]],
            ])
        }
        return all.map { sourced($0.with(["text": .words])) }
    }

    private mutating func planned(_ errors: MadeEnum?, isStruct: Bool) -> [SpecNode] {
        let changing = isStruct ? "mutating func" : "func"
        let more: SpecNode = ["set": ["count": ["sum": ["$self.count", 1]]]]
        var all: [SpecNode] = [
            ["declaration": "init()"],
            ["declaration": .text("\(changing) advance()"), "steps": [more]],
            [
                "declaration": .text("\(changing) name(_ word: String) -> Int"),
                "steps": [["set": ["word": "$arg.word"]], more, ["return": "$self.count"]],
            ],
            [
                "declaration": .text("\(changing) rest() async -> String?"),
                "steps": [["ask": "clock.sleep", "with": ["seconds": 1]], ["set": ["note": "rested"]], ["return": "$self.note"]],
            ],
            ["declaration": "func words() -> String", "steps": [["return": "{$self.word} {$self.count}"]]],
            ["declaration": "subscript(word: String) -> Int { get }", "steps": [["return": ["length": "$arg.word"]]]],
            [
                "declaration": "subscript(at place: Int, word: String) -> Int? { get set }",
                "steps": [["return": ["sum": ["$arg.place", ["length": "$arg.word"]]]]],
                "setter": [
                    "declaration": "func set(_ newValue: Int?, place: Int, word: String)", "text": .words, "unread": ["place", "word"],
                    "steps": [["set": ["count": ["first": ["$arg.newValue", 0]]]]],
                ],
            ],
        ].filter { $0.has("steps") ? random.oneIn(2) : true }
        guard let errors else { return all.map { sourced($0.with(["text": .words])) } }
        let error: SpecNode = .text("\(errors.name).\(random.pick(errors.cases))")
        let asked: SpecNode = ["require": ["not": ["equal": ["$arg.word", ""]]], "otherwise": [["fail": error]]]
        let others: [SpecNode] = [
            ["declaration": "init?(word: String)", "steps": [asked]],
            ["declaration": "init?(parsing word: String)", "steps": [asked, ["set": ["note": "$arg.word"]]]],
            [
                "declaration": .text("init(named word: String) throws(\(errors.name))"), "failsAs": error,
                "steps": [asked, ["set": ["note": "named"]]],
            ],
            ["declaration": "init(trying word: String) throws", "steps": [asked]],
            ["declaration": .text("\(changing) check(_ word: String) throws(\(errors.name))"), "failsAs": error, "steps": [asked, more]],
            [
                "declaration": .text("\(changing) wait(for word: String) async throws"),
                "steps": [asked, ["ask": "clock.sleep", "with": ["seconds": 1]], more],
            ],
        ]
        all += others.filter { _ in random.oneIn(2) }
        return all.map { sourced($0.with(["text": .words])) }
    }

    /// What takes such a struct, by a constant of it where nobody gives one.
    private mutating func addTakers(_ name: String, _ constants: [SpecNode], _ parts: inout SpecParts) {
        guard constants.contains(where: { $0.has("field") }) else { return }
        let fallback = random.oneIn(2) ? " = .usual" : ""
        let taken: SpecNode = [
            "declaration": .text("static func takes(_ plan: \(name)\(fallback)) -> Int"), "text": .words,
            "steps": [["return": ["sum": ["$arg.plan.rounds", "$arg.plan.usual.rounds"]]]],
        ]
        parts["classes"] += [
            sourced(["name": .text(typeName("Planner")), "language": "swift", "text": .words, "methods": [sourced(taken)]])
        ]
    }
}
