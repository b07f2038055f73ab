import Declarations
import Guide
import SourceText

/// One call in a sample, read again for what its arguments and its surroundings tell.
struct CallSite {
    let fact: Fact
    let text: GuideText

    var language: Language { fact.detail.language ?? .objectiveC }

    /// The arguments as written; nil where the expression cannot be read by itself.
    var arguments: [Use.Argument]? {
        let written = text.text(fact.span)
        let uses = language == .swift ? SwiftUses.uses(in: written) : ObjectiveCUses.uses(in: written)
        return uses.filter { $0.name == fact.name }.max { $0.span.length < $1.span.length }?.arguments
    }

    /// What the value is used for: the type of the variable it is given to, a condition's Boolean, nothing.
    var result: String? {
        let before = text.before(fact.span).trimmingBlanks()
        if language == .swift { return swiftResult(before) }
        if before.hasSuffix("=") { return assigned(String(before.dropLast())) }
        if isCondition(before) { return compared == nil && isQuestion ? "BOOL" : nil }
        if before.hasSuffix("return") { return VariableType.enclosingResult(in: text.before(fact.span, limit: 1500)) }
        if before.hasSuffix(";") || before.hasSuffix("{") || before.hasSuffix("}") || before.isEmpty { return isStatement ? "void" : nil }
        return isStatement && startsLine ? "void" : nil
    }

    /// `user.age == AgeRangeTeens`, `user.name == @"Ann"`: what it is compared with.
    var compared: String? {
        let after = text.after(fact.span).trimmingBlanks()
        guard after.hasPrefix("==") || after.hasPrefix("!=") else { return nil }
        let isName: (Character) -> Bool = { "_.@\"".contains($0) || $0.isASCII && ($0.isLetter || $0.isNumber) }
        let word = after.dropFirst(2).trimmingBlanks().prefix(while: isName)
        return word.isEmpty ? nil : String(word)
    }

    /// An object that is read in a condition may be there or not; only a message or a name that asks is a Boolean.
    private var isQuestion: Bool {
        fact.detail.form == "call" || ["is", "has", "needs", "can", "should", "did", "will"].contains(Words.split(fact.name).first ?? "")
    }

    private var startsLine: Bool { text.before(fact.span).reversed().first { $0 != " " && $0 != "\t" }?.isNewline ?? true }

    private var isStatement: Bool { text.after(fact.span).trimmingBlanks().hasPrefix(";") }

    private func isCondition(_ before: String) -> Bool {
        var rest = before
        while rest.hasSuffix("!") { rest = String(rest.dropLast()).trimmingBlanks() }
        if rest.hasSuffix("&&") || rest.hasSuffix("||") { return true }
        guard rest.hasSuffix("(") else { return false }
        let word = String(rest.dropLast()).trimmingBlanks().lastIdentifier
        return word == "if" || word == "while"
    }

    /// `Shop *shop` before the `=`.
    private func assigned(_ before: String) -> String? {
        let name = before.trimmingBlanks().lastIdentifier
        guard !name.isEmpty else { return nil }
        return VariableType.objectiveC(endingAt: String(before.trimmingBlanks().dropLast(name.count)))
    }

    private func swiftResult(_ before: String) -> String? {
        if before.hasSuffix("if") || before.hasSuffix("&&") || before.hasSuffix("||") { return compared == nil ? "Bool" : nil }
        guard before.hasSuffix("=") else { return startsLine ? "Void" : nil }
        let head = before.dropLast().trimmingBlanks()
        guard let colon = head.lastIndex(of: ":"), !head[colon...].contains("\n") else { return nil }
        return head[head.index(after: colon)...].trimmingBlanks()
    }
}

/// The type of a variable, from the nearest place before that gives it one.
enum VariableType {
    /// `(NSURL *)url` or `NSString *name` above.
    static func objectiveC(_ name: String, in before: String) -> String? {
        var rest = before[...]
        while let range = rest.ranges(of: name).last {
            let next = rest[range.upperBound...].first
            let isWhole = next.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
            if isWhole, let type = objectiveC(endingAt: String(rest[..<range.lowerBound])) { return type }
            rest = rest[..<range.lowerBound]
        }
        return nil
    }

    /// The result of the method whose body a text ends in.
    static func enclosingResult(in before: String) -> String? {
        let heads = ["\n- (", "\n+ (", "\n-(", "\n+("].compactMap { before.ranges(of: $0).last }
        guard let head = heads.max(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
        let type = before[head.upperBound...].prefix { $0 != ")" }.trimmingBlanks()
        return type == "void" ? nil : ObjectiveCParser.type(type)?.spelling(in: .objectiveC)
    }

    /// The type that a text ends with: `NSArray<NSString *> *`, `(NSURL *)`, `BOOL `.
    static func objectiveC(endingAt before: String) -> String? {
        var rest = before.trimmingBlanks()
        let isParenthesised = rest.hasSuffix(")")
        if isParenthesised { rest = String(rest.dropLast()).trimmingBlanks() }
        var stars = ""
        while rest.hasSuffix("*") {
            stars += "*"
            rest = String(rest.dropLast()).trimmingBlanks()
        }
        var arguments = ""
        if rest.hasSuffix(">"), let open = rest.lastIndex(of: "<") {
            arguments = String(rest[open...])
            rest = rest[..<open].trimmingBlanks()
        }
        let name = rest.lastIdentifier
        guard Words.isTypeName(name) || ["id", "int", "long", "float", "double"].contains(name), !name.isEmpty else { return nil }
        if isParenthesised, !rest.dropLast(name.count).trimmingBlanks().hasSuffix("(") { return nil }
        guard !stars.isEmpty || isParenthesised || before.last?.isWhitespace == true else { return nil }
        let type = name + arguments + (stars.isEmpty ? "" : " \(stars)")
        return ObjectiveCParser.type(type)?.spelling(in: .objectiveC)
    }
}
