import Foundation

/// One section of a page: declarations, parameters, prose, or what a request of HTTP is.
enum DocCSection: Decodable {
    case declarations([Declaration])
    case parameters([Parameter])
    case content([DocCBlock])
    case endpoint([DocCRequest.Token])
    case properties(DocCRequest.Place, [DocCRequest.Property])
    case body(DocCRequest.Body)
    case responses([DocCRequest.Response])
    case values([DocCRequest.Value])
    /// What no guide of an SDK needs (`mentions`), or what is not read.
    case other(String)

    struct Declaration: Decodable {
        struct Token: Decodable { var text: String }

        var tokens: [Token]
        var languages: [String]?

        var text: String { tokens.map(\.text).joined().trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    struct Parameter: Decodable {
        var name: String
        var content: [DocCBlock]
    }

    private enum Keys: String, CodingKey { case kind, declarations, parameters, content, tokens, source, items, values }

    init(from decoder: any Decoder) throws {
        let section = try decoder.container(keyedBy: Keys.self)
        switch try section.decode(String.self, forKey: .kind) {
        case "declarations": self = .declarations(try section.decode([Declaration].self, forKey: .declarations))
        case "parameters": self = .parameters(try section.decode([Parameter].self, forKey: .parameters))
        case "content": self = .content(try section.decode([DocCBlock].self, forKey: .content))
        case "restEndpoint": self = .endpoint(try section.decode([DocCRequest.Token].self, forKey: .tokens))
        case "restParameters":
            self = .properties(
                try section.decode(DocCRequest.Place.self, forKey: .source),
                try section.decode([DocCRequest.Property].self, forKey: .items))
        case "restBody": self = .body(try DocCRequest.Body(from: decoder))
        case "restResponses": self = .responses(try section.decode([DocCRequest.Response].self, forKey: .items))
        case "properties": self = .properties(.object, try section.decode([DocCRequest.Property].self, forKey: .items))
        case "possibleValues": self = .values(try section.decode([DocCRequest.Value].self, forKey: .values))
        case let kind: self = .other(kind)
        }
    }
}

/// A block of prose.
indirect enum DocCBlock: Decodable {
    case paragraph([DocCInline])
    case heading(level: Int, text: String)
    case code([String], language: String?)
    case list([[DocCBlock]], isOrdered: Bool)
    case aside(name: String, [DocCBlock])
    case table(hasHeader: Bool, [[[DocCBlock]]])
    case terms([(term: [DocCInline], definition: [DocCBlock])])
    /// Columns and tabs: their blocks one after another.
    case several([DocCBlock])
    case rule
    case other(String)

    private enum Keys: String, CodingKey {
        case type, inlineContent, level, text, code, syntax, items, name, style, content, header, rows, columns, tabs, summary, request,
            response
    }

    private struct Item: Decodable {
        var content: [DocCBlock]?
        var title: String?
    }

    private struct Term: Decodable {
        struct Name: Decodable { var inlineContent: [DocCInline] }
        struct Definition: Decodable { var content: [DocCBlock] }

        var term: Name
        var definition: Definition
    }

    /// A request or an answer of an example.
    private struct Exchange: Decodable {
        struct Part: Decodable { var code: [String] }

        var syntax: String?
        var content: [Part]

        func shown(as title: String) -> [DocCBlock] {
            [.paragraph([.strong([.text(title)])]), .code(content.flatMap(\.code), language: syntax)]
        }
    }

    init(from decoder: any Decoder) throws {
        let block = try decoder.container(keyedBy: Keys.self)
        func items(_ key: Keys) throws -> [Item] { try block.decode([Item].self, forKey: key) }
        switch try block.decode(String.self, forKey: .type) {
        case "paragraph", "small": self = .paragraph(try block.decode([DocCInline].self, forKey: .inlineContent))
        case "heading":
            self = .heading(level: try block.decode(Int.self, forKey: .level), text: try block.decode(String.self, forKey: .text))
        case "codeListing":
            self = .code(
                try block.decode([String].self, forKey: .code), language: try block.decodeIfPresent(String.self, forKey: .syntax))
        case "unorderedList": self = .list(try items(.items).map { $0.content ?? [] }, isOrdered: false)
        case "orderedList": self = .list(try items(.items).map { $0.content ?? [] }, isOrdered: true)
        case "aside":
            let name = try block.decodeIfPresent(String.self, forKey: .name) ?? block.decode(String.self, forKey: .style)
            self = .aside(name: name, try block.decode([DocCBlock].self, forKey: .content))
        case "table":
            let header = try block.decodeIfPresent(String.self, forKey: .header)
            self = .table(hasHeader: header == "row" || header == "both", try block.decode([[[DocCBlock]]].self, forKey: .rows))
        case "termList":
            self = .terms(try block.decode([Term].self, forKey: .items).map { ($0.term.inlineContent, $0.definition.content) })
        case "row": self = .several(try items(.columns).flatMap { $0.content ?? [] })
        case "tabNavigator":
            self = .several(try items(.tabs).flatMap { [.paragraph([.strong([.text($0.title ?? "")])])] + ($0.content ?? []) })
        case "endpointExample":
            let summary = try block.decodeIfPresent([DocCBlock].self, forKey: .summary) ?? []
            let request = try block.decode(Exchange.self, forKey: .request).shown(as: "Request")
            self = .several(summary + request + (try block.decodeIfPresent(Exchange.self, forKey: .response)?.shown(as: "Response") ?? []))
        case "thematicBreak": self = .rule
        case let type: self = .other(type)
        }
    }
}

/// A piece of a sentence.
indirect enum DocCInline: Decodable {
    case text(String)
    case code(String)
    case emphasis([DocCInline])
    case strong([DocCInline])
    /// A link to a page or to an address outside.
    case reference(String, title: String?)
    /// What is styled otherwise: its words.
    case plain([DocCInline])
    case other(String)

    private enum Keys: String, CodingKey { case type, text, code, inlineContent, identifier, overridingTitle }

    init(from decoder: any Decoder) throws {
        let piece = try decoder.container(keyedBy: Keys.self)
        switch try piece.decode(String.self, forKey: .type) {
        case "text": self = .text(try piece.decode(String.self, forKey: .text))
        case "codeVoice": self = .code(try piece.decode(String.self, forKey: .code))
        case "emphasis", "newTerm": self = .emphasis(try piece.decode([DocCInline].self, forKey: .inlineContent))
        case "strong", "inlineHead": self = .strong(try piece.decode([DocCInline].self, forKey: .inlineContent))
        case "subscript", "superscript", "strikethrough": self = .plain(try piece.decode([DocCInline].self, forKey: .inlineContent))
        case "reference":
            self = .reference(
                try piece.decode(String.self, forKey: .identifier),
                title: try piece.decodeIfPresent(String.self, forKey: .overridingTitle))
        case let type: self = .other(type)
        }
    }
}
