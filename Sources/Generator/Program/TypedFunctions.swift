internal import Spec
internal import SwiftCode

/// Functions of typed values. A mock has each as a function of `MockCall`, by the same name.
extension TypedValues {
    func call(_ function: Expression.Function, _ arguments: [Expression]) -> LoweredValue {
        func code(_ type: ValueType, _ index: Int = 0) -> SwiftExpression { value(arguments[index], as: FlowType(type)).code }
        let blank = SwiftExpression.string(" ").labelled("separator")
        let json = SwiftExpression.name("JSONValue")
        if let asked = askedByName(function, arguments) { return asked }
        switch function {
        case .first: return first(arguments)
        case .count: return count(value(arguments[0]).meant(by: arguments[0]))
        case .item: return item(of: listed(arguments[0]), at: code(.integer, 1))
        case .sum: return arguments.count == 1 ? total(arguments[0]) : joined(arguments, .addition)
        case .difference: return joined(arguments, .subtraction)
        case .product: return joined(arguments, .multiplication)
        case .quotient where arguments[1].isCertainDivisor:
            // Of two whole numbers that are written out, Swift would leave the rest away.
            let number = code(.number)
            let divided = number.isLiteral ? .call("Double", [number.unlabelled]) : number
            return LoweredValue(divided.infix(.division, code(.number, 1)), .number)
        case .quotient:
            let numbers = [code(.number).unlabelled, code(.number, 1).labelled("by")]
            return LoweredValue(
                .name("TextForm").calling("divided", numbers), FlowType(.number, optional: true), what: function.rawValue)
        case .round, .ceiling, .floor:
            let rule = SwiftExpression.implicit(function == .round ? "toNearestOrAwayFromZero" : function == .ceiling ? "up" : "down")
            return LoweredValue(.name("TextForm").calling("whole", [code(.number).unlabelled, rule.labelled("rounded")]), .integer)
        case .decimals:
            return LoweredValue(.name("TextForm").calling("decimals", [code(.number).unlabelled, code(.integer, 1).unlabelled]), .string)
        case .until:
            let interval = code(.date).calling("timeIntervalSince", [now.unlabelled])
            return LoweredValue(.call("max", [SwiftExpression.integer(0).unlabelled, interval.unlabelled]), .number)
        case .at: return LoweredValue(.call("Date", [code(.number).labelled("timeIntervalSince1970")]), .date)
        case .seconds: return LoweredValue(code(.date).dot("timeIntervalSince1970"), .number)
        case .json: return LoweredValue(asked(arguments[0], isOptional: false).linked.dot("description"), .string)
        case .parse:
            return LoweredValue(json.calling("parsed", [code(.string).unlabelled]), FlowType(.json, optional: true), what: "JSON")
        case .claims: return LoweredValue(.call("JSONValue", [code(.string).labelled("claimsOf")]), .json)
        case .words: return LoweredValue(code(.list(.string)).calling("joined", [blank]), .string)
        case .split:
            let words = code(.string).calling("split", [blank])
            return LoweredValue(words.calling("map", [SwiftExpression.name("String.init").unlabelled]), .list(.string))
        case .lowercase: return LoweredValue(code(.string).calling("lowercased"), .string)
        case .member:
            let object = asked(arguments[0])
            let isOptional = object.type.isOptional
            return LoweredValue(object.linked[code(.string, 1)], .json, isOptional: isOptional, isChained: isOptional)
        case .entry:
            let member = SwiftExpression.dictionary([(key: code(.string), value: code(.json, 1))])
            return LoweredValue(json.calling("object", [member.unlabelled]), .json)
        case .keys, .values, .pairs:
            let members = asked(arguments[0]).linked.dot("objectValue").chained.dot(function == .keys ? "names" : function.rawValue)
            return LoweredValue(members.infix(.coalescing, .array([])), .list(function == .keys ? .string : .json))
        case .fromPairs: return LoweredValue(json.calling("fromPairs", [code(.list(.json)).unlabelled]), .json)
        case .merged, .combined:
            let objects = arguments.indices.map { code(.json, $0) }
            return LoweredValue(json.calling(function.rawValue, [SwiftExpression.array(objects).unlabelled]), .json)
        case .jwt: return .nothing
        default: return textOrList(function, arguments)
        }
    }

    /// A list to take an item of; one that is written out has to say that its items are JSON.
    private func listed(_ list: Expression) -> LoweredValue {
        var value = value(list).meant(by: list)
        if let type = value.boundType(of: list), value.type.type != .json { value.code = value.code.cast(.certain, type) }
        return value
    }

