/// Y and N, 필수 and 선택, O and X: whether something must be given.
enum Requiredness {
    private static let yes: Set<String> = [
        "y", "yes", "o", "m", "required", "true", "mandatory", "필수", "필수값", "예", "必須", "はい", "是", "必填", "必选", "必须", "必需", "必传", "必選", "必須",
        "必傳", "○", "◯", "●", "◎", "要",
        "ja", "oui", "sí", "sì", "si", "sim", "да", "obligatoire", "requis", "obligatorio", "requerido", "requerida", "richiesto",
        "obbligatorio", "obrigatório", "erforderlich",
        "pflicht", "bắtbuộc", "có", "wajib", "ya", "tak", "wymagany", "wymagane", "zorunlu", "evet",
        "بله", "بلی", "الزامی", "اجباری", "نعم", "مطلوب", "إلزامي",
    ]
    private static let no: Set<String> = [
        "n", "no", "x", "optional", "false", "conditional", "선택", "옵션", "아니요", "아니오", "권장", "조건부", "任意", "いいえ", "否", "可选", "选填", "非必填",
        "非必须", "選填", "可選", "非必須", "×", "-", "－", "不要", "省略可",
        "nein", "non", "não", "нет", "facultatif", "optionnel", "opcional", "facoltativo", "tùychọn", "tuỳchọn",
        "không", "khôngbắtbuộc", "opsional", "tidak", "nie", "opcjonalny", "opcjonalne", "opsiyonel", "hayır",
        "خیر", "اختیاری", "لا", "اختياري",
    ]

    /// Of a word among others: "no", "x" and "false" are said of much else, and "必須ではない" goes on.
    static func said(by word: String) -> Bool? {
        let plain = word.lowercased().filter(\.isLetter)
        guard word.utf8.count > 3, plain != "true", plain != "false" else { return nil }
        let mayGoOn = plain.unicodeScalars.contains { $0.value >= 0x3000 }
        return mayGoOn && !yes.contains(plain) && !no.contains(plain) ? nil : of(word)
    }

    static func of(_ text: String) -> Bool? {
        let word = text.lowercased().filter { !$0.isWhitespace && !"*`().:".contains($0) }
        if yes.contains(word) { return true }
        if no.contains(word) { return false }
        for (opening, isRequired) in [
            ("필수", true), ("required", true), ("必須", true), ("必填", true), ("선택", false), ("optional", false), ("任意", false),
            ("обязат", true), ("необязат", false), ("obligatori", true), ("obrigatóri", true), ("obbligatori", true),
        ] {
            if word.hasPrefix(opening) { return isRequired }
        }
        return nil
    }
}
