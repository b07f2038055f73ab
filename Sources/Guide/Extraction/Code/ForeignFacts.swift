import SourceText

extension Extraction {
    /// What a listing of Java, Kotlin or C declares, in a guide that has no listings of other languages of an API.
    mutating func addForeign(_ passage: Passage, in language: CodeLanguage) {
        guard survey.isForeign, ForeignDeclarations.mayBe(in: language) else { return }
        for declaration in ForeignDeclarations(passage.text.characters).all { addForeign(declaration, in: passage) }
    }

    /// `void DoorKit.open(String key);` at the end of a text or of its line: bold, slanted or code, and nothing else; in no mark, where the
    /// text is nothing else.
    mutating func readForeignLine(_ passage: Passage) -> Bool {
        guard survey.isForeign else { return false }
        if let declaration = Self.foreignLine(passage.text.characters) {
            addForeign(declaration, in: passage)
            return true
        }
        guard passage.holds(0x28) else { return false }
        for mark in passage.text.marks where mark.kind.isStyle && (passage.endsLine(mark.range) || passage.hasComment(behind: mark.range)) {
            let found = ForeignDeclarations(passage.string(mark.range)).all
            guard found.count == 1, let method = found.first, method.kind == .method else { continue }
            addForeign(method.moved(by: mark.range.start), in: passage)
            readProse(passage, except: [mark.range])
            return true
        }
        return false
    }

    /// Whether a block is such a line.
    static func declaresForeign(_ block: Block) -> Bool {
        switch block.kind {
        case .paragraph(let text), .item(_, let text): foreignLine(text.characters) != nil
        case .heading, .code, .table: false
        }
    }

    /// `public static void open(String key)` and nothing else: a method or a constant with the words that other languages begin it with.
    static func foreignLine(_ text: String) -> ForeignDeclarations.Declaration? {
        guard let first = text.utf8.first(where: { $0 > 0x20 }), "ps".utf8.contains(first), text.utf8.count < 600 else { return nil }
        let start = text.utf8.count - text.utf8.drop { $0 <= 0x20 }.count
        let line = text.trimmingBlanks()
        guard ["public ", "protected ", "static public "].contains(where: line.hasPrefix), !line.contains(where: \.isNewline),
            ![" func ", " var ", " let ", " init("].contains(where: line.has),
            line.hasSuffix(")") || line.hasSuffix(";") || line.has(") throws ")
        else { return nil }
        let found = ForeignDeclarations(line).all
        guard found.count == 1, let declaration = found.first, declaration.kind == .method || declaration.kind == .constant else {
            return nil
        }
        return declaration.moved(by: start)
    }

    private mutating func addForeign(_ declaration: ForeignDeclarations.Declaration, in passage: Passage) {
        let name = passage.string(declaration.name)
        guard !Vocabulary.isProduct(name), !Vocabulary.isSampleName(name) else { return }
        if declaration.kind == .method {
            context.setMethod(name, parameters: declaration.parameters)
            readDocComment(before: declaration.name.start, of: name, taking: declaration.parameters, in: passage)
        }
        guard !isStatedByHeading(declaration, name) else { return }
        let isMember = [.method, .property].contains(declaration.kind)
        // `public static final Door OPEN` on the page about the enum `Door`.
        let isCase = declaration.kind == .constant && declaration.type.map(statedEnums.contains) == true
        // Below a heading of its own name, it is nobody's that is known.
        let owner =
            declaration.owner ?? (isCase ? declaration.type : nil)
            ?? (isMember ? [context.owner, context.typeOfTitles, typeDefinedHere].compactMap(\.self).first { $0 != name } : nil)
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

extension Passage {
    /// `// what it does` stands right behind a place.
    fileprivate func hasComment(behind range: Span) -> Bool { bytes[range.end...].drop { $0 == 0x20 }.starts(with: "//".utf8) }
}

extension ForeignDeclarations.Declaration {
    /// The same in a text around it.
    fileprivate func moved(by offset: Int) -> Self {
        var declaration = self
        declaration.name = Span(name.start + offset, name.end + offset)
        return declaration
    }
}
