extension ConsolePage {
    private static let shownEntries = 50

    /// The newest calls first, request and answer side by side.
    var journal: String {
        let entries = session.readJournal { $0.entries.suffix(Self.shownEntries) }.reversed()
        let list = entries.isEmpty ? "<p class=\"none\">\(text(.none))</p>" : entries.map(describe).joined(separator: "\n")
        return """
            \(list)
            <p><a href="\(prefix)/__mock/journal.har" download="\(HTML.escape(service.system.id)).har">HAR</a> \
            \(button(.forget, "DELETE", "journal"))</p>
            """
    }

    private func describe(_ entry: JournalEntry) -> String {
        let redaction = service.redaction
        let target = redaction.target(entry.target)
        let time = TimeForm.iso8601.value(entry.time).wireText
        let request =
            "\(entry.method) \(target)\n" + lines(entry.headers)
            + redaction.body(entry.body, size: entry.bodySize, type: entry.headers[.contentType])
        let answer =
            "\(entry.status)\n" + lines(entry.answerHeaders)
            + redaction.answer(entry, type: entry.answerHeaders[.contentType])
        return """
            <details id="call-\(entry.number)">
            <summary>\(entry.number) <code>\(HTML.escape("\(entry.method) \(target)"))</code> \(entry.status) \
            \(HTML.escape(entry.endpoint ?? "")) <b>\(HTML.escape(entry.outcome))</b> <time>\(time)</time></summary>
            \(entry.note.map { "<p>\(HTML.escape($0))</p>" } ?? "")
            <div class="pair"><div><h3>\(text(.request))</h3><pre>\(HTML.escape(request))</pre></div>
            <div><h3>\(text(.answer))</h3><pre>\(HTML.escape(answer))</pre></div></div>
            </details>
            """
    }

    private func lines(_ fields: HTTPFields) -> String {
        fields.map { "\($0.name.rawName): \(service.redaction.header($0))\n" }.joined() + "\n"
    }
}
