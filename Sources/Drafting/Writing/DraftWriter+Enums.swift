/// Enums, and those of errors.
extension DraftWriter {
    func enumeration(_ value: Draft.Enumeration) -> YAMLOutline {
        let cases = value.cases.isEmpty ? [] : [("cases", YAMLOutline.list(value.cases.map { Self.line($0, "value") }))]
        return .mapping(Self.head(of: value) + [Self.text] + cases + members(of: value))
    }

    func errorEnumeration(_ value: Draft.Enumeration) -> YAMLOutline {
        let own = isOwnDomain(of: value) ? [] : [("domain", YAMLOutline.text(value.domain ?? ""))]
        let domain = own + (value.domainConstant.map { [("domainConstant", .text($0))] } ?? [])
        let lines = value.cases.map { value.isOfTexts ? Self.line($0.uncounted, "value") : Self.line($0, "code") }
        let cases = ("cases", YAMLOutline.list(lines))
        return .mapping(Self.head(of: value) + domain + [Self.text, cases] + members(of: value))
    }

    /// Swift's own, which comes without a word.
    private func isOwnDomain(of value: Draft.Enumeration) -> Bool {
        let names = [value.name, value.swiftName].compactMap { $0 }
        return value.form == "swift" && value.domainConstant == nil
            && names.contains { value.domain == ThrownErrors.domain(of: $0, in: draft.module) }
    }

    /// What cases have besides; each is a part of its own.
    private func members(of value: Draft.Enumeration) -> [(String, YAMLOutline)] {
        let (properties, methods) = (value.members.filter { !$0.isMethod }, value.members.filter(\.isMethod))
        return [("properties", list(properties, of: value.name, Self.member)), ("methods", list(methods, of: value.name, Self.member))]
            .filter { if case .list(let items) = $0.1 { !items.isEmpty } else { true } }
    }

    private static func member(_ member: Draft.Enumeration.Member) -> YAMLOutline {
        let values = member.values.map { ($0.name, outline($0.value)) }
        return .flow(.mapping([("declaration", .quoted(member.declaration)), ("values", .flow(.mapping(values))), text]))
    }

    private static func outline(_ value: PropertyDraft.YAMLValue) -> YAMLOutline {
        switch value {
        case .text(let text): .quoted(text)
        case .plain(let text): .plain(text)
        }
    }

    private static func head(of value: Draft.Enumeration) -> [(String, YAMLOutline)] {
        var pairs = [("name", YAMLOutline.text(value.name))] + swift(value.swiftName) + YAMLOutline.open(value.typeParameters)
        pairs.append(("form", .plain(value.isErrorStruct ? "structure" : value.form)))
        if let rawType = value.rawType, !value.isErrorStruct { pairs.append(("rawType", .text(rawType))) }
        if let unknown = value.unknown { pairs.append(("unknown", .text(unknown))) }
        if let reason = value.invented { pairs.append(("invented", .text(reason))) }
        return pairs
    }

    static func swift(_ name: String?) -> [(String, YAMLOutline)] { name.map { [("swift", .text($0))] } ?? [] }

    private static func line(_ value: Draft.Enumeration.Case, _ key: String) -> YAMLOutline {
        let number = value.value.map { [(key, YAMLOutline.plain(String($0)))] } ?? []
        let text = value.rawText.map { [(key, YAMLOutline.quoted($0))] } ?? []
        let holds = value.holds.map { [("holds", YAMLOutline.quoted($0))] } ?? []
        let code = value.code.map { YAMLOutline.flow(.mapping([("code", .quoted($0))])) }
        let wire = (code ?? value.wire.map { .quoted($0) }).map { [("wire", $0)] } ?? []
        let other = value.sameAs.map { [("sameAs", YAMLOutline.text($0))] } ?? []
        let name = [("name", YAMLOutline.text(value.name))] + swift(value.swiftName)
        return .flow(.mapping(name + number + other + text + holds + wire + [Self.text]))
    }
}

extension Draft.Enumeration.Case {
    /// Swift counts the errors that are texts by itself.
    fileprivate var uncounted: Self {
        var copy = self
        copy.value = nil
        return copy
    }
}
