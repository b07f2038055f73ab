import Declarations
import SourceText

extension Extraction {
    /// Methods that a sentence or an item states whole, marked as code: `- (void)open:(NSString *)key`, `Door.shared.open(key: String)`.
    mutating func readMarkedSignatures(_ passage: Passage, except known: [Span]) -> [Span] {
        guard passage.holds(0x28) else { return [] }
        var taken: [Span] = []
        for mark in passage.text.marks where mark.kind == .code {
            let code = passage.trimmed(mark.range)
            let isKnown = known.contains { $0.start < code.end && code.start < $0.end }
            guard !isKnown, passage.bytes[code.start..<code.end].contains(0x28) else { continue }
            if readMarkedMethod(passage, code) || readMarkedFunction(passage, code) || readMarkedSignature(passage, code) {
                taken.append(code)
            }
        }
        let whole = passage.trimmed(passage.wholeSpan)
        guard taken.isEmpty, known.isEmpty else { return taken }
        return readMarkedSignature(passage, whole, isAlone: true) ? [whole] : []
    }

    /// `open(key: String)` in code as the first line of a paragraph, and behind it in lines of their own what it does.
    mutating func readHeadSignature(_ passage: Passage) -> Span? {
        guard passage.lines.count > 1, passage.holds(0x28), let line = passage.lines.first, let code = passage.codeMark(at: line.start),
            passage.trimmed(line).end <= code.end + 1, !context.announces([.cases, .errors]),
            let signature = BareSignature(passage.bytes, at: code.start, limit: code.end, isHead: true),
            add(signature, source: .prose, in: passage) != nil
        else { return nil }
        return code
    }

    /// `open(key: String)` as a line of text that has lost its marks, and in the line right below it what it does.
    mutating func readCopiedHead(_ passage: Passage) -> Bool {
        guard document.format == .text, passage.lines.count == 1, passage.holds(0x28), let line = passage.lines.first,
            !context.announces([.cases, .errors]), block + 1 < document.blocks.count,
            case .paragraph = document.blocks[block + 1].kind,
            document.blocks[block + 1].span.start <= document.blocks[block].span.end + 2,
            let signature = BareSignature(passage.bytes, at: line.start, limit: line.end, isHead: true)
        else { return false }
        return add(signature, source: .prose, in: passage) != nil
    }

    /// `Door.open(key: String)` at the start of an item that explains it.
    mutating func readSignatureItem(_ passage: Passage) -> Bool {
        guard passage.holds(0x28), let line = passage.lines.first, let code = passage.codeMark(at: line.start), code.end <= line.end,
            !context.announces([.cases, .errors]),
            let signature = BareSignature(passage.bytes, at: code.start, limit: code.end),
            let owner = signature.owner ?? delegateToImplement(signature, behind: code.end, line, passage),
            !survey.enums.contains(owner), survey.isOfAPI(owner)
        else { return false }
        add(signature.declaration, at: DeclarationPlace(owner: owner, source: .list), in: passage)
        readRest(passage, from: code.end)
        introduce(passage)
        return true
    }

    /// The protocol that a sentence told apps to implement, where an item is one of its methods and nothing else: `onOpened(_ door: Door)`.
    private func delegateToImplement(_ signature: BareSignature, behind end: Int, _ line: Span, _ passage: Passage) -> String? {
        guard line.end - end < 3, passage.lines.count == 1, case .method(let method) = signature.declaration.kind,
            Self.isCallbackName(method.name)
        else { return nil }
        return context.delegate
    }

    /// `notes(id:) async throws -> [Note]` at the start of an item: the labels of a method, and what it does. Under "Delegate methods" its
    /// labels alone are one.
    mutating func readLabelledItem(_ passage: Passage) -> Bool {
        guard passage.holds(0x28), let line = passage.lines.first, let code = passage.codeMark(at: line.start), code.end <= line.end,
            let signature = LabelledSignature(passage.string(code)), signature.isMore || isListedCallback(signature, code, line, passage)
        else { return false }
        let name = Span(code.start, min(code.end, code.start + signature.name.utf8.count))
        let owner = context.owner ?? (signature.isMore ? nil : context.delegate)
        var fact = Fact(.method, signature.name, owner: owner, source: .list, span: passage.file(name))
        signature.describe(&fact)
        add(fact)
        readRest(passage, from: code.end)
        return true
    }

    /// A listing inside of the item declares the method: the item's own line is its title.
    func isDeclaredBelow(_ name: String) -> Bool {
        for (place, next) in document.blocks.enumerated().dropFirst(block + 1).prefix(8) {
            if case .item = next.kind { return false }
            let declares = survey.code[place]?.declarations.contains {
                if case .method(let method) = $0.kind { method.name == name } else { false }
            }
            if declares == true { return true }
        }
        return false
    }

    /// `BOOL` of "`- isOpen` (BOOL)".
    func typeInBrackets(_ passage: Passage, behind end: Int, _ line: Span) -> String? {
        let rest = passage.string(Span(min(end, line.end), line.end)).drop { $0 == "`" || $0 == " " }
        guard rest.hasPrefix("("), let close = rest.firstIndex(of: ")") else { return nil }
        let type = String(rest[..<close].dropFirst())
        return TypeWords.isType(type) ? type : nil
    }

    private func isListedCallback(_ signature: LabelledSignature, _ code: Span, _ line: Span, _ passage: Passage) -> Bool {
        guard line.end - code.end < 3, passage.lines.count == 1, signature.name.hasSuffix(":)") else { return false }
        return context.speaks(of: .callbacks) || context.isInside([.callbacks])
    }

    /// With its sign and the type of its result.
    private mutating func readMarkedMethod(_ passage: Passage, _ code: Span) -> Bool {
        guard [0x2D, 0x2B].contains(passage.bytes[code.start]) else { return false }
        let bytes = Array(passage.bytes[code.start..<code.end])
        let declarations = ObjectiveCParser.declarations(in: bytes, baseOffset: code.start)
        return addMarked(declarations, in: passage)
    }

    /// `func open(key: String)`, with what may stand before the word.
    private mutating func readMarkedFunction(_ passage: Passage, _ code: Span) -> Bool {
        guard passage.string(code).has("func ") else { return false }
        let declarations = SwiftParser.declarations(
            in: Array(passage.bytes[code.start..<code.end]), baseOffset: code.start, context: .prose)
        return addMarked(declarations, in: passage)
    }

    private mutating func addMarked(_ declarations: [Declaration], in passage: Passage) -> Bool {
        guard declarations.count == 1, let method = declarations.first, case .method = method.kind, method.defects.isEmpty else {
            return false
        }
        add(method, at: DeclarationPlace(source: .prose), in: passage)
        return true
    }

    private mutating func readMarkedSignature(_ passage: Passage, _ code: Span, isAlone: Bool = false) -> Bool {
        let signature = BareSignature(passage.bytes, at: code.start, limit: code.end, isAlone: isAlone)
        guard let signature else { return false }
        return add(signature, source: .prose, in: passage) != nil
    }
}
