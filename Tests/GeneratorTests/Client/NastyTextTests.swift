import Foundation
import Spec
import Testing

@testable import Generator
@testable import SwiftCode

/// Texts of a spec never become code.
struct NastyTextTests {
    static let texts = [
        "\"; fatalError(); let x = \"", "\\(fatalError())", "line\nlet injected = 1", "*/ let injected = 1 /*", "\"\"\"\nlet injected = 1",
        "#if false",
        "\u{202E}reversed\u{2069}", "`backtick`", "\r\nlet injected = 1", "\u{2028}let injected = 1", "tab\tand {{mustache}}",
    ]

    @Test(.enabled(if: Tool.find("swiftc") != nil, "no swiftc here"), arguments: texts)
    func textStaysText(_ text: String) throws {
        var spec = try LampFixture.spec()
        for index in spec.errors.indices {
            for item in spec.errors[index].cases.indices {
                spec.errors[index].cases[item].text.texts[.english] = text
                spec.errors[index].cases[item].remedy?.texts[.english] = text
            }
            spec.errors[index].domain.value = text
        }
        for index in spec.endpoints.indices { spec.endpoints[index].text.texts[.english] = text }
        for index in spec.classes.indices { spec.classes[index].text.texts[.english] = text }
        for index in spec.constants.indices { spec.constants[index].value?.value = text }
        for index in spec.flows.indices { spec.flows[index].text.texts[.english] = text }
        let files = ClientGenerator(SettledSystem(spec), LampFixture.templates()).files()
        let folder = try TemporaryFolder()
        for (name, swift) in files {
            let code = swift.text
            try folder.write(name, code)
            let isInjected = code.split { $0.isNewline }.contains { $0.trimmingCharacters(in: .whitespaces).hasPrefix("let injected") }
            #expect(!isInjected, "\(name)")
            #expect(!code.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x2028 || $0.value == 0x0D }, "\(name)")
        }
        let result = try Tool.run("swiftc", ["-frontend", "-parse", "-swift-version", "6"] + files.map { "\(folder.path)/\($0.path)" })
        #expect(result.status == 0, "\(result.output)")
    }
}
