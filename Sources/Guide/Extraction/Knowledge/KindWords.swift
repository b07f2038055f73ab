/// Words that say what a name beside them is: "open(_:) method", "Class method open", "locked case".
enum KindWords {
    enum Kind { case type, enumeration, enumCase, method, staticMethod, property }

    private static let rows: [WordRow<Kind>] = [
        WordRow(
            .type, en: "class protocol struct structure interface record_class annotation_interface annotation_type", ko: "클래스 프로토콜 구조체",
            ja: "クラス プロトコル 構造体", zh: "类 协议 结构体 類別 協定",
            de: "klasse protokoll", romance: "classe protocole clase protocolo interfaz interfaccia",
            ru: "класс класса протокол протокола структура структуры интерфейс интерфейса",
            fa: "کلاس پروتکل ساختار", ar: "فئة صنف بروتوكول", vi: "lop giao_thuc cau_truc", id: "kelas", pl: "klasa protokol struktura",
            tr: "sinif protokol"),
        WordRow(
            .enumeration, en: "enum enumeration enum_class", ko: "열거형", ja: "列挙型", zh: "枚举 列舉", de: "aufzahlung",
            romance: "enumeracion enumeracao",
            ru: "перечисление перечисления"),
        WordRow(.enumCase, en: "case enum_case enumeration_case", ko: "케이스", ja: "ケース", de: "fall", romance: "caso cas"),
        WordRow(
            .method, en: "method instance_method function func", ko: "메서드 메소드 함수", ja: "メソッド 関数", zh: "方法 函数", de: "methode funktion",
            romance: "fonction metodo funcion funcao", ru: "метод метода функция функции", fa: "متد تابع", ar: "دالة",
            vi: "phuong_thuc ham",
            id: "metode fungsi", pl: "metoda funkcja", tr: "metot metod fonksiyon"),
        WordRow(.staticMethod, en: "class_method static_method type_method", ko: "정적_메서드 클래스_메서드", ja: "クラスメソッド", zh: "静态方法 类方法"),
        WordRow(
            .property, en: "property instance_property", ko: "속성 프로퍼티", ja: "プロパティ", zh: "属性", de: "eigenschaft",
            romance: "propriete propiedad propriedade", ru: "свойство свойства", fa: "ویژگی", ar: "خاصية", vi: "thuoc_tinh", id: "properti",
            pl: "wlasciwosc", tr: "ozellik"),
    ]
    private static let table = PhraseTable(rows)
    private static let english = PhraseTable(rows.map { WordRow($0.meaning, en: $0.en) })

    static func kind(of words: some StringProtocol) -> Kind? { words.utf8.count < 40 ? table.meaning(of: words) : nil }

    static func speaks(of word: some StringProtocol) -> Bool { kind(of: word) != nil }

    /// The same of a word that no sentence of English has.
    static func foreignKind(of word: some StringProtocol) -> Kind? { english.meaning(of: word) == nil ? kind(of: word) : nil }

    /// A type or an enum, by its word.
    static func type(of word: some StringProtocol) -> Fact.Kind? {
        switch kind(of: word) {
        case .type?: .type
        case .enumeration?: .enum
        case .enumCase?, .method?, .staticMethod?, .property?, nil: nil
        }
    }

    /// The same of a word that the name follows. English has most classes the other way round: "your class `Door`" is the app's.
    static func typeBefore(_ word: String) -> Fact.Kind? {
        let kind = type(of: word)
        return kind == .enum || word.utf8.contains { $0 >= 0x80 } ? kind : nil
    }

    /// The same of words that endings follow: `클래스는`, `クラスは`.
    static func type(opening text: String) -> Fact.Kind? {
        endings.first { text.hasPrefix($0.word) }?.kind
    }

    private static let endings: [(word: String, kind: Fact.Kind)] =
        ["클래스는", "프로토콜은", "구조체는", "クラスは", "プロトコルは", "構造体は", "类是", "类用于", "协议是", "結構是"].map { ($0, .type) }
        + ["열거형은", "列挙型は", "枚举是"].map { ($0, .enum) }
}
