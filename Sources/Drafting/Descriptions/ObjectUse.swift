import APIDescriptions

/// Which objects fields refer to, directly or through others, and which way each of them travels.
struct ObjectUse {
    private let table: DescribedObjects
    private var sent: Set<String> = []
    private var answered: Set<String> = []
    /// In the order in which they are first named.
    private(set) var components: [String] = []

    init(_ table: DescribedObjects, of operations: [APIOperation]) {
        self.table = table
        for operation in operations {
            for parameter in operation.parameters { collect(parameter.schema.kind, .sent) }
            collect(operation.body?.fields ?? [], .sent)
            collect(operation.answers.flatMap(\.fields), .answered)
        }
    }

    /// The members that travel the way the object does. Of one that goes both ways, what travels one way only may be missing.
    func fields(of component: String) -> [APIField] {
        let fields = table.fields(of: component)
        let directions = [APIDirection.sent, .answered].filter { way in
            way == .sent ? sent.contains(component) : answered.contains(component)
        }
        guard directions.count == 1, let direction = directions.first else { return fields.map(Self.loosened) }
        let left = fields.filter { $0.direction == .both || $0.direction == direction }
        return left.isEmpty ? fields.map(emptied) : left
    }

    /// Of an object none of whose members travel its way: what they hold is not among the objects of the spec.
    private func emptied(_ field: APIField) -> APIField {
        var field = Self.loosened(field)
        if field.schema.isObject || field.schema.innermost.isNamed { field.schema.kind = .any }
        return field
    }

    private static func loosened(_ field: APIField) -> APIField {
        guard field.direction != .both else { return field }
        var field = field
        field.isRequired = false
        return field
    }

    private mutating func collect(_ fields: [APIField], _ direction: APIDirection) {
        for field in fields where field.direction == .both || field.direction == direction { collect(field.schema.kind, direction) }
    }

    private mutating func collect(_ kind: APISchema.Kind, _ direction: APIDirection) {
        switch kind {
        case .named(let component):
            let isKnown = sent.contains(component) || answered.contains(component)
            guard direction == .sent ? sent.insert(component).inserted : answered.insert(component).inserted else { return }
            if !isKnown { components.append(component) }
            collect(table.fields(of: component), direction)
        case .list(let item): collect(item.kind, direction)
        case .object(let fields): collect(fields, direction)
        default: break
        }
    }
}
