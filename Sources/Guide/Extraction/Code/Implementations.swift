import Declarations
import SourceText

/// Whose method a sample implements.
enum ImplementedBy: String, Hashable, CustomStringConvertible {
    case requirement = "of a protocol"
    case app = "the app's"

    var description: String { rawValue }
}

extension Extraction {
    /// A sample's method. Where the hints say that a protocol of the API asks for it, its implementation is what declares it.
    ///
    /// - Parameter around: the type of the sample's that it stands in, and whether that is there for one protocol alone.
    mutating func addImplementation(
        _ method: MethodDeclaration, _ declaration: Declaration, protocols: [String],
        around: (kind: TypeDeclaration.Kind, isForOne: Bool)? = nil, in passage: Passage
    ) {
        let isAction = method.result?.name == "IBAction" || passage.string(declaration.span).hasPrefix("@IBAction")
        let isFrame = Vocabulary.isPlatformMethod(method.name) && !Vocabulary.isHook(method.name)
        guard !isFrame, !isAction, !survey.appSelectors.contains(method.name) else { return }
        let candidates = protocols.filter { survey.requirements[$0].map { $0.contains(method.name) } ?? true }
        let announced = announcedProtocol(before: declaration.span.start, in: passage)
        var evidence = evidence(method, candidates: candidates, of: protocols, announced: announced)
        if Self.isPrivate(declaration, in: passage) {
            evidence.add(6, for: .app, "private")
        } else if let around, around.isForOne, protocols.first.map(isProtocolName) == true {
            // A class may have more to do than an extension.
            evidence.add(around.kind == .extension ? 2.5 : 2, for: .requirement, "a type for nothing but the protocol")
        }
        if labelledProtocol(above: declaration.span.start, in: passage) != nil {
            evidence.add(2, for: .requirement, "listed below its protocol's name")
        }
        if around == nil, Self.hasEmptyBody(declaration, in: passage) {
            evidence.add(1.5, for: .requirement, "outside of any class, with nothing in its body")
        }
        if isAskedFor(String(NameShape.base(of: method.name))) { evidence.add(2, for: .requirement, "a sentence asks to implement it") }
        if Self.isMarkedAsRequirement(declaration.span.start, in: passage) {
            evidence.add(3, for: .requirement, "marked as required or optional")
        }
        let lead = evidence.weight(of: .requirement) - evidence.weight(of: .app)
        // `viewDidLoad` is asked for by no protocol of the API, whatever the class conforms to.
        let isPlatforms = Vocabulary.isHook(method.name) || Vocabulary.isPlatformCallback(method.name)
        let isRequirement = !isPlatforms && lead >= 2
        var fact = Fact(
            isRequirement ? .method : .use, method.name, isStatic: method.isStatic, source: .sample, span: passage.file(declaration.span))
        fact.type = method.result?.spelling(in: declaration.language)
        describe(method, language: declaration.language, in: &fact)
        fact.detail.form = "implementation"
        fact.owner = candidates.count == 1 && !isPlatforms ? candidates[0] : nil
        if isRequirement, fact.owner == nil { fact.owner = announced ?? context.delegate }
        fact.detail.receiver = fact.owner
        trace.note(
            .sample, fact.span, evidence,
            isRequirement ? "declares a method of \(fact.owner ?? "a protocol")" : "a method of the sample's own, or nobody knows whose")
        finish(fact, declaration, in: passage)
    }

    /// "Implement the function `doorDidOpen`", in the section so far: apps have it because somebody calls it.
    private func isAskedFor(_ base: String) -> Bool {
        let section = document.blocks[..<block].reversed().prefix(8).prefix { if case .heading = $0.kind { false } else { true } }
        return section.contains { above in
            guard case .paragraph(let text) = above.kind, text.characters.has(base) else { return false }
            let isNamed = text.marks.contains { mark in
                mark.kind == .code && NameShape.base(of: text.part(from: mark.range.start, to: mark.range.end).characters) == base
            }
            return isNamed && SectionTitle.announcesImplementation(text.characters.lowercased())
        }
    }

