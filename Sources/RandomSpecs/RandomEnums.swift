import Spec

extension RandomSpecMaker {
    mutating func madeEnums() -> [SpecNode] {
        (0..<random.times(1...3)).map { _ in
            if random.oneIn(5) { return madeAssociated() }
            let name = typeName("Mode")
            let form = random.pick(["nsEnum", "nsOptions", "cEnum", "swift", "typed"])
            let isText = form == "typed" || form == "swift" && random.oneIn(2)
            let rawType =
                isText
                ? form == "swift" ? "String" : "NSString *"
                : form == "swift" ? "Int" : random.pick(["NSInteger", "NSUInteger", "int", "uint8_t", "long"])
            let stem = form == "swift" ? "" : name
            let words = ["None", "Warm", "Cold", "Default", "Self", "In"].prefix(random.times(1...6))
            let cases = words.map { form == "swift" ? $0.lowercased() : stem + $0 }
            enums.append(MadeEnum(name: name, cases: cases, isText: isText))
            // A Swift enum may have no raw values at all.
            let isBare = form == "swift" && !isText && cases.count.isMultiple(of: 2)
            var nodes = cases.enumerated().map { index, each in
                var node: SpecNode = ["name": .text(each), "text": .words]
                if isText {
                    if random.oneIn(2) { node = node.with(["value": .text("raw \(index)")]) }
                } else if random.oneIn(2) || form == "nsOptions" {
                    if !isBare { node = node.with(["value": .integer(form == "nsOptions" ? (index == 0 ? 0 : 1 << (index - 1)) : index)]) }
                }
                if random.oneIn(4) { node = node.with(["wire": .text("w\(index)")]) }
                if random.oneIn(8) { node = node.with(["swift": .text("\(name.lowercased())Case\(index)")]) }
                return sourced(node)
            }
            if ["nsEnum", "nsOptions", "cEnum"].contains(form), random.oneIn(4) { nodes.append(madeAlias(of: cases, form, stem)) }
            let isOpen = form == "swift" && isText && apart(UInt64(613 + enums.count)) { $0.random.oneIn(3) }
            if isOpen {
                let rest: SpecNode = ["name": "elsewhere", "holds": .text(cases.count > 2 ? "String" : "word: String"), "text": .words]
                nodes.append(rest)
            }
            var node: SpecNode = [
                "name": .text(name), "form": .text(form), "text": .words, "cases": .list(nodes),
            ]
            if !isBare { node = node.with(["rawType": .text(rawType)]) }
            node = named(node, name)
            let properties = apart(UInt64(41 + enums.count)) { $0.enumProperties(of: cases, form) }
            if let properties, !isOpen { node = node.with(["properties": .list(properties)]) }
            if form != "typed", form != "nsOptions", random.oneIn(3) {
                let unknown = random.pick(cases)
                if !isOpen { node = node.with(["unknown": .text(unknown)]) }
            }
            return sourced(random.oneIn(4) ? node.with(["valuesFrom": "headers"]) : node)
        }
    }

    /// What cases have besides.
    private mutating func enumProperties(of cases: [String], _ form: String) -> [SpecNode]? {
        guard ["nsEnum", "swift"].contains(form), random.oneIn(2) else { return nil }
        return (0..<random.times(1...3)).map { place in
            let kind = random.pick(["String", "Int", "Double", "Bool"])
            let isMissing = random.oneIn(3)
            let given = isMissing ? Array(cases.prefix(random.times(1...cases.count))) : cases
            let values = given.enumerated().map { index, each -> (key: String, value: SpecNode) in
                switch kind {
                case "Int": (each, .integer(index - 1))
                case "Double": (each, .text("\(index).5"))
                case "Bool": (each, .boolean(index.isMultiple(of: 2)))
                default: (each, .text("words \(index)"))
                }
            }
            let declaration = "var trait\(enums.count)x\(place): \(kind)\(isMissing ? "?" : "") { get }"
            return sourced(["declaration": .text(declaration), "values": .map(values), "text": .words])
        }
    }

    /// Another name for a case, with its value.
    private mutating func madeAlias(of cases: [String], _ form: String, _ stem: String) -> SpecNode {
        let index = random.below(cases.count)
        let value = form == "nsOptions" ? (index == 0 ? 0 : 1 << (index - 1)) : index
        enums[enums.count - 1].cases.append(stem + "Former")
        return ["name": .text(stem + "Former"), "value": .integer(value), "sameAs": .text(cases[index]), "text": .words]
    }

    /// An enum whose cases hold values.
    private mutating func madeAssociated() -> SpecNode {
        let name = typeName("Outcome")
        let types = Self.heldTypes + enums.filter(\.travels).map { ($0.name, ValueType.named($0.name)) }
        var made = MadeEnum(name: name, cases: [])
        var first = ""
        let nodes = ["done", "failed", "default", "waiting", "in"].prefix(random.times(1...5)).enumerated().map { index, each in
            made.cases.append(each)
            // The first holds something in any case: the enum would be a plain one.
            let held = (0..<random.times((index == 0 ? 1 : 0)...2)).map { place in
                let (spelling, type) = random.pick(types)
                if index == 0, place == 0 { first = spelling }
                let standard = apart(UInt64(797 + 10 * enums.count + 2 * index + place)) { $0.standard(spelling) }
                let field = MadeField(name: "v\(index)\(place)", type: type, isRequired: !type.isOptional && standard.isEmpty)
                return (field, (random.oneIn(3) ? "_ \(field.name): \(spelling)" : "\(field.name): \(spelling)") + standard)
            }
            made.held[each] = held.map(\.0)
            let node: SpecNode = ["name": .text(each), "text": .words]
            return sourced(held.isEmpty ? node : node.with(["holds": .text(held.map(\.1).joined(separator: ", "))]))
        }
        enums.append(made)
        let node: SpecNode = ["name": .text(name), "form": "swift", "text": .words, "cases": .list(nodes)]
        guard apart(UInt64(769 + enums.count), { $0.random.oneIn(2) }) else { return sourced(node) }
        // What the first case holds, as apps read it.
        let shown: SpecNode = [
            "declaration": .text("var shown\(enums.count): \(first.hasSuffix("?") ? first : first + "?") { get }"),
            "values": ["done": "$v00"], "text": .words,
        ]
        return sourced(node.with(["properties": [shown]]))
    }

