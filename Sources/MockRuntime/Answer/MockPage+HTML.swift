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

    /// The URL of a choice: the page's own, with the choice's items in its query.
    public func link(of choice: MockChoice) -> String {
        let items = choice.extras.map { FormFields.Field(name: "mock_" + $0.name, value: $0.value.wireText) }
        guard !items.isEmpty else { return target }
        return target + (target.contains("?") ? "&" : "?") + FormFields(items).encoded
    }

    private func item(_ choice: MockChoice, _ language: MockLanguage) -> String {
        let detail = choice.detail.isEmpty ? "" : " <span>\(HTML.escape(choice.detail))</span>"
        let kind = choice.isSecondary ? " class=\"secondary\"" : ""
        return "<li><a\(kind) href=\"\(HTML.escape(link(of: choice)))\">\(HTML.escape(choice.title.text(in: language)))\(detail)</a></li>"
    }

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
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
