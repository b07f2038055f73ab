internal import Spec
internal import SwiftCode

/// The statements that find the documented error in an answer.
struct FailureReader {
    private let shape: FailureShape
    private let model: SystemModel
    /// What an error is spelled by.
    private var wires: [(key: String, place: SwiftExpression)] = []
    private var constants: [(value: String, place: SwiftExpression)] = []
    private var details: [(name: String, value: SwiftExpression)] = []
    private var message: SwiftExpression?

    init(_ shape: FailureShape, _ model: SystemModel) {
        self.shape = shape
        self.model = model
        for (path, placeholder) in shape.placeholders {
            switch placeholder {
            case .wire(let key): wires.append((key, Self.place(path)))
            case .constant(let value): constants.append((value, Self.place(path)))
            case .detail(let name): details.append((name, Self.place(path)))
            case .message: message = Self.place(path)
            case .time, .identifier, .status: break
            }
        }
        addHeaders()
        addHeld()
        addStatus()
    }

    /// The answer's own, where flows read it.
    private mutating func addStatus() {
        let name = Endpoint.statusName
        guard model.readsFailureStatus, !details.contains(where: { $0.name == name }) else { return }
        details.append((name, SwiftExpression.implicit("int").called([SwiftExpression.name("status").unlabelled])))
    }

    /// What errors hold that is no detail: the server's message, or what they are spelled by.
    private mutating func addHeld() {
        for name in shape.errors.compactMap({ model.errors[$0.value] }).flatMap(\.heldNames) {
            guard let said = shape.said(name), !details.contains(where: { $0.name == name }) else { continue }
            details.append((name, Self.place(said.path)))
        }
        let body = SaidValue.body
        let isWanted = shape.errors.contains { model.errors[$0.value].map { $0.tellsMore && $0.said.contains(body) } ?? false }
        if isWanted, !details.contains(where: { $0.name == body.name }) { details.append((body.name, .name("body"))) }
        for name in shape.heldStatuses(model.errors) where !details.contains(where: { $0.name == name }) {
            details.append((name, SwiftExpression.implicit("int").called([SwiftExpression.name("status").unlabelled])))
        }
    }

    private mutating func addHeaders() {
        for (field, placeholder) in shape.headers {
            guard case .detail(let name) = placeholder else { continue }
            details.append((name, .call("headerValue", [SwiftArgument(nil, .string(field.name.value))])))
        }
    }

    /// `header.resultCode` → `body["header"]["resultCode"]`, `errors.0.code` → `body["errors"][0]["code"]`.
    private static func place(_ path: String) -> SwiftExpression {
        FailureShape.steps(of: path).reduce(.name("body")) { place, part in
            place[Property.itemPlace(part).map(SwiftExpression.integer) ?? .string(part)]
        }
    }

    var statements: [SwiftStatement] {
        let spelling = spelling
        let kept: [SwiftStatement] =
            spelling.isEmpty && !isTellingOthers || !isDetailed ? [] : [.constant("details", "JSONValue", .members(details))]
        let isToldByBody = !wires.isEmpty || !constants.isEmpty || !kept.isEmpty && details.contains { $0.value.mentions("body") }
        let needsBody = isToldByBody || (message != nil && shape.transport[.status] == nil)
        let body: [SwiftStatement] = needsBody ? [.constant("body", nil, .name(shape.isText ? "textIfAny" : "jsonIfAny"))] : []
        return body + [.guard([.test(isFailure)], [.return(.null)], isShort: true)] + kept + spelling + answered + rest
    }

    /// What an answer has under the name of a code, and is no documented one, makes no failure of it.
    private var answered: [SwiftStatement] {
        let mayBeAnswer = constants.isEmpty && !wires.isEmpty && model.failuresLikeAnswers.contains(shape.name.value)
        return mayBeAnswer ? [.guard([.test(inStatus)], [.return(.null)], isShort: true)] : []
    }

    /// Whether the status alone says so.
    private var inStatus: SwiftExpression {
        let isBad = SwiftExpression.not(.name("isSuccess"))
        let isUndocumented = SwiftExpression.not(
            .name("documented").calling("contains", [SwiftArgument(nil, .name("status"))]))
        return model.failuresBesideAnswers.contains(shape.name.value) ? isBad.infix(.and, isUndocumented) : isBad
    }

    private var isFailure: SwiftExpression {
        // Any answer has some text.
        if shape.isText { return inStatus }
        let codes = wires.prefix(1).map { SwiftExpression.not($0.place.dot("isBlank")) }
        let marks = constants.map { $0.place.dot("wireText").infix(.equal, .string($0.value)) }
        guard let inBody = SwiftExpression.joined(marks.isEmpty ? codes : marks, .and) else { return inStatus }
        return inStatus.infix(.or, inBody)
    }

    /// Looks for a documented error by what the server says. Of a list, each item may be what an error is spelled by.
    private var spelling: [SwiftStatement] {
        let spelled = Set(model.spec.errors.filter { $0.cases.contains { !$0.wire.isEmpty } }.map(\.name.value))
        let tests = shape.errors.filter { spelled.contains($0.value) }.map { test($0.value) }
        if model.isToldByStatus(shape) { return byStatus }
        guard !wires.isEmpty, !tests.isEmpty else { return [] }
        let lists = Set(shape.fields.filter(Self.isList).map { Self.place($0.name.value) })
        let list = wires.first { lists.contains($0.place) }
        let item = SwiftIdentifier.camelCase(list?.key ?? "")
        let members = wires.map { (name: $0.key, value: $0.key == list?.key ? .name(item) : $0.place.dot("wireText")) }
        let statements = [SwiftStatement.constant("wire", nil, .members(members))] + tests
        return list.map { [.for(.name(item), in: $0.place.dot("wireTexts"), statements)] } ?? statements
    }

