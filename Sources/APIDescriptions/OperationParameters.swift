import SourceText
import YAMLTree

/// What stands in the URL and in the headers of a request.
extension OperationReader {
    /// Those of the operation come first: one of the path with the same name is replaced by it.
    mutating func parameters(_ nodes: [YAMLNode], of operation: String) -> [APIParameter] {
        var list: [APIParameter] = []
        for written in nodes {
            guard let (node, _) = references.resolved(written), let name = node["name"]?.text else {
                schemas.passOver(operation, "a parameter of it is in another file, or has no name", written.place)
                continue
            }
            let place = node["in"]?.text
            if dialect == .swagger, place == "body" || place == "formData" { continue }
            guard let location = place.flatMap(APIParameter.Location.init) else {
                schemas.passOver("\(operation).\(name)", "parameters in cookies have no place in a spec", node.place)
                continue
            }
            // Headers have one name in whatever letters.
            func known(_ name: String) -> String { location == .header ? name.lowercased() : name }
            guard !list.contains(where: { $0.location == location && known($0.name) == known(name) }) else { continue }
            list += self.parameters(node, name: name, location, of: operation)
        }
        return list
    }

    /// One, or one for each member of an object that travels in several.
    private mutating func parameters(
        _ node: YAMLNode, name: String, _ location: APIParameter.Location, of operation: String
    ) -> [APIParameter] {
        let content = node["content"]?.entries.first?.value["schema"]
        let style = dialect == .swagger ? ParameterStyle(collection: node, location) : ParameterStyle(node, location)
        let full = "\(operation).\(name)"
        let members = content == nil && style.isSpread ? schemas.fields(node["schema"], of: full) : []
        var parameter = APIParameter(
            location: location, name: name, place: (node["name"] ?? node).place,
            isRequired: location == .path || node["required"]?.scalar?.bool == true,
            schema: schemas.schema(dialect.schema(of: node) ?? content, of: full), form: content == nil ? style.form : .json)
        guard members.isEmpty else {
            return style.spread(members, of: name).map { member in
                APIParameter(
                    location: location, name: member.name, place: member.place, isRequired: parameter.isRequired && member.isRequired,
                    schema: member.schema, form: .repeated)
            }
        }
        if content == nil, let reason = style.reason(against: parameter.schema.kind) {
            schemas.passOver(full, reason, node.place)
            parameter.schema.kind = .string
        }
        if let example = node["example"]?.scalar?.text ?? Self.firstExample(node)?.scalar?.text { parameter.schema.example = example }
        return [parameter]
    }
}

/// How a parameter that is no plain value travels (`style`, `explode`), or a field of a form.
struct ParameterStyle {
    private let style: String
    private let isExploded: Bool
    private let location: APIParameter.Location

    init(style: String, isExploded: Bool, _ location: APIParameter.Location) {
        self.style = style
        self.isExploded = isExploded
        self.location = location
    }

    init(_ node: YAMLNode?, _ location: APIParameter.Location) {
        self.location = location
        style = node?["style"]?.text ?? (location == .query ? "form" : "simple")
        isExploded = node?["explode"]?.scalar?.bool ?? (style == "form" || style == "deepObject")
    }

    var form: APITextForm {
        guard location == .query else { return .commas }
        if isExploded { return .repeated }
        return style == "spaceDelimited" ? .spaces : .commas
    }

    var isDeepObject: Bool { style == "deepObject" }

    /// Whether an object's members are parameters of their own.
    var isSpread: Bool { location == .query && (isDeepObject || style == "form" && isExploded) }

    /// `filter[color]`, or `color` alone. Of objects inside, members have longer names.
    func spread(_ members: [APIField], of name: String) -> [APIField] {
        members.flatMap { member -> [APIField] in
            var member = member
            if isDeepObject { member.name = "\(name)[\(member.name)]" }
            guard case .object(let inner) = member.schema.kind else { return [member] }
            return spread(inner, of: member.name)
        }
    }

    /// Why a value cannot travel so; nil where it can.
    func reason(against kind: APISchema.Kind) -> String? {
        switch kind {
        case .list where !isExploded && style == "pipeDelimited": "its items have `|` between them, and it stands as text"
        case .list where style == "tabDelimited": "its items have tabs between them, and it stands as text"
        case .list, .string, .integer, .number, .boolean, .url, .data, .time, .day, .bytes, .any: nil
        case .object, .named: "it is an object in a URL or a header, and stands as text"
        }
    }
}
