import Foundation

/// What pages of a REST API say of its types, each of which has a page of its own: requests and answers name them alone.
struct DocCObjects {
    private var members: [String: [DocCRequest.Property]] = [:]
    private var values: [String: [DocCRequest.Value]] = [:]
    /// What a type with another name is: `string` of `string state`.
    private var bases: [String: String] = [:]
    /// The pages of types that a request or an answer holds, and which stand there.
    private(set) var travelling: Set<String> = []

    init(_ pages: [DocCPage]) {
        for page in pages { read(page) }
        for page in pages {
            for section in page.primaryContentSections ?? [] { follow(section) }
        }
    }

    func members(of type: [DocCRequest.Token]) -> (page: String, members: [DocCRequest.Property])? {
        type.lazy.compactMap(\.identifier).compactMap { page in members[page].map { (page, $0) } }.first
    }

    func values(of type: [DocCRequest.Token]) -> [String] {
        type.lazy.compactMap { $0.identifier.flatMap { values[$0] } }.first?.map(\.name) ?? []
    }

    /// A type in words that need no page.
    func words(_ type: [DocCRequest.Token]) -> String {
        type.map { token in token.identifier.map { members[$0] == nil ? bases[$0] ?? token.text : "object" } ?? token.text }.joined()
            .trimmingCharacters(in: .whitespaces)
    }

    private mutating func read(_ page: DocCPage) {
        let url = page.identifier.url
        for section in page.primaryContentSections ?? [] {
            switch section {
            case .properties(.object, let properties): members[url] = properties
            case .values(let all): values[url] = all
            case .declarations(let declarations):
                let words = declarations.first?.text.split(separator: " ") ?? []
                if words.count == 2, words[1] == page.title, page.isOfREST { bases[url] = String(words[0]) }
            default: break
            }
        }
    }

    private mutating func follow(_ section: DocCSection) {
        switch section {
        case .properties(let place, let properties) where place != .object: properties.forEach { follow($0.type) }
        case .body(let body):
            follow(body.bodyContentType ?? [])
            body.parameters?.forEach { follow($0.type) }
        case .responses(let responses): responses.first(where: \.isSuccess).map { follow($0.type) }
        default: break
        }
    }

    private mutating func follow(_ type: [DocCRequest.Token]) {
        for page in type.compactMap(\.identifier) where members[page] != nil || values[page] != nil || bases[page] != nil {
            if travelling.insert(page).inserted { members[page]?.forEach { follow($0.type) } }
        }
    }
}
