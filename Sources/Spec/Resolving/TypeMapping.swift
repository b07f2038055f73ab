import Declarations

/// Types of declarations as types of values in flows.
enum TypeMapping {
    /// - Parameter owner: what `instancetype` and `Self` stand for.
    static func valueType(_ type: TypeName, _ language: Language, owner: String? = nil) -> ValueType {
        switch type {
        case .function: return .json
        case .named(let named):
            switch language {
            case .objectiveC: return objectiveC(named, owner)
            case .swift: return swift(named, owner)
            }
        }
    }

    private static func objectiveC(_ type: TypeName.Named, _ owner: String?) -> ValueType {
        let value = objectiveCValue(type, owner)
        let isPointer = type.pointerDepth > 0 || type.name == "id" || type.name == "Class" || type.name == "instancetype"
        return isPointer && type.nullability != .nonnull ? value.asOptional : value
    }

    private static func objectiveCValue(_ type: TypeName.Named, _ owner: String?) -> ValueType {
        if type.name == "NSDictionary", type.arguments.count == 2 {
            return byName(valueType(type.arguments[1], .objectiveC, owner: owner).unwrapped)
        }
        if let value = objectiveCWords[type.name] ?? number(type.name) { return value }
        switch type.name {
        case "NSArray", "NSSet":
            return .list(type.arguments.first.map { valueType($0, .objectiveC, owner: owner).unwrapped } ?? .json)
        case "id": return type.protocols.first.map(ValueType.named) ?? .json
        case "Class": return .named("AnyClass")
        case "instancetype": return owner.map(ValueType.named) ?? .json
        default: return .named(FoundationTypes.bare.contains(type.name) ? type.name : used(type.name, type.arguments, .objectiveC, owner))
        }
    }

    static let objectiveCWords: [String: ValueType] = [
        "void": .void, "BOOL": .boolean, "bool": .boolean, "NSString": .string, "NSUUID": .string, "NSDate": .date, "NSURL": .url,
        "NSData": .data, "NSError": .error, "NSNumber": .number, "NSDecimalNumber": .number, "NSTimeInterval": .number, "CGFloat": .number,
        "float": .number, "double": .number, "NSDictionary": .json, "NSInteger": .integer,
        "NSUInteger": .integer,
        "int": .integer, "unsigned": .integer, "unsigned int": .integer, "long": .integer, "long long": .integer, "unsigned long": .integer,
        "unsigned long long": .integer, "short": .integer, "int32_t": .integer, "int64_t": .integer, "uint32_t": .integer,
        "uint64_t": .integer, "int8_t": .integer, "int16_t": .integer, "uint8_t": .integer, "uint16_t": .integer, "size_t": .integer,
        "UInt8": .integer, "UInt16": .integer, "UInt32": .integer, "UInt64": .integer, "SInt8": .integer, "SInt16": .integer,
        "SInt32": .integer, "SInt64": .integer, "Float32": .number, "Float64": .number, "ssize_t": .integer, "intptr_t": .integer,
        "uintptr_t": .integer, "time_t": .integer, "char": .integer, "unsigned char": .integer, "unsigned short": .integer,
        "Boolean": .boolean,
    ]

    private static func swift(_ type: TypeName.Named, _ owner: String?) -> ValueType {
        let value = swiftValue(type, owner)
        return type.nullability == .nullable || type.nullability == .implicitlyUnwrapped ? value.asOptional : value
    }

    private static func swiftValue(_ type: TypeName.Named, _ owner: String?) -> ValueType {
        var name = type.name
        for prefix in ["any ", "some "] where name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
        if name == "Dictionary", type.arguments.count == 2 { return byName(valueType(type.arguments[1], .swift, owner: owner)) }
        if let value = swiftWords[name] ?? number(name) { return value }
        if FoundationTypes.errors.contains(name) { return .error }
        switch name {
        case "Array", "Set": return .list(type.arguments.first.map { valueType($0, .swift, owner: owner) } ?? .json)
        // To whoever has heard it to its end.
        case "AsyncStream", "AsyncThrowingStream": return .list(type.arguments.first.map { valueType($0, .swift, owner: owner) } ?? .json)
        case "Optional": return (type.arguments.first.map { valueType($0, .swift, owner: owner) } ?? .json).asOptional
        case "Self": return owner.map(ValueType.named) ?? .json
        case _ where name.hasPrefix("("): return .named(name)
        default: return .named(used(name.split(separator: ".").last.map(String.init) ?? name, type.arguments, .swift, owner))
        }
    }

    /// A generic type with what it is used with: `Page<Lamp>`.
    private static func used(_ name: String, _ arguments: [TypeName], _ language: Language, _ owner: String?) -> String {
        if arguments.isEmpty || name == "Result" { return name }
        let types = arguments.map { argument in
            // Pointers of Objective-C say nothing about what may be missing here.
            let type = valueType(argument, language, owner: owner)
            return (language == .objectiveC ? type.unwrapped : type).swiftSpelling
        }
        return "\(name)<\(types.joined(separator: ", "))>"
    }

    /// A framework's name for a number.
    private static func number(_ name: String) -> ValueType? { FoundationTypes.numbers[name].flatMap { swiftWords[$0] } }

    /// A dictionary is JSON, unless it holds types of the spec, or what JSON has no words for.
    private static func byName(_ item: ValueType) -> ValueType { item.isHeldByName ? .table(item) : .json }

    static let swiftWords: [String: ValueType] = [
        "Void": .void, "Bool": .boolean, "String": .string, "Date": .date, "URL": .url, "Data": .data, "Error": .error, "Int": .integer,
        "UInt": .integer, "Int32": .integer, "Int64": .integer, "UInt32": .integer, "UInt64": .integer,
        "Int8": .integer, "Int16": .integer, "UInt8": .integer, "UInt16": .integer, "CGFloat": .number, "NSNumber": .number,
        "NSDecimalNumber": .number, "CChar": .integer, "Double": .number, "Float": .number,
        "TimeInterval": .number, "Decimal": .number, "Any": .json, "Dictionary": .json, "UUID": .string,
    ]
}
