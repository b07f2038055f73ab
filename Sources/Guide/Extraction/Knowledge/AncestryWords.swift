/// What references say of a class before its members, in a table on its side: "Inherits from", "Conforms to", "Declared in".
enum AncestryWords {
    private static let phrases = PhraseTable<Bool>([
        WordRow(
            true,
            en: "inherits_from inherits conforms_to conforms_to_protocol adopts superclass declared_in declared framework availability "
                + "companion_guide companion_guides related_sample_code import_statement",
            ko: "상속 준수 선언", ja: "継承 準拠 宣言", zh: "继承自 继承 遵循 声明于 所在头文件")
    ])

    static func tell(_ text: String) -> Bool { phrases.meaning(of: text) == true }
}
