import SourceText

/// What sentences say of the API in passing: methods to call, protocols to implement, types of objects, values to choose from. Of these is stated
/// what nothing else in the guide states.
struct PassingFact {
    var fact: Fact
    /// Only a sample that calls a method of this name, or sets or reads a property, shows that it is one.
    var needsSample = false
    /// Only a table that gives something this type shows that it is one.
    var needsTypedFact = false
}

extension Extraction {
    mutating func notePassingFacts(_ passage: Passage) {
        guard passage.bytes.count < 4000 else { return }
        noteUnmarkedNames(passage)
        noteBracketedMethods(passage)
        noteImpliedChoices(passage)
        for mark in passage.text.marks where mark.kind == .code || mark.kind == .strong {
            let span = passage.trimmed(mark.range)
            guard !span.isEmpty, !passage.isInLink(span) else { continue }
            noteType(at: span, in: passage, isCode: mark.kind == .code)
            noteCall(at: span, in: passage, isCode: mark.kind == .code)
            noteMember(at: span, in: passage, isCode: mark.kind == .code)
            if mark.kind == .code { noteConstant(at: span, in: passage) }
        }
        noteSpokenChoices(passage)
    }

    /// "conform to the `DoorDelegate`", "an instance of `Door`", "`Door` opens what it is given": of what samples use as a type.
    private mutating func noteType(at span: Span, in passage: Passage, isCode: Bool) {
        let name = passage.nameOfHeader(span).flatMap { isCode && survey.isKnownType($0) ? $0 : nil } ?? passage.string(span)
        guard NameShape.looksLikeType(name), name.utf8.allSatisfy(NameShape.isIdentifierPart), !NameShape.isConstantName(name),
            survey.isOfAPI(name), !passage.isCalledConstant(marked: span)
        else { return }
        let isImplemented = passage.asksToImplement(span) && (isProtocolName(name) || survey.isConformedTo(name))
        let isKnown = isCode && survey.isKnownType(name)
        let isSpoken = isKnown && (passage.callsObject(span) || passage.opensLine(span)) || isCode && passage.looksInside(span)
        let isNamed = isKnown || isCode && survey.families.has(name)
        // "the **Door** object" of what samples use as a type.
        let isMarked = !isCode && survey.isKnownType(name) && passage.callsObject(span)
        guard isImplemented || isNamed || isSpoken || isMarked else {
            if isCode { noteTypeOfTables(at: span, in: passage) }
            return
        }
        var fact = Fact(.type, name, source: .prose, span: passage.file(span))
        // Nothing is said of it but that it is code: it is used as a type somewhere, or called as this vendor calls its types.
        if !isImplemented, !isSpoken, !isMarked { fact.detail.form = Fact.namedForm }
        passingFacts.append(PassingFact(fact: fact, needsSample: !isImplemented && !isNamed))
    }

    private mutating func noteCall(at span: Span, in passage: Passage, isCode: Bool) {
        let text = passage.string(span)
        if isCode, let selector = Self.signedSelector(text) {
            return note(selector, .method, span, passage)
        }
        if isCode, let name = Self.calledName(text),
            passage.asksToCall(span) || text.hasSuffix(":") && passage.isCalledMethod(span)
        {
            return note(name, .method, span, passage)
        }
        // "Do so in `Door.open()`": of a type that is one of the API's, as samples call it.
        if isCode, let name = Self.calledName(text), let type = text.split(separator: ".").first.map(String.init), text.has("."),
            NameShape.isTypePart(type), survey.isOfAPI(type)
        {
            return note(name, .method, span, passage, needsSample: true)
        }
        let name = text.hasSuffix("()") ? String(text.dropLast(2)) : text
        guard NameShape.isPlainName(name), name.utf8.count > 2 else { return }
        if isCode, Self.isCallbackName(name), passage.asksToOverride(span) { return note(name, .method, span, passage) }
        let isExplained = isCode && NameShape.looksLikeCode(name) && passage.opensLine(span)
        let isSaid = isExplained || passage.asksToCall(span) || isCode && passage.asksToUse(span) || passage.isCalledMethod(span)
        if isSaid { note(name, .method, span, passage, needsSample: true) }
    }

