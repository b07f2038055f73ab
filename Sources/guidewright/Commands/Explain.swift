import ArgumentParser
import Diagnostics

/// `guidewright explain RULE`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what a rule reports, why it matters and how to mend it.",
        discussion: """
            Without a rule, all rules are listed.

            Examples:
              guidewright explain
              guidewright explain guide-only
            """
    )

    @Argument(help: "The rule's id, as a finding shows it in brackets.", completion: .list(RuleCatalog.all.rules.map(\.id)))
    var rule: String?

    func run() throws {
        guard let rule else { return Console.standardOutput(list) }
        switch RuleCatalog.all.lookup(rule) {
        case .found(let rule):
            Console.standardOutput(ExplanationRenderer.render(rule, style: Console.style, width: 100))
        case .unknown(let suggestions):
            let help =
                suggestions.isEmpty ? "`guidewright explain` lists all rules" : "did you mean \(Wording.quotedList(suggestions, "or"))?"
            throw Failure("there is no rule `\(rule)`", help: help)
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
