/// The way to a field of a body as guides write it: `member.authList[].idPCode`.
struct FieldPath {
    struct Step {
        var name: String
        var isList: Bool
    }

    private(set) var steps: [Step]

    init?(_ path: String) {
        steps = path.split(separator: ".", omittingEmptySubsequences: false).map { part in
            Step(name: String(part.prefix { $0 != "[" }), isList: part.contains("["))
        }
        guard steps.allSatisfy({ step in step.name.contains { $0.isLetter || $0.isNumber } }) else { return nil }
    }

    init(single name: String) { steps = [Step(name: name, isList: false)] }
}

extension [Draft.Parameter] {
    /// Adds a field, and the objects that it stands in; where it is known, what this place says of it besides.
    mutating func merge(_ parameter: Draft.Parameter, at path: ArraySlice<FieldPath.Step>) {
        guard let step = path.first else { return }
        let isLast = path.count == 1
        let known = firstIndex { $0.name.lowercased() == step.name.lowercased() }
        let index = known ?? endIndex
        if known == nil { append(Draft.Parameter(name: step.name)) }
        if step.isList || !isLast { self[index].hold(isList: step.isList) }
        if isLast { return self[index].add(parameter, isNew: known == nil) }
        self[index].fields.merge(parameter, at: path.dropFirst())
    }
}

extension Draft.Parameter {
    /// Becomes an object, or a list of them, if it is not known as one.
    fileprivate mutating func hold(isList: Bool) {
        if !type.contains("object") { type = isList || type.hasPrefix("[") ? "[object]" : "object" }
    }

    fileprivate mutating func add(_ other: Draft.Parameter, isNew: Bool) {
        example = example ?? other.example
        scheme = scheme ?? other.scheme
        isRequired = isRequired || other.isRequired
        if type == "string" { type = other.type }
        if type == "object", other.type.hasPrefix("[") { type = "[object]" }
    }
}

extension [Draft.Parameter] {
    /// Objects without a field are any JSON.
    var settled: [Draft.Parameter] {
        map { parameter in
            var parameter = parameter
            parameter.fields = parameter.fields.settled
            if parameter.fields.isEmpty, parameter.type.contains("object") {
                parameter.type = parameter.type.hasPrefix("[") ? "[json]" : "json"
            }
            return parameter
        }
    }
}
