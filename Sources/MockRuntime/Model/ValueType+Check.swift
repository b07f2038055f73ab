extension ValueType {
    /// What keeps a value from being of this type; `nil` if it is.
    func problem(with value: JSONValue, at path: String) -> String? {
        switch (self, value) {
        case (.any, _), (.string, .string), (.boolean, .bool), (.integer, .int), (.number, .int), (.number, .double): nil
        case (.integer, .double(let number)) where Int(exactly: number) != nil: nil
        case (.object(let fields), .object(let object)):
            fields.lazy.compactMap { $0.problem(in: object, at: path) }.first
        case (.array(let element), .array(let elements)):
            elements.enumerated().lazy.compactMap { element.problem(with: $1, at: "\(path)[\($0)]") }.first
        default: "\"\(path)\" should be \(phrase), but is \(value.isNull ? "missing" : value.kind)"
        }
    }
}

extension ValueField {
    /// What keeps a value, as documented and not as on the wire, from being this field's.
    func problem(with value: JSONValue, at path: String) -> String? {
        if value.isNull, isNullable { return nil }
        if let problem = type.problem(with: value, at: path) { return problem }
        guard !values.isEmpty, !values.contains(value) else { return nil }
        return "\"\(path)\" should be one of \(values.map(\.wireText).joined(separator: ", "))"
    }

    fileprivate func problem(in object: JSONObject, at path: String) -> String? {
        let place = path.isEmpty ? name : "\(path).\(name)"
        guard let found = object[name], !found.isNull || isNullable else { return isRequired ? "\"\(place)\" is missing" : nil }
        return problem(with: found.decoded(from: wire), at: place)
    }
}