    /// The status says which error it is.
    private var byStatus: [SwiftStatement] {
        guard shape.toldWithoutBody.isEmpty else { return shape.toldWithoutBody.compactMap { byStatus($0.value) } }
        let enumerations = shape.errors.map(\.value).filter { name in
            model.errors[name]?.cases.contains { $0.status != nil } == true
        }
        return enumerations.map { test($0, by: "status", .name("status")) }
    }

    /// Of answers to `HEAD`: others may have the status, whom the endpoint never answers.
    private func byStatus(_ name: String) -> SwiftStatement? {
        let enumerations = shape.errors.compactMap { model.errors[$0.value] }
        let word = name.split(separator: ".").last.map(String.init) ?? name
        guard
            let owner = enumerations.first(where: { each in
                (word == name || name.hasPrefix("\(each.name.value).")) && each.cases.contains { $0.name.value == word && $0.status != nil }
            }),
            let status = owner.cases.first(where: { $0.name.value == word })?.status
        else { return nil }
        let test = SwiftCondition.test(SwiftExpression.name("status").infix(.equal, .integer(status.value)))
        return .if([SwiftBranch([test], [.return(detailed(model.caseValue(owner.name.value, word)))], isShort: true)], otherwise: nil)
    }

    private func test(_ enumeration: String) -> SwiftStatement { test(enumeration, by: "wire", .name("wire")) }

    private func test(_ enumeration: String, by label: String, _ value: SwiftExpression) -> SwiftStatement {
        let found = detailed(.name("error"))
        let holding = model.errors[enumeration].map { HeldErrorBuilder($0, model) }
        let said = holding?.isRead == true && !details.isEmpty ? [SwiftArgument("details", .name("details"))] : []
        let reading = SwiftExpression.call(enumeration, [SwiftArgument(label, value)] + said)
        return .if([SwiftBranch([.bind("error", reading)], [.return(found)], isShort: true)], otherwise: nil)
    }

    /// An error with what the server says besides, where flows ask for that.
    private func detailed(_ error: SwiftExpression) -> SwiftExpression {
        guard !details.isEmpty, model.hasFailureDetails else { return error }
        return .call("FailureDetails", [SwiftArgument("error", error), SwiftArgument("details", .name("details"))])
    }

    /// Whether flows or errors want to know what the server says besides.
    private var isDetailed: Bool {
        let holds = shape.errors.contains { model.errors[$0.value].map { HeldErrorBuilder($0, model).isRead } ?? false }
        return !details.isEmpty && (model.hasFailureDetails || holds)
    }

    private static func isList(_ field: Field) -> Bool {
        if case .list = FlowType(field.type).type { return true }
        return false
    }

    /// What is left when no documented error is spelled.
    private var rest: [SwiftStatement] {
        let silent = unlisted(.status) ?? undocumented ?? unknown
        guard !wires.isEmpty else { return [.return(silent)] }
        let other = (unlisted(.code) ?? shape.transport[.code].flatMap { model.errorValue($0.value) }).map(detailed) ?? unknown
        guard silent != other else { return [.return(other)] }
        let isSilent = SwiftBranch(wires.map { .test($0.place.dot("isBlank")) }, [.return(silent)], isShort: true)
        return [.if([isSilent], otherwise: nil), .return(other)]
    }

    /// The error for a status that no other is for.
    private var undocumented: SwiftExpression? {
        let error = shape.transport[.status].flatMap { model.errorValue($0.value) }
        return model.readsFailureStatus ? error.map(detailed) : error
    }

    /// Whether what the server says besides goes with an error for other statuses or codes.
    private var isTellingOthers: Bool {
        model.readsFailureStatus || unlisted(.status) != nil || unlisted(.code) != nil
            || shape.transport[.code] != nil && model.hasFailureDetails
    }

    /// The error for a status, or a code, that no other is for, with what the server said; nil where it holds nothing of that.
    private func unlisted(_ failure: TransportFailure) -> SwiftExpression? {
        guard let found = shape.transport[failure].flatMap({ model.errorCase($0.value) }), !details.isEmpty,
            !found.errorCase.holds.isEmpty || found.enumeration.tellsMore, HeldErrorBuilder(found.enumeration, model).isRead
        else { return nil }
        let name = found.enumeration.name.value
        let kind = SwiftExpression.implicit(model.caseName(name, found.errorCase.name.value))
        let made = SwiftExpression.call(name, [kind.labelled(nil), SwiftExpression.name("details").labelled(nil)])
        return found.enumeration.tellsMore && failure == .status ? detailed(made) : made
    }

    private var unknown: SwiftExpression {
        let domain = shape.errors.first.flatMap { model.errors[$0.value] }.map {
            SwiftExpression.name($0.name.value).dot("errorDomain")
        }
        let items = [
            SwiftArgument("domain", domain ?? .string(shape.name.value)),
            wires.first.map { SwiftArgument("code", $0.place.dot("wireText")) },
            message.map { SwiftArgument("message", $0.dot("wireText")) },
            SwiftArgument("status", .name("status")),
        ]
        return .call("UnknownError", items.compactMap { $0 })
    }
}
