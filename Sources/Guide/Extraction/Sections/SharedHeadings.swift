import SourceText

/// `Door.shared`, `Door.getInstance()` in code as a heading: its section is about the type, of which this is how apps get the one object.
extension Extraction {
    func sharedType(_ passage: Passage, _ body: Span) -> Span? {
        if let named = possessiveType(passage, body) ?? typeOfInstance(passage, body) { return named }
        guard passage.isCode(body) || passage.bytes[body.start] == 0x60 else { return nil }
        let code = passage.withoutQuotes(body)
        let parts = passage.string(code).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, NameShape.isTypePart(String(parts[0])), Self.sharedNames.contains(String(parts[1])),
            survey.isOfAPI(String(parts[0]))
        else { return nil }
        return Span(code.start, code.start + parts[0].utf8.count)
    }

    /// "DoorKitインスタンスの取得", "Get the DoorKit instance": a listing below declares how.
    private func typeOfInstance(_ passage: Passage, _ body: Span) -> Span? {
        guard
            case .code(let code, _) = document.blocks[(block + 1)...].prefix(3).first(where: {
                if case .code = $0.kind { true } else { false }
            })?.kind,
            code.characters.has("instancetype") || code.characters.has("static ") || code.characters.has("class ")
        else { return nil }
        return passage.mentions.map(\.span).first { span in
            let name = passage.string(span)
            return body.contains(span) && NameShape.isTypePart(name) && NameShape.looksLikeType(name) && survey.isOfAPI(name)
                && ["instance", "インスタンス", "인스턴스", "实例", "實例"].contains { passage.textBehind(span).lowercased().hasPrefix($0) }
        }
    }

    private static let sharedNames: Set<String> = [
        "shared", "sharedInstance", "sharedInstance()", "instance", "instance()", "getInstance()", "shared()", "default", "default()",
        "defaultInstance", "sharedManager", "sharedManager()", "current",
    ]
}
