import SourceText

extension Extraction {
    /// A first column that counts the rows, "№" over 1, 2, 3, says nothing: what the table lists stands in the next one. Numbers below such a
    /// header may be codes where nothing beside them is a name.
    static func withoutCount(_ table: Table) -> Table {
        guard let title = table.header.first, table.header.count > 2, table.rows.count > 1, isCount(title.text.characters),
            table.rows.allSatisfy({ $0.cells.count > 2 })
        else { return table }
        let next = ColumnShape(column: 1, rows: table.rows[...])
        guard ColumnShape(column: 0, rows: table.rows[...]).countsRows, next.share(.names) > 0.6, next.looksLikeCode else { return table }
        var table = table
        table.header.removeFirst()
        for index in table.rows.indices { table.rows[index].cells.removeFirst() }
        return table
    }

    private static let counts = PhraseTable<Bool>([
        WordRow(
            true, en: "# № no no. nr nr. sr sr.no. s.no sno index row", ko: "번호 순번", ja: "番号 連番 項番", zh: "序号 编号 序號 編號", de: "lfd.nr.",
            romance: "n n. numero", ru: "№ п/п №п/п номер", vi: "stt", id: "nomor", pl: "lp lp.", tr: "sira")
    ])

    private static func isCount(_ title: String) -> Bool {
        title.utf8.count < 24 && counts.meaning(of: title.filter { $0 != "º" && $0 != "°" }) == true
    }
}
