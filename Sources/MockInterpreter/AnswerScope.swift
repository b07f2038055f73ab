internal import MockRuntime
internal import Spec

/// Values of an answer made ready: what names stand for, and what follows from expressions. As in generated mocks, every value is JSON.
struct AnswerScope {
    let tables: MockTables
    /// The endpoint whose answer this is; nil for seeds and other values that stand for themselves.
    var endpoint: Endpoint?
    var names: [String: AnswerName] = [:]
    private var places: [String: Int] = [:]

    private let layout: FrameLayout

    init(_ tables: MockTables, _ endpoint: Endpoint? = nil, in layout: FrameLayout = FrameLayout()) {
        self.tables = tables
        self.endpoint = endpoint
        self.layout = layout
    }

    /// From here on the name stands for what is kept in a place.
    mutating func name(_ name: String, _ meaning: AnswerName, at place: Int) {
        names[name] = meaning
        places[name] = place
    }

    func place(_ name: String) -> Int? { places[name] }

    /// Where an item of a list has a name, and the place of the item.
    func naming(_ item: ItemName) -> (scope: AnswerScope, place: Int) {
        var scope = self
        let place = layout.place()
        scope.name(item.name, .value(item.type, fields: item.fields), at: place)
        return (scope, place)
    }

    func value(_ expression: Expression) -> Computed {
        switch expression.kind {
        case .string(let text): .known(.string(text))
        case .integer(let number): .known(.int(number))
        case .number(let number): .known(.double(number))
        case .boolean(let flag): .known(.bool(flag))
        case .null: .known(.null)
        case .reference(let reference): self.reference(reference)
        case .interpolation(let parts): .all(parts.map(value)) { .string($0.map(\.wireText).joined()) }
        case .later(let seconds): one(seconds) { $0.later($1) }
        case .random(let word): random(RandomKind(RandomWord(word)))
        case .url(let endpoint, let arguments): tables.endpoint(endpoint.value).map { link($0, arguments) } ?? .known(.null)
        case .enumCase(let enumeration, let name): .known(tables.value(ofCase: name, of: enumeration).map(JSONValue.init) ?? .null)
        case .enumFrom(_, let source): value(source)
        case .error(let enumeration, let name, _): .known(.string(tables.code(ofError: name, in: enumeration)))
        case .list(let items): .all(items.map(value)) { .array($0) }
        case .object(let members): object(members).computed
        case .duration(let name): .known(.int(tables.duration(name)))
        case .condition(let condition): truth(test(condition))
        case .choice(let condition, let first, let second): choice(test(condition), value(first), value(second))
        case .map(let list, let item, let value): map(list, item, value)
        case .filter(let list, let item, let condition): filter(list, item, condition)
        case .function(let function, let arguments): self.function(function, arguments)
        case .ask, .make, .kept, .filledCase, .named: .known(.null)
        }
    }

    func object(_ members: [Argument]) -> ComputedObject { ComputedObject(members.map { ($0.name.value, value($0.value)) }) }

    private func random(_ kind: RandomKind) -> Computed { .work { call, _ in call.random(kind) } }

    private func truth(_ test: @escaping AnswerTest) -> Computed { .work { call, frame in .bool(test(&call, frame)) } }

    private func choice(_ test: @escaping AnswerTest, _ first: Computed, _ second: Computed) -> Computed {
        .work { call, frame in test(&call, frame) ? first.value(&call, frame) : second.value(&call, frame) }
    }

    private func link(_ endpoint: Endpoint, _ arguments: [Argument]) -> Computed {
        let parts = LinkParts(endpoint, arguments, given: value) { .known(.string($0)) }
        let (url, path, query) = (endpoint.url.value, ComputedObject(parts.path), ComputedObject(parts.query))
        return .work { call, frame in
            let path = path.object(&call, frame)
            let query = query.object(&call, frame)
            return call.link(url, path: path, query: query)
        }
    }
}

extension JSONValue {
    init(_ value: SpelledValue) {
        self =
            switch value {
            case .string(let text): .string(text)
            case .integer(let number): .int(number)
            case .number(let number): .double(number)
            case .boolean(let flag): .bool(flag)
            case .list(let items): .array(items.map(JSONValue.init))
            }
    }
}

extension DocumentedBody {
    init(_ answer: ConstantAnswer) {
        switch answer {
        case .text(let text): self = .text(text)
        case .json(let members): self = .json(JSONObject(members.map { ($0.name, JSONValue($0.value)) }))
        }
    }
}

extension RandomKind {
    init(_ word: RandomWord) {
        self =
            switch word {
            case .uuid: .uuid
            case .number(let limit): .number(1, limit)
            case .digits(let length): .digits(length)
            case .hex(let length): .hex(length)
            case .token(let length): .token(length)
            }
    }
}
