import SourceText

/// Bodies of JSON that say what went wrong: `{"error": {"code": 4001, "message": "…"}}`.
extension Extraction {
    /// Notes a body if it is one: it has a code and a message, and the page, a flag or the names of its members say that something failed.
    mutating func noteFailure(_ body: JSONBody, in passage: Passage) {
        let leaves = Self.leaves(of: body)
        guard leaves.count > 1, Set(leaves.map(\.path)).count == leaves.count, leaves.count < 9 else { return }
        var members = leaves
        guard let code = FailureMembers.code(among: members) else { return }
        members[code].role = .code
        let message = FailureMembers.message(among: members)
        if let message { members[message].role = .message }
        let flag = members.firstIndex { FailureMembers.saysSuccess($0.path) && ["false", "0"].contains($0.text) && $0.kind != .text }
        if let flag { members[flag].role = .flag }
        // `"resultCode": 0` is how it went well.
        guard message != nil || flag != nil, !["0", "200"].contains(members[code].text) else { return }
        guard flag != nil || FailureMembers.saysError(members[code].path) || context.speaks(of: .errors) else { return }
        failures.append(FailureBody(members: members, endpoint: context.endpoint, span: passage.file(Span(0, passage.bytes.count))))
    }

    private static func leaves(of body: JSONBody) -> [FailureBody.Member] {
        body.members.compactMap { member in
            guard !member.isObject, let kind = member.kind, let value = member.value else { return nil }
            return FailureBody.Member(path: member.path, kind: kind, text: value, role: .other)
        }
    }

    /// Notes what stands below "404: Not found": its texts are how servers spell an error of that status.
    mutating func noteTitledFailure(_ body: JSONBody, in passage: Passage) {
        guard let status = context.failedStatus else { return }
        let span = passage.file(Span(0, passage.bytes.count))
        titledFailures.append(FailureBody(members: Self.leaves(of: body), endpoint: context.endpoint, span: span))
        for member in body.members where member.kind == .text {
            guard let text = member.value, !text.isEmpty, text.utf8.count < 200 else { continue }
            var fact = Fact(.key, text, owner: context.endpoint, source: .sample, span: passage.file(member.span))
            (fact.detail.form, fact.detail.status) = (Fact.failedForm, status)
            add(fact)
        }
    }
}

/// What members of such bodies are called, in the order in which they are believed.
private enum FailureMembers {
    private static let codes = ["errorcode", "errcode", "resultcode", "returncode", "retcode", "statuscode", "code", "error"]
    private static let messages = [
        "errormessage", "errormsg", "errmsg", "resultmessage", "errordescription", "message", "msg", "description", "detail", "reason",
    ]

    static func code(among members: [FailureBody.Member]) -> Int? { first(of: codes, among: members) { $0 != .boolean } }

    static func message(among members: [FailureBody.Member]) -> Int? { first(of: messages, among: members) { $0 == .text } }

    private static func first(of names: [String], among members: [FailureBody.Member], _ fits: (TravellingKind) -> Bool) -> Int? {
        for name in names {
            if let found = members.firstIndex(where: { $0.role == .other && fits($0.kind) && plain($0.path) == name }) { return found }
        }
        return nil
    }

    static func saysSuccess(_ path: String) -> Bool { ["issuccessful", "issuccess", "success", "successful", "ok"].contains(plain(path)) }

    /// `errorCode`, `error.code`
    static func saysError(_ path: String) -> Bool { path.split(separator: ".").contains { $0.lowercased().hasPrefix("err") } }

    /// `resultcode` of `header.result_code`.
    private static func plain(_ path: String) -> String {
        (path.split(separator: ".").last ?? "").lowercased().filter { $0 != "_" && $0 != "-" }
    }
}