    /// "Door.shared.openWide(key) 를 호출하여", "by calling openWide": without a mark only what samples call.
    mutating func noteUnmarkedCall(_ mention: Mention, in passage: Passage) {
        let base = String(NameShape.base(of: mention.name))
        guard NameShape.isPlainName(base), NameShape.looksLikeCode(base), passage.asksToCall(mention.span) else { return }
        let hasLabels = mention.name.hasSuffix(")") && mention.name.has(":")
        let name = hasLabels ? LabelledSignature(mention.name)?.name : mention.name.hasSuffix(")") ? Self.calledName(mention.name) : nil
        note(name ?? base, .method, mention.span, passage, needsSample: true)
    }

    private mutating func note(_ name: String, _ kind: Fact.Kind, _ span: Span, _ passage: Passage, needsSample: Bool = false) {
        guard !Vocabulary.isPlatformMethod(name), !Vocabulary.isHook(name), !Vocabulary.isPlatformCallback(name),
            !passage.isPlatformMember(span)
        else { return }
        passingFacts.append(PassingFact(fact: Fact(kind, name, source: .prose, span: passage.file(span)), needsSample: needsSample))
    }

    /// "The valid states are `OPEN`, `SHUT` and `LOCKED`."
    private mutating func noteSpokenChoices(_ passage: Passage) {
        let marks = passage.text.marks.filter { $0.kind == .code }.map { passage.trimmed($0.range) }
        guard marks.count > 1, let first = marks.first(where: { Self.isConstant(passage.string($0)) }) else { return }
        let opening = passage.bytes[..<first.start].lastIndex(of: 0x2E).map { $0 + 1 } ?? 0
        let said = passage.string(Span(opening, first.start)).trimmingBlanks()
        guard MemberWords.speaks(of: .values, said),
            ["are", "are:", "is", ":", "：", "of", "of:", "是", "为", "は"].contains(where: said.hasSuffix)
        else { return }
        let named = marks.drop { $0.start < first.start }.prefix { Self.isConstant(passage.string($0)) }
        guard named.count > 1 else { return }
        for span in named { note(passage.string(span), .case, span, passage) }
    }

    private static func isConstant(_ name: String) -> Bool {
        name.utf8.count > 2 && NameShape.isConstantName(name) && name.utf8.first.map { $0 >= 0x41 } == true
    }

