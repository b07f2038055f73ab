import Declarations
import SourceText

/// A heading that is a name, and where the facts and the calls of its section begin.
struct NamedHeading {
    var fact: Int
    var call: Int
    var level: Int
    /// Stands in a chapter on types: it is one, even if nothing more is said of it.
    var isListedType = false
    /// A plain word, which could be a type's name.
    var isPlain = false
}

/// What names of types end in.
enum TypeEnding {
    private static let things: Set<String> = [
        "controller", "manager", "client", "service", "delegate", "listener", "observer", "model", "config", "configuration", "options",
        "params", "settings", "builder", "protocol", "session", "entity", "view", "response", "request", "result", "info", "appearance",
        "style", "theme", "repository", "provider", "handler", "attributes",
    ]
    private static let choices: Set<String> = ["state", "status", "type", "mode", "kind", "level", "reason", "code", "error", "errorcode"]

    private static let screenParts: Set<String> = ["field", "picker", "button", "label", "cell", "image", "sheet", "bar", "dialog"]

    private static func last(_ name: String) -> String { WordSplitting.words(of: name).last ?? "" }

    static func isThing(_ name: String) -> Bool { things.contains(last(name)) }

    /// `OpenHandler`, `DoorBlock`: what is called back.
    static func isBlock(_ name: String) -> Bool {
        NameShape.looksLikeType(name) && ["handler", "block", "callback", "completion", "closure"].contains(last(name))
    }

    static func isPartOfScreen(_ name: String) -> Bool { screenParts.contains(last(name)) }

    /// `DoorState`, `DoorMode`: one of several, and not something that has members.
    static func isChoice(_ name: String) -> Bool { choices.contains(last(name)) }
}

extension Extraction {
    /// The type whose members a section could list: its heading is a name like a type's, and something else says that it is one.
    func model(_ heading: HeadingName) -> String? {
        let name = heading.mention.name
        guard heading.isAlone, NameShape.looksLikeType(name) || heading.isPlainType, survey.isOfAPI(name), !name.has("("), !name.has(":")
        else { return nil }
        let isKnown = survey.isKnownType(name) || TypeEnding.isThing(name) || TypeEnding.isChoice(name)
        return isKnown || context.isInside([.types, .cases, .properties]) || hasTypedRowsBelow ? name : nil
    }

    /// The type that a header names beside its own word: "DoorKey fields", "DoorKey字段".
    func type(inHeader header: String) -> String? {
        let words = header.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.map(String.init)
        let type = words.first { word in
            NameShape.looksLikeType(word) && survey.isOfAPI(word) && ColumnWords.table.reading(of: word).hasUnknownWords
        }
        // "Door config, Keys enabled?" asks something.
        guard let type, !header.has("?"), HeaderReading.of(header.replacing(type, with: " "))?.role.isName == true else { return nil }
        return type
    }

    /// Headings whose sections list members are about types, and those that their own samples call are methods.
    mutating func nameHeadings() {
        nameCalledHeadings()
        nameHeadingsByUse()
        nameHeadingsByForeignUse()
        var (owners, choices): (Set<String>, Set<String>) = ([], [])
        for fact in facts {
            guard let owner = fact.owner else { continue }
            if fact.kind == .property || fact.kind == .method && NameShape.looksLikeType(owner) { owners.insert(owner) }
            if fact.kind == .case { choices.insert(owner) }
        }
        // An enum may have properties, too.
        owners.subtract(facts.lazy.filter { $0.kind == .case && $0.source == .declaration }.compactMap(\.owner))
        for heading in namedHeadings where facts[heading.fact].kind == .use {
            let name = facts[heading.fact].name
            if owners.contains(name) {
                state(.type, at: heading)
            } else if choices.contains(name) {
                state(.enum, at: heading)
            } else if heading.isListedType {
                state(.type, at: heading)
            }
        }
        // `LampError` alone as a heading, with nothing but cases below it.
        for index in typeHeadings where choices.contains(facts[index].name) && !owners.contains(facts[index].name) {
            facts[index].kind = .enum
        }
        nameHeadingsOfMembers()
        nameHeadingsOfParts()
        ownByDeclaredSections()
    }

    private mutating func state(_ kind: Fact.Kind, at heading: NamedHeading) {
        facts[heading.fact].kind = kind
        facts[heading.fact].detail.form = nil
    }

    /// A heading `openDoorWithKey`, and a sample below it that calls `openDoorWithKey:completion:`.
    private mutating func nameCalledHeadings() {
        for (place, heading) in namedHeadings.enumerated() {
            let name = facts[heading.fact].name
            guard facts[heading.fact].kind == .use, let first = name.utf8.first, first >= 0x61, NameShape.looksLikeCode(name) else {
                continue
            }
            let next = place + 1 < namedHeadings.count ? namedHeadings[place + 1] : nil
            let end = next?.call ?? sampleCalls.count
            let calls = Set(sampleCalls[heading.call..<end].filter { Self.base($0) == Self.base(name) })
            guard !calls.isEmpty else { continue }
            state(.method, at: heading)
            if calls.count == 1, let call = calls.first { facts[heading.fact].name = call }
            for index in heading.fact..<(next?.fact ?? facts.count) where facts[index].kind == .parameter && facts[index].owner == nil {
                facts[index].owner = facts[heading.fact].name
            }
        }
    }

    private static func base(_ name: String) -> Substring { name.prefix { $0 != ":" && $0 != "(" } }

    /// `DoorController` above headings of methods: they are its own.
    private mutating func nameHeadingsOfMembers() {
        for (place, heading) in namedHeadings.enumerated() {
            let name = facts[heading.fact].name
            guard facts[heading.fact].kind == .use, TypeEnding.isThing(name), NameShape.looksLikeType(name) else { continue }
            let below = namedHeadings[(place + 1)...].prefix { $0.level > heading.level }
            let end = place + 1 + below.count < namedHeadings.count ? namedHeadings[place + 1 + below.count].fact : facts.count
            let spoken = spokenFacts.filter { $0 > heading.fact && $0 < end && facts[$0].owner == nil }
            // What the section itself declares, and no other one further down.
            let line = facts[heading.fact].detail.headingLine
            let declared = (heading.fact..<end).filter { index in
                below.isEmpty && facts[index].kind == .method && facts[index].source == .declaration
                    && facts[index].detail.headingLine == line
            }
            let methods = below.map(\.fact).filter { facts[$0].kind == .method } + spoken + declared
            guard !methods.isEmpty else { continue }
            state(.type, at: heading)
            for method in methods where facts[method].owner == nil { facts[method].owner = name }
        }
    }
}
