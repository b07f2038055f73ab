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
            let text = "system:\n  id: my-sdk\n  module: \(module)\n  title: {en: A, ko: 가}\n  summary: {en: An SDK., ko: 무엇입니다.}\n"
            let found = SpecLoader.load(folder: [SourceFile(path: "system.yaml", text: text)]).diagnostics
            #expect(found.map(\.rule.id) == ["spec-module-name"], "\(module)")
        }
    }
}
