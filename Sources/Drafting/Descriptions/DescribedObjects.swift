import APIDescriptions

/// The objects of a description that a spec can hold: without end inside themselves, and of a size that can be read.
struct DescribedObjects {
    private let objects: [String: APIObject]
    private(set) var names: [String: String] = [:]
    /// What a field that names an object becomes instead: `json`.
    private(set) var leftOut: [LeftOut] = []
    /// How many fields an object has with all that it holds.
    private var sizes: [String: Int] = [:]
    private var open: Set<String> = []
    private var settled: [String: [APIField]] = [:]
    /// In the order in which they were first needed.
    private(set) var used: [String] = []

    /// More fields than this in one object are left to `json`: a spec is read by people.
    private static let sizeLimit = 400

    init(_ objects: [String: APIObject], _ naming: inout DescriptionNames) {
        self.objects = objects
        for component in objects.keys.sorted() { names[component] = naming.object(component) }
    }

    func fields(of component: String) -> [APIField] { settled[component] ?? [] }

    /// The same fields, with `any` where an object would have no end.
    ///
    /// - Parameter size: how many fields there are with all that they hold; grows.
    mutating func settled(_ fields: [APIField], of name: String, size: inout Int) -> [APIField] {
        fields.map { field in
            size += 1
            var field = field
            field.schema.kind = kind(field.schema.kind, of: field, in: name, size: &size)
            return field
        }
    }

    /// What a parameter is, which is an object where it travels as JSON in a text.
    mutating func settled(_ schema: APISchema, of parameter: APIParameter, in name: String) -> APISchema {
        var size = 0
        let field = APIField(name: parameter.name, place: parameter.place, isRequired: parameter.isRequired, schema: schema)
        return settled([field], of: name, size: &size)[0].schema
    }

    private mutating func kind(_ kind: APISchema.Kind, of field: APIField, in name: String, size: inout Int) -> APISchema.Kind {
        switch kind {
        case .list(var item):
            item.kind = self.kind(item.kind, of: field, in: name, size: &size)
            // A list in a list has no fields of its own to be read by.
            if case .list(let inner) = item.kind, inner.isObject { return .any }
            return .list(item)
        case .object(let fields): return .object(settled(fields, of: "\(name).\(field.name)", size: &size))
        case .named(let component):
            guard objects[component]?.fields.isEmpty == false else { return .any }
            if open.contains(component) { return leave(field, in: name, "it holds itself, and stands as any JSON value") }
            let inner = sizeOfObject(component)
            if size + inner > Self.sizeLimit {
                return leave(field, in: name, "what it holds has too many fields for a spec, and stands as any JSON value")
            }
            size += inner
            return kind
        default: return kind
        }
    }

    private mutating func leave(_ field: APIField, in name: String, _ reason: String) -> APISchema.Kind {
        leftOut.append(LeftOut(name: "\(name).\(field.name)", reason: reason, place: field.place))
        return .any
    }

    private mutating func sizeOfObject(_ component: String) -> Int {
        if let size = sizes[component] { return size }
        open.insert(component)
        var size = 0
        settled[component] = settled(objects[component]?.fields ?? [], of: component, size: &size)
        open.remove(component)
        sizes[component] = size
        used.append(component)
        return size
    }
}

extension APISchema {
    var isObject: Bool {
        switch kind {
        case .object, .named: true
        default: false
        }
    }
}

extension APISchema.Kind {
    var isNamed: Bool { if case .named = self { true } else { false } }
}
