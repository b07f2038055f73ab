import Declarations
import SourceText

/// "Call `[self.door openWide:YES];` then": a message to what samples hold as an object of the API, in a sentence that asks to send it.
extension Extraction {
    /// - Parameter first: where the facts begin that the passage's messages made.
    mutating func noteWrittenMessages(_ passage: Passage, from first: Int) {
        // Every mark is held against every message: of a sentence there are few.
        guard passage.bytes.count < 4000 else { return }
        let calls = facts[first...].filter { $0.kind == .use && $0.detail.form == "call" && $0.owner.map(survey.isOfAPI) == true }
        guard !calls.isEmpty else { return }
        // `[[Door shared] open]`: the message is what is sent last.
        for call in calls where !calls.contains(where: { $0.span != call.span && $0.span.contains(call.span) }) {
            guard let use = shownUses.first(where: { passage.file($0.span) == call.span }), !Vocabulary.isPlatformMethod(call.name),
                case let span = passage.markedCode(around: use.span) ?? use.span, passage.asksToCall(span) || passage.asksToUse(span)
            else { continue }
            let fact = Fact(.method, call.name, owner: call.owner, isStatic: call.isStatic, source: .prose, span: call.span)
            passingFacts.append(PassingFact(fact: fact))
        }
    }
}

extension Passage {
    /// A message of Objective-C stands in it, marked as code.
    fileprivate var hasMarkedMessage: Bool {
        text.marks.contains { mark in
            guard mark.kind == .code, mark.range.length > 6 else { return false }
            let span = trimmed(mark.range)
            guard span.length > 6, bytes[span.start] == 0x5B, bytes[span.end - 1] == 0x5D else { return false }
            // `[Door open]`, and not `[String: Door]`, `[1, 2]`.
            let receiver = bytes[(span.start + 1)...].prefix { NameShape.isIdentifierPart($0) || $0 == 0x2E }
            return bytes[span.start + 1] == 0x5B || !receiver.isEmpty && bytes[receiver.endIndex] == 0x20
        }
    }

    /// All that is marked as code where something stands.
    fileprivate func markedCode(around span: Span) -> Span? {
        text.marks.first { $0.kind == .code && $0.range.contains(span) }.map { trimmed($0.range) }
    }

    /// The passage with blanks in place of all that is no message, where no semicolon tells its messages from other words.
    var onlyMessages: Passage {
        guard !text.characters.has("];") else { return self }
        var kept: [Span] = text.marks.filter { $0.kind == .code }.map { trimmed($0.range) }.filter {
            !$0.isEmpty && bytes[$0.start] == 0x5B
        }
        var index = 0
        while index + 1 < bytes.count {
            if bytes[index] == 0x5B, bytes[index + 1] == 0x5B, let end = endOfBrackets(from: index) {
                kept.append(Span(index, end))
                index = end
            } else {
                index += 1
            }
        }
        let shown = bytes.indices.map { place in kept.contains { $0.start <= place && place < $0.end } ? bytes[place] : 0x20 }
        var only = text
        only.characters = String(decoding: shown, as: UTF8.self)
        return Passage(only)
    }

    private func endOfBrackets(from start: Int) -> Int? {
        var depth = 0
        for index in start..<min(bytes.count, start + 300) {
            if bytes[index] == 0x5B { depth += 1 }
            if bytes[index] == 0x5D { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    /// Messages of Objective-C stand in it: one with its semicolon, one to what another answers, or one that is marked as code.
    var holdsMessages: Bool { text.characters.has("];") || text.characters.has("[[") && text.characters.has("] ") || hasMarkedMessage }
}
