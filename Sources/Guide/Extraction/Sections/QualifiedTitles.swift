import SourceText

/// "com.abdoor.sdk.Door Class Reference", "com.abdoor.sdk.Door.State Enum Reference": the title of a page that a generator made of Java.
extension MarkedHeading {
    static func splitQualified(_ passage: Passage, _ body: Span) -> (Span, KindWords.Kind)? {
        let end = passage.bytes[body.start..<body.end].firstIndex { !NameShape.isIdentifierPart($0) && $0 != 0x2E } ?? body.end
        let path = Span(body.start, end)
        guard end < body.end, let start = NameShape.behindPackages(passage.string(path)),
            let kind = kinds.meaning(of: passage.string(Span(end, body.end)))
        else { return nil }
        return (Span(path.start + start, end), kind)
    }

    private static let kinds = PhraseTable<KindWords.Kind>([
        WordRow(
            .type, en: "class class_reference interface interface_reference annotation_reference",
            ja: "クラス クラスリファレンス インタフェース インタフェースリファレンス", zh: "类 类参考 接口 接口参考"),
        WordRow(.enumeration, en: "enum enum_reference", ja: "列挙型 列挙型リファレンス", zh: "枚举 枚举参考 枚举类型参考"),
    ])
}

extension NameShape {
    /// Where `Door.State` of `com.abdoor.sdk.Door.State` begins: packages have small letters, types a capital, and none is in fewer than two packages.
    static func behindPackages(_ path: String) -> Int? {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        let packages = parts.prefix { $0.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true }
        let types = parts.dropFirst(packages.count)
        guard packages.count > 1, !types.isEmpty, types.allSatisfy({ $0.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true }),
            parts.allSatisfy({ $0.utf8.allSatisfy(isIdentifierPart) })
        else { return nil }
        return packages.reduce(0) { $0 + $1.utf8.count + 1 }
    }
}
