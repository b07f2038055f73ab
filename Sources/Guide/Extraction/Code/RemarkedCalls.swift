import Declarations
import SourceText

/// Calls on types of the API of which each has a line and a remark of its own that says what it does: `[ABDoor hideBell]; // no bell`. So guides
/// list what can be set, and declare it nowhere.
extension Extraction {
    /// Notes the calls of a listing, whose facts begin at some place, where it holds nothing but such lines.
    mutating func noteRemarkedCalls(_ passage: Passage, from first: Int) {
        let lines = passage.lines.filter { $0.length > 0 }
        guard lines.count > 1, passage.bytes.count < 5000 else { return }
        var calls: [ExplainedCall] = []
        for line in lines {
            guard let call = remarkedCall(on: line, in: passage, from: first) else { return }
            calls.append(call)
        }
        // A name that is written once among others may be a slip of another.
        let counts = Dictionary(grouping: calls, by: \.receiver).mapValues(\.count)
        explainedCalls += calls.filter { counts[$0.receiver, default: 0] > 1 }
    }

    private func remarkedCall(on line: Span, in passage: Passage, from first: Int) -> ExplainedCall? {
        let place = passage.file(line)
        let calls = facts[first...].filter { $0.kind == .use && $0.detail.form == "call" && $0.owner != nil && place.contains($0.span) }
        guard let outer = calls.first, calls.count == 1, let owner = outer.owner, isMethodOfAPI(outer.name, owner: owner),
            let use = shownUses.first(where: { $0.kind == .call && passage.file($0.span) == outer.span }),
            let receiver = use.receiver?.text, receiver == owner,
            passage.string(Span(line.start, use.span.start)).allSatisfy(\.isWhitespace)
        else { return nil }
        let rest = passage.string(Span(use.span.end, line.end)).drop { $0 == ";" || $0.isWhitespace }
        guard rest.hasPrefix("//"), rest.contains(where: \.isLetter) else { return nil }
        return ExplainedCall(use: outer, receiver: receiver)
    }
}
