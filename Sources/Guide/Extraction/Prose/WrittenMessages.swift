import SourceText

/// "Call `[self.door openWide:YES];` then": a message to what samples hold as an object of the API, in a sentence that asks to send it.
extension Extraction {
    /// - Parameter first: where the facts begin that the passage's messages made.
    mutating func noteWrittenMessages(_ passage: Passage, from first: Int) {
        // Every mark is held against every message: of a sentence there are few.
        guard passage.bytes.count < 4000 else { return }
        let calls = facts[first...].filter { $0.kind == .use && $0.detail.form == "call" && $0.owner.map(survey.isOfAPI) == true }
        guard !calls.isEmpty else { return }
        for mark in passage.text.marks where mark.kind == .code {
            let span = passage.trimmed(mark.range)
            guard passage.asksToCall(span) || passage.asksToUse(span) else { continue }
            let place = passage.file(span)
            let own = calls.filter { place.start <= $0.span.start && $0.span.end <= place.end }
            // `[[Door shared] open]`: the message is what is sent last.
            guard let call = own.max(by: { $0.span.length < $1.span.length }), !Vocabulary.isPlatformMethod(call.name) else { continue }
            let fact = Fact(.method, call.name, owner: call.owner, isStatic: call.isStatic, source: .prose, span: call.span)
            passingFacts.append(PassingFact(fact: fact))
        }
    }
}
