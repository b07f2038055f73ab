import CrossCheck
import Guide
import SourceText

/// How servers say that a call failed: codes of a page's tables become errors of the shape that the page shows, so that a mock answers them and a
/// client throws them.
enum FailureDrafting {
    /// - Returns: the draft with it; nil where the page shows no such body, or no codes for it.
    static func drafted(_ draft: Draft, _ sheets: [FactSheet]) -> Draft? {
        guard let index = draft.enums.firstIndex(where: \.isOfWire), !draft.enums.contains(where: \.isError),
            let body = body(of: sheets), let code = body.code
        else { return nil }
        var draft = draft
        let isNumber = code.kind == .number
        guard isOne(code, of: draft.enums[index]), draft.enums[index].settleAsErrors(areNumbers: isNumber) else { return nil }
        let enumeration = draft.enums[index]
        let called = draft.endpoints.indices.filter { draft.endpoints[$0].isCalled }
        guard !called.isEmpty else { return nil }
        for place in called {
            let own = enumeration.cases.filter { $0.owners.isEmpty || $0.owners.contains { draft.endpoints[place].isNamed($0) } }
            draft.endpoints[place].errors = own.map(\.name)
        }
        guard draft.endpoints.contains(where: { !$0.errors.isEmpty }) else { return nil }
        draft.failure = Draft.Failure(
            status: status(of: body, code, sheets), members: members(body, isNumber: isNumber), errors: [enumeration.name])
        return draft
    }

    /// Whether the page's codes are such as stands in the body: a table of HTTP's statuses says nothing of `"error": "invalid_input"`.
    private static func isOne(_ code: FailureBody.Member, of enumeration: Draft.Enumeration) -> Bool {
        let codes = enumeration.cases.map { $0.wire ?? $0.name }
        if codes.contains(code.text) { return true }
        let areNumbers = codes.allSatisfy { Int($0) != nil }
        return (Int(code.text) != nil) == areNumbers && (!areNumbers || codes.contains { $0.count == code.text.count })
    }

    /// The body that the page shows most often, and of these the first.
    private static func body(of sheets: [FactSheet]) -> FailureBody? {
        let all = sheets.flatMap(\.failures)
        let groups = Dictionary(grouping: all) { $0.members.map { [$0.path, $0.kind.rawValue] } }
        guard let most = groups.values.map(\.count).max() else { return nil }
        return all.first { body in groups[body.members.map { [$0.path, $0.kind.rawValue] }]?.count == most }
    }

    /// What goes well has the same code where HTTP says nothing of failures.
    private static func status(of body: FailureBody, _ code: FailureBody.Member, _ sheets: [FactSheet]) -> Int {
        let isInAnswers = sheets.contains { sheet in
            let failing = sheet.failures.map(\.span)
            return sheet.facts.contains { fact in
                fact.kind == .parameter && fact.source == .sample && fact.name == code.path
                    && !failing.contains { $0.contains(fact.span) }
            }
        }
        if isInAnswers || body.members.contains(where: { $0.role == .flag }) { return 200 }
        let said = Set(sheets.flatMap(\.statuses).map(\.status).filter { (400..<600).contains($0) })
        return said.count == 1 ? said.first ?? 400 : 400
    }

    private static func members(_ body: FailureBody, isNumber: Bool) -> [(String, YAMLOutline)] {
        body.members.compactMap { member in
            switch member.role {
            case .code: (member.path, isNumber ? value("$wire.code", "integer") : .plain("$wire.code"))
            case .message: (member.path, .plain("$message"))
            case .flag: (member.path, value(member.text, member.kind == .number ? "integer" : "boolean"))
            case .other: other(member).map { (member.path, $0) }
            }
        }
    }

    /// What nobody explains, the mock gives with a failure.
    private static func other(_ member: FailureBody.Member) -> YAMLOutline? {
        let name = Words.camelCase(Words.split(member.path.split(separator: ".").last.map(String.init) ?? member.path))
        guard Words.isIdentifier(name) else { return nil }
        switch member.kind {
        case .text: return value("$detail.\(name)", "string")
        case .number: return value("$detail.\(name)", member.text.contains(".") ? "number" : "integer")
        case .boolean: return value("$detail.\(name)", "boolean")
        case .list, .object: return nil
        }
    }

    private static func value(_ text: String, _ type: String) -> YAMLOutline {
        .flow(.mapping([("value", text.hasPrefix("$") ? .plain(text) : .quoted(text)), ("type", .plain(type))]))
    }
}

extension Draft.Enumeration {
    /// Becomes an enum of errors of Swift, each spelled by its code. Answers whether all codes are such as the body has.
    fileprivate mutating func settleAsErrors(areNumbers: Bool) -> Bool {
        let codes = cases.map { $0.wire ?? $0.name }
        guard Set(codes).count == codes.count, !areNumbers || codes.allSatisfy({ Int($0) != nil }) else { return false }
        let numbers = cases.compactMap(\.value)
        let areTold = numbers.count == cases.count && Set(numbers).count == numbers.count
        (form, rawType, domain, domainConstant) = ("swift", nil, domain ?? name, domainConstant)
        let names = codes.map { Words.camelCase(Words.split($0)) }
        let areNames = Set(names).count == names.count
        for index in cases.indices {
            // `CA001` and `invalid_key` are `ca001` and `invalidKey` in Swift.
            if areNames, cases[index].wire == nil, Words.isIdentifier(names[index]) { cases[index].name = names[index] }
            cases[index].value = areTold ? cases[index].value : index + 1
            cases[index].wire = nil
            cases[index].code = codes[index]
        }
        return true
    }
}

extension Draft.Endpoint {
    /// Whether facts name it so: `POST /doors`, or a URL alone.
    fileprivate func isNamed(_ owner: String) -> Bool {
        let (method, address) = URLForm.split(owner)
        let (own, said) = (URLForm.normal(url), URLForm.normal(address))
        guard URLForm.isSame(said, own) || URLForm.isEnding(said, of: own) || URLForm.isEnding(own, of: said) else { return false }
        return method.map(methods.contains) ?? true
    }
}
