import Declarations
import SourceText

/// A call on a type of the API that is all there is in a listing, and that the guide explains: a line above asks for it, or its parameters
/// follow, or words stand where it would be handed values. So guides show methods that they declare nowhere.
struct ExplainedCall {
    let use: Fact
    /// In Swift and Objective-C, what stands before the method: `[ABDoor shared]`.
    let receiver: String
}

extension Extraction {
    /// Notes the one call of a listing, whose facts begin at some place.
    mutating func noteExplainedCall(_ passage: Passage, at index: Int, from first: Int) {
        guard passage.bytes.count < 3000, let (use, call) = onlyCall(in: passage, from: first), let owner = use.owner,
            isMethodOfAPI(use.name, owner: owner)
        else { return }
        guard isAskedFor(index, owner: owner) || isFollowedByParameters(index, call) || isForm(call, below: index) else { return }
        explainedCalls.append(ExplainedCall(use: use, receiver: call.receiver?.text ?? owner))
    }

    func isMethodOfAPI(_ name: String, owner: String) -> Bool {
        survey.isOfAPI(owner) && !owner.has(".") && !survey.appTypes.contains(owner) && !Vocabulary.isPlatformMethod(name)
            && !Self.makesObject(name) && (name.has(":") || name.utf8.count > 3)
    }

    /// The one statement of a listing, as a call on the API: with nothing before it but comments and what takes its result.
    private func onlyCall(in passage: Passage, from first: Int) -> (Fact, Use)? {
        let calls = facts[first...].filter { $0.kind == .use && $0.detail.form == "call" && $0.owner != nil }
        guard let outer = calls.min(by: { ($0.span.start, $1.span.end) < ($1.span.start, $0.span.end) }),
            calls.allSatisfy({ outer.span.contains($0.span) }),
            let use = shownUses.first(where: { $0.kind == .call && passage.file($0.span) == outer.span && $0.name == outer.name }),
            let receiver = use.receiver, receiver.text.first.map({ $0 == "[" || $0.isUppercase }) == true, use.defects.count < 2
        else { return nil }
        let line = passage.lines.last { $0.start <= use.span.start } ?? passage.wholeSpan
        let before = passage.lines.filter { $0.start < line.start }
        guard before.allSatisfy({ Self.isRemarkLine(passage.string($0)) }),
            Self.takesResult(passage.string(Span(line.start, use.span.start))),
            Self.isEnd(passage.string(Span(use.span.end, passage.bytes.count)))
        else { return nil }
        return (outer, use)
    }

    private static func isRemarkLine(_ line: String) -> Bool { ["//", "#import", "@import", "import "].contains(where: line.hasPrefix) }

    /// `let door = try await `, `ABDoor *door = `: nothing else of a program.
    private static func takesResult(_ text: String) -> Bool {
        let words = text.split { $0 == " " || $0 == "*" || $0 == "=" || $0 == ":" || $0 == "?" || $0 == "<" || $0 == ">" }
        return words.count < 6 && words.allSatisfy { $0.utf8.allSatisfy(NameShape.isIdentifierPart) }
            && words.first.map { ["try", "await", "let", "var", "_"].contains($0) || text.has("=") } ?? true
    }

    /// What ends a statement, with a bracket too many perhaps, and comments.
    private static func isEnd(_ text: String) -> Bool {
        text.split(separator: "\n").allSatisfy { line in
            let rest = line.drop { ";)]} \t\r".contains($0) }
            return rest.isEmpty || rest.hasPrefix("//")
        }
    }

    /// `[ABDoor alloc]`, `ABDoor.builder()`: the object that a sample goes on with.
    private static func makesObject(_ name: String) -> Bool {
        let base = NameShape.base(of: name)
        return ["alloc", "new", "init", "builder", "shared", "instance", "description"].contains { base.hasPrefix($0) }
            || SingletonNames.isMethod(String(base)) && !name.has(":")
    }

