import Foundation
import SourceText
import Spec

@testable import Generator
@testable import SwiftCode

/// The lamp's system that Specs/README.md spells out: everything that the spec language has, in one client.
enum LampFixture {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// - Parameters:
    ///   - extras: a further file of the spec.
    ///   - edits: texts of the spec, each with what stands in its place.
    static func spec(extras: String? = nil, edits: [(String, String)] = []) throws -> Spec {
        let text = try String(contentsOf: root.appending(path: "Specs/README.md"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```yaml\n").dropFirst().map { String($0.components(separatedBy: "```")[0]) }
        let texts = blocks.map { block in
            ([("    requires: UIKit", "    #")] + edits).reduce(block) { $0.replacing($1.0, with: $1.1) }
        }
        let files = (texts + [extras].compactMap { $0 }).enumerated().map { SourceFile(path: "lamp/\($0).yaml", text: $1) }
        let (spec, _) = SpecLoader.load(folder: files)
        guard let spec else { throw LampError() }
        return spec
    }

    struct LampError: Error {}

    static func templates() -> TemplateLibrary {
        TemplateLibrary.load(root.appending(path: "Templates").path).library
    }

    private static let made = Result { try generate() }

    /// The client's files by name.
    static func client() throws -> [String: String] { try made.get() }

    static func generate(extras: String? = nil, edits: [(String, String)] = []) throws -> [String: String] {
        let files = ClientGenerator(SettledSystem(try spec(extras: extras, edits: edits)), templates()).files()
        return Dictionary(files.map { ($0.path, $0.swift.text) }) { first, _ in first }
    }
}
