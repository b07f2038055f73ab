import Declarations
import Guide
import Spec

/// One form in which a thing may be named.
enum NameForm: Hashable {
    case name(String)
    /// A method's first word, as sentences give it.
    case base(String)
    /// A call of Swift that leaves out parameters which have defaults.
    case shortened(String)
    /// A call of Swift whose last closures stand behind its brackets, where the first of them goes without its label.
    case trailing(String)
    case call(method: String, url: String)
    case url(String)
    /// A path alone, or the end of one.
    case ending(method: String, path: String)
    /// In small letters: capitals do not matter.
    case header(String)
    case seconds(String)
    /// A case, in small letters: tables have its name as a title.
    case title(String)

    var name: String? {
        guard case .name(let name) = self else { return nil }
        return name
    }
}

/// The forms in which one thing may be named: a selector, the name Swift shows, a setter, a URL with or without its method.
///
/// Items are entered under their forms, facts looked up under theirs.
enum NameForms {
    /// The forms under which an item is found.
    static func of(_ item: SpecItem) -> [NameForm] {
        let spellings = item.wireNames.map(\.value) + statusName(item)
        let names = [item.name.value] + item.aliases.map(\.value) + (item.swiftName.map { [$0.value] } ?? []) + spellings
        var forms: [NameForm] = []
        for name in names { forms += of(item, named: name) }
        forms += shortened(item) + TrailingClosures.forms(of: item)
        if let value = item.value?.value, value.has("://") { forms.append(.url(URLForm.normal(value))) }
        return unique(forms)
    }

    /// An error that is a status of HTTP, and is spelled in no other way, is known by its number.
    private static func statusName(_ item: SpecItem) -> [String] {
        guard item.kind == .error, item.wireNames.isEmpty, let status = item.status?.value, item.value?.value == String(status) else {
            return []
        }
        return [String(status)]
    }

    private static func of(_ item: SpecItem, named name: String) -> [NameForm] {
        switch item.kind {
        case .endpoint:
            endpoint(name) + [.url(URLForm.withOpenHost(URLForm.normal(URLForm.split(name).url)))] + endings(name)
        case .duration: [.seconds(name)]
        case .header: [.header(name.lowercased()), .name(name)]
        case .property: [.name(name), .name(setter(of: name))]
        case .method: method(name)
        case .key, .constant: [.name(name)] + (name.has("://") ? [.url(URLForm.normal(name))] : [])
        case .parameter: [.name(name)]
        // Only Swift begins them with a small letter.
        case .case, .error: [.name(name)] + (name.first?.isLowercase == true ? [.title(name.lowercased())] : []) + held(item, named: name)
        case .type, .enum: [.name(name)]
        }
    }

    /// `limit(max:)` of a case that holds something, as sentences name it.
    private static func held(_ item: SpecItem, named name: String) -> [NameForm] {
        guard !item.parameterTypes.isEmpty, item.parameterNames.count == item.parameterTypes.count, !name.has("(") else { return [] }
        let labels = item.parameterNames.map { $0.value.isEmpty ? "_" : $0.value }
        return [.name("\(name)(\(labels.map { $0 + ":" }.joined()))")]
    }

    /// The forms a fact is looked up under, the best first.
    static func of(_ fact: Fact) -> [[NameForm]] {
        let name = fact.name.withoutBlanks
        switch fact.kind {
        // `$people`: what publishes the property `people`.
        case .use where name.hasPrefix("$") && fact.detail.language == .swift: return [[.name(String(name.dropFirst()))]]
        case .endpoint:
            let (method, url) = URLForm.split(fact.name)
            let ending = method.map { [[NameForm.ending(method: $0, path: URLForm.normal(url))]] } ?? []
            return endpoint(fact.name).map { [$0] } + (template(of: fact.name).map { [[$0]] } ?? []) + (url.hasPrefix("/") ? ending : [])
        case .duration: return [[.seconds(name)]]
        case .header: return [[.header(name.lowercased())], [.name(name)]]
        case .constant where isTitle(name, fact): return [[.name(name)], [.title(name.lowercased())]]
        case .key, .constant: return [[.name(name)]] + (name.has("://") ? [[.url(URLForm.normal(name))]] : [])
        case .use where fact.detail.form == "import": return [[.name(name)], [.name("\(name).framework")]]
        case .method, .use: return selector(name, fact)
        case .type, .enum: return [[.name(TypeNames.bare(name))], [.name(name)]]
        // `open(with:)` is the case `open`, which holds something: a spec says what.
        case .case where name.hasSuffix(":)"): return [[.name(name)], [.name(String(name.prefix { $0 != "(" }))]]
        case .parameter where name.hasSuffix("]"): return [[.name(name)]] + listItem(name).flatMap { [[.name($0)], [.name("\($0)[]")]] }
        case .property, .case, .parameter, .error: return [[.name(name)]]
        }
    }

    /// `files` of `files[n]`, as pages write one of several.
    private static func listItem(_ name: String) -> [String] {
        guard let open = name.lastIndex(of: "["), open != name.startIndex else { return [] }
        let inside = name[name.index(after: open)...].dropLast()
        return inside.isEmpty || ["n", "i", "index"].contains(inside) || inside.allSatisfy(\.isNumber) ? [String(name[..<open])] : []
    }