    /// `add(_:)` of `door.add(lock)`, `openDoor:force:` of itself: a selector, or a call with brackets.
    private static func calledName(_ text: String) -> String? {
        if text.hasSuffix(":"), !text.has(" "), text.utf8.first.map({ $0 >= 0x61 || $0 >= 0x41 && $0 <= 0x5A }) == true {
            let parts = text.split(separator: ":")
            return !parts.isEmpty
                && parts.allSatisfy { NameShape.looksLikeCode(String($0)) || parts.count > 1 && NameShape.isPlainName($0) } ? text : nil
        }
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), !text.has("=") else { return nil }
        let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
        guard let name = path.last, NameShape.isPlainName(name), NameShape.looksLikeCode(String(name)),
            path.allSatisfy({ $0.utf8.allSatisfy(NameShape.isIdentifierPart) })
        else { return nil }
        let inner = text[text.index(after: open)...].dropLast()
        if inner.isEmpty || inner.has("_:") { return "\(name)(\(inner))" }
        let labels = inner.split(separator: ",").map { part -> String in
            let pair = part.split(separator: ":")
            return pair.count > 1 || part.hasSuffix(":") ? pair[0].filter { $0 != " " } + ":" : "_:"
        }
        guard labels.allSatisfy({ $0.dropLast().utf8.allSatisfy(NameShape.isIdentifierPart) }) else { return nil }
        return "\(name)(\(labels.joined()))"
    }

    /// `openDoor:force:` of `- (void)openDoor:force:`, which has its sign and its result, and no types besides.
    static func signedSelector(_ text: String) -> String? {
        guard let sign = text.utf8.first, sign == 0x2B || sign == 0x2D else { return nil }
        let rest = text.dropFirst().drop { $0 == " " }
        guard rest.hasPrefix("("), let close = rest.firstIndex(of: ")") else { return nil }
        return calledName(String(rest[close...].dropFirst().drop { $0 == " " })).flatMap { $0.hasSuffix(":") ? $0 : nil }
    }

    /// "Set the `keyCount` of the door", "`keyCount` says …", "hide it with `Door.keyCount`": what samples set or read.
    private mutating func noteMember(at span: Span, in passage: Passage, isCode: Bool) {
        let path = passage.string(span).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let name = path.last, path.count < 3, NameShape.isPlainName(name), NameShape.looksLikeCode(name) else { return }
        let owner = path.count == 2 ? path[0] : isCode ? passage.holder(ofPropertyAt: span) : nil
        if let owner {
            guard NameShape.looksLikeType(owner), survey.isOfAPI(owner) else { return }
        } else {
            guard passage.opensLine(span) || passage.asksToSet(span) else { return }
        }
        let fact = Fact(.property, name, owner: owner, source: .prose, span: passage.file(span))
        // `Door.keyCount` says itself whose it is.
        let isPath = isCode && owner.map { !TypeEnding.isChoice($0) && !survey.enums.contains($0) } == true && !passage.asksToCall(span)
        passingFacts.append(PassingFact(fact: fact, needsSample: !isPath))
    }

    /// The types that samples set or read a member of.
    private func ownersInSamples() -> [String: Set<String>] {
        var owners: [String: Set<String>] = [:]
        for fact in facts where fact.kind == .use && (fact.detail.form == "write" || fact.detail.form == "read") {
            // `DoorError.locked` is a case.
            guard let owner = fact.owner, !owner.has("."), survey.isOfAPI(owner), fact.isStatic != true, !TypeEnding.isChoice(owner) else {
                continue
            }
            owners[fact.name, default: []].insert(owner)
        }
        return owners
    }

    /// States what sentences said in passing and nothing else has stated: by name, whatever the labels.
    mutating func statePassingFacts() {
        guard !passingFacts.isEmpty else { return }
        func base(_ fact: Fact) -> String { String(NameShape.base(of: fact.name)) }
        var stated: [Fact.Kind: Set<String>] = [:]
        for fact in facts {
            switch fact.kind {
            case .type, .enum: stated[.type, default: []].insert(fact.name)
            case .case, .constant, .error: stated[.case, default: []].insert(fact.name)
            case .use where fact.detail.form != "implementation": break
            case .method, .property, .parameter, .use: stated[.method, default: []].insert(base(fact))
            case .key, .header, .endpoint, .duration: break
            }
        }
        let calls = Dictionary(grouping: Set(sampleCalls).subtracting(platformCalls)) { String(NameShape.base(of: $0)) }
        let nextCalls = Dictionary(grouping: facts.lazy.filter { $0.kind == .use && $0.detail.form == "call" }) { base($0) }
        let shortened = Self.shortened(calls)
        let owners = ownersInSamples()
        let typesOfTables = typesOfTables()
        let uses = facts.lazy.filter { $0.kind == .use }
        // `ABDoors` may be a type besides, if samples ask it for something.
        let modules = Set(uses.filter { $0.detail.form == "import" }.map(\.name))
        let receivers = Set(uses.filter { $0.source == .sample && $0.detail.form != "import" }.compactMap { $0.owner ?? $0.name })
        for passing in passingFacts {
            var fact = passing.fact
            if fact.kind == .property {
                let found = owners[fact.name, default: []]
                let isPath = !passing.needsSample && fact.owner.map(receivers.contains) == true
                guard isPath || (fact.owner.map(found.contains) ?? (found.count == 1)) else { continue }
                fact.owner = found.count == 1 ? found.first : fact.owner
            }
            guard !survey.appSelectors.contains(fact.name), !survey.appTypes.contains(fact.name) else { continue }
            if passing.needsTypedFact, !typesOfTables.contains(fact.name) { continue }
            if fact.kind == .type, stated[.case]?.contains(fact.name) == true { continue }
            if fact.kind == .type, passing.needsSample || modules.contains(fact.name), !receivers.contains(fact.name) { continue }
            if fact.kind == .method, let shown = calls[base(fact)] {
                if shown.count == 1, !fact.name.has(":") { fact.name = shown[0] }
                // Of several that are called so, the sentence speaks of the one that its sample has.
                if shown.count > 1, !fact.name.has(":"), !stated[.method, default: []].contains(base(fact)),
                    let call = nextCalls[base(fact)]?.first(where: { $0.span.start > fact.span.start })
                {
                    (fact.name, fact.owner) = (call.name, fact.owner ?? call.owner)
                }
            } else if fact.kind == .method, !fact.name.has(":"), let call = shortened[base(fact)] {
                fact.name = call
            } else if fact.kind == .method, passing.needsSample {
                continue
            }
            guard stated[fact.kind == .property ? .method : fact.kind, default: []].insert(base(fact)).inserted else { continue }
            addBehind(fact)
        }
    }
}

extension Passage {
    /// "implementing `doorDidOpen`", "override `doorDidOpen`".
    fileprivate func asksToOverride(_ span: Span) -> Bool {
        wordsBefore(span).last.map { ["implement", "implements", "implementing", "override", "overriding"].contains($0) } ?? false
    }