    /// "Call this when the door is shut:", "接口定义如下：" right above. A method that such a line names is the app's: "in your `viewDidLoad` method:".
    private func isAskedFor(_ index: Int, owner: String) -> Bool {
        guard index > 0 else { return false }
        let text: Text
        switch document.blocks[index - 1].kind {
        case .paragraph(let found), .item(_, let found): text = found
        case .heading, .code, .table: return false
        }
        let passage = Passage(text)
        guard let span = passage.lines.last else { return false }
        let line = passage.string(span)
        let codes = text.marks.filter { $0.kind == .code && $0.range.start >= span.start }.map { passage.string(passage.trimmed($0.range)) }
        let names = codes + passage.mentions.filter { $0.span.start >= span.start }.map(\.name)
        let others = names.filter { !NameShape.looksLikeType($0) || Vocabulary.isPlatform($0) }
        // "Set your `keys` first, then call:" asks for it whatever else it names.
        let end = line.split(separator: " ").suffix(3).joined(separator: " ")
        return CallLeads.askForCall(others.isEmpty ? line : end) || others.isEmpty && CallLeads.announceMethod(line)
    }

    /// "Parameters" as a heading or a line of its own below it, or as the header of a table.
    private func isFollowedByParameters(_ index: Int, _ call: Use) -> Bool {
        guard !call.arguments.isEmpty, index + 1 < document.blocks.count else { return false }
        let text: Text
        switch document.blocks[index + 1].kind {
        case .heading(_, let found), .paragraph(let found), .item(_, let found): text = found
        case .table(let table):
            guard let first = table.header.first else { return false }
            text = first.text
        case .code: return false
        }
        let title = SectionTitle(text.characters)
        return text.characters.utf8.count < 40 && title.isPart && title.topics == [.parameters]
    }

    /// `[ABDoor open:key force:isForced]`, `ABDoor.open(<key>)` as the first listing below a heading: words where values would stand.
    private func isForm(_ call: Use, below index: Int) -> Bool {
        guard !call.arguments.isEmpty, call.arguments.allSatisfy({ Self.isPlaceholder($0.text) }) else { return false }
        for block in document.blocks[..<index].suffix(4).reversed() {
            switch block.kind {
            case .paragraph: continue
            case .heading: return true
            case .item, .code, .table: return false
            }
        }
        return false
    }

    private static func isPlaceholder(_ argument: String) -> Bool {
        let value = argument.split(separator: ":", maxSplits: 1).last.map { String($0).trimmingBlanks() } ?? ""
        if value.hasPrefix("<"), value.hasSuffix(">"), value.utf8.count > 2 { return true }
        return NameShape.isPlainName(value) && !["self", "nil", "true", "false", "super"].contains(value)
    }

    /// States the methods of such calls that nothing else states, and the types that they are sent to.
    mutating func stateExplainedCalls() {
        guard !explainedCalls.isEmpty else { return }
        var owners: [String: Set<String>] = [:]
        var declared: Set<String> = []
        for fact in facts where fact.kind == .method {
            let base = String(NameShape.base(of: fact.name))
            if let owner = fact.owner, fact.source == .sample {
                owners[base, default: []].insert(owner)
            } else {
                declared.insert(base)
            }
        }
        // `Door.open()` of a module `Door` is a function of nobody.
        let modules = Set(facts.lazy.filter { $0.kind == .use && $0.detail.form == "import" }.map(\.name))
        var types = Set(facts.lazy.filter { $0.kind == .type || $0.kind == .enum }.map(\.name))
        for call in explainedCalls {
            let use = call.use
            guard let owner = use.owner, !modules.contains(owner) || call.receiver != owner || !use.name.has("(") else { continue }
            let base = String(NameShape.base(of: use.name))
            if !declared.contains(base), !owners[base, default: []].contains(owner) {
                owners[base, default: []].insert(owner)
                addBehind(Fact(.method, use.name, owner: owner, isStatic: use.isStatic, source: .sample, span: use.span))
            }
            if types.insert(owner).inserted { addBehind(Fact(.type, owner, source: .sample, span: use.span)) }
        }
    }
}
