/// Words in capitals that open a remark: "NOTE: …", "IMPORTANT - …". To teach the reader a word, put it here.
///
/// Those of other scripts are no names, and need no telling apart.
enum NoteWords {
    private enum Meaning { case note }

    private static let phrases = PhraseTable<Meaning>([
        WordRow(
            .note, en: "note important warning caution attention tip hint info information remark notice danger deprecated todo",
            de: "hinweis achtung wichtig tipp",
            romance: "nota notas importante aviso atencion atencao attenzione advertencia remarque avertissement",
            vi: "luu_y chu_y", id: "catatan penting", pl: "uwaga", tr: "not onemli dikkat")
    ])

    /// "Note: …": what no level of a log is called.
    static func isNote(_ name: String) -> Bool {
        [
            "note", "notes", "remark", "notice", "todo", "ps", "p.s", "ex", "e.g", "i.e", "nota", "notas", "hinweis", "remarque", "aviso",
            "catatan", "uwaga",
        ].contains(name.lowercased())
    }

    static func opens(_ name: String) -> Bool { name == name.uppercased() && phrases.meaning(of: name) != nil }
}
