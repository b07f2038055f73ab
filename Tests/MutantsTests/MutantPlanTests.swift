import Diagnostics
import Mutants
import SourceText
import Spec
import Testing

@Suite struct MutantPlanTests {
    private static func mutants(_ kind: Mutant.Kind, _ text: String = Lamp.spec) -> [Mutant] {
        MutantPlan(files: [SourceFile(path: "lamp/all.yaml", text: text)], seed: 7).mutants(count: .max).filter { $0.kind == kind }
    }

    private static func changed(_ mutant: Mutant) -> String { mutant.files[0].text(mutant.files[0].wholeSpan) }

    @Test func theSeedChoosesTheMutants() {
        func texts(_ seed: UInt64) -> [String] {
            MutantPlan(files: [Lamp.file], seed: seed).mutants(count: 12).map(\.description)
        }
        #expect(texts(3) == texts(3))
        #expect(texts(3) != texts(4))
        #expect(texts(3).count == 12)
    }

    @Test func kindsTakeTurns() {
        let mutants = MutantPlan(files: [Lamp.file], seed: 7).mutants(count: 8)
        #expect(Set(mutants.map(\.kind)).count == 8)
    }

    /// A change that the spec's own rules refuse is no mutant.
    @Test func everyMutantLoads() {
        for mutant in MutantPlan(files: [Lamp.file], seed: 7).mutants(count: .max) {
            let (spec, diagnostics) = SpecLoader.load(folder: mutant.files)
            #expect(spec != nil && !diagnostics.contains { $0.severity == .error }, "\(mutant.description)")
            #expect(Self.changed(mutant) != Lamp.spec, "\(mutant.description)")
        }
    }

    /// A field is renamed where it is declared and where flows and answers refer to it, and reads the same in Swift.
    @Test func aNewNameIsCarriedThrough() throws {
        let mutant = try #require(Self.mutants(.fieldName).first { $0.old == "access_token" })
        #expect(mutant.new == "access_token_")
        let text = Self.changed(mutant)
        #expect(text.contains("{name: access_token_, type: string, required: true}"))
        #expect(text.contains("$response.access_token_}"))
        #expect(text.contains("access_token_: {random: token}"))
    }

    @Test func conditionsAreNegated() {
        let conditions = Self.mutants(.condition)
        #expect(conditions.contains { $0.old == "$self.key" && $0.new == "{not: $self.key}" })
        #expect(conditions.contains { $0.old == "{not: $arg.again}" && $0.new == "$arg.again" })
    }

    @Test func stepsAndEntriesAreDropped() throws {
        let step = try #require(Self.mutants(.step).first { $0.old == "- post: LampDidOpen" || $0.old == "post: LampDidOpen" })
        #expect(!Self.changed(step).contains("post:"))
        #expect(Self.mutants(.entry).contains { $0.old == "tokens.count: 1" })
    }

    @Test(arguments: [
        (Mutant.Kind.errorCode, "7", "1015"), (.errorWire, "\"gone\"", ""), (.duration, "60", "1121"), (.required, "true", "false"),
        (.secret, "true", "false"), (.durability, "true", "false"),
    ])
    func valuesBecomeOthers(_ kind: Mutant.Kind, _ old: String, _ new: String) {
        let mutants = Self.mutants(kind)
        #expect(!mutants.isEmpty)
        if !new.isEmpty { #expect(mutants.contains { $0.old == old && $0.new == new }, "\(mutants.map(\.description))") }
    }

    @Test func urlsGetAMistakeInHostOrPath() throws {
        let host = try #require(Self.mutants(.host).first)
        #expect(host.old == "https://lamp.example.com/token" && host.new.hasSuffix("/token") && host.new != host.old)
        let path = try #require(Self.mutants(.path).first)
        #expect(path.new.hasPrefix("https://lamp.example.com/") && path.new != path.old)
    }

    /// What a person reads points at the line of the true spec.
    @Test func aDescriptionNamesThePlace() throws {
        let mutant = try #require(Self.mutants(.duration).first)
        let line = try #require(
            Lamp.spec.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("seconds: 60") })
        #expect(mutant.description == "duration of durations life seconds in lamp/all.yaml:\(line + 1): `60` → `1121`")
    }

    @Test func aFileThatIsNoSpecHasNoMutants() {
        #expect(MutantPlan(files: [SourceFile(path: "lamp/all.yaml", text: "a: [")], seed: 7).mutants(count: 5).isEmpty)
        #expect(MutantPlan(files: [], seed: 7).mutants(count: 5).isEmpty)
    }
}
