extension Extraction {
    /// The one type that the line before says to have members: "`DoorRules` contains:".
    var typeOfLead: String? {
        guard context.leadNames.count == 1, context.lead != context.title, MemberWords.speaks(of: .members, context.lead),
            !MemberWords.speaks(of: .values, context.lead), !context.announces([.cases]), !leadDefines
        else { return nil }
        return context.leadNames.first
    }

    /// "`Door` - Contains all that …": the line before explains a name itself, and introduces nothing.
    private var leadDefines: Bool {
        guard let name = context.leadNames.first else { return false }
        let lead = context.lead.drop { $0 == "`" || $0 == "*" }
        guard lead.hasPrefix(name) else { return false }
        let rest = lead.dropFirst(name.count).drop { $0 == "`" || $0 == "*" }
        return [" - ", " – ", " — ", ": "].contains { rest.hasPrefix($0) }
    }
}