    private func evidence(
        _ method: MethodDeclaration, candidates: [String], of protocols: [String], announced: String?
    ) -> Evidence<ImplementedBy> {
        var evidence = Evidence<ImplementedBy>()
        if candidates.contains(where: { survey.requirements[$0] != nil }) { evidence.add(4, for: .requirement, "declared in the protocol") }
        if !protocols.isEmpty, candidates.isEmpty { evidence.add(2, for: .app, "its class's protocols are declared without it") }
        if !candidates.isEmpty { evidence.add(1.5, for: .requirement, "its class conforms to a protocol of the API") }
        if let announced { evidence.add(2, for: .requirement, "stands under the name of \(announced)") }
        evidence.add(context.weight(of: .callbacks), for: .requirement, "callbacks announced")
        if Self.isCallbackName(method.name) {
            evidence.add(1, for: .requirement, "named as callbacks are")
            if protocols.isEmpty, let delegate = undeclaredDelegate {
                evidence.add(1, for: .requirement, "\(delegate) was spoken of before")
            }
        }
        let isSameSection = context.headingLine != nil && context.delegateLine == context.headingLine
        if protocols.isEmpty, isSameSection, let delegate = undeclaredDelegate {
            evidence.add(2, for: .requirement, "the section's class conforms to \(delegate)")
        }
        if let namesake = (protocols + [announced].compactMap { $0 }).first(where: { Self.isNamed(method.name, after: $0) }) {
            evidence.add(1, for: .requirement, "begins like \(namesake)")
        }
        let types = method.parameters.compactMap { $0.type?.trackedName }
        if types.contains(where: { survey.isOfAPI($0) && NameShape.looksLikeType($0) }) {
            evidence.add(1, for: .requirement, "is handed a type of the API")
        }
        if let type = types.first, survey.isOfAPI(type), Self.isNamed(method.name, afterHanded: type) {
            evidence.add(1, for: .requirement, "named after the \(type) that it is handed")
        }
        if candidates.isEmpty, announced == nil, context.delegate == nil { evidence.add(0.5, for: .app, "no protocol of the API is known") }
        if method.parameters.isEmpty, !Self.isCallbackName(method.name) { evidence.add(2, for: .app, "is handed nothing") }
        return evidence
    }

    /// `lampsChanged(_:)` and `ABLampsDelegate`: requirements often begin with what their protocol is about.
    private static func isNamed(_ method: String, after name: String) -> Bool {
        guard let first = WordSplitting.words(of: method.prefix { $0 != ":" && $0 != "(" }).first, first.utf8.count > 3 else {
            return false
        }
        return WordSplitting.words(of: name).dropLast().contains(first)
    }

    /// `doorDidOpen:` and `ABDoorOpened:`, which are handed an `ABDoor`: what an object tells its delegate begins with the object.
    private static func isNamed(_ method: String, afterHanded type: String) -> Bool {
        let name = method.prefix { $0 != ":" && $0 != "(" }.lowercased()
        let whole = type.lowercased()
        let bare = type.drop { $0.isUppercase }
        let unprefixed = type.dropLast(bare.count).last.map { String($0).lowercased() + bare.lowercased() } ?? whole
        return [whole, unprefixed].contains { $0.utf8.count > 3 && name.hasPrefix($0) && name.utf8.count > $0.utf8.count }
    }

    /// The protocol that the guide spoke of last, if it does not declare it: one that it declares is known by its methods.
    private var undeclaredDelegate: String? { context.delegate.flatMap { survey.requirements[$0] == nil ? $0 : nil } }

    /// `didOpenDoor:`, `door:willClose:`, `onOpened`: what callbacks are called.
    static func isCallbackName(_ name: String) -> Bool {
        // Swift methods may share a name, and say what happened in their first label.
        let words = WordSplitting.words(of: name.prefix { $0 != ":" })
        if words.count > 2, words.dropFirst().contains(where: { $0.utf8.count > 4 && $0.hasSuffix("ed") }) { return true }
        if name.hasSuffix(")"),
            name.dropLast().split(whereSeparator: { $0 == ":" || $0 == "(" }).dropFirst(2).contains(where: Self.tellsWhatHappened)
        {
            return true
        }
        return words.contains {
            ["did", "will", "should", "on", "received", "finished", "failed", "succeeded", "changed", "completed"].contains($0)
        } || words.count > 1 && ["delegate", "callback"].contains(words[words.count - 1])
    }

