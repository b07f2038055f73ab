import CrossCheck
import Diagnostics
import Generator
import Guide
import Scoring
import Spec
import Testing
import YAMLTree

/// The rules of all stages, as `guidewright explain` lists them.
@Suite struct RuleCatalogTests {
    let catalog = RuleCatalog(YAMLTree.rules, SpecRules.rules, ReaderRules.all, CrossCheckRules.all, LabelReader.rules, Generator.rules)

    @Test func noTwoRulesShareAnID() {
        #expect(catalog.clashes.isEmpty, "\(catalog.clashes)")
        #expect(catalog.rules.count > 80)
    }

    @Test func everyRuleExplainsItself() {
        for rule in catalog.rules {
            #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, "\(rule.id)")
            #expect(!rule.summary.isEmpty && !rule.summary.contains("\n"), "\(rule.id)")
            #expect(rule.explanation.count > 80, "\(rule.id)")
        }
    }
}
