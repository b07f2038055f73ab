extension Extraction {
    /// `onDoorOpened` as a heading right below "Methods", and `doorName` below "Properties", which a type's heading stands above: members of the
    /// type, whether or not anything declares them. So is what "Parameters" stands right below.
    func listedKind(_ heading: HeadingName) -> Fact.Kind? {
        let name = heading.mention.name
        guard heading.isAlone, context.owner != nil, !survey.isForeign, NameShape.isPlainName(name), NameShape.looksLikeCode(name),
            survey.names[name] == nil,
            !Vocabulary.isPlatformMethod(name)
        else { return nil }
        if context.isRightBelow([.methods, .callbacks]) || hasParametersBelow { return .method }
        return context.isRightBelow([.properties]) ? .property : nil
    }

    /// The next heading is further in, and says that parameters follow.
    private var hasParametersBelow: Bool {
        for next in document.blocks[(block + 1)...].prefix(8) {
            guard case .heading(let level, let text) = next.kind else { continue }
            let title = SectionTitle(text.characters)
            return level > context.level && title.isPart && title.topics == [.parameters]
        }
        return false
    }
}
