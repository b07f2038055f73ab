import ArgumentParser
import Diagnostics

/// `guidewright explain RULE|VERB|FUNCTION|KEY`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say what a rule reports and how to mend it, or what a verb, a function or a key of a spec means.",
        discussion: """
            Without a name, all rules are listed.

            Examples:
              guidewright explain
              guidewright explain guide-only
              guidewright explain claim              a verb, with what stands beside it
              guidewright explain base64url          a function, with its types
              guidewright explain field.wire         a key of one part
            """
    )

    @Argument(
        help: "The rule's id, as a finding shows it in brackets, or the name of a verb, a function or a key.",
        completion: .list(RuleCatalog.all.rules.map(\.id)))
    var rule: String?

    func run() throws {
        guard let rule else { return Console.standardOutput(list) }
        let topics = TopicRendering.text(of: rule)
        switch RuleCatalog.all.lookup(rule) {
        case .found(let rule):
            Console.standardOutput(ExplanationRenderer.render(rule, style: Console.style, width: 100))
        case .unknown where topics != nil:
            Console.standardOutput(topics ?? "")
        case .unknown(let suggestions):
            let near = suggestions.isEmpty ? TopicRendering.nearest(to: rule) : suggestions
            let help =
                near.isEmpty
                ? "`guidewright explain` lists all rules; Specs/README.md has all verbs and functions"
                : "did you mean \(Wording.quotedList(near, "or"))?"
            throw Failure("there is no rule, verb, function or key `\(rule)`", help: help)
        }
    }

    private var list: String {
        let rules = RuleCatalog.all.rules
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            let gap = String(repeating: " ", count: width - rule.id.count + 2)
            return Console.style.paint(rule.id, rule.severity.role) + gap + rule.summary
        }.joined(separator: "\n")
    }
}