    /// What is asked of a dictionary of types of the spec.
    private func askedByName(_ function: Expression.Function, _ arguments: [Expression]) -> LoweredValue? {
        guard [.keys, .values, .member].contains(function), case .table(let item) = arguments[0].type.unwrapped else { return nil }
        let table = value(arguments[0])
        let isOptional = table.type.isOptional
        switch function {
        case .member:
            let name = value(arguments[1], as: FlowType(.string)).code
            return LoweredValue(table.linked[name], item, isOptional: true, isChained: isOptional)
        default:
            let list = table.linked.dot(function == .keys ? "namesInOrder" : "valuesInOrder")
            let all = isOptional ? list.infix(.coalescing, .array([])) : list
            return LoweredValue(all, .list(function == .keys ? .string : item))
        }
    }

    /// Functions of texts and lists that are one call in Swift.
    private func textOrList(_ function: Expression.Function, _ arguments: [Expression]) -> LoweredValue {
        func code(_ type: ValueType, _ index: Int = 0) -> SwiftExpression { value(arguments[index], as: FlowType(type)).code }
        func form(_ name: String, isOptional: Bool = false, _ type: ValueType = .string) -> LoweredValue {
            let texts = arguments.indices.map { code(.string, $0).unlabelled }
            return LoweredValue(.name("TextForm").calling(name, texts), type, isOptional: isOptional)
        }
        func asked(_ name: String) -> LoweredValue { LoweredValue(code(.string).calling(name, [code(.string, 1).unlabelled]), .boolean) }
        switch function {
        case .bytes: return LoweredValue(.call("Data", [code(.string).dot("utf8").unlabelled]), .data)
        case .hexBytes: return LoweredValue(.name("TextForm").calling("hex", [code(.data).unlabelled]), .string)
        case .utf8:
            let text = [code(.data).labelled("data"), SwiftExpression.implicit("utf8").labelled("encoding")]
            return LoweredValue(.call("String", text), .string, isOptional: true)
        case .length: return LoweredValue(code(.string).dot("count"), .integer)
        case .starts: return asked("hasPrefix")
        case .ends: return asked("hasSuffix")
        case .part:
            let places = [code(.integer, 1).labelled("from"), code(.integer, 2).labelled("count")]
            return LoweredValue(.name("TextForm").calling("part", [code(.string).unlabelled] + places), .string)
        case .replace:
            let texts = [code(.string).unlabelled, code(.string, 1).unlabelled, code(.string, 2).labelled("with")]
            return LoweredValue(.name("TextForm").calling("replaced", texts), .string)
        case .matches: return form("matches", .boolean)
        case .registered:
            return LoweredValue(
                .name("TextForm").calling("registered", [code(.list(.string)).unlabelled, code(.string, 1).unlabelled]), .boolean)
        case .trim: return form("trimmed")
        case .uppercase: return LoweredValue(code(.string).calling("uppercased"), .string)
        case .join: return LoweredValue(code(.list(.string)).calling("joined", [code(.string, 1).labelled("separator")]), .string)
        case .parts: return form("parts", .list(.string))
        case .base64: return form("base64")
        case .base64url: return form("base64URL")
        case .fromBase64: return form("fromBase64", isOptional: true)
        case .hex: return form("hex")
        case .fromHex: return form("fromHex", isOptional: true)
        case .hexToBase64: return form("hexToBase64", isOptional: true)
        case .hexToBase64url: return form("hexToBase64URL", isOptional: true)
        case .sha256, .sha512, .sha1, .md5, .hmacSHA256, .hmacSHA512, .hmacSHA1, .pkceS256:
            let texts = arguments.indices.map { code(.string, $0).unlabelled }
            return LoweredValue(.name("TextDigest").calling(function.rawValue, texts), .string)
        case .toInteger: return LoweredValue(.call("Int", [code(.string).unlabelled]), .integer, isOptional: true)
        case .toNumber: return LoweredValue(.call("Double", [code(.string).unlabelled]), .number, isOptional: true)
        case .toISO:
            return LoweredValue(.name("DateText").calling("text", [code(.date).dot("timeIntervalSince1970").unlabelled]), .string)
        case .toDate:
            let seconds = SwiftExpression.name("DateText").calling("seconds", [code(.string).unlabelled])
            let date = seconds.mapped { .call("Date", [$0.labelled("timeIntervalSince1970")]) }
            return LoweredValue(date, .date, isOptional: true)
        case .randomInteger:
            return LoweredValue(.name("Chance").calling("integer", [code(.integer).unlabelled, code(.integer, 1).unlabelled]), .integer)
        case .append: return appended(arguments)
        case .sorted:
            let list = value(arguments[0])
            return LoweredValue(value(arguments[0], as: list.type.required).code.calling("sorted"), list.type.required)
        default: return .nothing
        }
    }

