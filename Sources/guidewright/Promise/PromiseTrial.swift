import Diagnostics
import Foundation
import Generator
import RandomSpecs

/// One made-up spec: what the rules say of it, and what is generated where they let it pass.
struct PromiseTrial: Sendable {
    let seed: UInt64
    let text: String
    /// The rules that refuse it.
    let refusals: [String]
    /// Paths below the output with their text; empty where it is refused.
    let files: [GeneratedFile]

    var isRefused: Bool { !refusals.isEmpty }
    var module: String { "Random\(seed)" }

    init(seed: UInt64, templates: TemplateLibrary) {
        self.seed = seed
        let (text, spec, errors) = RandomSpecMaker.load(seed: seed)
        self.text = text
        refusals = errors.map { "\($0.rule.id): \($0.message)" }
        guard errors.isEmpty, let spec else {
            files = []
            return
        }
        let input = GeneratorInput(spec: spec)
        files = Generator.outputs.flatMap { $0.files(input, templates) }
    }

    /// The files of a folder of the output that are Swift, by their names: `Client`, `Mock`, `Tests`.
    func swift(in folder: String) -> [GeneratedFile] { files.filter { $0.path.hasPrefix("\(folder)/") && $0.path.hasSuffix(".swift") } }

    /// Writes the Swift of a folder below another one, flat.
    ///
    /// - Parameter prefix: before each name, so that files of many can lie beside each other.
    func write(_ folder: String, to url: URL, prefix: String = "") throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for file in swift(in: folder) {
            let name = String(file.path.dropFirst(folder.count + 1).replacing("/", with: "-"))
            try Data(file.bytes).write(to: url.appendingPathComponent(prefix + name))
        }
    }

    /// Writes the spec and its Swift below a folder, for whoever looks into a breach.
    func keep(in folder: URL) throws {
        let own = folder.appendingPathComponent(String(seed))
        for part in ["Client", "Mock", "MockServer", "Tests"] where !swift(in: part).isEmpty {
            try write(part, to: own.appendingPathComponent(part))
        }
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try Data((text + "\n").utf8).write(to: own.appendingPathComponent("system.yaml"))
    }
}
