/// `(v2.0+)`, `（1.2.0）`: since when there is what a title names.
enum VersionNotes {
    static func without(_ title: String) -> String {
        let text = title.trimmingBlanks()
        guard let last = text.last, let open = [")": "(", "）": "（"][last], let start = text.lastIndex(where: { String($0) == open }) else {
            return title
        }
        let note = text[text.index(after: start)...].dropLast()
        let number = note.drop { "vV ".contains($0) }
        let isVersion =
            number.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } == true && number.has(".")
            && number.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E || $0 == 0x2B }
        return isVersion ? String(text[..<start]) : title
    }
}
