import Spec

extension RandomSpecMaker {
    /// Types of values that flows have to give: what nothing makes has to be allowed to be missing.
    var givenTypes: [SpelledType] { spelledTypes.filter { $0.value.isOptional || isMade($0.value) } }

    /// The same between `NS_ASSUME_NONNULL_BEGIN` and `_END`, where a pointer that says nothing is never missing.
    static func nonnull(_ types: [SpelledType]) -> [SpelledType] {
        types.map { type in
            guard type.objectiveC.hasSuffix("*") || type.objectiveC == "id" else { return type }
            return SpelledType(objectiveC: type.objectiveC, swift: type.swift, value: type.value.unwrapped)
        }
    }

    /// Whether steps can make a value of the type out of nothing.
    func isMade(_ type: ValueType) -> Bool {
        switch type.unwrapped {
        case .data, .object, .void: false
        case .error: !errorNames.isEmpty
        case .named(let name):
            enums.contains { $0.name == name } || classes.contains { $0.name == name && $0.filled?.allSatisfy { isMade($0.type) } == true }
        case .list(let item), .table(let item): isMade(item)
        default: true
        }
    }

    /// Types of parameters, properties and results, with what flows make of them.
    var spelledTypes: [SpelledType] {
        var list = Self.plainTypes
        for each in enums where !each.isErrors {
            list.append(SpelledType(objectiveC: "\(each.name)", swift: each.name, value: .named(each.name)))
            guard each.isText else { continue }
            list.append(SpelledType(objectiveC: "NSDictionary<\(each.name), id> *", swift: "[\(each.name): Any]", value: .json))
            list.append(SpelledType(objectiveC: "NSDictionary<\(each.name), NSNumber *> *", swift: "[\(each.name): String]?", value: .json))
        }
        for each in classes where each.filled != nil {
            list.append(SpelledType(objectiveC: "\(each.name) *", swift: "\(each.name)?", value: .optional(.named(each.name))))
            list.append(
                SpelledType(objectiveC: "NSArray<\(each.name) *> *", swift: "[\(each.name)]?", value: .optional(.list(.named(each.name)))))
            list.append(
                SpelledType(
                    objectiveC: "NSDictionary<NSString *, \(each.name) *> * _Nonnull", swift: "[String: \(each.name)]",
                    value: .table(.named(each.name))))
            list.append(
                SpelledType(
                    objectiveC: "NSDictionary<NSString *, \(each.name) *> *", swift: "[String: \(each.name)]?",
                    value: .optional(.table(.named(each.name)))))
        }
        for name in platform { list.append(SpelledType(objectiveC: "\(name) *", swift: "\(name)?", value: .optional(.named(name)))) }
        return list
    }