    /// A line begins with it and goes on in words.
    fileprivate func opensLine(_ span: Span) -> Bool {
        guard let line = lines.first(where: { $0.start <= span.start && span.end <= $0.end }) else { return false }
        guard bytes[line.start..<span.start].allSatisfy({ $0 == 0x60 || $0 == 0x2A }) else { return false }
        let rest = string(Span(span.end, line.end)).drop { $0 == "`" || $0 == "*" }
        let isParted = rest.hasPrefix(" ") || rest.utf8.first.map { $0 >= 0x80 } == true && !rest.hasPrefix("：") && !rest.hasPrefix("、")
        let words = rest.drop { $0 == " " }
        guard isParted, let first = words.utf8.first, first >= 0x61 else { return false }
        return words.utf8.count(where: { $0 == 0x20 }) > 1 || words.utf8.count(where: { $0 >= 0x80 }) > 11
    }

    /// "set the `keyCount`", "the `keyCount` property", "`keyCount` を設定".
    fileprivate func asksToSet(_ span: Span) -> Bool {
        if let last = wordsBefore(span).last, Self.settings.contains(last) { return true }
        let behind = textBehind(span)
        return [
            "property", "プロパティ", "を設定", "を指定", "속성", "프로퍼티", "를 설정", "을 설정", "를 지정", "을 지정", "属性", "屬性", "свойство",
        ].contains(where: behind.hasPrefix)
    }

    private static let settings: Set<String> = [
        "set", "sets", "setting", "change", "changing", "property", "properties", "attribute", "设置", "设定", "設定", "configure", "propiedad",
        "propriedade", "propriété",
        "свойство",
    ]

    /// "by calling", "call the", "invoke" before it, or "method", "を呼び出" behind it.
    func asksToCall(_ span: Span) -> Bool {
        let before = string(lead(to: span, limit: 40, behind: [0x2E, 0x3A, 0x0A]))
        var words = before.split { !$0.isLetter }.map { $0.lowercased() }
        while let last = words.last, ["the", "method", "function", "to"].contains(last) || Self.methodWords.contains(last) {
            if last == "to", words.dropLast().last.map({ ["object", "it", "listener", "delegate", "instance"].contains($0) }) == true {
                return true
            }
            if last == "method" || last == "function" || Self.methodWords.contains(last) { return true }
            words.removeLast()
        }
        if let last = words.last, Self.verbs.contains(last) { return true }
        if ["调用", "呼叫", "調用", "вызовите", "вызвать"].contains(where: before.trimmingBlanks().hasSuffix) { return true }
        let behind = string(Span(span.end, min(bytes.count, span.end + 40))).drop { $0 == "`" || $0 == " " }
        // "on its next `sync()` call"
        if behind.prefix(while: \.isLetter) == "call" { return true }
        return ["を呼", "メソッド", "를 호출", "을 호출", "호출", "메서드", "메소드", "方法", "method", "function"].contains(where: behind.hasPrefix)
    }

    /// "o método `open`", "метод `open`": of languages that say so before the name.
    private static let methodWords: Set<String> = [
        "método", "metodo", "méthode", "função", "función", "funzione", "fonction", "hàm", "fungsi", "metodę", "metoda", "метод", "метода",
        "методом", "функцию",
    ]

    /// "Use `fetchText` to …": a method where samples call what is called so.
    func asksToUse(_ span: Span) -> Bool {
        if let last = wordsBefore(span).last, Self.uses.contains(last) { return true }
        return [
            "を使", "を利用", "などのAPI", "などのメソッド", "를 사용", "을 사용", "를 이용", "을 이용", "등의 API", "등의 메서드", "等方法", "等接口",
        ].contains(where: textBehind(span).hasPrefix)
    }

    private static let uses: Set<String> = [
        "use", "uses", "using", "via", "through", "usa", "usar", "usando", "utilice", "utilizar", "utilisez", "utiliser", "verwende",
        "verwenden", "используйте", "使用", "通过",
    ]

    private static let verbs: Set<String> = [
        "call", "calls", "calling", "called", "invoke", "invokes", "invoking", "llamar", "llame", "llamada", "llamando", "appeler",
        "appelez",
        "appelant", "appel", "chamada", "chamadas", "chamar", "chame", "chamando", "invocar", "invocando", "chiamata", "chiamare",
        "chiamando",
        "aufruf", "вызов", "вызова", "вызовом", "gọi", "panggil", "memanggil", "wywołaj", "wywołać", "wywołując",
    ]
}
