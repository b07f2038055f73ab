import RandomSpecs
import Spec
import Testing

/// What of the grammar made-up specs use: a key, a verb or a function that none of many uses is listed, with the reason.
@Suite struct CoverageTests {
    @Test func nearlyAllOfTheGrammarIsMadeUp() {
        var used = GrammarUse()
        for seed in 1...500 as ClosedRange<UInt64> { used.add(RandomSpecMaker.spec(seed: seed), .file) }
        let missing = GrammarUse.everything().subtracting(used.found)
        let listed = Self.missing
        #expect(missing.subtracting(listed).subtracting(Self.rare).sorted() == [], "neither made up nor listed")
        #expect(listed.subtracting(missing).sorted() == [], "listed, and made up by now")
    }

    /// Made up, but in so few specs that there may be none among these.
    private static let rare: Set<String> = [
        "scenarioStep.set.of", "scenarioStep.ended.fails", "function.values.values", "request.put.after", "step.run.of",
        "step.start.of",
    ]

    private static let missing = Set(reasons.flatMap(\.names))

    private static let reasons: [(why: String, names: [String])] = [
        (
            "no code is made of it",
            [
                "source.files", "source.unread", "source.version", "file.errata", "file.guides", "guide.file", "guide.language",
                "guide.url", "erratum.follows", "erratum.follows=guide",
                "erratum.follows=source", "erratum.guide", "erratum.line", "erratum.name", "erratum.reason", "erratum.rule",
                "erratum.says", "erratum.source", "hook.calls",
            ]
        ),
        (
            "a function as a condition by itself is the same function",
            [
                "test.ask.ask", "test.ask.with", "test.at.at", "test.case.case", "test.case.with", "test.claims.claims",
                "test.combined.combined",
                "test.count.count",
                "test.difference.difference", "test.duration.duration", "test.entry.entry", "test.enum.enum", "test.enum.from",
                "test.error.error", "test.first.first", "test.if.else", "test.if.if", "test.if.then", "test.json.json", "test.jwt.jwt",
                "test.kept.kept", "test.kept.key", "test.keys.keys", "test.later.later", "test.lowercase.lowercase", "test.make.from",
                "test.make.make", "test.member.member", "test.merged.merged", "test.named.as", "test.named.by", "test.named.named",
                "test.object.object",
                "test.parse.parse",
                "test.product.product", "test.random.random", "test.seconds.seconds", "test.split.split", "test.sum.sum",
                "test.until.until", "test.url.url", "test.url.with", "test.words.words",
                "test.append.append", "test.base64.base64", "test.base64url.base64url", "test.fromBase64.fromBase64",
                "test.fromHex.fromHex", "test.hex.hex", "test.join.join", "test.length.length",
                "test.part.part", "test.parts.parts", "test.randomInteger.randomInteger", "test.replace.replace", "test.sorted.sorted",
                "test.toDate.toDate",
                "test.toISO.toISO", "test.toInteger.toInteger", "test.toNumber.toNumber",
                "test.trim.trim", "test.uppercase.uppercase", "test.hexToBase64.hexToBase64", "test.hexToBase64url.hexToBase64url",
                "test.sha256.sha256", "test.sha512.sha512", "test.sha1.sha1", "test.hmacSHA256.hmacSHA256",
                "test.hmacSHA512.hmacSHA512", "test.hmacSHA1.hmacSHA1", "test.md5.md5", "test.pkceS256.pkceS256",
                "test.values.values", "test.pairs.pairs", "test.fromPairs.fromPairs", "test.map.map", "test.map.as", "test.map.to",
                "test.filter.filter",
                "test.filter.as", "test.filter.where", "test.item.item", "test.bytes.bytes", "test.utf8.utf8", "test.hexBytes.hexBytes",
                "test.quotient.quotient", "test.round.round", "test.ceiling.ceiling", "test.floor.floor", "test.decimals.decimals",
            ]
        ),
        (
            "not made up yet: delegates of a whole class, and events of another object",
            ["delegate.static", "step.signal.of", "objectEvent.fields", "objectEvent.required"]
        ),
        (
            "not made up yet: delegates that apps add",
            ["step.notify.toAll"]
        ),
        (
            "not made up yet: headers of all requests",
            [
                "file.headers",
                "commonHeader.name", "commonHeader.type", "commonHeader.required", "commonHeader.nullable", "commonHeader.const",
                "commonHeader.wire", "commonHeader.values", "commonHeader.fields", "commonHeader.example", "commonHeader.text",
                "commonHeader.secret", "commonHeader.scheme", "commonHeader.onMissing", "commonHeader.of", "commonHeader.value",
                "commonHeader.expected", "commonHeader.documented", "commonHeader.invented",
                "commonHeader.wire=brackets", "commonHeader.wire=commas", "commonHeader.wire=iso8601", "commonHeader.wire=json",
                "commonHeader.wire=milliseconds", "commonHeader.wire=plain", "commonHeader.wire=repeated", "commonHeader.wire=since2001",
                "commonHeader.wire=spaces",
                "commonHeader.wire=string",
            ]
        ),
        ("refused: requests leave out what is missing", ["parameter.nullable"]),
        ("made-up texts are in English and Korean", ["system.languages=ja", "system.languages=ko", "system.languages=zh-Hans"]),
        (
            "not made up yet: objects of an app in scenarios, calls that are held or given up",
            [
                "scenarioStep.call.holding", "scenarioStep.new.holding", "scenarioStep.ended.holding",
                "scenarioStep.cancel.cancel", "scenarioStep.ended.as",
                "scenarioStep.ended.cancelled", "scenarioStep.fault.held", "scenarioStep.fault.with",
                "scenarioStep.release.release", "scenarioStep.notified.as", "scenarioStep.notified.with",
                "scenarioStep.posted.as", "scenarioStep.posted.with",
            ]
        ),
        (
            "not made up yet: fields of forms that depend on records, calls that are made again, registered addresses as values",
            ["pageField.list", "pageField.if", "callback.retries", "function.registered.registered"]
        ),
        (
            "not made up yet: single words and keys",
            [
                "field.wire=brackets", "field.wire=repeated", "alternative.kind=redirect", "alternative.kind=bytes",
                "classType.language=objc",
                "protocolType.language=objc", "platformType.language=swift", "typeAlias.language=objc",
                "endpoint.methods=HEAD",
                "errors.form=nsOptions", "field.const", "field.values", "operation.endpoint",
                "parameter.documented",
                "parameter.invented", "parameter.onMissing",
            ]
        ),
    ]
}

