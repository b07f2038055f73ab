import Spec

/// Values and conditions of a type, out of what is known where they stand.
extension RandomSpecMaker {
    /// What the client keeps.
    func stateValues() -> [KnownValue] {
        state.flatMap { group in
            group.fields.map { field in
                let isList = group.key != nil
                let type: ValueType = isList ? .list(field.type.unwrapped) : .optional(field.type.unwrapped)
                return KnownValue(reference: "$\(group.name).\(field.name)", type: type)
            }
        }.filter { !$0.reference.contains("-") }
    }

    /// Whether a value may stand where a type is wanted.
    private func fits(_ value: ValueType, _ wanted: ValueType) -> Bool {
        switch (value.unwrapped, wanted.unwrapped) {
        case (.integer, .number): true
        case (.string, .json), (.integer, .json), (.boolean, .json), (.number, .json), (.date, .json), (.data, .json): true
        // Either language has a name of its own for it.
        case (.named("NSLocale"), .named("NSLocale")): false
        case (let value, let wanted): value == wanted
        }
    }

    mutating func value(_ type: ValueType, _ known: [KnownValue], depth: Int = 0, place: MadePlace = .flow) -> SpecNode {
        let wanted = type.unwrapped
        if type.isOptional, random.oneIn(6) { return .null }
        let fitting = known.filter { fits($0.type, wanted) }
        if let found = random.some(fitting), random.oneIn(2) { return .text(found.reference) }
        // A literal is a URL only where one is wanted, and what a framework brings is nowhere made.
        let isChosen = depth < 2 && wanted != .url && wanted != .error && !platformTypes.contains(wanted)
        if isChosen, random.oneIn(8) {
            return [
                "if": condition(known, depth: depth + 1, place: place), "then": value(type, known, depth: depth + 1, place: place),
                "else": value(type, known, depth: depth + 1, place: place),
            ]
        }
        if isChosen, random.oneIn(8), let found = random.some(fitting.filter { $0.type.unwrapped == wanted }) {
            let other: SpecNode = wanted == .json ? ["object": ["a": 1]] : value(wanted, known, depth: depth + 1, place: place)
            return ["first": [.text(found.reference), other]]
        }
        return made(wanted, known, depth, place) ?? (type.isOptional ? .null : random.some(fitting).map { .text($0.reference) } ?? .null)
    }

    private static let frameworkTypes = [
        "NSLocale", "UIViewController", "UNNotificationRequest", "CLLocation", "UNNotificationCategory", "WKWebView", "SKProduct", "PKPass",
        "ASAuthorization", "Selector",
    ]

    private var platformTypes: Set<ValueType> {
        Set(
            platform.map { .named($0) } + Self.frameworkTypes.map { .named($0) } + [
                .data
            ])
    }

    /// Whether only a framework brings such a value: the test of a scenario makes one itself.
    func isBrought(_ type: ValueType) -> Bool { type != .data && platformTypes.contains(type) }

