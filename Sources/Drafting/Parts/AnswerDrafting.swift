import Declarations
import Guide
import Spec

/// What the code of a source reads from the answers of the endpoints that it asks.
struct AnswerDrafting {
    private var types: [String: CodedType] = [:]
    /// By the type's path, and the property's name.
    private var keys: [String: [String: String]] = [:]
    private let decoders: [AnswerDecoder]
    private let naming: KeyNaming

    init(_ sheets: [FactSheet]) {
        naming = KeyNaming(sheets)
        decoders = sheets.flatMap(\.answerDecoders)
        types = Self.coded(sheets.flatMap(\.codedTypes))
        // A type inside of another is found by its own name, too, where no other has it.
        let inner = Dictionary(grouping: types.values) { $0.path.split(separator: ".").last.map(String.init) ?? $0.path }
        for (name, found) in inner where types[name] == nil && found.count == 1 { types[name] = found[0] }
        for name in sheets.flatMap(\.fieldNames) where !name.property.isEmpty && keys[name.owner]?[name.property] == nil {
            keys[name.owner, default: [:]][name.property] = naming.key(of: name)
        }
    }

    /// Those that are read from JSON, be it by a protocol of the SDK's or in an extension, and enums with raw values.
    private static func coded(_ all: [CodedType]) -> [String: CodedType] {
        let inherited = Dictionary(all.map { ($0.path, $0.inherited) }) { $0.union($1) }
        let declared = all.filter { !$0.members.isEmpty || $0.rawType != nil }
        let read = declared.filter { type in
            let reached = Reach.all(from: Array(inherited[type.path] ?? [])) { Array(inherited[$0] ?? []) }
            return type.rawType != nil || !["Codable", "Decodable"].allSatisfy { !reached.contains($0) }
        }
        let keyed = Set(all.filter(\.hasKeys).map(\.path))
        return Dictionary(
            read.map { type in
                var type = type
                type.hasKeys = keyed.contains(type.path)
                return (type.path, type)
            }
        ) { first, _ in first }
    }

    /// Of a type that says nothing else, members are called as its properties are.
    private func key(of member: CodedType.Member, in type: CodedType) -> String? {
        keys[type.path]?[member.name] ?? (type.hasKeys ? nil : naming.key(member.name))
    }

    func add(_ request: RequestPath, to endpoint: inout Draft.Endpoint) {
        guard let answer = request.answers.lazy.compactMap({ shape($0, in: request.owner) }).first ?? decoded(request.function) else {
            return
        }
        var left = Self.most
        let fields = fields(of: answer, [], &left)
        guard !fields.isEmpty else { return }
        if answer.isList {
            endpoint.whole = Draft.Parameter(name: "items", type: "[object]", isRequired: true, fields: fields)
        } else {
            endpoint.answer = fields
        }
    }

    /// What the function decodes, the only one, that calls the one in which the path stands: `URLBuilder.doorURL(id:)`.
    private func decoded(_ function: String) -> Shape? {
        guard Words.split(function).count > 1 else { return nil }
        let callers = decoders.filter { $0.calls.contains(function) }
        return callers.count == 1 ? callers[0].answers.lazy.compactMap { shape($0, in: callers[0].owner) }.first : nil
    }

    /// What is read from JSON, and with which types for its generic parameters.
    private struct Shape {
        var type: CodedType
        var arguments: [String: TypeName] = [:]
        var isList = false
    }

    /// - Parameter owner: the type whose code names it: what stands inside of that comes first.
    private func shape(_ name: TypeName, in owner: String) -> Shape? {
        guard case .named(let named) = name else { return nil }
        if ["Array", "Set"].contains(named.name), let item = named.arguments.first {
            guard var found = shape(item, in: owner), !found.isList else { return nil }
            found.isList = true
            return found
        }
        if let type = type(named.name, in: owner), type.rawType == nil {
            return Shape(type: type, arguments: Dictionary(zip(type.parameters, named.arguments)) { first, _ in first })
        }
        // `Result<Door, any Error>`, `AnyPublisher<Door, any Error>`: not what a dictionary holds.
        return named.name == "Dictionary" ? nil : named.arguments.first.flatMap { shape($0, in: owner) }
    }

    private func type(_ name: String, in owner: String) -> CodedType? {
        var outer = owner
        while !outer.isEmpty {
            if let found = types["\(outer).\(name)"] { return found }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return types[name]
    }

    /// How deep objects are followed into one another, and how many fields an answer has at most: what comes behind them is any JSON.
    private static let (deepest, most) = (5, 200)

    /// - Parameters:
    ///   - outer: what the type stands in: one inside of itself is any JSON.
    ///   - left: how many fields there may yet be.
    private func fields(of shape: Shape, _ outer: [String], _ left: inout Int) -> [Draft.Parameter] {
        let type = shape.type
        guard outer.count < Self.deepest, !outer.contains(type.path), type.members.count <= left else { return [] }
        left -= type.members.count
        return type.members.compactMap { member in
            // One that nobody says the key of is worked out.
            guard let key = key(of: member, in: type), SentKey.isName(key) else { return nil }
            let isThere = member.type.nullability != .nullable
            return parameter(key, bound(member.type, shape.arguments), in: type.path, outer + [type.path], isThere, &left)
        }
    }

    private func bound(_ type: TypeName, _ arguments: [String: TypeName]) -> TypeName {
        guard case .named(var named) = type else { return type }
        if named.arguments.isEmpty, let given = arguments[named.name] { return given }
        named.arguments = named.arguments.map { bound($0, arguments) }
        return .named(named)
    }

    private func parameter(
        _ key: String, _ type: TypeName, in owner: String, _ outer: [String], _ isThere: Bool, _ left: inout Int
    ) -> Draft.Parameter {
        var parameter = Draft.Parameter(name: key, type: "json", isRequired: isThere)
        if let plain = plain(type, in: owner) {
            parameter.type = plain
        } else if let inner = shape(type, in: owner) {
            parameter.fields = fields(of: inner, outer, &left)
            let kind = parameter.fields.isEmpty ? "json" : "object"
            parameter.type = inner.isList ? "[\(kind)]" : kind
        }
        return parameter
    }

    /// A text, a number or a truth value, or a list of such.
    private func plain(_ type: TypeName, in owner: String) -> String? {
        guard case .named(let named) = type else { return nil }
        if ["Array", "Set"].contains(named.name), let item = named.arguments.first { return plain(item, in: owner).map { "[\($0)]" } }
        let name = self.type(named.name, in: owner)?.rawType ?? named.name
        return named.arguments.isEmpty ? Self.words[name] : nil
    }

    private static let words = [
        "String": "string", "Character": "string", "UUID": "string", "URL": "url", "Bool": "boolean", "Double": "number", "Float": "number",
        "CGFloat": "number", "TimeInterval": "number", "Decimal": "number", "Int": "integer", "Int8": "integer", "Int16": "integer",
        "Int32": "integer", "Int64": "integer", "UInt": "integer", "UInt8": "integer", "UInt16": "integer", "UInt32": "integer",
        "UInt64": "integer",
    ]
}
