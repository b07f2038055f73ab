import APIDescriptions
import YAMLTree

/// Records that a description's calls list, make, read, change and drop by one URL: the mock keeps them, and no answer has to be written.
///
/// Taken are only those whose calls all speak of the same fields; what they say besides has an example.
struct DescribedResources {
    struct Resource {
        var name: String
        var url: String
        var key: APIField
        var fields: [APIField]
        /// The key that the description shows where one is read.
        var seed: String
    }

    let resources: [Resource]

    init(_ draft: DescriptionDraft) {
        let fieldsOf = { (component: String) in draft.objects.first { $0.component == component }?.fields ?? [] }
        let calls = Dictionary(grouping: draft.endpoints.compactMap { Call($0, fieldsOf) }, by: \.base)
        var names = DescriptionNames()
        resources = calls.keys.sorted().compactMap { base in
            Self.resource(base, calls[base] ?? []).map { found in
                var named = found
                named.name = names.distinct(found.name)
                return named
            }
        }
    }

    /// A call of an address, alone or with one placeholder behind it.
    private struct Call {
        let base: String
        let method: String
        let key: APIParameter?
        let sent: [APIField]
        let answer: [APIField]
        let isRefusedWhereNothingIs: Bool
        let isPlain: Bool

        init?(_ endpoint: DescriptionDraft.Endpoint, _ fieldsOf: (String) -> [APIField]) {
            let operation = endpoint.operation
            var url = operation.url
            var key: APIParameter?
            if url.hasSuffix("}"), let slash = url.lastIndex(of: "/"), url[url.index(after: slash)...].hasPrefix("{") {
                let name = url[url.index(slash, offsetBy: 2)...].dropLast()
                key = operation.parameters.first { $0.location == .path && $0.name == name }
                url = String(url[..<slash])
                guard key != nil else { return nil }
            }
            (base, method, self.key) = (url, operation.method, key)
            sent = operation.body?.fields ?? []
            let first = operation.answers.first
            // `{"pet": {…}}` shows a record as the object itself does.
            answer = (first?.fields ?? []).map { field in
                guard case .named(let component) = field.schema.kind else { return field }
                var field = field
                field.schema.kind = .object(fieldsOf(component))
                return field
            }
            let statuses = Set(operation.refusals.map(\.status))
            isRefusedWhereNothingIs = statuses.contains(404) || statuses.count == 1
            isPlain = operation.answers.count == 1 && [.json, .empty].contains(first?.kind) && operation.body?.isWhole != true
        }
    }

    private static func resource(_ base: String, _ calls: [Call]) -> Resource? {
        let single = calls.filter { $0.key != nil }
        guard let read = single.first(where: { $0.method == "GET" }), let parameter = read.key, !base.hasSuffix("}") else { return nil }
        let changing = calls.filter { ["POST", "PUT", "PATCH", "DELETE"].contains($0.method) }
        let fields = read.answer.filter { $0.schema.constant == nil }
        guard !changing.isEmpty, fields.count == read.answer.count, calls.allSatisfy(\.isPlain),
            single.allSatisfy({ $0.isRefusedWhereNothingIs }), let key = key(of: fields, parameter)
        else { return nil }
        let isWhole = calls.allSatisfy { call in
            call.sent.allSatisfy { sent in fields.first { $0.name == sent.name }.map { isSame($0.schema, sent.schema) } ?? false }
        }
        guard isWhole, let seed = parameter.schema.example ?? key.schema.example, !seed.contains("$"), !seed.contains("{") else {
            return nil
        }
        let name = DescriptionNames.camelCase(base.split(separator: "/").last ?? "records")
        return Resource(name: name.isEmpty ? "records" : name, url: base, key: key, fields: fields, seed: seed)
    }

    /// The field that the placeholder stands for: it has its name, or is the `id`.
    private static func key(of fields: [APIField], _ parameter: APIParameter) -> APIField? {
        func bare(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }
        let named = fields.first { bare($0.name) == bare(parameter.name) } ?? fields.first { $0.name == "id" }
        return named.flatMap { isSame($0.schema, parameter.schema) ? $0 : nil }
    }

    private static func isSame(_ one: APISchema, _ other: APISchema) -> Bool {
        switch (one.kind, other.kind) {
        case (.string, .string), (.integer, .integer), (.number, .number), (.boolean, .boolean), (.url, .url), (.time, .time),
            (.day, .day):
            true
        case (.named(let one), .named(let other)): one == other
        case (.list(let one), .list(let other)): isSame(one, other)
        default: false
        }
    }
}

extension DescribedResources.Resource {
    /// What has to be there, of texts and numbers as the description shows them.
    var seeds: [(String, YAMLOutline)]? {
        var pairs: [(String, YAMLOutline)] = []
        for field in fields where field.isRequired || field.name == key.name || field.schema.example != nil {
            guard let value = field.name == key.name ? Self.value(field.schema, seed) : Self.value(field.schema, field.schema.example)
            else {
                if field.isRequired { return nil }
                continue
            }
            pairs.append((YAMLQuote.scalar(field.name), value))
        }
        return pairs
    }

    private static func value(_ schema: APISchema, _ shown: String?) -> YAMLOutline? {
        let said = schema.constant ?? schema.values.first { $0 == shown } ?? schema.values.first ?? shown
        switch schema.kind {
        case .string, .url: return said.map { $0.contains("$") || $0.contains("{") ? .quoted("text") : .quoted($0) } ?? .quoted("text")
        case .integer: return .plain(said.flatMap { Int($0) }.map { String($0) } ?? "1")
        case .number: return .plain(said.flatMap { Double($0) }.map { String($0) } ?? "1.5")
        case .boolean: return .plain(said == "false" ? "false" : "true")
        case .time, .day: return .flow(.mapping([("at", .plain("1738281600"))]))
        case .list: return .list([])
        case .object, .named, .any, .data, .bytes: return nil
        }
    }
}
