/// What a line says that introduces methods: "It has these methods:". Words that guides use of steps and products, too, are none of them.
enum MethodLeads {
    private static let table = WordTable<Bool>([
        WordRow(
            true, en: "method function callback", ko: "메서드 메소드 함수 콜백", ja: "メソッド 関数 コールバック", zh: "方法 函数 回调 函式 回呼",
            de: "methode methoden funktion funktionen", romance: "metodi funzioni methode fonction metodo funcion funcao funcoes funciones",
            ru: "метод функци", fa: "متد تابع توابع", ar: "دالة دوال", vi: "phuong_thuc ham", id: "metode fungsi", pl: "metody funkcje",
            tr: "metotlar metodlar fonksiyonlar")
    ])

    static func introduce(_ line: String) -> Bool {
        endsOpen(line) && line.utf8.count < 300 && !table.meanings(in: Substring(line)).isEmpty
    }

    /// Whether a line ends in such a way that something has to follow.
    static func endsOpen(_ line: String) -> Bool { endings.contains { line.hasSuffix($0) } }

    /// A colon of either width, or the words that stand for one.
    private static let endings = [
        ":", "：", "다음과 같습니다.", "다음과 같다.", "아래와 같습니다.", "次のとおりです。", "次の通りです。", "以下のとおりです。", "以下の通りです。", "如下。", "زیر است.", "کما يلي:",
    ]
}