    /// A default of what a case holds; nothing where there is none.
    private mutating func standard(_ spelling: String) -> String {
        guard random.oneIn(3) else { return "" }
        if spelling.hasSuffix("?") { return " = nil" }
        let literals = ["String": "\"a text\"", "Int": "-3", "UInt8": "7", "Bool": "true", "[String]": "[]", "[String: Any]": "[:]"]
        return literals[spelling].map { " = \($0)" } ?? ""
    }

    private static let heldTypes: [(String, ValueType)] = [
        ("String", .string), ("String?", .optional(.string)), ("Int", .integer), ("UInt8", .integer), ("Double?", .optional(.number)),
        ("Bool", .boolean), ("Date", .date), ("URL?", .optional(.url)), ("[String]", .list(.string)), ("[String: Any]", .json),
        ("UUID", .string), ("(any Error)?", .optional(.error)), ("[Int]?", .optional(.list(.integer))),
    ]

    mutating func madeErrors() -> [SpecNode] {
        (0..<random.times(1...2)).map { _ in
            let name = typeName("Error")
            let form = random.pick(["nsEnum", "swift", "cEnum"])
            let words = ["Unknown", "Denied", "Expired", "Busy"].prefix(random.times(1...4))
            let cases = words.map { form == "swift" ? $0.lowercased() : name + $0 }
            let holding = form == "swift" && random.oneIn(3)
            var made = MadeEnum(name: name, cases: cases, isErrors: true)
            made.isText = form == "swift" && !holding && apart(UInt64(991 + enums.count)) { $0.random.oneIn(3) }
            let nodes = cases.enumerated().map { index, each in
                var node: SpecNode = [
                    "name": .text(each), "code": .integer(100 + index), "text": .words, "wire": ["code": .text("e\(index)")],
                ]
                if holding {
                    let held = (0..<random.times((index == 0 ? 1 : 0)...2)).map { heldByError("v\(index)\($0)") }
                    made.held[each] = held.map(\.field)
                    if !held.isEmpty { node = node.with(["holds": .text(held.map(\.spelling).joined(separator: ", "))]) }
                }
                if made.isText, index > 0 { node = node.with(["value": .text("is \(each)")]) }
                if random.oneIn(3) { node = node.with(["remedy": .words]) }
                if random.oneIn(8) { node = node.with(["swift": .text("\(name.lowercased())Failure\(index)")]) }
                if random.oneIn(3) { node = node.with(["status": .integer(random.pick([400, 401, 403, 404, 409, 500]))]) }
                if random.oneIn(6) {
                    node = node.with(["closes": .integer(3000 + 40 * enums.count + index)])
                    made.closing.insert(each)
                }
                return sourced(node)
            }
            enums.append(made)
            let raw = made.isText ? "String" : form == "swift" ? "Int" : "NSInteger"
            let former = form == "swift" ? nil : apart(UInt64(877 + enums.count)) { $0.former(of: cases) }
            var node: SpecNode = [
                "name": .text(name), "form": .text(form), "domain": .text("com.example.\(name)"), "text": .words,
                "cases": .list(nodes + (former.map { [$0] } ?? [])),
            ]
            if !holding { node = node.with(["rawType": .text(raw)]) }
            node = named(node, name)
            if random.oneIn(4) { node = node.with(["valuesFrom": "headers"]) }
            if random.oneIn(3) {
                domains.append(name)
                node = node.with(["domainConstant": .text("\(name)Domain")])
            }
            return sourced(node)
        }
    }

    /// Another name for an error, with its code.
    private mutating func former(of cases: [String]) -> SpecNode? {
        guard random.oneIn(4) else { return nil }
        let index = random.below(cases.count)
        return ["name": .text(cases[index] + "Before"), "code": .integer(100 + index), "sameAs": .text(cases[index]), "text": .words]
    }

    /// What the server says nothing of may be missing.
    private mutating func heldByError(_ name: String) -> (field: MadeField, spelling: String) {
        let (type, found): (String, ValueType) = random.pick([
            ("String?", .string), ("Int?", .integer), ("UInt8?", .integer), ("Double?", .number), ("Bool?", .boolean),
            ("(any Error)?", .error), ("any Error", .error),
        ])
        let isRequired = type == "any Error"
        let field = MadeField(name: name, type: isRequired ? found : .optional(found), isRequired: isRequired)
        return (field, random.oneIn(3) ? "_ \(name): \(type)" : "\(name): \(type)")
    }

    /// `ErrorEnum.case`
    var errorNames: [String] { enums.filter(\.isErrors).flatMap { each in each.cases.map { "\(each.name).\($0)" } } }
}