    /// `Front`, `BackDoor` beside a number in a table.
    private static func isTitle(_ name: String, _ fact: Fact) -> Bool {
        fact.source == .table && fact.value.flatMap { Int($0) } != nil && name.first?.isUppercase == true && name.allSatisfy(\.isLetter)
            && name.contains(where: \.isLowercase)
    }

    static func setter(of property: String) -> String { "set" + property.prefix(1).uppercased() + property.dropFirst() + ":" }

    private static func endpoint(_ name: String) -> [NameForm] {
        let (method, url) = URLForm.split(name)
        let normal = URLForm.normal(url)
        return (method.map { [.call(method: $0, url: normal)] } ?? []) + [.url(normal)]
    }

    /// As a reference names it that says once where all calls go.
    private static func endings(_ name: String) -> [NameForm] {
        let (method, url) = URLForm.split(name)
        guard let method else { return [] }
        return URLForm.endings(of: URLForm.normal(url)).map { .ending(method: method, path: $0) }
    }

    /// `GET /doors/4acde936-82dc` is a request of `GET /doors/{id}`, if that is one.
    private static func template(of name: String) -> NameForm? {
        let (method, url) = URLForm.split(name)
        guard let method else { return nil }
        let normal = URLForm.normal(url)
        let open = opened(normal)
        return open == normal ? nil : .call(method: method, url: open)
    }

    /// An address with placeholders where a sample has an identifier.
    static func opened(_ normal: String) -> String {
        let parts = normal.split(separator: "/", omittingEmptySubsequences: false)
        return parts.map { ConcreteRequest.isIdentifier($0) ? "{}" : String($0) }.joined(separator: "/")
    }

    /// The calls of a method with less than all that it takes.
    private static func shortened(_ item: SpecItem) -> [NameForm] {
        let defaulted = item.defaulted
        guard item.kind == .method, !defaulted.isEmpty, let call = SwiftCall(item.name.value) else { return [] }
        let places = call.labels.indices.filter { defaulted.contains(call.labels[$0]) }
        guard places.count <= 6 else { return [] }
        return (1..<(1 << places.count)).map { choice in
            let left = Set(places.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element))
            var short = call
            short.labels = call.labels.indices.filter { !left.contains($0) }.map { call.labels[$0] }
            return .shortened(short.fullName)
        }
    }

    private static func method(_ name: String) -> [NameForm] {
        guard let call = SwiftCall(name) else { return [.name(name), .base(base(name))] }
        return [.name(call.fullName), .base(call.base)] + (call.labels.isEmpty ? [.name(call.base)] : [])
    }

    /// A guide may write an Objective-C selector, a Swift name of old or new, or a selector whose last colon got lost.
    private static func selector(_ name: String, _ fact: Fact) -> [[NameForm]] {
        var levels: [[NameForm]] = [[.name(name)]]
        if let call = SwiftCall(name) {
            levels.append([.name(call.fullName)])
            levels.append(call.selectors.map { .name($0) })
            if fact.detail.parameterTypes == nil { levels.append([.shortened(call.fullName)]) }
            if TrailingClosures.mayHave(fact) { levels.append([.trailing(call.fullName)]) }
            if fact.source != .sample, fact.source != .declaration { levels.append([.base(call.base)]) }
        } else if fact.source == .prose || fact.source == .heading || fact.source == .list || fact.source == .table {
            levels.append([.name("\(name):")])
            if !name.utf8.contains(UInt8(ascii: ":")) { levels.append([.base(name)]) }
        }
        return levels
    }

    static func base(_ selector: String) -> String { String(selector.prefix { $0 != ":" && $0 != "(" }) }

    private static func unique(_ forms: [NameForm]) -> [NameForm] {
        var seen: Set<NameForm> = []
        return forms.filter { seen.insert($0).inserted }
    }
}

/// A Swift name taken apart: `signIn(username:delegate:)`; also as people write it, `signIn(username:delegate)`.
package struct SwiftCall: Sendable {
    package var base: String
    package var labels: [String]

    package init?(_ name: String) {
        guard name.hasSuffix(")"), let open = name.firstIndex(of: "("), open != name.startIndex else { return nil }
        base = String(name[..<open])
        let inside = name[name.index(after: open)..<name.index(before: name.endIndex)]
        labels = inside.split(whereSeparator: { $0 == ":" || $0 == "," }).map(String.init)
    }

    package var fullName: String { labels.isEmpty ? "\(base)()" : "\(base)(\(labels.map { $0 + ":" }.joined()))" }

    /// The Objective-C selectors that Swift, old or new, may show under this name.
    package var selectors: [String] {
        guard let first = labels.first else { return [base] }
        let rest = labels.dropFirst().map { $0 + ":" }.joined()
        guard first != "_" else { return ["\(base):\(rest)"] }
        let capital = first.prefix(1).uppercased() + first.dropFirst()
        return ["\(base)With\(capital):\(rest)", "\(base)\(capital):\(rest)", "\(base):\(rest)", "initWith\(capital):\(rest)"]
    }
}
