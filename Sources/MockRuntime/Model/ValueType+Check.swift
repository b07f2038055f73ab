extension ValueType {
    /// What keeps a value from being of this type; `nil` if it is.
    func problem(with value: JSONValue, at path: @autoclosure () -> String) -> String? {
        switch (self, value) {
        case (.any, _), (.string, .string), (.boolean, .bool), (.integer, .int), (.number, .int), (.number, .double): nil
        case (.bytes, .string(let text)) where TextForm.bytes(fromBase64: text) != nil: nil
        case (.bytes, .string): "\"\(path())\" should be \(phrase), but is another text"
        case (.integer, .double(let number)) where Int(exactly: number) != nil: nil
        case (.object(let fields), .object(let object)):
            Self.problem(with: object, fields, at: path())
        case (.array(let element), .array(let elements)):
            Self.problem(with: elements, element, at: path())
        default: "\"\(path())\" should be \(phrase), but is \(value.isNull ? "missing" : value.kind)"
        }
    }

    private static func problem(with object: JSONObject, _ fields: [ValueField], at path: @autoclosure () -> String) -> String? {
        for field in fields { if let problem = field.problem(in: object, at: path()) { return problem } }
        return nil
    }

    private static func problem(with elements: [JSONValue], _ type: ValueType, at path: @autoclosure () -> String) -> String? {
        for (index, element) in elements.enumerated() {
            if let problem = type.problem(with: element, at: "\(path())[\(index)]") { return problem }
        }
        return nil
    }
}

extension ValueField {
    /// What keeps a value, as documented and not as on the wire, from being this field's.
    func problem(with value: JSONValue, at path: @autoclosure () -> String) -> String? {
        // Most are texts of any content.
        if case (.string, .string) = (type, value), values.isEmpty { return nil }
        if value.isNull, isNullable { return nil }
        if let problem = type.problem(with: value, at: path()) { return problem }
        guard !permits(value) else { return nil }
        return "\"\(path())\" should be one of \(values.map(\.wireText).joined(separator: ", "))"
    }

    /// Whether the value is one of those that are permitted, or each item of a list is.
    func permits(_ value: JSONValue) -> Bool {
        guard !values.isEmpty else { return true }
        guard case .array = type else { return values.contains(value) }
        return switch value.stringValue == nil ? value : value.decoded(from: wire) {
        case .array(let items): items.allSatisfy(values.contains)
        default: values.contains(value)
        }
    }

    fileprivate func problem(in object: JSONObject, at path: @autoclosure () -> String) -> String? {
        func place() -> String {
            let path = path()
            return path.isEmpty ? name : "\(path).\(name)"
        }
        guard let found = object[name], !found.isNull || isNullable else { return isRequired ? "\"\(place())\" is missing" : nil }
        let value = found.decoded(from: wire)
        // A text that tells a date has become a number by now.
        if wire.isDateText, case .string = value { return "\"\(place())\" should be a date as `\(wire.name)`, but is another text" }
        return problem(with: value, at: place())
    }
}
