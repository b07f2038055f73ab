import Foundation

extension JSONValue {
    /// A value of Foundation: texts, numbers, truth values, lists and dictionaries; dates, URLs, UUIDs and bytes as the texts that JSON has for
    /// them, a date of UTC by ISO 8601. Anything else is null.
    public init(foundation value: Any) {
        switch value {
        case let value as JSONValue: self = value
        case let value as String: self = .string(value)
        case let value as any BinaryInteger: self = .int(Int(clamping: value))
        case let value as any BinaryFloatingPoint: self = .double(Double(value))
        case let value as NSNumber: self.init(number: value)
        case let value as URL: self = .string(value.absoluteString)
        case let value as Date: self = .string(DateText.text(value.timeIntervalSince1970))
        case let value as UUID: self = .string(value.uuidString)
        case let value as Data: self = .string(value.base64EncodedString())
        case let value as [Any]: self = .array(value.map { JSONValue(foundation: $0) })
        case let value as [AnyHashable: Any]:
            let members = value.map { (Self.name($0.key), JSONValue(foundation: $0.value)) }
            self = .object(JSONObject(members.sorted { $0.0 < $1.0 }))
        default: self = .null
        }
    }

    /// A key of an SDK's own type is the text that it stands for.
    private static func name(_ key: AnyHashable) -> String {
        (key.base as? any RawRepresentable)?.rawValue as? String ?? "\(key)"
    }

    /// A truth value, a whole number or another, as it was made: as a `Bool`, the number 1 would be true.
    private init(number: NSNumber) {
        switch String(cString: number.objCType) {
        case "c", "B": self = .bool(number.boolValue)
        case "f", "d": self = .double(number.doubleValue)
        default: self = .int(number.intValue)
        }
    }

    /// The value as Foundation has it.
    public var foundationValue: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .array(let values): values.map(\.foundationValue)
        case .object(let members): Dictionary(members.map { (AnyHashable($0.name), $0.value.foundationValue) }) { _, last in last }
        }
    }

    /// The members of an object that are texts, and its numbers as texts; what is neither has no place there.
    public var texts: [String: String] {
        var texts: [String: String] = [:]
        for member in objectValue ?? JSONObject() {
            switch member.value {
            case .string, .int, .double, .bool: texts[member.name] = member.value.wireText
            case .null, .array, .object: break
            }
        }
        return texts
    }

    /// The claims of a JSON Web Token, whose signature is not looked at; null where the text is none.
    public init(claimsOf token: String) {
        let parts = token.split(separator: ".")
        var text = parts.count > 1 ? String(parts[1]).replacing("-", with: "+").replacing("_", with: "/") : ""
        while text.count % 4 != 0 { text += "=" }
        let bytes = Data(base64Encoded: text).map { [UInt8]($0) } ?? []
        self = (try? JSONValue(parsing: bytes)) ?? .null
    }
}

extension JSONValue {
    /// How the items of a list travel, or the one value that stands in its place; never empty.
    public var wireTexts: [String] {
        let items = arrayValue ?? []
        return items.isEmpty ? [arrayValue == nil ? wireText : ""] : items.map(\.wireText)
    }
}
