import Declarations
import Spec

/// Methods that keep a listener or take one out again, by what they are called and declared to take: `addObserver:` and `removeObserver:`. Which flow
/// tells the listeners is a person's to say.
struct ListenerDrafting {
    private let protocols: Set<String>
    private let classes: Set<String>
    /// Classes whose objects may stand for a listener: nothing has to be given to make one.
    private let empty: Set<String>
    private var aliases: [String: TypeName] = [:]

    private static let nouns = ["listener", "observer", "delegate", "handler", "callback", "subscriber", "watcher"]
    private static let opposites = [("add", "remove"), ("register", "unregister"), (subscribing, "unsubscribe")]
    /// Says itself that a listener is added: "subscribe to events".
    private static let subscribing = "subscribe"
    private static let endings: Set = ["cancel", "remove", "invalidate", "unsubscribe", "stop", "dispose"]

    init(_ draft: Draft) {
        protocols = Set(draft.types.filter { $0.form == .protocol }.map(\.name))
        let made = draft.types.filter { $0.form == .class }
        classes = Set(made.map(\.name))
        empty = Set(made.filter { $0.properties.isEmpty && $0.superclass.map { $0 == "NSObject" } ?? true }.map(\.name))
        for typedef in draft.typedefs {
            let read =
                typedef.language == .swift
                ? try? SwiftParser.parseAlias(typedef.declaration) : try? ObjectiveCParser.parseAlias(typedef.declaration)
            aliases[typedef.name] = read?.aliased
        }
    }

    static func settle(_ draft: inout Draft) {
        let drafting = ListenerDrafting(draft)
        var tokens: Set<String> = []
        for index in draft.types.indices where draft.types[index].form == .class {
            drafting.settle(&draft.types[index], tokens: &tokens)
        }
        for index in draft.types.indices where tokens.contains(draft.types[index].name) {
            for method in draft.types[index].methods.indices {
                let base = draft.types[index].methods[method].name.prefix { $0 != "(" }
                guard endings.contains(String(base)), draft.types[index].methods[method].parameters.isEmpty else { continue }
                draft.types[index].methods[method].listeners = ("removes", "self")
            }
        }
    }

    /// What a method adds to a list, and what it answers.
    private struct Adding {
        var subject: String
        var list: String
        var isStatic: Bool
        var protocolName: String?
        var block: [TypeName]
        var handle: ListenerHandle?
        var verb: String
    }

    private func settle(_ type: inout TypeDraft, tokens: inout Set<String>) {
        var known: [Adding] = []
        for index in type.methods.indices {
            guard let adding = adding(type.methods[index], type.language),
                known.filter({ $0.list == adding.list }).allSatisfy({ isAlike($0, adding) })
            else { continue }
            known.append(adding)
            type.methods[index].listeners = ("adds", adding.list)
            if case .token(let name)? = adding.handle { tokens.insert(name) }
        }
        for index in type.methods.indices where type.methods[index].listeners == nil {
            guard let list = removed(type.methods[index], type.language, known) else { continue }
            type.methods[index].listeners = ("removes", list)
        }
    }

    private func isAlike(_ one: Adding, _ other: Adding) -> Bool {
        one.protocolName == other.protocolName && one.block == other.block && one.isStatic == other.isStatic
    }

    // MARK: - Adding

    private func adding(_ method: MethodDraft, _ language: Language) -> Adding? {
        guard method.calls == nil, let declared = declaration(method, language) else { return nil }
        let found = Self.opposites.lazy.compactMap { verb, _ in Self.subject(of: declared, behind: verb).map { (verb, $0) } }.first
        guard let (verb, subject) = found, verb == Self.subscribing || Self.nouns.contains(where: { subject.lowercased().hasSuffix($0) })
        else { return nil }
        let types = declared.parameters.compactMap(\.type)
        let blocks = types.compactMap { type in if case .function(let block) = type { block } else { nil } }
        let adopted = types.compactMap { name(of: $0, language) }.filter(protocols.contains)
        guard blocks.count + adopted.count == 1, blocks.allSatisfy(Self.isKept), isAnswered(declared, language) else { return nil }
        return Adding(
            subject: subject, list: Words.uncapitalised(subject) + (verb == Self.subscribing ? "Listeners" : "s"),
            isStatic: declared.isStatic ?? false, protocolName: adopted.first,
            block: blocks.first?.parameters.map(\.type) ?? [], handle: handle(declared.result, language), verb: verb)
    }

