import Diagnostics
import SourceText
import Spec
import Testing

@Suite("Names of modules")
struct ModuleNameTests {
    @Test("every module that this package has is taken")
    func ourOwnAreTaken() throws {
        let package = try Repository.file("Package.swift")
        let target = /\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w+)"/
        let modules = String(decoding: package.bytes, as: UTF8.self).matches(of: target).map { String($0.1) }
        #expect(modules.count > 20)
        for module in modules {
            #expect(rules(spec(module: module)).contains("spec-module-name"), "\(module)")
            #expect(rules(spec(module: module.uppercased())).contains("spec-module-name"), "\(module) in capitals")
        }
    }

    @Test("no mock, tests or executable is called like what this package has")
    func whatFollowsFromNames() throws {
        let package = try Repository.file("Package.swift")
        let text = String(decoding: package.bytes, as: UTF8.self)
        let tests = text.matches(of: /\.testTarget\(\s*name: "(\w+)Tests"/).map { String($0.1) }
        #expect(tests.count > 20)
        for module in tests { #expect(rules(spec(module: module, mock: true)).contains("spec-module-name"), "\(module)") }
        let ids = text.matches(of: /\.executableTarget\(\s*name: "([a-z-]+)-mock"/).map { String($0.1) }
        #expect(ids.sorted() == ["guidewright", "toy"])
        for id in ids { #expect(rules(spec(id: id, module: "MyKit", mock: true)).contains("spec-module-name"), "\(id)") }
    }

    @Test(
        "two systems do not share a name",
        arguments: [
            ("tide-kit", "TideKit", "tide-mocks", "TideKitMock", "`TideKitMock` is a client, and a mock of another system"),
            ("tide-kit", "TideKit", "tide-tests", "TideKitTests", "`TideKitTests` is a client, and tests of another system"),
            (
                "tide-kit", "TideKit", "tidekit", "Tidekit",
                "`Tidekit`, a client, and `TideKit`, a client of another system, differ only in capital letters or a dash"
            ),
            (
                "tide-kit", "TideKit", "tide-kit", "OtherKit",
                "`tide-kit-mock` is a mock's executable, and a mock's executable of another system"
            ),
            (
                "tide-kit", "TideKit", "other-kit", "Tide_Kit_Mock",
                "`Tide_Kit_Mock`, a client, and `tide-kit-mock`, a mock's executable of another system, differ only in capital letters or a dash"
            ),
        ])
    func sharedNames(firstID: String, first: String, secondID: String, second: String, message: String) throws {
        let specs = try [spec(id: firstID, module: first, mock: true), spec(id: secondID, module: second, mock: true)]
            .map { try #require(SpecLoader.load(folder: [$0]).spec) }
        #expect(SharedNames.check(specs).map(\.message) == [message])
        #expect(SharedNames.check([specs[0]]).isEmpty)
        #expect(SharedNames.check(specs).first?.primary?.place.file === specs[1].system.place.file)
    }

    private func spec(id: String = "my-sdk", module: String, mock: Bool = false) -> SourceFile {
        let head = "system:\n  id: \(id)\n  module: \(module)\n  title: {en: A, ko: 가}\n  summary: {en: An SDK., ko: 무엇입니다.}\n"
        return SourceFile(path: "system.yaml", text: head + (mock ? "mock:\n  answers: []\n" : ""))
    }

    private func rules(_ file: SourceFile) -> [String] { SpecLoader.load(folder: [file]).diagnostics.map(\.rule.id) }
}