    private static let plainTypes: [SpelledType] = [
        SpelledType(objectiveC: "NSString *", swift: "String?", value: .optional(.string)),
        SpelledType(objectiveC: "NSString * _Nonnull", swift: "String", value: .string),
        SpelledType(objectiveC: "NSString * _Nullable", swift: "String!", value: .optional(.string)),
        SpelledType(objectiveC: "BOOL", swift: "Bool", value: .boolean),
        SpelledType(objectiveC: "NSInteger", swift: "Int", value: .integer),
        SpelledType(objectiveC: "NSUInteger", swift: "UInt", value: .integer),
        SpelledType(objectiveC: "int", swift: "Int32", value: .integer),
        SpelledType(objectiveC: "long long", swift: "Int64", value: .integer),
        SpelledType(objectiveC: "uint8_t", swift: "UInt8", value: .integer),
        SpelledType(objectiveC: "double", swift: "Double", value: .number),
        SpelledType(objectiveC: "CGFloat", swift: "Float", value: .number),
        SpelledType(objectiveC: "NSTimeInterval", swift: "TimeInterval", value: .number),
        SpelledType(objectiveC: "NSNumber *", swift: "Decimal?", value: .optional(.number)),
        SpelledType(objectiveC: "NSDecimalNumber * _Nonnull", swift: "Decimal", value: .number),
        SpelledType(objectiveC: "NSDate *", swift: "Date?", value: .optional(.date)),
        SpelledType(objectiveC: "NSDate * _Nonnull", swift: "Date", value: .date),
        SpelledType(objectiveC: "NSURL *", swift: "URL?", value: .optional(.url)),
        SpelledType(objectiveC: "NSData *", swift: "Data?", value: .optional(.data)),
        SpelledType(objectiveC: "NSData * _Nonnull", swift: "Data", value: .data),
        SpelledType(objectiveC: "NSUUID *", swift: "UUID?", value: .optional(.string)),
        SpelledType(objectiveC: "NSArray<NSString *> *", swift: "[String]?", value: .optional(.list(.string))),
        SpelledType(objectiveC: "NSArray<NSString *> * _Nonnull", swift: "[String]", value: .list(.string)),
        SpelledType(objectiveC: "NSSet<NSString *> *", swift: "Set<String>", value: .list(.string)),
        SpelledType(objectiveC: "NSSet *", swift: "Set<Int>", value: .list(.json)),
        SpelledType(objectiveC: "NSArray *", swift: "[Any]", value: .optional(.list(.json))),
        SpelledType(objectiveC: "NSArray<NSNumber *> *", swift: "[Double]", value: .list(.number)),
        SpelledType(objectiveC: "NSDictionary *", swift: "[String: Any]", value: .json),
        SpelledType(objectiveC: "NSDictionary<id<NSCopying>, id> *", swift: "[AnyHashable: Any]?", value: .json),
        SpelledType(objectiveC: "NSDictionary<NSObject<NSCopying> *, id> * _Nonnull", swift: "[AnyHashable: Any]", value: .json),
        SpelledType(objectiveC: "NSDictionary<NSString *, NSString *> *", swift: "[String: String]?", value: .json),
        SpelledType(objectiveC: "NSDictionary<NSString *, NSNumber *> *", swift: "[String: Int32]", value: .json),
        SpelledType(
            objectiveC: "NSDictionary<NSString *, NSArray<NSString *> *> * _Nonnull", swift: "[String: [String: [Double]]]?", value: .json),
        SpelledType(objectiveC: "NSArray<NSDictionary<NSString *, id> *> *", swift: "[[String: Any]]", value: .list(.json)),
        SpelledType(objectiveC: "NSArray<NSArray<NSString *> *> * _Nonnull", swift: "[[String]]?", value: .list(.list(.string))),
        SpelledType(objectiveC: "NSMutableArray<NSString *> *", swift: "NSMutableArray?", value: .optional(.named("NSMutableArray"))),
        SpelledType(objectiveC: "id", swift: "Any?", value: .json),
        SpelledType(objectiveC: "NSLocale *", swift: "Locale?", value: .optional(.named("NSLocale"))),
        SpelledType(objectiveC: "UIViewController *", swift: "UIViewController?", value: .optional(.named("UIViewController"))),
        SpelledType(
            objectiveC: "UNNotificationRequest *", swift: "UNNotificationRequest?", value: .optional(.named("UNNotificationRequest"))),
        SpelledType(objectiveC: "UIViewController * _Nonnull", swift: "UIViewController", value: .named("UIViewController")),
        SpelledType(objectiveC: "CLLocation * _Nonnull", swift: "CLLocation", value: .named("CLLocation")),
        SpelledType(objectiveC: "CLLocation *", swift: "CLLocation?", value: .optional(.named("CLLocation"))),
        SpelledType(objectiveC: "NSArray<CLLocation *> *", swift: "[CLLocation]?", value: .optional(.list(.named("CLLocation")))),
        SpelledType(
            objectiveC: "NSSet<UNNotificationCategory *> *", swift: "Set<UNNotificationCategory>?",
            value: .optional(.list(.named("UNNotificationCategory")))),
        SpelledType(objectiveC: "WKWebView *", swift: "WKWebView?", value: .optional(.named("WKWebView"))),
        SpelledType(objectiveC: "SKProduct *", swift: "SKProduct?", value: .optional(.named("SKProduct"))),
        SpelledType(objectiveC: "PKPass *", swift: "PKPass?", value: .optional(.named("PKPass"))),
        SpelledType(objectiveC: "ASAuthorization *", swift: "ASAuthorization?", value: .optional(.named("ASAuthorization"))),
        SpelledType(objectiveC: "SEL", swift: "Selector", value: .named("Selector")),
    ]

