/// Reads what a sentence says that a setting is when nobody sets it.
enum DefaultWords {
    private static let openings = [
        "디폴트 값은 ", "디폴트값은 ", "기본값은 ", "기본 값은 ", "defaults to ", "default value is ", "default is ",
        "по умолчанию: ", "по умолчанию ", "standardwert ist ", "par défaut : ", "valor por defecto: ", "valor predeterminado: ",
        "giá trị mặc định là ", "mặc định là ", "mặc định: ", "nilai bawaan: ", "wartość domyślna: ", "domyślnie ", "varsayılan değer: ",
    ]

    /// The word behind "the default is"; nil where the sentence says no such thing.
    static func value(in sentence: String) -> String? {
        let text = sentence.lowercased()
        for opening in openings {
            guard let range = text.firstRange(of: opening) else { continue }
            let word = text[range.upperBound...].drop { "`'\"".contains($0) }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
            if !word.isEmpty { return word == "yes" ? "true" : word == "no" ? "false" : String(word) }
        }
        return nil
    }
}