    private func appended(_ arguments: [Expression]) -> LoweredValue {
        let type = value(arguments[0]).type.required
        let items = arguments.dropFirst().map { value($0, as: type.element).code }
        let list = value(arguments[0], as: type)
        // Of an empty list, and of `null` behind it, nobody sees that they are JSON.
        let told = list.boundType(of: arguments[0]).map { list.code.cast(.certain, $0) } ?? list.code
        return LoweredValue(told.infix(.addition, .array(items)), type)
    }

    /// A value to ask something of; a literal has to say that it is JSON.
    private func asked(_ argument: Expression, isOptional: Bool = true) -> LoweredValue {
        value(argument, as: FlowType(.json, optional: isOptional)).meant(by: argument)
    }

    /// A member of JSON, which is null where it is missing, and no value then; nil of anything else.
    private func told(_ value: LoweredValue, by argument: Expression) -> LoweredValue? {
        guard value.type.type == .json, !value.code.isNull else { return nil }
        if value.isAny { return LoweredValue(value.readAsJSON.dot("ifThere"), .json, isOptional: true) }
        guard !value.type.isOptional || value.isChained else { return nil }
        switch argument.kind {
        // A name stands for nothing only where what it was given may be missing.
        case .reference(let reference) where reference.path.isEmpty && !argument.type.isOptional: return nil
        case .reference, .function(.member, _), .function(.claims, _):
            return LoweredValue(value.linked.dot("ifThere"), .json, isOptional: true)
        default: return nil
        }
    }

    /// A case of what may be missing, behind which another stands.
    private func givingWay(_ value: LoweredValue, _ argument: Expression) -> LoweredValue {
        guard givesWay, value.isThrowing, argument.failsByMissing else { return value }
        return LoweredValue(.optionalTry(value.code), value.type.optional, what: value.what)
    }

    /// The first that is there, which `null` never is.
    private func first(_ arguments: [Expression]) -> LoweredValue { firstThere(arguments.filter { !$0.isNull }) }

    /// Values of different types meet as numbers, or as JSON.
    private func firstThere(_ arguments: [Expression]) -> LoweredValue {
        // What stands behind a value that is always there is never asked.
        let all = arguments.enumerated().map { place, argument in
            let found = value(argument)
            return place == arguments.count - 1 ? found : told(found, by: argument) ?? givingWay(found, argument)
        }
        let needed = (all.firstIndex { !$0.type.isOptional && !$0.code.isNull } ?? all.count - 1) + 1
        let (values, arguments) = (Array(all.prefix(needed)), Array(arguments.prefix(needed)))
        guard var type = values.last?.type else { return .nothing }
        type.isOptional = values.allSatisfy(\.type.isOptional)
        let types = Set(values.filter { !$0.code.isNull }.map(\.type.type))
        guard types.count > 1 else { return LoweredValue(.joined(values.map(\.code), .coalescing) ?? .null, type) }
        type = FlowType(types.isSubset(of: [.integer, .number]) ? .number : .json, optional: type.isOptional)
        let alike = zip(arguments, values).enumerated().map { place, pair in
            let (argument, found) = pair
            let isTold = place < all.count - 1 && told(value(argument), by: argument) != nil
            if isTold { return found.code }
            let wanted = value(argument, as: FlowType(type.type, optional: found.type.isOptional))
            return place == all.count - 1 ? wanted.code : givingWay(wanted, argument).code
        }
        return LoweredValue(.joined(alike, .coalescing) ?? .null, type)
    }

    /// Of the numbers of a list, or of a single one; of a list that is missing there are none.
    private func total(_ argument: Expression) -> LoweredValue {
        let found = value(argument)
        guard case .list(let item) = found.type.type else { return joined([argument], .addition) }
        let wanted = FlowType(.list(item == .integer ? .integer : .number), optional: found.type.isOptional)
        let list = value(argument, as: wanted).code
        let numbers = found.type.isOptional ? list.infix(.coalescing, .array([])) : list
        let addition = [SwiftExpression.integer(0).unlabelled, SwiftExpression.name("+").unlabelled]
        return LoweredValue(numbers.calling("reduce", addition), wanted.element.type)
    }

    private func joined(_ arguments: [Expression], _ operation: SwiftOperator) -> LoweredValue {
        let isWhole = arguments.allSatisfy { value($0).type.type != .number }
        let type = FlowType(isWhole ? .integer : .number)
        return LoweredValue(.joined(arguments.map { value($0, as: type).code }, operation) ?? .integer(0), type)
    }
}
