import Declarations
import SourceText

/// Statements that a sample shows in comments: "// [door open:nil force:YES];" behind the words "or use".
///
/// What is no comment is blank, so that places stay those of the sample.
enum CommentedCode {
    /// Nil where no comment holds code.
    static func bytes(of passage: Passage) -> [UInt8]? {
        guard passage.text.characters.has("//") else { return nil }
        var bytes = passage.bytes.map { $0 == 0x0A ? $0 : 0x20 }
        var isFound = false
        for run in runs(of: passage) where isCode(run.map(passage.string)) {
            for line in run { bytes.replaceSubrange(line.start..<line.end, with: passage.bytes[line.start..<line.end]) }
            isFound = true
        }
        return isFound ? bytes : nil
    }

    /// What stands in comments that fill their lines, run by run, without the signs.
    private static func runs(of passage: Passage) -> [[Span]] {
        var runs: [[Span]] = []
        var isOpen = false
        for line in passage.lines {
            guard passage.bytes[line.start..<line.end].starts(with: "//".utf8) else {
                isOpen = false
                continue
            }
            let signs = passage.bytes[line.start..<line.end].prefix { $0 == 0x2F }.count
            let text = passage.trimmed(Span(line.start + signs, line.end))
            // A sentence between two statements parts them.
            if text.isEmpty || !isOpen || opensStatement(passage.string(text)) { runs.append([]) }
            isOpen = true
            if !text.isEmpty { runs[runs.count - 1].append(text) }
        }
        return runs.filter { !$0.isEmpty }
    }

    /// One statement from its first sign to its last: a message to something, or a call of a type's or an object's.
    private static func isCode(_ lines: [String]) -> Bool {
        guard let first = lines.first, let last = lines.last, opensStatement(first) else { return false }
        return ["];", ");", ")", "}"].contains { last.hasSuffix($0) }
    }

    /// `[[Door shared] …`, `[door …`, `Door.shared.open(`
    private static func opensStatement(_ line: String) -> Bool {
        if line.hasPrefix("[") { return line.dropFirst().first.map { $0 == "[" || $0.isLetter } == true && line.has(" ") }
        let receiver = line.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "?" || $0 == "!" }
        return receiver.has(".") && line[receiver.endIndex...].hasPrefix("(")
    }
}

extension Extraction {
    /// Calls in comments, as long as it is known what they are called on.
    mutating func readCommentedCode(_ passage: Passage, language: Language) {
        guard let bytes = CommentedCode.bytes(of: passage) else { return }
        let before = known[language] ?? survey.known
        let uses =
            switch language {
            case .objectiveC: ObjectiveCUses.read(bytes, known: before).uses
            case .swift: SwiftUses.read(bytes, known: before).uses
            }
        for use in uses where use.kind == .call && use.defects.isEmpty {
            guard let fact = fact(for: use, in: passage), fact.owner != nil else { continue }
            sampleCalls.append(use.name)
            add(fact)
        }
    }
}