    /// A literal or a function; nil where the type has neither.
    private mutating func made(_ type: ValueType, _ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode? {
        let isPlain = depth >= 2 || random.oneIn(2)
        func inner(_ type: ValueType) -> SpecNode { value(type, known, depth: depth + 1, place: place) }
        if place == .flow, random.oneIn(6), let asked = question(type, known, depth) { return asked }
        switch type {
        case .string: return isPlain ? text(known) : textFunction(known, depth, place)
        case .integer:
            if let duration = random.some(durations), random.oneIn(4) { return ["duration": .text(duration)] }
            if !isPlain, random.oneIn(2) { return furtherNumber(type, known, depth, place) }
            return isPlain ? .integer(random.below(100)) : ["sum": [inner(.integer), 1]]
        case .number:
            if isPlain { return random.oneIn(2) ? .number(1.5) : .integer(random.below(100)) }
            switch random.below(6) {
            case 5: return furtherNumber(type, known, depth, place)
            case 0: return ["product": [inner(.number), inner(.integer)]]
            case 1: return ["seconds": inner(.date)]
            case 2: return ["until": inner(.date)]
            case 3: return ["difference": [inner(.number), inner(.number)]]
            default: return ["count": inner(.list(.string))]
            }
        case .boolean: return isPlain ? .boolean(random.oneIn(2)) : ["is": condition(known, depth: depth + 1, place: place)]
        case .date: return isPlain ? "$clock.now" : random.oneIn(2) ? ["later": inner(.number)] : ["at": inner(.number)]
        case .url: return url(known, depth, place)
        case .json: return isPlain ? random.pick(["a", 1, true, ["object": ["a": 1]]]) : jsonFunction(known, depth, place)
        case .list where !isPlain && random.oneIn(2) && known.contains(where: { $0.isAsked(for: type) }):
            let function = type == .list(.string) ? "keys" : "values"
            return random.some(known.filter { $0.isAsked(for: type) }).map { [function: .text($0.reference)] }
        case .list(.string) where !isPlain && random.oneIn(2): return furtherList(known, depth, place)
        case .list(.string) where !isPlain: return random.oneIn(2) ? ["split": inner(.string)] : ["keys": inner(.json)]
        case .list(let item):
            let items = (0..<random.times(1...(item == .json ? 1 : 2))).compactMap { _ in made(item, known, depth + 1, place) }
            return items.isEmpty ? nil : .list(items)
        case .table(let item): return table(item, known, depth, place)
        case .named(let name): return named(name, known, depth, place)
        case .error: return random.some(errorNames).map { ["error": .text($0)] }
        case .object, .data, .void, .optional: return nil
        }
    }

    /// A dictionary of types of the spec, out of a list or written out.
    private mutating func table(_ item: ValueType, _ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode? {
        guard let one = made(item, known, depth + 1, place) else { return nil }
        guard place == .flow, random.oneIn(2) else { return ["object": ["a": one]] }
        let name = "entry\(depth)"
        let inside = known + [KnownValue(reference: "$\(name)", type: item)]
        return ["named": [one], "as": .text(name), "by": value(.string, inside, depth: depth + 1, place: place)]
    }

    /// What a capability answers at once.
    private mutating func question(_ type: ValueType, _ known: [KnownValue], _ depth: Int) -> SpecNode? {
        let fitting = operations.filter { !$0.waits && $0.result == type && $0.parameters.allSatisfy { isMade($0.type) || !$0.isRequired } }
        guard depth < 2, let found = random.some(fitting) else { return nil }
        return ["ask": .text(found.name), "with": arguments(found.parameters.filter { isMade($0.type) }, known, depth: depth + 1)]
    }

    private mutating func text(_ known: [KnownValue]) -> SpecNode {
        let texts = known.filter { [.string, .integer, .url].contains($0.type.unwrapped) && !$0.reference.contains("-") }
        guard let found = random.some(texts), random.oneIn(2) else { return .text(random.pick(["a text", "$$1", "x"])) }
        return .text("before {\(found.reference)} after")
    }

    private mutating func textFunction(_ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode {
        random.oneIn(2) ? furtherText(known, depth, place) : plainText(known, depth, place)
    }

    private mutating func plainText(_ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode {
        switch random.below(place == .mock ? 5 : place == .flow ? 4 : 3) {
        case 0: ["words": value(.list(.string), known, depth: depth + 1, place: place)]
        case 1: ["lowercase": value(.string, known, depth: depth + 1, place: place)]
        case 2: ["json": value(.json, known, depth: depth + 1, place: place)]
        case 3: ["random": "token"]
        default: ["jwt": ["object": ["sub": value(.string, known, depth: depth + 1, place: place)]]]
        }
    }

    private mutating func furtherText(_ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode {
        func text() -> SpecNode { value(.string, known, depth: depth + 1, place: place) }
        switch random.below(13) {
        case 0: return ["uppercase": text()]
        case 1: return ["trim": text()]
        case 2: return ["replace": [text(), "a", text()]]
        case 3: return ["base64": text()]
        case 4: return ["base64url": text()]
        case 5: return ["hex": text()]
        case 6: return ["toISO": value(.date, known, depth: depth + 1, place: place)]
        case 7: return ["join": [value(.list(.string), known, depth: depth + 1, place: place), ", "]]
        case 8 where place != .scenario: return [random.pick(["md5", "sha1", "sha256", "sha512"]): text()]
        case 9 where place != .scenario: return [random.pick(["hmacSHA1", "hmacSHA256", "hmacSHA512"]): [text(), text()]]
        case 10 where place != .scenario: return ["pkceS256": text()]
        case 11: return ["decimals": [value(.number, known, depth: depth + 1, place: place), 2]]
        default:
            let name = random.pick(["fromBase64", "fromHex", "hexToBase64", "hexToBase64url"])
            return ["first": [.map([(key: name, value: text())]), "x"]]
        }
    }

    private mutating func furtherNumber(_ type: ValueType, _ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode {
        let text = value(.string, known, depth: depth + 1, place: place)
        func number() -> SpecNode { value(.number, known, depth: depth + 1, place: place) }
        if type == .number {
            // A divisor that is written out is never 0; one that is worked out may be.
            switch random.below(3) {
            case 0: return ["quotient": [number(), 4]]
            case 1: return ["first": [["quotient": [number(), ["length": text]]], .number(1.5)]]
            default: return ["first": [["toNumber": text], .number(1.5)]]
            }
        }
        switch random.below(5) {
        case 2:
            let list = value(.list(.integer), known, depth: depth + 1, place: place)
            return ["first": [["item": [list, random.oneIn(2) ? 0 : .integer(-1)]], 1]]
        case 0: return ["first": .list([["toInteger": text], 1])]
        case 1 where place != .scenario: return ["randomInteger": [1, value(.integer, known, depth: depth + 1, place: place)]]
        case 3: return .map([(key: random.pick(["round", "ceiling", "floor"]), value: number())])
        default: return ["length": text]
        }
    }

    private mutating func furtherList(_ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode {
        func list() -> SpecNode { value(.list(.string), known, depth: depth + 1, place: place) }
        func text() -> SpecNode { value(.string, known, depth: depth + 1, place: place) }
        // A name of its own at each depth: an item is not called like one of a list around it.
        let item = "item\(depth)"
        let knownInside = known + [KnownValue(reference: "$\(item)", type: .string)]
        switch random.below(place == .scenario ? 3 : 5) {
        case 0: return ["parts": [["part": [text(), random.oneIn(2) ? 0 : -3, 4]], "/"]]
        case 1: return ["append": [list(), text()]]
        case 3:
            let each = value(.string, knownInside, depth: depth + 1, place: place)
            return ["map": list(), "as": .text(item), "to": random.oneIn(3) ? ["fromHex": each] : each]
        case 4: return ["filter": list(), "as": .text(item), "where": condition(knownInside, depth: depth + 1, place: place)]
        default: return ["sorted": list()]
        }
    }

    private mutating func jsonFunction(_ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode {
        switch random.below(7) {
        case 6: ["fromPairs": ["pairs": value(.json, known, depth: depth + 1, place: place)]]
        case 0: ["entry": [value(.string, known, depth: depth + 1, place: place), value(.json, known, depth: depth + 1, place: place)]]
        case 1: [random.oneIn(2) ? "merged" : "combined": [["object": ["a": 1]], value(.json, known, depth: depth + 1, place: place)]]
        case 2: ["member": [value(.json, known, depth: depth + 1, place: place), "a"]]
        case 3: ["parse": value(.string, known, depth: depth + 1, place: place)]
        case 4: ["claims": value(.string, known, depth: depth + 1, place: place)]
        default:
            [
                "object": [
                    "a": value(.string, known, depth: depth + 1, place: place),
                    "b_c": value(.integer, known, depth: depth + 1, place: place),
                ]
            ]
        }
    }

    private mutating func url(_ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode {
        guard let opened = random.some(endpoints.filter(\.isOpened)), depth < 2 else { return "https://example.com/page" }
        return ["url": .text(opened.name), "with": arguments(opened.parameters, known, depth: depth + 1, place: place)]
    }

    private mutating func named(_ name: String, _ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode? {
        if let found = enums.first(where: { $0.name == name }) {
            let each = random.pick(found.cases)
            if found.isErrors { return error(found, each, known, depth, place) }
            if !found.held.isEmpty { return filled(found, each, known, depth, place) }
            switch random.below(3) {
            case 0: return ["case": .text("\(name).\(each)")]
            case 1 where depth < 3 && place != .scenario:
                return ["enum": .text(name), "from": value(.string, known, depth: depth + 1, place: place)]
            default: return .text(each)
            }
        }
        guard place == .flow, let fields = classes.first(where: { $0.name == name })?.filled else { return nil }
        let members = fields.compactMap { field in made(field.type, known, 3, place).map { (key: field.name, value: $0) } }
        return ["make": .text(name), "from": ["object": .map(members)]]
    }

    /// An error with what it holds, or without.
    private mutating func error(_ type: MadeEnum, _ each: String, _ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode {
        let node: SpecNode = ["error": .text("\(type.name).\(each)")]
        guard place == .flow, let held = type.held[each], !held.isEmpty, held.allSatisfy({ !$0.isRequired }), random.oneIn(2) else {
            return node
        }
        return node.with(["with": arguments(held, known, depth: max(depth, 2) + 1, place: place)])
    }

    private mutating func filled(_ type: MadeEnum, _ each: String, _ known: [KnownValue], _ depth: Int, _ place: MadePlace) -> SpecNode? {
        guard place != .mock else { return nil }
        let held = (type.held[each] ?? []).filter { $0.isRequired || isMade($0.type) }
        if held.isEmpty && type.held[each]?.isEmpty == true {
            return random.oneIn(2) ? .text(each) : ["case": .text("\(type.name).\(each)")]
        }
        return ["case": .text("\(type.name).\(each)"), "with": arguments(held, known, depth: max(depth, 2) + 1, place: place)]
    }

    /// Values for parameters: all that have to be given, and some of the others.
    mutating func arguments(_ parameters: [MadeField], _ known: [KnownValue], depth: Int = 0, place: MadePlace = .flow) -> SpecNode {
        let given = parameters.filter { $0.isRequired || random.oneIn(2) }
        return .map(given.map { (key: $0.name, value: value($0.type, known, depth: depth, place: place)) })
    }

    mutating func condition(_ known: [KnownValue], depth: Int = 0, place: MadePlace = .flow) -> SpecNode {
        func operand(_ type: ValueType) -> SpecNode { value(type, known, depth: 3, place: place) }
        func changing(_ type: ValueType) -> SpecNode? {
            random.some(known.filter { $0.type.unwrapped == type && !$0.isFixed }).map { .text($0.reference) }
        }
        // What is never missing is no question.
        let asked = known.filter { each in
            let canBeEmpty = each.type.isOptional || [.boolean, .string, .json, .list(.string)].contains(each.type)
            return !each.isFixed && canBeEmpty
        }
        switch random.below(depth < 1 ? 8 : 5) {
        case 0:
            return ["equal": [changing(.string) ?? (place == .scenario ? ["lowercase": "Text"] : ["random": "token"]), operand(.string)]]
        case 1: return ["before": [changing(.number) ?? ["seconds": "$clock.now"], operand(.number)]]
        case 2: return ["contains": [operand(.list(.string)), operand(.string)]]
        case 3:
            if random.oneIn(3) {
                return [random.pick(["starts", "ends", "matches"]): [changing(.string) ?? ["toISO": "$clock.now"], "a"]]
            }
            return ["before": [operand(.date), operand(.date)]]
        case 4: return random.some(asked).map { .text($0.reference) } ?? ["before": ["$clock.now", ["later": 5]]]
        case 5: return ["not": condition(known, depth: depth + 1, place: place)]
        default:
            let inner = [condition(known, depth: depth + 1, place: place), condition(known, depth: depth + 1, place: place)]
            return random.oneIn(2) ? ["all": .list(inner)] : ["any": .list(inner)]
        }
    }
}
