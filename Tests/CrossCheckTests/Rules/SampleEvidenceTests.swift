import CrossCheck
import Guide
import Spec
import Testing

/// What samples show besides calls: imports, texts, methods of the platform, variables.
@Suite struct SampleEvidenceTests {
    private func form(_ form: String) -> (inout Fact) -> Void {
        return { $0.detail.form = form }
    }

    @Test(arguments: [("framework", "DoorKit", true), ("framework", "DoorKit.framework", true), ("pod", "DoorKit", false)])
    func anImportBearsOutAFramework(_ kind: String, _ name: String, _ isBorneOut: Bool) {
        var bench = Bench()
        bench.item(.key, name) { item, bench in item.form = bench.located(kind) }
        bench.fact(.use, "DoorKit", line: 3, source: .sample, form("import"))
        let report = bench.check()
        #expect(report.outline == (isBorneOut ? [] : ["spec-only \(name) 1"]))
        #expect(report.coverage.facts.accounted == 1)
    }

    @Test func aTextBearsOutAScopeAndIsNeverMissed() {
        var bench = Bench()
        bench.item(.key, "account_email") { item, bench in item.form = bench.located("scope") }
        bench.fact(.use, "account_email", line: 3, source: .sample, form("literal"))
        bench.fact(.use, "vincent", line: 4, source: .sample, form("literal"))
        #expect(bench.check().outline == [])
        #expect(bench.check().coverage.facts.accounted == 2)
    }

    @Test func aMisspelledTextIsFound() {
        var bench = Bench()
        bench.item(.key, "account_email") { item, bench in item.form = bench.located("scope") }
        bench.fact(.use, "account_email", line: 3, source: .sample, form("literal"))
        bench.fact(.use, "acount_email", line: 4, source: .sample, form("literal"))
        #expect(bench.check().outline == ["misspelled-name acount_email 4"])
    }

    @Test(arguments: [("load(_:page:)", true), ("load(_:from:page:)", true), ("load(_:)", false), ("load(page:)", false)])
    func aCallMayLeaveOutWhatHasDefaults(_ call: String, _ isCall: Bool) {
        var bench = Bench()
        bench.item(.method, "load(_:from:page:size:)") { item, _ in item.defaulted = ["from", "size"] }
        bench.fact(.use, call, line: 3, source: .sample)
        #expect(bench.check().outline.isEmpty == isCall)
    }

    @Test func aHookIsBorneOutByASample() {
        var bench = Bench()
        bench.methodItem("- (void)applicationDidBecomeActive:(UIApplication *)application;", of: "UIApplicationDelegate")
        #expect(bench.check().open.count == 1)
        bench.fact(.use, "applicationDidBecomeActive:", line: 3, source: .sample) { fact in
            fact.detail.form = "implementation"
            fact.detail.parameterTypes = ["UIApplication *"]
            fact.detail.parameterNames = ["application"]
        }
        bench.fact(.use, "viewDidLoad", line: 5, source: .prose, form("mention"))
        #expect(bench.check().outline == [])
    }

    @Test func aVariableOfTheAppIsNoName() {
        var bench = Bench()
        bench.fact(.use, "accountResult", line: 3, source: .prose, form("mention"))
        #expect(bench.check().outline == ["guide-only accountResult 3"])
        bench.fact(.property, "accountResult", line: 4, source: .prose, form("variable"))
        #expect(bench.check().outline == [])
    }

    @Test(arguments: [("false", 0), ("true", 0), ("maybe", 1)])
    func aSettingsValueIsItsDefaultOrWhatToWrite(_ stated: String, _ findings: Int) {
        var bench = Bench()
        bench.item(.key, "SECURE_MODE") { item, bench in item.value = bench.located(stated) }
        bench.fact(.key, "SECURE_MODE", line: 3, source: .sample) { fact in
            fact.value = "true"
            fact.detail.defaultValue = "false"
        }
        #expect(bench.check().open.count == findings)
    }
}
