internal import Spec
internal import SwiftCode

/// The struct of what an endpoint answers, with the initialiser that reads it.
struct ResponseBuilder {
    private let endpoint: Endpoint
    private let model: SystemModel
    private let response = SwiftExpression.name("response")
    private let location = SwiftExpression.name("location")

    init(_ endpoint: Endpoint, _ model: SystemModel) {
        self.endpoint = endpoint
        self.model = model
    }

    var type: SwiftDeclaration {
        var status: [SwiftStatement] = endpoint.readsStatus ? [.assign(.name("status"), "=", response.dot("status"))] : []
        if endpoint.readsHeaders { status.append(.assign(.name("headers"), "=", response.dot("allHeaders"))) }
        let body = endpoint.alternatives.isEmpty ? endpoint.response.map(plain) ?? [] : alternatives
        return ObjectBuilder(model: model).structure(
            EndpointShapes.structure(endpoint), EndpointShapes.fields(endpoint),
            SwiftDocumentation("What `\(endpoint.name.value)` answers."),
            ObjectBuilder.initialiser(of: "response", "IncomingResponse", status + body), nested: furtherAnswer)
    }

    /// A further answer is read off the whole response.
    private func furtherAnswer(_ field: Field) -> SwiftDeclaration? {
        endpoint.alternatives.first { $0.name?.value == field.name.value }.map { answer in
            ObjectBuilder.initialiser(of: "response", "IncomingResponse", plain(answer))
        }
    }

    // MARK: - One answer

    private func plain(_ answer: Endpoint.Response) -> [SwiftStatement] {
        let headers = answer.headers.map { set($0, FieldReader.required(header($0), $0)) }
        switch answer.kind {
        case .text, .html: return answer.fields.map { set($0, response.dot("text")) } + headers
        case .bytes: return answer.fields.map { set($0, response.dot("data")) } + headers
        case _ where answer.isText: return answer.fields.map { set($0, response.dot("text")) }
        case .redirect: return [bindLocation] + answer.fields.map { set($0, FieldReader.required(redirected($0), $0)) } + headers
        default:
            let reader = FieldReader(model)
            let fields = answer.fields.flatMap { field -> [SwiftStatement] in
                if answer.isWhole { return [set(field, reader.read(field, .name("reader")))] }
                return [reader.assignment(field, .name("reader"))] + FieldReader.nullness(field, .name("reader"))
            }
            let isRead = !answer.fields.isEmpty && (answer.kind == .json || answer.goesOn)
            return (isRead ? [.constant("reader", nil, body(answer))] : []) + fields + headers
        }
    }

    private func body(_ answer: Endpoint.Response) -> SwiftExpression {
        let affixes = [("prefix", answer.prefix), ("suffix", answer.suffix)].compactMap { label, text in
            text.map { SwiftArgument(label, .string($0.value)) }
        }
        return response.calling("reader", affixes, .throwing)
    }

    /// A header as its field's type; nil where there is none, and where one that need not be there is not understood.
    private func header(_ field: Field) -> SwiftExpression {
        let name = [SwiftArgument(nil, .string(field.name.value))]
        let type = FlowType(field.type).type
        if type == .string || type == .json { return response.calling("header", name) }
        var spelled = field
        spelled.isRequired = true
        if spelled.wire == .plain { spelled.wire = type == .string || type.isList ? .commas : .string }
        let reader = response.calling("headerReader", name)
        return reader.calling("flatMap", trailing: SwiftClosure([], .optionalTry(FieldReader(model).read(spelled, .name("$0")))))
    }

    private func set(_ field: Field, _ value: SwiftExpression) -> SwiftStatement { FieldReader.set(field, value) }

    private var bindLocation: SwiftStatement {
        let url = SwiftExpression.call("URL", [SwiftArgument("string", .name("$0"))])
        let text = response.calling("header", [SwiftArgument(nil, .string("Location"))])
        return .constant("location", nil, text.calling("flatMap", trailing: SwiftClosure([], url)))
    }

