import SourceText

extension Extraction {
    /// "Parameters of `openDoor`" is about the call of that name that the guide has shown last.
    mutating func readParametersHeading(_ heading: HeadingName, in passage: Passage) {
        let name = heading.mention.name
        if heading.namesOneParameter, let subject = context.subject, subject.takes(name) {
            add(Fact(.parameter, name, owner: subject.name, source: .heading, span: passage.file(heading.mention.span)))
            return
        }
        let call = facts.last { fact in
            (fact.kind == .method || fact.kind == .use && fact.detail.form == "call") && NameShape.base(of: fact.name) == name
        }
        if call != nil || survey.names[name] == .method { context.setMethod(call?.name ?? name, parameters: []) }
        addMentions(passage, source: .heading)
    }
}
