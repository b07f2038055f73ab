extension Extraction {
    /// The enum that the heading names, and nothing besides: a table below it lists its cases, whatever types a paragraph between them
    /// mentions. A line that ends with a colon introduces the table itself, and may name another.
    var enumOfTitle: String? {
        guard context.subject == nil, let type = context.model ?? context.ownerOfSection, isEnum(type),
            context.title.trimmingBlanks().filter({ $0 != "`" }) == type, let end = context.lead.trimmingBlanks().last
        else { return nil }
        return end == ":" || end == "：" ? nil : type
    }
}
