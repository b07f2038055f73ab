import YAMLTree

extension [APIField] {
    /// Those that travel this way, in the objects that stand inside, too. An object with a name may be needed both ways.
    func travelling(_ direction: APIDirection) -> [APIField] {
        compactMap { field in
            guard field.direction == .both || field.direction == direction else { return nil }
            var field = field
            field.schema.kind = field.schema.kind.travelling(direction)
            return field
        }
    }

    /// The same, with the plain values that an example of the whole has for them.
    func shown(by example: YAMLNode?) -> [APIField] {
        guard let example, example.kind == .mapping else { return self }
        return map { field in
            guard let value = example[field.name] else { return field }
            var field = field
            if case .object(let inner) = field.schema.kind { field.schema.kind = .object(inner.shown(by: value)) }
            if let text = value.scalar?.text, !value.isNull, field.schema.example == nil, text.count <= Self.longest {
                field.schema.example = text
            }
            return field
        }
    }

    /// A longer text is prose, which is its author's.
    private static var longest: Int { 80 }
}

extension APISchema.Kind {
    fileprivate func travelling(_ direction: APIDirection) -> Self {
        switch self {
        case .object(let fields):
            let left = fields.travelling(direction)
            return left.isEmpty ? .any : .object(left)
        case .list(var item):
            item.kind = item.kind.travelling(direction)
            return .list(item)
        default: return self
        }
    }
}

extension APISchema {
    var isBytes: Bool { if case .bytes = kind { true } else { false } }
    var isAny: Bool { if case .any = kind { true } else { false } }
}

extension APISchema.Kind {
    /// Whether each of a list of it may be a part of a body: a file, or a text.
    var isPart: Bool {
        switch self {
        case .object, .named, .any, .list: false
        default: true
        }
    }
}
