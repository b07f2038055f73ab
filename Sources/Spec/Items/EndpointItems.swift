import SourceText

extension Endpoint {
    /// `GET https://…`, or the URL alone where no method belongs to it.
    package var itemName: String { methods.first.map { "\($0.value) \(url.value)" } ?? url.value }

    /// The endpoint with the fields of its answers, its parameters and headers.
    var items: [SpecItem] {
        var item = SpecItem(.endpoint, Located(itemName, at: url.place), owner: name, provenance: provenance, place: url.place)
        item.aliases = methods.dropFirst().map { Located("\($0.value) \(url.value)", at: $0.place) }
        for url in otherAddresses {
            item.aliases +=
                methods.isEmpty ? [Located(url, at: self.url.place)] : methods.map { Located("\($0.value) \(url)", at: $0.place) }
        }
        item.value = url
        item.type = methods.first
        item.form = Located(direction.rawValue, at: name.place)
        item.answerFields = answered.flatMap { $0.named.map(\.name.value) }
        item.answers = answered.filter { $0.kind == .json }.flatMap { $0.named.levels() }
        let sent = parameters.filter { $0.location == .json || $0.location == .body }.flatMap(\.named).map(\.field)
        item.sentMembers = sent.map { BodyMember($0, in: "") }
        let forms = parameters.filter { $0.location == .form || $0.location == .multipart }.flatMap(\.named).map(\.field)
        item.parameters = parameters.filter { $0.location != .header }.flatMap(\.named).map { BodyMember($0.field, in: "") }
        item.requests = (sent + forms).flatMap { $0.fields.levels(in: $0.path(in: "")) }
        item.answerShapes = answerShapes
        item.sentShape = sentShape
        item.errorsAnswered = errors
        item.statuses = answered.map(\.status)
        return [item] + parameters.flatMap(\.named).flatMap { parameter($0) }
    }

    private func parameter(_ parameter: Parameter) -> [SpecItem] {
        let field = parameter.field
        let isHeader = parameter.location == .header
        let owner = Located(itemName, at: url.place)
        var item = SpecItem(
            isHeader ? .header : .parameter,
            field.name,
            owner: isHeader ? name : owner,
            provenance: parameter.provenance.or(provenance),
            place: field.name.place
        )
        // Documents know an object by its form; its name is the spec's own.
        let spelling = field.object == nil ? field.typeSpelling : field.typeSpelling.map { Located(field.type.spelling, at: $0.place) }
        item.type = isHeader ? parameter.scheme : spelling
        item.value = field.constant
        item.values = field.values
        item.isRequired = field.requirednessPlace.map { Located(field.isRequired, at: $0) }
        if field.requirednessPlace == nil, !field.type.isOptional { item.impliedRequired = field.isRequired }
        item.form = Located(parameter.location.rawValue, at: field.name.place)
        item.ownersElsewhere = otherAddresses.map { url in methods.first.map { "\($0.value) \(url)" } ?? url }
        return [item]
    }
}