/// The keys and words of the grammar that a tree uses, each by the part that it belongs to: `endpoint.method`, `enumeration.form=nsEnum`.
struct GrammarUse {
    private(set) var found: Set<String> = []

    mutating func add(_ node: SpecNode, _ name: DefinitionName) {
        switch Grammar.definition(name).form {
        case .mapping(let shape): add(node, shape, name.rawValue)
        case .choice(let choice):
            guard case .map(let entries) = node, let variant = entries.lazy.compactMap({ choice.variant($0.key) }).first else { return }
            add(node, variant.mapping, "\(name.rawValue).\(variant.verb)")
        case .shape(let shape): add(node, shape, name.rawValue)
        case .localizedText: break
        }
    }

    private mutating func add(_ node: SpecNode, _ shape: MappingShape, _ place: String) {
        guard case .map(let entries) = node else { return }
        for (key, value) in entries {
            guard let known = shape.key(key) else { continue }
            found.insert("\(place).\(key)")
            add(value, known.shape, "\(place).\(key)")
        }
    }

    private mutating func add(_ node: SpecNode, _ shape: Shape, _ place: String) {
        switch (shape, node) {
        case (.defined(let name), _): add(node, name)
        case (.list(let item, _), .list(let nodes)): for node in nodes { add(node, item, place) }
        case (.table(let item), .map(let entries)): for entry in entries { add(entry.value, item, place) }
        case (.word, .text(let word)): found.insert("\(place)=\(word)")
        case (.byKind(let scalar?, _, _), .text): add(node, scalar, place)
        case (.byKind(_, let list?, _), .list): add(node, list, place)
        case (.byKind(_, _, let mapping?), .map): add(node, mapping, place)
        default: break
        }
    }

    /// All that there is, but for projects' own file.
    static func everything() -> Set<String> {
        var all: Set<String> = []
        for name in DefinitionName.allCases where name != .project && name != .projectSystem {
            switch Grammar.definition(name).form {
            case .mapping(let shape): all.formUnion(names(shape, name.rawValue))
            case .choice(let choice):
                for variant in choice.variants { all.formUnion(names(variant.mapping, "\(name.rawValue).\(variant.verb)")) }
            case .shape, .localizedText: break
            }
        }
        return all
    }

    private static func names(_ shape: MappingShape, _ place: String) -> Set<String> {
        shape.keys.reduce(into: []) { all, key in
            all.insert("\(place).\(key.name)")
            if let words = words(of: key.shape) { all.formUnion(words.map { "\(place).\(key.name)=\($0)" }) }
        }
    }

    private static func words(of shape: Shape) -> [String]? {
        switch shape {
        case .word(let words): words
        case .list(let item, _): words(of: item)
        case .byKind(let scalar?, _, _): words(of: scalar)
        default: nil
        }
    }
}
