/// Requests and answers of HTTP as tables. Members of objects stand below them, under names with dots: what a request sends is read in one place.
extension DocCMarkdown {
    mutating func append(_ properties: [DocCRequest.Property], titled title: String) {
        heading(1, title)
        table(of: properties)
    }

    mutating func append(_ body: DocCRequest.Body) {
        heading(1, "Request Body (\(Self.span(body.mimeType)))")
        for block in body.content ?? [] { append(block) }
        let type = body.bodyContentType ?? []
        if objects.members(of: type) == nil { table(of: body.parameters ?? []) } else { append(membersOf: type) }
    }

    mutating func append(_ responses: [DocCRequest.Response]) {
        heading(1, "Response Codes")
        var lines = [["Status", "Content Type", "Body", "Description"]]
        for each in responses {
            let body = Self.escaped(each.type.map(\.text).joined())
            lines.append(["\(each.status) \(each.reason ?? "")", each.mimeType ?? "", body, cell(each.content ?? [])])
        }
        table(lines)
        guard let answer = responses.first(where: \.isSuccess), objects.members(of: answer.type) != nil else { return }
        heading(1, "Response Body" + (answer.mimeType.map { " (\(Self.span($0)))" } ?? ""))
        append(membersOf: answer.type)
    }

    private mutating func append(membersOf type: [DocCRequest.Token]) {
        guard let object = objects.members(of: type) else { return }
        if objects.words(type).hasPrefix("[") { append(.paragraph([.text("An array of objects:")])) }
        table(of: object.members, below: [object.page])
    }

    mutating func append(_ values: [DocCRequest.Value]) {
        heading(1, "Possible Values")
        var lines = [["Value", "Description"]]
        for each in values { lines.append([Self.span(each.name), cell(each.content ?? [])]) }
        table(lines)
    }

    private mutating func table(of properties: [DocCRequest.Property], below holders: Set<String> = []) {
        let lines = rows(properties, within: "", below: holders)
        if !lines.isEmpty { table([["Name", "Type", "Required", "Description"]] + lines) }
    }

    /// An object that holds itself is followed once.
    private mutating func rows(_ properties: [DocCRequest.Property], within path: String, below holders: Set<String>) -> [[String]] {
        var lines: [[String]] = []
        for each in properties {
            let (type, name) = (objects.words(each.type), path + each.name)
            let shown = name.contains(" ") ? Self.escaped(name) : Self.span(name)
            lines.append([shown, Self.escaped(type), each.required == true ? "required" : "optional", description(each)])
            guard let object = objects.members(of: each.type), !holders.contains(object.page) else { continue }
            let inside = name + (type.hasPrefix("[") ? "[]." : ".")
            lines += rows(object.members, within: inside, below: holders.union([object.page]))
        }
        return lines
    }

    /// What a property is, and what holds for it.
    private mutating func description(_ property: DocCRequest.Property) -> String {
        var words = [Self.sentence(cell(property.content ?? []))]
        let attributes = property.attributes ?? []
        let values = attributes.flatMap(\.values) + objects.values(of: property.type)
        if !values.isEmpty { words.append("Possible values: \(values.map(Self.span).joined(separator: ", ")).") }
        for each in attributes {
            if let title = each.title, let value = each.value { words.append("\(Self.escaped(title)): \(Self.span(value)).") }
        }
        if property.deprecated == true { words.append("Deprecated.") }
        if property.readOnly == true { words.append("Read only.") }
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Another may follow.
    private static func sentence(_ words: String) -> String {
        words.last?.isLetter == true || words.last?.isNumber == true ? words + "." : words
    }
}
