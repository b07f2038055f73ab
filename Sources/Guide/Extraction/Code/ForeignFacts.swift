import SourceText

extension Extraction {
    /// What a listing of Java or Kotlin declares, in a guide that has no listings of other languages of an API.
    mutating func addForeign(_ passage: Passage, in language: CodeLanguage) {
        guard survey.isForeign, ForeignDeclarations.mayBe(in: language) else { return }
        for declaration in ForeignDeclarations(passage.text.characters).all { addForeign(declaration, in: passage) }
    }

    /// `void DoorKit.open(String key);` at the end of a text or of its line: bold, slanted or code, and nothing else.
    mutating func readForeignLine(_ passage: Passage) -> Bool {
        guard survey.isForeign, passage.holds(0x28) else { return false }
        for mark in passage.text.marks where mark.kind.isStyle && passage.endsLine(mark.range) {
            let found = ForeignDeclarations(passage.string(mark.range)).all
            guard found.count == 1, var method = found.first, method.kind == .method else { continue }
            method.name = Span(mark.range.start + method.name.start, mark.range.start + method.name.end)
            addForeign(method, in: passage)
            readProse(passage, except: [mark.range])
            return true
        }
        return false
    }

    private mutating func addForeign(_ declaration: ForeignDeclarations.Declaration, in passage: Passage) {
        let name = passage.string(declaration.name)
        guard !Vocabulary.isProduct(name), !Vocabulary.isSampleName(name) else { return }
        if declaration.kind == .method { context.setMethod(name, parameters: declaration.parameters) }
        guard !isStatedByHeading(declaration, name) else { return }
        let isMember = [.method, .property].contains(declaration.kind)
        // `public static final Door OPEN` on the page about the enum `Door`.
        let isCase = declaration.kind == .constant && declaration.type.map(statedEnums.contains) == true
        // Below a heading of its own name, it is nobody's that is known.
        let owner =
            declaration.owner ?? (isCase ? declaration.type : nil)
            ?? (isMember ? [context.owner, context.typeOfTitles].compactMap(\.self).first { $0 != name } : nil)
        var fact = Fact(isCase ? .case : declaration.kind, name, owner: owner, source: .declaration, span: passage.file(declaration.name))
        fact.type = isCase ? nil : declaration.type
        fact.value = declaration.value
        fact.detail.parameterNames = declaration.parameters
        add(fact)
    }

    /// The heading above is a method's, and the listing below it shows how it is declared.
    private func isStatedByHeading(_ declaration: ForeignDeclarations.Declaration, _ name: String) -> Bool {
        guard declaration.kind == .method, let last = facts.last(where: { $0.kind == .method }) else { return false }
        return last.source == .heading && last.name == name
    }
}