    /// A block that answers nothing, at once.
    private static func isKept(_ block: TypeName.Function) -> Bool {
        block.result.name.map { ["void", "Void", "()"].contains($0) } ?? false && !block.isAsync && !block.isThrowing
            && !block.parameters.contains { $0.type.name == "Result" }
    }

    private func isAnswered(_ declared: MethodDeclaration, _ language: Language) -> Bool {
        guard let result = declared.result, !["void", "Void", "()"].contains(result.name ?? "") else { return true }
        switch handle(result, language) {
        case .token(let name)?: return empty.contains(name)
        case nil: return false
        default: return true
        }
    }

    // MARK: - Removing

    private func removed(_ method: MethodDraft, _ language: Language, _ known: [Adding]) -> String? {
        guard method.calls == nil, let declared = declaration(method, language) else { return nil }
        for adding in known where adding.isStatic == (declared.isStatic ?? false) {
            let verb = Self.opposites.first { $0.0 == adding.verb }?.1 ?? "remove"
            guard let subject = Self.subject(of: declared, behind: verb) else { continue }
            let own = subject.lowercased()
            switch declared.parameters.count {
            case 0 where own == "all" + adding.list.lowercased(): return adding.list
            case 1 where own == adding.subject.lowercased():
                guard let type = declared.parameters[0].type else { continue }
                if let name = adding.protocolName, self.name(of: type, language) == name { return adding.list }
                if let handle = adding.handle, self.handle(type, language) == handle { return adding.list }
            default: continue
            }
        }
        return nil
    }

    // MARK: - Reading

    private func declaration(_ method: MethodDraft, _ language: Language) -> MethodDeclaration? {
        let read =
            language == .swift ? try? SwiftParser.parseMethod(method.declaration) : try? ObjectiveCParser.parseMethod(method.declaration)
        return read?.resolving(aliases)
    }

    private func name(of type: TypeName, _ language: Language) -> String? {
        guard case .named(let named) = type else { return nil }
        if let name = named.protocols.first { return name }
        return named.name.hasPrefix("any ") ? String(named.name.dropFirst(4)) : named.name
    }

    private func handle(_ type: TypeName?, _ language: Language) -> ListenerHandle? {
        type.flatMap { ListenerHandle($0, language, isClass: classes.contains) }
    }

    /// `Event` of `subscribeToMyEventsWithPrefix:handler:`, `unsubscribeFromEventWithID:` and `subscribe(toEvents:handler:)`.
    private static func subscribed(_ words: ArraySlice<String>, in method: MethodDeclaration) -> String? {
        let label = words.isEmpty ? Words.split(method.parameters.first?.label ?? "")[...] : words
        let own = label.drop { ["To", "From", "to", "from"].contains($0) }.prefix {
            !["With", "Using", "For", "By", "In", "Of"].contains($0)
        }
        guard let last = own.last, last.count > 2 else { return nil }
        return Words.capitalised(last.hasSuffix("s") ? String(last.dropLast()) : last)
    }

    /// `StateListener` of `addStateListener(_:)`, `Observer` of `addObserverWithBlock:`, `Delegate` of `add(delegate:)`.
    private static func subject(of method: MethodDeclaration, behind verb: String) -> String? {
        let base = String(method.name.prefix { $0 != ":" && $0 != "(" })
        let words = Words.split(base)
        guard words.first == verb else { return nil }
        if verb.hasSuffix(subscribing) { return subscribed(words.dropFirst(), in: method) }
        let own = words.dropFirst().prefix { !["With", "Using", "For", "To", "By"].contains($0) }
        if !own.isEmpty { return own.joined() }
        guard words.count == 1, let label = method.parameters.first?.label, label != "_", label != base else { return nil }
        return Words.capitalised(label)
    }
}