    /// A type of a value in a body, a state, a record.
    mutating func fieldType(nested: Bool = true) -> ValueType {
        var list: [ValueType] = [.string, .string, .integer, .number, .boolean, .date, .url, .json, .data]
        list += enums.filter(\.travels).map { .named($0.name) }
        if nested { list += [.list(.string), .list(.integer), .list(.boolean)] }
        return random.pick(list)
    }

    /// A type in a request's URL, form or headers.
    mutating func wiredType() -> ValueType { random.pick([.string, .string, .integer, .number, .boolean, .date, .url]) }

    /// Forms in which a value of the type can travel, besides its own.
    func wireForms(of type: ValueType) -> [String] {
        switch type.unwrapped {
        case .integer: ["string", "milliseconds", "plain"]
        case .date: ["string", "plain", "iso8601", "pattern", "since2001"]
        case .number, .boolean: ["string", "plain"]
        case .list(.string): ["json", "spaces", "commas"]
        case .list: ["json"]
        default: []
        }
    }

    private mutating func wireForm(_ word: String) -> SpecNode {
        guard word == "pattern" else { return .text(word) }
        let patterns = ["yyyyMMdd", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "EEE, dd MMM yyyy h:mm:ss a zzz"]
        let node: SpecNode = ["pattern": .text(random.pick(patterns))]
        return random.oneIn(2) ? node.with(["zone": .text(random.pick(["Z", "+09:00", "-0330"]))]) : node
    }

    /// A field with what may stand beside it.
    mutating func field(_ name: String, _ type: ValueType, isRequired: Bool, wires: Bool = true) -> SpecNode {
        var node: SpecNode = ["name": .text(name), "type": .text(type.spelling)]
        if isRequired { node = node.with(["required": true]) }
        let forms = wireForms(of: type)
        if wires, !forms.isEmpty, random.oneIn(4) { node = node.with(["wire": wireForm(random.pick(forms))]) }
        if random.oneIn(5) { node = node.with(["text": .words]) }
        if random.oneIn(6) { node = node.with(["secret": true]) }
        return node
    }

    /// Fields with new names; `object` ones have fields of their own.
    mutating func fields(_ count: Int, prefix: String, depth: Int = 0, wires: Bool = true) -> (made: [MadeField], nodes: [SpecNode]) {
        var made: [MadeField] = []
        var nodes: [SpecNode] = []
        for index in 0..<count {
            let name = "\(prefix)\(random.pick(["_", "", "-"]))\(Self.words[index % Self.words.count])"
            let isRequired = random.oneIn(2)
            if depth < 2, random.oneIn(6) {
                let inner = fields(random.times(1...2), prefix: "in", depth: depth + 1, wires: wires)
                let type: ValueType = random.oneIn(2) ? .object : .list(.object)
                made.append(MadeField(name: name, type: type, isRequired: isRequired, fields: inner.made))
                nodes.append(
                    (["name": .text(name), "type": .text(type.spelling), "fields": .list(inner.nodes)] as SpecNode)
                        .with(["required": isRequired ? true : nil]))
            } else {
                let type = fieldType()
                made.append(MadeField(name: name, type: type, isRequired: isRequired))
                nodes.append(field(name, type, isRequired: isRequired, wires: wires))
            }
        }
        return (made, nodes)
    }

    static let words = ["red", "green", "blue", "amber", "violet", "in", "default", "self"]
}
