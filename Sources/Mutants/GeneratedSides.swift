package import Generator
package import SourceText
import Spec

/// What a system's spec becomes: the files of client, mock and tests.
package struct GeneratedSides: Sendable {
    package typealias File = (path: String, text: String)

    package let module: String
    package let client: [File]
    package let mock: [File]

    /// Nil where the spec does not load, or describes no mock: there are no tests then.
    package init?(files: [SourceFile], templates: TemplateLibrary) {
        guard let spec = SpecLoader.load(folder: files).spec, spec.mock != nil else { return nil }
        let input = GeneratorInput(spec: spec)
        module = spec.system.module.value
        client = Self.swift(Generator.client.files(input, templates), below: "Client/")
        mock = Self.swift(Generator.mock.files(input, templates), below: "Mock/")
    }

    package static func tests(files: [SourceFile], templates: TemplateLibrary) -> [File] {
        guard let spec = SpecLoader.load(folder: files).spec else { return [] }
        return swift(Generator.tests.files(GeneratorInput(spec: spec), templates), below: "Tests/")
    }

    package subscript(side: Mutant.Side) -> [File] { side == .client ? client : mock }

    /// The sides whose code is not what it is here; a difference in comments is none.
    package func changed(in other: GeneratedSides) -> [Mutant.Side] {
        Mutant.Side.allCases.filter { Self.code(self[$0]) != Self.code(other[$0]) }
    }

    private static func swift(_ files: [GeneratedFile], below folder: String) -> [File] {
        files.filter { $0.path.hasPrefix(folder) && $0.path.hasSuffix(".swift") }.map {
            (String($0.path.dropFirst(folder.count)), String(decoding: $0.bytes, as: UTF8.self))
        }
    }

    private static func code(_ files: [File]) -> [String: [Substring]] {
        Dictionary(
            files.map { file in
                (file.path, file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") })
            },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
