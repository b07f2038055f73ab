extension MockPage {
    /// The page: plain HTML that needs no script, its buttons links.
    func html(in language: MockLanguage) -> String {
        """
        <!DOCTYPE html>
        <html lang="\(language.rawValue)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(HTML.escape(title.text(in: language)))</title>
        <style>\(Self.style)</style>
        </head>
        <body>
        <main>
        <h1>\(HTML.escape(title.text(in: language)))</h1>
        <p>\(HTML.escape(message.text(in: language)))</p>
        <ul>
        \(choices.map { item($0, language) }.joined(separator: "\n"))
        </ul>
        <p class="note">\(HTML.escape(Self.note.text(in: language)))</p>
        </main>
        </body>
        </html>

        """
    }

    /// The URL of a choice: the page's own, with the choice's items in its query, and what its fields hold.
    ///
    /// - Parameter filled: what a person fills in, by the fields' names; of ticks, the texts that they send with blanks between them. What is
    ///   left out stays as it was at first.
    public func link(of choice: MockChoice, filled: [String: String] = [:]) -> String {
        var items = kept(beside: choice) + own(choice)
        for field in choice.fields {
            let value = filled[field.name]
            let isThere =
                field.kind != .check || value.map { $0.split(separator: " ").contains(field.value[...]) } ?? true || field.isRequired
            if isThere { items.append(.init(name: "mock_" + field.name, value: field.kind == .check ? field.value : value ?? field.value)) }
        }
        return items.isEmpty ? path : path + "?" + FormFields(items).encoded
    }

    private var path: String { String(target.prefix { $0 != "?" }) }

    private func own(_ choice: MockChoice) -> [FormFields.Field] {
        choice.extras.map { FormFields.Field(name: "mock_" + $0.name, value: $0.value.wireText) }
    }

    /// What stood in the page's own query, apart from what the choice says anew. A password goes no further than the page that it was typed on.
    private func kept(beside choice: MockChoice) -> [FormFields.Field] {
        let names = Set((choice.extras.names + choice.fields.map(\.name)).map { "mock_" + $0 })
        return FormFields(parsing: target.dropFirst(path.count + 1)).fields.filter {
            !names.contains($0.name) && !Redaction.isPassword($0.name)
        }
    }

    private func item(_ choice: MockChoice, _ language: MockLanguage) -> String {
        if !choice.fields.isEmpty { return form(choice, language) }
        let detail = choice.detail.isEmpty ? "" : " <span>\(HTML.escape(choice.detail))</span>"
        let kind = choice.isSecondary ? " class=\"secondary\"" : ""
        return "<li><a\(kind) href=\"\(HTML.escape(link(of: choice)))\">\(HTML.escape(choice.title.text(in: language)))\(detail)</a></li>"
    }

    /// A choice with something to fill in or tick.
    private func form(_ choice: MockChoice, _ language: MockLanguage) -> String {
        let hidden = (kept(beside: choice) + own(choice)).map { self.hidden($0.name, $0.value) }
        let fields = choice.fields.map { field($0, language) }
        return """
            <li><form action="\(HTML.escape(path))" method="get">
            \((hidden + fields).joined(separator: "\n"))
            <button>\(HTML.escape(choice.title.text(in: language)))</button>
            </form></li>
            """
    }

    private func hidden(_ name: String, _ value: String) -> String {
        "<input type=\"hidden\" name=\"\(HTML.escape(name))\" value=\"\(HTML.escape(value))\">"
    }

    /// A tick that cannot be taken away is shown, and sent by a field that nobody sees: browsers leave out what is disabled.
    private func field(_ field: MockPageField, _ language: MockLanguage) -> String {
        let (name, value) = (HTML.escape("mock_" + field.name), HTML.escape(field.value))
        let title = HTML.escape(field.title.text(in: language))
        guard field.kind == .check else {
            let rest = (field.isRequired ? " required" : "") + (field.kind == .password ? "" : " value=\"\(value)\"")
            return "<label>\(title) <input type=\"\(field.kind.rawValue)\" name=\"\(name)\" autocomplete=\"off\"\(rest)></label>"
        }
        guard field.isRequired else {
            return "<label><input type=\"checkbox\" name=\"\(name)\" value=\"\(value)\" checked> \(title)</label>"
        }
        let needed = HTML.escape(Self.needed.text(in: language))
        return hidden("mock_" + field.name, field.value) + "<label><input type=\"checkbox\" checked disabled> \(title) (\(needed))</label>"
    }

    private static let needed = MockText(en: "required", ko: "필수", ja: "必須", zhHans: "必选")

    private static let note = MockText(
        en: "This is a mock: nobody is really logged in.",
        ko: "모의 서버입니다. 실제로 로그인되지 않습니다.",
        ja: "モックです。実際にはログインしません。",
        zhHans: "这是模拟服务器，并不会真正登录。"
    )

    private static let style = """
        :root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}\
        body{margin:0;display:grid;place-items:center;min-height:100vh;background:Canvas;color:CanvasText}\
        main{width:min(24rem,calc(100vw - 3rem));padding:1.5rem 0}\
        h1{font-size:1.4rem;margin:0}\
        ul{list-style:none;margin:1.5rem 0;padding:0;display:grid;gap:.6rem}\
        a{display:block;padding:.75rem 1rem;border-radius:.6rem;border:1px solid #1a5fb4;background:#1a5fb4;color:#fff;text-decoration:none}\
        a span{display:block;font-size:.875rem}\
        a.secondary{background:transparent;color:inherit;border-color:currentColor}\
        a:hover{text-decoration:underline}\
        a:focus-visible{outline:3px solid Highlight;outline-offset:2px}\
        form{display:grid;gap:.6rem}label{display:block}\
        input:not([type=checkbox]){display:block;box-sizing:border-box;width:100%;font:inherit;padding:.5rem}\
        button{font:inherit;padding:.75rem 1rem;border-radius:.6rem;border:1px solid #1a5fb4;background:#1a5fb4;color:#fff;cursor:pointer}\
        button:focus-visible,input:focus-visible{outline:3px solid Highlight;outline-offset:2px}\
        .note{font-size:.875rem}
        """
}

/// Escaping for HTML text and attributes in double quotes.
enum HTML {
    static func escape(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // No browser reads it: it stands for itself as the sign of what is unreadable.
            case "\0": result += "\u{FFFD}"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
