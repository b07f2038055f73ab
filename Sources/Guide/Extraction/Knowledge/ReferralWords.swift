/// Words that lead elsewhere: what a list below "See also" names is stated where it stands. To teach the reader a word, put it here.
enum ReferralWords {
    private static let phrases = PhraseTable<Bool>([
        WordRow(
            true, en: "see_also see related related_methods", ko: "참고_항목 같이_보기", ja: "参照 関連項目", zh: "参见 另请参阅 參見",
            de: "siehe siehe_auch", romance: "voir_aussi vease vease_tambien ver_tambien veja_tambem ver_tambem vedi_anche",
            ru: "см_также см.также",
            vi: "xem_them", id: "lihat_juga", pl: "zobacz_takze", tr: "ayrica_bakiniz")
    ])

    static func lead(_ line: String) -> Bool { line.utf8.count < 40 && phrases.meaning(of: line) == true }
}
