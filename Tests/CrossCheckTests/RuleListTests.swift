import CrossCheck
import Diagnostics
import Testing

@Suite struct RuleListTests {
    @Test func everyRuleExplainsItself() {
        for rule in CrossCheckRules.all {
            #expect(rule.explanation.count > 120, "\(rule.id)")
            #expect(rule.summary.first?.isUppercase == false && !rule.summary.hasSuffix("."), "\(rule.id)")
            #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
        }
    }

    @Test func idsAreUnique() {
        let ids = CrossCheckRules.all.map(\.id)
        #expect(Set(ids).count == ids.count)
    }
}
