import SourceText

/// `UI.SHARE` or `UI.SHARE()` as a heading, and right below it `UI.SHARE( onClose, onError )`: a function, and what it takes.
extension Extraction {
    mutating func readCalledTitle(_ passage: Passage, _ body: Span) -> Bool {
        var path = passage.withoutQuotes(body)
        if passage.string(path).hasSuffix("()") { path.end -= 2 }
        let parts = passage.string(path).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.allSatisfy({ $0.utf8.first.map(NameShape.opensIdentifier) == true }),
            parts.allSatisfy({ $0.utf8.allSatisfy(NameShape.isIdentifierPart) }), let names = parametersOfCallBelow(passage.string(path))
        else { return false }
        let name = passage.string(path)
        guard !Vocabulary.isFileName(name), survey.isOfAPI(String(parts[0])) else { return false }
        var fact = Fact(.method, name, source: .heading, span: passage.file(path))
        fact.detail.parameterNames = names
        context.setMethod(name, parameters: names)
        add(fact)
        return true
    }

    /// What stands in the brackets behind the name, in the first paragraphs below.
    private func parametersOfCallBelow(_ name: String) -> [String]? {
        for next in document.blocks[(block + 1)...].prefix(4) {
            switch next.kind {
            case .heading, .table: return nil
            case .code: continue
            case .paragraph(let text), .item(_, let text):
                let line = text.characters.filter { $0 != "`" && !$0.isWhitespace }
                guard line.hasPrefix(name + "("), line.hasSuffix(")"), !line.hasSuffix("))") else { continue }
                let names = line.dropFirst(name.count + 1).dropLast().split(separator: ",").map(String.init)
                return names.allSatisfy(NameShape.isPlainName) ? names : nil
            }
        }
        return nil
    }
}
