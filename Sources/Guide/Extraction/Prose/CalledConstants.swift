import SourceText

/// Words beside a name that say that it is a constant: "the error domain `DoorErrors`", "the `DoorDidOpen` notification".
extension Passage {
    func isCalledConstant(marked span: Span) -> Bool {
        let before = wordsBefore(span)
        if let last = before.last, Self.wordsBefore.contains(last) { return true }
        if before.suffix(2) == ["error", "domain"] { return true }
        let behind = textBehind(span)
        let word = behind.prefix { $0.isASCII && $0.isLetter }.lowercased()
        // "the `Door` constants" are those of a type.
        if ["constant", "notification", "macro"].contains(word) || behind.lowercased().hasPrefix("error domain") { return true }
        return ["상수", "알림을", "알림이", "定数", "常量", "常數", "通知を", "通知が", "エラードメイン", "에러 도메인", "错误域"].contains(where: behind.hasPrefix)
    }

    private static let wordsBefore: Set<String> = [
        "constant", "macro", "notification", "상수", "定数", "常量", "константа", "константу", "уведомление", "constante", "notificación",
        "konstante",
    ]
}

extension Extraction {
    /// `DOOR_KEY_ID the number of the key` as a line below "The dictionary has these keys": a constant that begins a sentence.
    func opensAsAnnounced(_ mention: Mention, in passage: Passage) -> Bool {
        let name = mention.name
        guard NameShape.isConstantName(name), name.has("_"), name.utf8.first.map({ $0 >= 0x41 }) == true,
            let line = passage.lines.first(where: { $0.start == mention.span.start }), line.end > mention.span.end + 3,
            passage.bytes[mention.span.end] == 0x20, passage.bytes[mention.span.end + 1] != 0x3D
        else { return false }
        let words = context.lead.lowercased().split { !$0.isLetter }
        return words.contains { ["keys", "constants", "notifications", "macros", "ключи", "константы"].contains($0) }
            || ["상수", "키", "定数", "キー", "常量", "键"].contains(where: context.lead.has)
    }
}
