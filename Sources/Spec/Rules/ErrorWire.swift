import Diagnostics
import SourceText

/// How errors are spelled by servers: every one that an endpoint documents can be told from the others.
enum ErrorWire {
    static let missing = Rule(
        "spec-error-without-wire",
        "an endpoint documents an error that servers have no spelling for",
        explanation: """
            The failure shape of the endpoint says where in the body a server puts its code (`$wire.code`), and `wire:` of the error \
            says which code that is. Where a shape has no place for a code, the status tells its errors apart, and each has a \
            `status:` of its own; the one that `transport:` names for `status`, or for other codes (`code`), needs none. Without them the mock cannot answer the error, and the client would not know it when it comes. Add \
            what is missing to the error, or take it out of the endpoint's `errors:`.
            """
    )
    static let same = Rule(
        "spec-same-wire",
        "two errors of a failure shape are spelled alike",
        explanation: """
            A client finds the error by what the server sends: the values of `wire:` and the status. Two errors of one failure shape \
            that agree in all of them cannot be told apart. Give one of them another value, or the placeholder in which they differ.
            """
    )

    static let unplaced = Rule(
        "spec-other-code",
        "an error is for all other codes, and the failure shape has no place for one",
        explanation: """
            `transport: {code: …}` of a failure shape names the error for a code that no documented error has. Which code a server says \
            stands in the body where `$wire.code` is; a shape without it knows no codes. Put the placeholder there, or name the error for \
            other statuses instead: `transport: {status: …}`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let (spec, index) = (survey.spec, survey.index)
        let called = Set(survey.steps.all.compactMap(endpoint))
        return unknownPlaceholders(spec) + spec.endpoints.flatMap { unspelled($0, index, isCalled: called.contains($0.name.value)) }
            + spec.failures.flatMap { alike($0, index) } + spec.failures.compactMap(withoutCode)
    }

    private static func withoutCode(_ shape: FailureShape) -> Diagnostic? {
        guard let other = shape.transport[.code], placeholders(shape).isEmpty else { return nil }
        return Diagnostic(
            unplaced, "the body of `\(shape.name.value)` has no place for a code", at: [Label(other.place)],
            help: "write `$wire.code` where the server says it")
    }

    /// What a step calls.
    private static func endpoint(_ step: FlowStep) -> String? {
        switch step.verb {
        case .call(let endpoint, _, _): endpoint.value
        case .listen(let listening): if case .endpoint(let name) = listening.source { name.value } else { nil }
        default: nil
        }
    }

    private static func placeholders(_ shape: FailureShape) -> Set<String> {
        Set(
            shape.placeholders.compactMap { entry in
                if case .wire(let name) = entry.placeholder { name } else { nil }
            }
        )
    }

    /// Keys of `wire:` that no shape which carries the errors has a place for.
    private static func unknownPlaceholders(_ spec: Spec) -> [Diagnostic] {
        var placeholdersOf: [String: Set<String>] = [:]
        for shape in spec.failures {
            for name in Set(shape.errors.map(\.value)) { placeholdersOf[name, default: []].formUnion(placeholders(shape)) }
        }
        return spec.errors.flatMap { enumeration -> [Diagnostic] in
            let known = placeholdersOf[enumeration.name.value] ?? []
            let names = KnownNames(known.sorted())
            return enumeration.cases.flatMap { errorCase in
                errorCase.spellings.flatMap { wire in
                    wire.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { key, value in
                        let name = Located(key, at: value.place)
                        return DanglingReference.diagnostic(name, kind: "placeholder of a failure shape", known: names)
                    }
                }
            }
        }
    }

    private static func unspelled(_ endpoint: Endpoint, _ index: SpecIndex, isCalled: Bool) -> [Diagnostic] {
        guard let shape = endpoint.failure.flatMap({ index.failures[$0.value] }) else { return [] }
        let wanted = placeholders(shape)
        // Nobody has to know an error again that no client asks for.
        guard !wanted.isEmpty else {
            let isAsked = isCalled || isToldByStatus(shape, index) || !shape.toldWithoutBody.isEmpty
            return isAsked ? withoutStatus(endpoint, shape, index) : []
        }
        return endpoint.errors.compactMap { name in
            guard let found = index.error(name.value, of: endpoint).flatMap({ index.errorCase($0) })?.errorCase else { return nil }
            guard found.spellings.contains(where: { wanted.isDisjoint(with: $0.keys) }) || found.wire.isEmpty, !found.closes(endpoint),
                index.error(name.value, of: endpoint) != shape.transport[.code]?.value
            else { return nil }
            return Diagnostic(missing, "the error `\(name.value)` has no `wire`", at: [Label(name.place)], help: "add `wire:` to the error")
        }
    }

    /// Errors that a status would have to tell apart, and that have none.
    private static func withoutStatus(_ endpoint: Endpoint, _ shape: FailureShape, _ index: SpecIndex) -> [Diagnostic] {
        let other = otherwise(shape, index)
        return endpoint.errors.compactMap { name in
            guard let found = index.error(name.value, of: endpoint).flatMap({ index.errorCase($0) })?.errorCase, found.status == nil,
                found.name.value != other, !found.closes(endpoint)
            else { return nil }
            if !shape.toldWithoutBody.isEmpty {
                return Diagnostic(
                    missing, "the error `\(name.value)` has no `status`, and an answer to `HEAD` has no body that could tell it",
                    at: [Label(name.place)], help: "add `status:` to the error")
            }
            return Diagnostic(
                missing, "the error `\(name.value)` has no `status`, and nothing else tells the errors of `\(shape.name.value)` apart",
                at: [Label(name.place), Label(shape.name.place, "its body has no `$wire.code`")],
                help: "add `status:` to the error, or a place for its code to the body")
        }
    }

    /// What any failing answer becomes whose status is no error's: it needs no spelling, where the shape's own status is none.
    private static func otherwise(_ shape: FailureShape, _ index: SpecIndex) -> String? {
        let isTaken = shape.errors.compactMap { index.errors[$0.value] }.flatMap(\.cases).contains {
            $0.status?.value == shape.status.value
        }
        return isTaken ? nil : shape.transport[.status].flatMap { index.errorCase($0.value) }?.errorCase.name.value
    }

    private static func isToldByStatus(_ shape: FailureShape, _ index: SpecIndex) -> Bool {
        shape.isToldByStatus(among: shape.errors.compactMap { index.errors[$0.value] })
    }

    private struct Spelling: Hashable {
        var wire: [String: String]
        var status: Int?
    }

    private static func alike(_ shape: FailureShape, _ index: SpecIndex) -> [Diagnostic] {
        let isToldByStatus = isToldByStatus(shape, index)
        let own = Set(shape.toldWithoutBody.map { $0.value.split(separator: ".").last.map(String.init) ?? $0.value })
        let cases = shape.errors.compactMap { index.errors[$0.value] }.flatMap(\.cases)
            .filter { own.isEmpty || own.contains($0.name.value) }
            .filter { isToldByStatus ? $0.status != nil : !$0.wire.isEmpty }
        var seen: [Spelling: ErrorCase] = [:]
        let spelled = cases.flatMap { each in (!own.isEmpty ? [[:]] : isToldByStatus ? [each.wire] : each.spellings).map { (each, $0) } }
        return spelled.compactMap { errorCase, wire in
            let spelling = Spelling(wire: wire.mapValues(\.value), status: errorCase.status?.value)
            guard let other = seen[spelling] else {
                seen[spelling] = errorCase
                return nil
            }
            let labels = [Label(errorCase.name.place), Label(other.name.place, "spelled the same")]
            return Diagnostic(same, "`\(errorCase.name.value)` is spelled like `\(other.name.value)`", at: labels)
        }
    }
}
