/// A field that an endpoint sends or gets, with the place where it travels: fields of answers count as JSON.
struct TravellingField: Sendable {
    let field: Field
    let location: Endpoint.Parameter.Location
    /// Whether the app's side may send it; what callbacks carry, it only gets.
    let isSent: Bool

    static func all(of endpoint: Endpoint) -> [TravellingField] {
        var found: [TravellingField] = []
        func add(_ field: Field, _ location: Endpoint.Parameter.Location) {
            found.append(TravellingField(field: field, location: location, isSent: endpoint.direction != .inbound))
            for nested in field.fields { add(nested, location) }
        }
        for parameter in endpoint.parameters { add(parameter.field, parameter.location) }
        for answer in endpoint.answered {
            for header in answer.headers { found.append(TravellingField(field: header, location: .header, isSent: false)) }
            for field in answer.fields { add(field, .json) }
        }
        return found
    }
}

extension Field {
    /// Itself and all fields below it.
    var withNested: [Field] { fields.isEmpty ? [self] : [self] + fields.flatMap(\.withNested) }
}
