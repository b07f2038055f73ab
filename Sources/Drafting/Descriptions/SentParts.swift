import APIDescriptions

extension APIParameter {
    /// Headers that a client and a server settle without a spec.
    var isOwnBusiness: Bool {
        location == .header && ["accept", "content-type", "content-length", "host", "user-agent"].contains(name.lowercased())
    }
}

extension APIBody {
    func travel(of field: APIField) -> TypeSpelling.Travel {
        switch kind {
        case .json: .json
        case .form: .text(field.form)
        case .multipart: .part(field.form)
        }
    }
}

extension APIAnswer {
    /// Whether something stands in its body.
    var hasBody: Bool { [.text, .html, .bytes].contains(kind) || !fields.isEmpty }
}

extension DescriptionDraft {
    /// Of all that requests carry, but for objects: they have their own.
    var repeatedTexts: RepeatedTexts {
        var texts = RepeatedTexts()
        func add(_ name: String, _ type: TypeSpelling.Spelling) { if !type.namesObject { texts.add(name, of: type.word) } }
        for operation in endpoints.map(\.operation) {
            for parameter in operation.parameters where !parameter.isOwnBusiness {
                add(parameter.name, TypeSpelling(self, as: .text(parameter.form)).spelling(of: parameter.schema.kind))
            }
            guard let body = operation.body, !body.isWhole else { continue }
            for field in body.fields { add(field.name, TypeSpelling(self, as: body.travel(of: field)).spelling(of: field.schema.kind)) }
        }
        return texts
    }
}