    /// A field of an answer that goes back by a redirect: a query item of its URL.
    private func redirected(_ field: Field) -> SwiftExpression {
        let text = location.chained.calling("queryValue", [SwiftArgument(nil, .string(field.name.value))])
        switch FlowType(field.type).type {
        case .integer:
            return text.calling("flatMap", trailing: SwiftClosure([], .call("Int", [SwiftArgument(nil, .name("$0"))])))
        case .json, .object:
            let bytes = SwiftExpression.call("Array", [SwiftArgument(nil, .name("$0").dot("utf8"))])
            let value = SwiftExpression.call("JSONValue", [SwiftArgument("parsing", bytes)], .throwing)
            return text.calling("flatMap", trailing: SwiftClosure([], .optionalTry(value)))
        default: return text
        }
    }

    // MARK: - Several answers

    /// Each documented answer is read when its status came; the others stay empty.
    private var alternatives: [SwiftStatement] {
        let others = endpoint.alternatives.compactMap(alternative)
        guard let answer = endpoint.response else { return others }
        let isMain = hasStatus(answer)
        // What is read off another answer's body is no member of this one.
        let reader = endpoint.hasToBeRead ? SwiftExpression.name("reader") : .ternary(isMain, .name("reader"), .null)
        let fields = answer.fields.flatMap { field in
            [set(field, .ternary(isMain, found(field, answer), .null))] + FieldReader.nullness(field, reader, isMissing: true)
        }
        let headers = answer.headers.map { set($0, .ternary(isMain, header($0), .null)) }
        return source(answer) + fields + headers + others
    }

    private func hasStatus(_ answer: Endpoint.Response) -> SwiftExpression {
        response.dot("status").infix(.equal, .integer(answer.status.value))
    }

    /// What the fields of the main answer are read off.
    private func source(_ answer: Endpoint.Response) -> [SwiftStatement] {
        switch answer.kind {
        case .text, .html, .bytes: []
        case _ where answer.fields.isEmpty: []
        case .redirect: [bindLocation]
        case _ where endpoint.hasToBeRead: [.constant("reader", nil, .ternary(hasStatus(answer), body(answer), .null))]
        default: [.constant("reader", nil, .optionalTry(body(answer)))]
        }
    }

    private func found(_ field: Field, _ answer: Endpoint.Response) -> SwiftExpression {
        switch answer.kind {
        case .text, .html: return response.dot("text")
        case .bytes: return response.dot("data")
        case .redirect: return redirected(field)
        case _ where answer.isWhole:
            return SwiftExpression.name("reader").mapped { FieldReader(model).read(field, $0) }.infix(.coalescing, .null)
        default:
            let place = SwiftExpression.name("reader").chained.calling("optional", [SwiftArgument(nil, .string(field.name.value))])
            return place.mapped { FieldReader(model).read(field, $0) }.infix(.coalescing, .null)
        }
    }

    private func alternative(_ answer: Endpoint.Response) -> SwiftStatement? {
        guard let name = answer.name?.value else { return nil }
        let property = SwiftExpression.this.dot(SwiftIdentifier.camelCase(name))
        // Of an answer that carries nothing only its status is there to be read.
        if answer.mark != nil { return .assign(property, "=", hasStatus(answer)) }
        let marks = answer.headers.compactMap { field in
            field.constant.map { header(field).infix(.equal, .string($0.value)) }
        }
        let test = marks.reduce(hasStatus(answer)) { $0.infix(.and, $1) }
        let value = SwiftExpression.call(SwiftIdentifier.typeName(name), [SwiftArgument(nil, response)], .throwing)
        return .assign(property, "=", .ternary(test, .optionalTry(value), .null))
    }
}

extension Endpoint {
    /// Whether an answer of its main status is refused that no reader understands: there is something in it that has to be there, and no
    /// other answer has the status.
    var hasToBeRead: Bool {
        guard let response, response.kind == .json else { return false }
        return response.fields.contains { $0.isRequired && $0.constant == nil }
            && !alternatives.contains { $0.status.value == response.status.value }
    }
}
