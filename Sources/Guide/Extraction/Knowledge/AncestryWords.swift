/// What references say of a class before its members, in a table on its side: "Inherits from", "Conforms to", "Declared in".
enum AncestryWords {
    private static let phrases = PhraseTable<Bool>([
        WordRow(
            true,
            en: "header header_file inherits_from inherits conforms_to conforms_to_protocol adopts superclass declared_in declared "
                + "framework availability companion_guide companion_guides related_sample_code import_statement",
            ko: "상속 준수 선언", ja: "継承 準拠 宣言", zh: "继承自 继承 遵循 声明于 所在头文件")
    ])

    /// "Header" says where a class is declared only beside a file's name; it may speak of a header of HTTP.
    static func tell(_ text: String, of other: String) -> Bool {
        guard phrases.meaning(of: text) == true else { return false }
        return !text.lowercased().has("header") || other.trimmingBlanks().hasSuffix(".h")
    }
}
