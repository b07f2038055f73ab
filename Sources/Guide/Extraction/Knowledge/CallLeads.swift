/// What the line before a listing says where the listing is a call that the guide explains: "call this function:", "It is loaded via:".
enum CallLeads {
    private static let table = WordTable<Bool>([
        WordRow(
            true, en: "call calling called calls invoke invoking invoked", ko: "호출", ja: "呼び出 呼び出す 呼出 を呼ぶ コール", zh: "调用 調用 呼叫",
            de: "aufruf aufrufen", romance: "chiama chiamare chiamata appelez appeler llame llamar llamada chame chamar chamada",
            ru: "вызовите вызвать вызов", vi: "goi", id: "panggil memanggil", pl: "wywolaj wywolac", tr: "cagirin cagir")
    ])
    private static let interfaces = WordTable<Bool>([
        WordRow(
            true, en: "api interface signature", ko: "인터페이스", ja: "インターフェース インターフェイス", zh: "接口 介面", ru: "интерфейс")
    ])

    /// Whether a line introduces a call by asking for it.
    static func askForCall(_ line: String) -> Bool {
        guard introduces(line) else { return false }
        if !table.meanings(in: Substring(line)).isEmpty { return true }
        // "It is handled by:", and nothing between the word and the call.
        let last = line.split { !$0.isLetter }.last?.lowercased() ?? ""
        return ["via", "by"].contains(last) && line.hasSuffix(last + ":")
    }

    /// Whether it introduces a method or an interface by that word: of lines that name nothing themselves.
    static func announceMethod(_ line: String) -> Bool {
        guard introduces(line) else { return false }
        return MethodLeads.introduce(line) || !interfaces.meanings(in: Substring(line)).isEmpty
    }

    private static func introduces(_ line: String) -> Bool { line.utf8.count < 300 && MethodLeads.endsOpen(line) }
}
