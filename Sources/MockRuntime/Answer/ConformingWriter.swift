/// Writes an answer's JSON and holds it against its documented type at the same time, so that a good answer costs one pass.
struct ConformingWriter {
    private(set) var bytes: [UInt8] = []
    /// What does not conform, with the path to it.
    private(set) var problems: [String] = []

    init(prefix: String = "") {
        bytes.reserveCapacity(512)
        bytes.append(contentsOf: prefix.utf8)
    }

    mutating func finish(suffix: String) { bytes.append(contentsOf: suffix.utf8) }

    mutating func write(_ value: JSONValue, as type: ValueType, at path: @autoclosure () -> String = "") {
        switch (type, value) {
        case (.object(let fields), .object(let object)): write(object, fields, at: path())
        case (.array(let element), .array(let elements)): write(elements, element, at: path())
        case (.any, _), (.string, .string), (.bytes, .string), (.boolean, .bool), (.integer, .int), (.number, .int), (.number, .double):
            value.write(to: &bytes)
        default:
            problems.append("\"\(path())\" should be \(type.phrase), but is \(value.isNull ? "missing" : value.kind)")
        }
    }

    private mutating func write(_ elements: [JSONValue], _ type: ValueType, at path: @autoclosure () -> String) {
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(element, as: type, at: "\(path())[\(index)]")
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(_ object: JSONObject, _ fields: [ValueField], at path: @autoclosure () -> String) {
        bytes.append(UInt8(ascii: "{"))
        var known = 0
        var isFirst = true
        var place = 0
        // Fields are looked at in their place: copying each of them would cost more than the look.
        fields.withUnsafeBufferPointer { all in
            for index in all.indices {
                let member = object.value(all[index].name, at: &place)
                if member != nil { known += 1 }
                guard let value = member, !value.isNull || all[index].isNullable else {
                    if all[index].isRequired { problems.append("\"\(Self.join(path(), all[index].name))\" is missing") }
                    continue
                }
                if !isFirst { bytes.append(UInt8(ascii: ",")) }
                isFirst = false
                write(all, index, value, at: path())
            }
        }
        if known < object.count { reportUndocumented(object, fields, at: path()) }
        bytes.append(UInt8(ascii: "}"))
    }

    /// Writes a member with its name.
    private mutating func write(
        _ fields: UnsafeBufferPointer<ValueField>, _ index: Int, _ value: JSONValue, at path: @autoclosure () -> String
    ) {
        JSONValue.write(fields[index].name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        if value.isNull { return value.write(to: &bytes) }
        if !fields[index].permits(value) {
            let permitted = fields[index].values.map(\.wireText).joined(separator: ", ")
            problems.append("\"\(Self.join(path(), fields[index].name))\" should be one of \(permitted)")
        }
        let wire = fields[index].wire
        guard wire != .plain else { return write(value, as: fields[index].type, at: Self.join(path(), fields[index].name)) }
        // A handler's number is a time in seconds, even where its digits could be a date.
        let isTime = wire == .milliseconds || wire == .since2001 || wire.isDateText && value.stringValue == nil
        let documented = value.decoded(from: isTime ? .plain : wire)
        if let problem = fields[index].type.problem(with: documented, at: Self.join(path(), fields[index].name)) {
            problems.append(problem)
        }
        documented.encoded(as: wire).write(to: &bytes)
    }

    private mutating func reportUndocumented(_ object: JSONObject, _ fields: [ValueField], at path: String) {
        for (name, value) in object where !value.isNull && !fields.contains(where: { $0.name == name }) {
            problems.append("\"\(Self.join(path, name))\" is not documented")
        }
    }

    private static func join(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}