    /// `finished`, `didOpen`: a label of Swift behind the first.
    private static func tellsWhatHappened(_ label: Substring) -> Bool {
        let words = WordSplitting.words(of: label)
        guard let first = words.first else { return false }
        return ["did", "will", "should"].contains(first)
            ? words.count > 1 : words.count == 1 && ["finished", "failed", "succeeded", "completed", "received"].contains(first)
    }

    /// The protocol that a mark above the method names, or the line before the listing.
    private func announcedProtocol(before start: Int, in passage: Passage) -> String? {
        if let mark = markedProtocol(before: start, in: passage) { return mark }
        return context.leadNames.first(where: isProtocolName) ?? context.owner.flatMap { isProtocolName($0) ? $0 : nil }
            ?? context.announcedProtocol
    }

    /// What the nearest mark or label above a method in its listing names; a name of nil ends the search as well.
    private func markedProtocol(before start: Int, in passage: Passage) -> String?? {
        for line in passage.lines(before: start, atMost: 300) {
            if let label = labelledProtocol(passage.bytes[line.start..<line.end]) { return .some(label) }
            let text = passage.string(line)
            guard text.hasPrefix("#pragma ") || text.hasPrefix("// MARK:") || text.hasPrefix("//MARK:") else { continue }
            let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            return .some(words.first(where: isProtocolName) ?? adoptedProtocol(named: words))
        }
        return nil
    }

    /// The protocol of the nearest label above a declaration in its listing.
    func labelledProtocol(above start: Int, in passage: Passage) -> String? {
        passage.lines(before: start, atMost: 300).lazy.compactMap { labelledProtocol(passage.bytes[$0.start..<$0.end]) }.first
    }

    /// `DoorDelegate` of "DoorDelegate callback interface" in a listing: words beside a protocol's name, and nothing of code.
    private func labelledProtocol(_ line: ArraySlice<UInt8>) -> String? {
        let bytes = (line.last == 0x3A ? line.dropLast() : line).drop { $0 == 0x2F || $0 == 0x20 }
        guard bytes.allSatisfy({ NameShape.isIdentifierPart($0) || $0 == 0x20 || $0 >= 0x80 }) else { return nil }
        let words = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
        guard words.count <= 6 else { return nil }
        let names = words.filter(isProtocolName)
        return names.count == 1 && !words.contains(where: Self.declaring.contains) ? names[0] : nil
    }

    /// Words with which a line declares something, or takes something over.
    private static let declaring: Set<String> = [
        "protocol", "class", "struct", "extension", "var", "let", "import", "return", "case", "weak", "typealias", "func", "id",
    ]

    /// `DoorDelegate` of "Door Delegate", where a class of the samples conforms to it.
    private func adoptedProtocol(named words: [String]) -> String? {
        let name = words.drop { ["pragma", "mark", "MARK"].contains($0) }.joined()
        return context.adopted.contains(name) ? name : nil
    }

    /// A helper, or an action of the screen's: nothing that a protocol asks for.
    private static func isPrivate(_ declaration: Declaration, in passage: Passage) -> Bool {
        let head = passage.string(declaration.span).prefix { $0 != "(" }
        return head.hasPrefix("@") || head.has("private ") || head.has("static ")
    }

    /// `@required` or `@optional` on the line above: words of protocols, that no class has.
    private static func isMarkedAsRequirement(_ start: Int, in passage: Passage) -> Bool {
        passage.lines(before: start, atMost: 1).contains { ["@required", "@optional"].contains(passage.string($0)) }
    }

    /// `DoorDelegate`, `ABListener`: what protocols that an app implements are called.
    func isProtocolName(_ name: String) -> Bool {
        ["Delegate", "Listener", "Protocol", "Observer", "DataSource", "Handler", "Callback"].contains { name.hasSuffix($0) && name != $0 }
            && survey.isOfAPI(name)
    }
}

/// Words inside identifiers.
enum WordSplitting {
    /// `doorDidOpen:` is "door", "did", "open".
    static func words(of name: some StringProtocol) -> [String] {
        var words: [String] = []
        var word = ""
        for character in name {
            if character.isUppercase || !(character.isLetter || character.isNumber) {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = character.isLetter ? String(character) : ""
            } else {
                word.append(character)
            }
        }
        if !word.isEmpty { words.append(word.lowercased()) }
        return words
    }
}
