/// Words that say of what follows that one can choose from it. To teach the reader a word, put it here.
enum ChoiceWords {
    private enum Meaning { case choice }

    private static let table = WordTable<Meaning>([
        WordRow(
            .choice, en: "available possible supported allowed permitted valid", ko: "사용_가능한 가능한 지원하는 지원되는 허용되는",
            ja: "利用可能 使用可能 指定可能 指定できる 利用できる", zh: "可用 可选 支持的 允许的 可選 支援的", de: "verfugbar moglich unterstutzt zulassig",
            romance:
                "disponible possible disponibles posible permitido disponivel possivel disponiveis possiveis permitidos disponibili possibili",
            ru: "возможные доступные допустимые поддерживаемые", vi: "co_the kha_dung ho_tro duoc_phep", id: "tersedia didukung",
            pl: "dostepne mozliwe dozwolone", tr: "kullanilabilir desteklenen")
    ])

    static func speak(_ line: String) -> Bool { table.meanings(in: line.prefix(300)).contains(.choice) }
}
