import Declarations
import Foundation
import Generator
import Guide
import SourceText
import Spec
import Testing

/// What guides' Objective-C samples send to a type of the SDK can be called on it from Swift, by the name that Swift gives it.
@Suite(.enabled(if: Repository.guides != nil, "the guides are not here"))
struct ObjectiveCSampleTests {
    /// Each with how many different messages its samples send, at least.
    private static let systems = [
        ("ibm-mobile-client-access", 11), ("kakao-user-management", 16), ("naver-login", 18), ("nhn-cloud-iap", 11),
    ]

    @Test(arguments: systems)
    func everyMessageIsACall(system: String, count: Int) throws {
        let spec = try #require(try Self.spec(of: system))
        let module = spec.system.module.value
        let names = SwiftNames(spec)
        var calls: Set<String> = []
        for guide in spec.guides {
            let samples = try GuideSamples(guide.file.value, in: #require(Repository.guides))
            for fact in samples.sheet.facts where Self.isMessage(fact) {
                guard let owner = fact.owner, names.owns(owner) else { continue }
                let line = samples.sheet.file.position(of: fact.span.start).line
                let message = "\(guide.file.value), line \(line): `\(owner)` is sent `\(fact.name)`"
                let call = names.call(fact.name, on: owner)
                #expect(call != nil || names.isExempt(fact.name, of: owner), "\(message), which the spec does not know")
                if let call { calls.insert(call) }
            }
        }
        #expect(calls.count >= count, "\(calls.sorted().joined(separator: "\n"))")
        let source = (["import \(module)", "@MainActor func calls() {"] + calls.sorted() + ["}"]).joined(separator: "\n")
        let compiler = SwiftCompiler(modules: try Build.current().modules(with: [module, "ClientRuntime"]))
        let errors = try compiler.errors(in: source, mode: "5")
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))\n\(source)")
    }

    private static func isMessage(_ fact: Fact) -> Bool {
        fact.kind == .use && fact.source == .sample && fact.detail.language == .objectiveC && fact.detail.form == "call"
    }

    private static func spec(of system: String) throws -> Spec? {
        let folder = Repository.root.appending(path: "Specs/\(system)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { SpecLoader.isSpecFile($0) }.sorted()
        let files = try names.map { SourceFile(path: $0, bytes: [UInt8](try Data(contentsOf: folder.appending(path: $0)))) }
        return SpecLoader.load(folder: files).spec
    }
}
