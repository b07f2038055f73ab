import Guide
import Testing

@Suite("Guides in languages of Europe, the Near East and beyond")
struct EuropeanGuideTests {
    private func table(_ header: [String], _ rows: [[String]], below lead: String) -> String {
        let lines = [header, header.map { _ in "---" }] + rows
        return "# Doors\n\n\(lead)\n\n" + lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n") + "\n"
    }

    struct Words: CustomTestStringConvertible, Sendable {
        var name: String
        var type: String
        var required: String
        var yes: String
        var no: String
        var meaning: String
        var testDescription: String { name }
    }

    private static let words = [
        Words(name: "Поле", type: "Тип", required: "Обязательное", yes: "Да", no: "Нет", meaning: "Описание"),
        Words(name: "Paramètre", type: "Type", required: "Obligatoire", yes: "oui", no: "non", meaning: "Description"),
        Words(name: "Parámetro", type: "Tipo", required: "Obligatorio", yes: "Sí", no: "No", meaning: "Descripción"),
        Words(name: "Parâmetro", type: "Tipo", required: "Obrigatório", yes: "Sim", no: "Não", meaning: "Descrição"),
        Words(name: "Parameter", type: "Datentyp", required: "Pflichtfeld", yes: "Ja", no: "Nein", meaning: "Beschreibung"),
        Words(name: "Parametro", type: "Tipo", required: "Obbligatorio", yes: "Sì", no: "No", meaning: "Descrizione"),
        Words(name: "Parametr", type: "Typ danych", required: "Wymagany", yes: "tak", no: "nie", meaning: "Opis"),
        Words(name: "Parametre", type: "Veri Tipi", required: "Zorunlu", yes: "Evet", no: "Hayır", meaning: "Açıklama"),
        Words(name: "Tham số", type: "Kiểu dữ liệu", required: "Bắt buộc", yes: "Có", no: "Không", meaning: "Mô tả"),
        // The same with accents that stand behind their letters, as a Mac's files have them.
        Words(
            name: "Tham s\u{6F}\u{302}\u{301}", type: "Kie\u{302}\u{309}u", required: "Tuỳ chọn", yes: "bắt buộc", no: "tùy chọn",
            meaning: "Mo\u{302} ta\u{309}"),
        Words(name: "پارامتر", type: "نوع داده", required: "الزامی", yes: "بله", no: "خیر", meaning: "توضیحات"),
        Words(name: "اسم المعامل", type: "النوع", required: "مطلوب", yes: "نعم", no: "لا", meaning: "الوصف"),
        Words(name: "Argumen", type: "Tipe data", required: "Wajib", yes: "ya", no: "tidak", meaning: "Keterangan"),
    ]

    @Test("columns are told by the words of their headers, accents and capitals aside", arguments: words)
    func parameters(words: Words) throws {
        let rows = [["door_key", "string", words.yes, "…"], ["wait", "string", words.no, "…"]]
        let guide = table([words.name, words.type, words.required, words.meaning], rows, below: "`POST /doors/open`")
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/table POST /doors/open door_key : string required", "parameter/table POST /doors/open wait : string optional",
            ])
    }

    @Test(
        "where the language says first what is meant, the first word decides",
        arguments: [
            ("Code d'erreur", "Message d'erreur"), ("Código de error", "Descripción"), ("Код ошибки", "Описание ошибки"),
            ("Fehlercode", "Bedeutung"), ("Mã lỗi", "Ý nghĩa"), ("Kod błędu", "Znaczenie"), ("Hata Kodu", "Açıklama"),
            ("Codice errore", "Descrizione"),
            ("Kode galat", "Keterangan"), ("کد خطا", "توضیح خطا"), ("رمز الخطأ", "وصف الخطأ"),
        ])
    func errors(code: String, meaning: String) throws {
        let guide = table([code, meaning], [["4001", "porta / дверь / Tür"], ["4002", "llave / ключ"]], below: "…")
        #expect(try lines(sheet(guide), .error) == ["error/table 4001 = 4001", "error/table 4002 = 4002"])
    }

    @Test("a beginning of a word is no word: \"кодировка\" is no code, \"полезные\" no fields")
    func beginnings() throws {
        let guide = table(["Кодировка", "Полезные"], [["4001", "a"], ["4002", "b"]], below: "…")
        #expect(try lines(sheet(guide), .error, .parameter) == [])
    }

    @Test(
        "a sentence names the method that is handed what a table lists",
        arguments: [
            "Используйте метод `openDoor()` для этого.", "Utilisez la méthode `openDoor()` pour cela.", "Use el método `openDoor()`.",
        ])
    func methods(lead: String) throws {
        let guide = table(["Тип", "Parámetro"], [["String", "doorKey"], ["String", "doorCode"]], below: lead)
        #expect(try lines(sheet(guide), .method) == ["method/prose openDoor"])
    }

    @Test("the word for a type stands before it", arguments: ["Класс **ABDoor** открывает дверь.", "Это перечисление **ABDoor**."])
    func types(text: String) throws {
        #expect(try sheet(text).facts.first { $0.kind == .type || $0.kind == .enum }?.name == "ABDoor")
    }

    @Test("parameters that a sentence of Polish announces, in whatever case")
    func polish() throws {
        let guide = """
            ## Rejestracja drzwi

            Podczas rejestracji należy pamiętać o dodatkowych parametrach:

            - `door_channel` – kanał
            - `door_mode` – tryb drzwi
            """
        #expect(try lines(sheet(guide), .parameter) == ["parameter/list door_channel", "parameter/list door_mode"])
    }
}
