import SourceText

/// `Door#open` and `Door#open(key)` in code: how documentation of many languages names what a type has.
extension Extraction {
    /// States a method where a sample calls it or brackets stand behind it, and a property where one is read or set.
    mutating func readHashedMembers(_ passage: Passage) {
        guard passage.holds(UInt8(ascii: "#")) else { return }
        for mark in passage.text.marks where mark.kind == .code && !passage.isInLink(mark.range) {
            let code = passage.trimmed(mark.range)
            guard let member = HashedMember(passage.string(code)), survey.isOfAPI(member.type), survey.isKnownType(member.type),
                let kind = kind(of: member)
            else { continue }
            let name = Span(code.start + member.type.utf8.count + 1, code.start + member.type.utf8.count + 1 + member.name.utf8.count)
            add(Fact(kind, member.name, owner: member.type, source: .prose, span: passage.file(name)))
        }
    }

    private func kind(of member: HashedMember) -> Fact.Kind? {
        if member.isCall || document.listings.contains(where: { $0.has(".\(member.name)(") }) { return .method }
        return document.listings.contains { $0.has(".\(member.name)") } ? .property : nil
    }
}

private struct HashedMember {
    let type: String
    let name: String
    let isCall: Bool

    init?(_ text: String) {
        let parts = text.split(separator: "#", omittingEmptySubsequences: false)
        guard parts.count == 2, NameShape.isTypePart(String(parts[0])), NameShape.looksLikeType(String(parts[0])) else { return nil }
        type = String(parts[0])
        name = String(parts[1].prefix { $0 != "(" })
        isCall = name.utf8.count < parts[1].utf8.count
        guard NameShape.isPlainName(name), !isCall || parts[1].hasSuffix(")") else { return nil }
    }
}
