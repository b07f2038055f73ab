import Declarations

/// Types that the line before a table says to have what it lists.
extension Extraction {
    /// "The Door has the following fields:" above a table of them states the type, as long as nothing else in the guide does.
    mutating func stateDescribedType(_ owner: String?, with kind: Fact.Kind) {
        guard let owner, owner == context.leadNames.first, context.lead != context.title, NameShape.looksLikeType(owner),
            !survey.types.contains(owner),
            MemberWords.speaks(of: .members, context.lead) || kind == .method && context.announces([.types])
                || kind == .property && typeCalledSoByLead == owner
        else { return }
        let mention = facts.indices.suffix(40).last { facts[$0].name == owner && facts[$0].detail.headingLine == context.headingLine }
        guard let mention, facts[mention].kind == .use else { return }
        facts[mention].kind = .type
        facts[mention].detail.form = nil
    }

    /// "Modes are defined as `DoorMode`:" above a table of what it has: so does a type that is called like an enum.
    mutating func stateDescribedEnum(_ owner: String?) {
        guard let owner, context.leadNames.contains(owner), context.lead != context.title,
            TypeEnding.isChoice(owner) || isDefinedByLead(owner), NameShape.looksLikeType(owner), !survey.types.contains(owner),
            !statedEnums.contains(owner),
            let mention = facts.indices.suffix(40).last(where: {
                facts[$0].name == owner && facts[$0].detail.headingLine == context.headingLine
            }), facts[mention].kind == .use
        else { return }
        (facts[mention].kind, facts[mention].detail.form) = (.enum, nil)
    }

    /// "DoorTurn definition:", and nothing else in the line.
    private func isDefinedByLead(_ type: String) -> Bool {
        guard context.lead.hasPrefix(type) else { return false }
        let words = context.lead.dropFirst(type.count).lowercased().filter { !$0.isWhitespace && !":：`*".contains($0) }
        return ["定义", "的定义", "定義", "の定義", "取值", "枚举", "definition", "definitions", "values", "정의"].contains(words)
    }

    /// The one type that the line before names and calls one: "The callback is handed a `DoorResult` object:". What it says of parameters, errors or
    /// answers besides is about those.
    var typeCalledSoByLead: String? {
        guard context.subject == nil, context.leadNames.count == 1, context.lead != context.title, context.announces([.types]),
            survey.mainLanguage != nil, context.lead.last.map({ ":：.。".contains($0) }) == true,
            !context.announces([.parameters, .cases, .constants, .errors, .request, .response, .methods, .settings, .headers])
        else { return nil }
        return context.leadNames.first.flatMap { NameShape.looksLikeType($0) && !isProtocolName($0) ? $0 : nil }
    }

    /// The type that the listing right above a table declares, where each of the table's names is a property of it; for two names and more the
    /// one type that any listing above declares with all of them.
    func typeOfListing(with names: [String]) -> String? {
        guard !names.isEmpty else { return nil }
        let far = names.count > 1 ? 0 : block - 1
        var found: Set<String> = []
        for (place, listing) in survey.code where place >= far && place < block {
            for declaration in listing.declarations {
                guard case .type(let type) = declaration.kind, survey.types.contains(type.name) else { continue }
                let properties = type.members.compactMap { member -> String? in
                    if case .property(let property) = member.declaration.kind { property.name } else { nil }
                }
                if Set(properties).isSuperset(of: names) { found.insert(type.name) }
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// "`Door` has these methods:", "Use this class to … `Door`"; or "This class has these methods" under a heading that is but a name.
    var typeDescribedByLead: String? {
        guard context.lead != context.title, context.announces([.methods, .types]) else { return nil }
        if context.leadNames.count == 1 { return context.leadNames[0] }
        guard context.leadNames.isEmpty, context.announces([.types]), context.subject == nil,
            let type = context.typeOfTitles, type == context.title, survey.isOfAPI(type)
        else { return nil }
        return type
    }
}
