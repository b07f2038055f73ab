/// Words that say what a name beside them is: "open(_:) method", "Class method open", "locked case".
enum KindWords {
    enum Kind { case type, enumeration, enumCase, method, staticMethod, property }

    private static let rows = PhraseTable<Kind>([
        WordRow(.type, en: "class protocol struct structure interface", ko: "클래스 프로토콜 구조체", ja: "クラス プロトコル 構造体", zh: "类 协议 结构体 類別 協定"),
        WordRow(.enumeration, en: "enum enumeration", ko: "열거형", ja: "列挙型", zh: "枚举 列舉"),
        WordRow(.enumCase, en: "case enum_case enumeration_case", ko: "케이스", ja: "ケース"),
        WordRow(.method, en: "method instance_method function func", ko: "메서드 메소드 함수", ja: "メソッド 関数", zh: "方法 函数"),
        WordRow(.staticMethod, en: "class_method static_method type_method", ko: "정적_메서드 클래스_메서드", ja: "クラスメソッド", zh: "静态方法 类方法"),
        WordRow(.property, en: "property instance_property", ko: "속성 프로퍼티", ja: "プロパティ", zh: "属性"),
    ])

    static func kind(of words: some StringProtocol) -> Kind? { words.utf8.count < 40 ? rows.meaning(of: words) : nil }
}
