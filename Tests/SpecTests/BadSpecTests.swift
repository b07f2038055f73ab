import Diagnostics
import SourceText
import Spec
import Testing

@Suite("Bad specs")
struct BadSpecTests {
    static let folder = "Tests/SpecTests/Bad"

    @Test("each is reported by its rules, at its places", arguments: Repository.names(in: folder))
    func isReported(_ name: String) throws {
        let file = try Repository.file("\(Self.folder)/\(name)")
        let isAlone = file.text(file.lineSpan(1)) == "# alone"
        let base = isAlone ? [] : [try Repository.file("Tests/SpecTests/Good/base.yaml", shownAs: "0-base.yaml")]
        let found = SpecLoader.load(folder: base + [file]).diagnostics
        let elsewhere = found.filter { $0.primary.map { $0.place.file !== file } ?? false }
        #expect(elsewhere.isEmpty, "reported in the base: \(elsewhere.map(\.message))")
        #expect(found.map(Expected.init).sorted() == Expected.markers(in: file), "\(found.map { "\(Expected($0)) \($0.message)" })")
    }

    @Test("each rule has a bad spec that it reports")
    func everyRuleIsTried() throws {
        var tried: Set<String> = []
        for name in Repository.names(in: Self.folder) {
            tried.formUnion(Expected.markers(in: try Repository.file("\(Self.folder)/\(name)")).map(\.rule))
        }
        let untried = (SpecRules.structure + SpecRules.meaning).map(\.id).filter { !tried.contains($0) }
        #expect(untried.isEmpty)
    }

    @Test("rules have different ids, a summary and an explanation")
    func rulesAreExplained() {
        #expect(Set(SpecRules.rules.map(\.id)).count == SpecRules.rules.count)
        for rule in SpecRules.rules {
            #expect(rule.id.hasPrefix("spec-") || ProjectLoader.rules.contains { $0.id == rule.id })
            #expect(rule.summary.first?.isUppercase == false && !rule.summary.hasSuffix("."), "\(rule.id)")
            #expect(rule.explanation.count > 80, "\(rule.id)")
        }
    }

    @Test("the base of the cases has no finding, nor has the spec of what no feature says", arguments: ["Good/base", "Rare/system"])
    func baseIsGood(name: String) throws {
        let (spec, diagnostics) = SpecLoader.load(folder: [try Repository.file("Tests/SpecTests/\(name).yaml")])
        #expect(spec != nil)
        #expect(diagnostics.map(\.message) == [])
    }
}
