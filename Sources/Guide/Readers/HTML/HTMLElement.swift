import SourceText

/// What an element does to the blocks of a page.
enum HTMLElement {
    /// Says nothing about blocks: `span`, `font`, `body`.
    case transparent
    /// Ends the block before it and the block in it: `div`, `blockquote`.
    case block
    /// Its text is not shown: `script`, `style`, `head`.
    case hidden
    case title
    case heading(Int)
    case list
    case item
    case term
    /// The head of a described object, and what it is: `class`, `method`, `property`.
    case signature(String)
    case description
    case preformatted
    case lineBreak
    case mark(Text.Mark.Kind)
    case anchor
    case table
    case caption
    case tableHead
    case tableBody
    case row
    case cell
    case headerCell
    /// No element of HTML: a type argument, a placeholder or XML that was not escaped.
    case unknown

    init(named name: String) {
        if let element = Self.byName[name] {
            self = element
        } else {
            // Custom elements and those of another namespace have such names; type arguments have not.
            self = name.contains("-") || name.contains(":") ? .transparent : .unknown
        }
    }

    private static let byName: [String: HTMLElement] = {
        var table: [String: HTMLElement] = [
            "title": .title, "pre": .preformatted, "xmp": .preformatted, "listing": .preformatted, "br": .lineBreak, "a": .anchor,
            "li": .item, "dt": .term, "dd": .description, "table": .table, "caption": .caption, "thead": .tableHead,
            "tbody": .tableBody, "tfoot": .tableBody, "tr": .row, "td": .cell, "th": .headerCell,
        ]
        for level in 1...6 { table["h\(level)"] = .heading(level) }
        for name in listNames { table[name] = .list }
        for name in hiddenNames { table[name] = .hidden }
        for name in blockNames { table[name] = .block }
        for name in inlineNames { table[name] = .transparent }
        for name in ["b", "strong"] { table[name] = .mark(.strong) }
        for name in ["em", "i", "var", "cite", "dfn"] { table[name] = .mark(.emphasis) }
        for name in ["code", "tt", "kbd", "samp"] { table[name] = .mark(.code) }
        return table
    }()

    private static let listNames = ["ul", "ol", "dl", "dir", "menu"]
    private static let hiddenNames = ["head", "script", "style", "template", "noframes"]
    private static let blockNames = [
        "address", "article", "aside", "blockquote", "center", "details", "dialog", "div", "fieldset", "figcaption", "figure", "footer",
        "form", "frameset", "header", "hgroup", "hr", "legend", "main", "nav", "noscript", "optgroup", "option", "p", "search", "section",
        "select", "summary", "textarea",
    ]
    private static let inlineNames = [
        "abbr", "acronym", "applet", "area", "audio", "base", "basefont", "bdi", "bdo", "big", "blink", "body", "button", "canvas", "col",
        "colgroup", "data", "datalist", "del", "embed", "font", "frame", "html", "iframe", "img", "input", "ins", "isindex", "keygen",
        "label", "link", "map", "mark", "marquee", "math", "meta", "meter", "nobr", "object", "output", "param", "path", "picture",
        "progress", "q", "rb", "rp", "rt", "rtc", "ruby", "s", "slot", "small", "source", "span", "strike", "sub", "sup", "svg", "time",
        "track", "u", "video", "wbr",
    ]
}
