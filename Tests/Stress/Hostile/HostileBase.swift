import ArgumentParser
import Diagnostics
import Foundation
import Generator
import SourceText
import Spec

/// A spec that is sound, to put hostile values into.
struct HostileBase {
    var name: String
    var files: [SourceFile]

    init(_ name: String, _ files: [SourceFile]) {
        (self.name, self.files) = (name, files)
    }

    /// The specs of the tests and of the repository: smallest first, so that a value is tried where that costs least.
    ///
    /// - Throws: where a spec that people wrote is not sound: nothing would be tried in it.
    static func all() throws -> [HostileBase] {
        var bases = [HostileBase("behaviour", [SourceFile(path: "system.yaml", text: StressTarget.behaviour)])]
        bases += folders(in: "Tests/Features") + [folder("Tests/SpecTests/Good"), folder("Tests/SpecTests/Rare")]
        let written = folders(in: "Tests/Stories") + folders(in: "Specs")
        for base in bases + written where !base.files.isEmpty && base.load(with: []) == nil {
            throw ValidationError("the spec \(base.name) has errors")
        }
        return bases + written
    }

    private static func folders(in folder: String) -> [HostileBase] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { Self.folder("\(folder)/\($0)") }
    }

    private static func folder(_ path: String) -> HostileBase {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter(SpecLoader.isSpecFile).sorted()
        let files = names.compactMap { name in
            FileManager.default.contents(atPath: "\(path)/\(name)").map { SourceFile(path: name, bytes: Array($0)) }
        }
        return HostileBase(path, files)
    }

    /// The spec with values put in; nil where the validator refuses it.
    func load(with changes: [(leaf: HostileLeaf, text: String)]) -> Spec? {
        let (spec, errors) = loaded(with: changes)
        return errors.isEmpty ? spec : nil
    }

    /// What the validator says of one value.
    func verdict(on change: (leaf: HostileLeaf, text: String)) -> Verdict {
        let (spec, errors) = loaded(with: [change])
        if spec != nil, errors.isEmpty { return .taken }
        return errors.contains { $0.primary != nil } ? .refused : .refusedWithoutPlace
    }

    enum Verdict { case taken, refused, refusedWithoutPlace }

    private func loaded(with changes: [(leaf: HostileLeaf, text: String)]) -> (spec: Spec?, errors: [Diagnostic]) {
        let (spec, diagnostics) = SpecLoader.load(folder: changed(by: changes))
        return (spec, diagnostics.filter { $0.severity == .error })
    }

    private func changed(by changes: [(leaf: HostileLeaf, text: String)]) -> [SourceFile] {
        files.enumerated().map { index, file in
            let own = changes.filter { $0.leaf.file == index }.sorted { $0.leaf.span.start > $1.leaf.span.start }
            guard !own.isEmpty else { return file }
            var bytes = file.bytes
            for (leaf, text) in own {
                // A block of text ends with its line.
                let end = bytes[leaf.span.end - 1] == UInt8(ascii: "\n") ? "\n" : ""
                bytes.replaceSubrange(leaf.span.start..<leaf.span.end, with: Array((Escaping.yaml(text) + end).utf8))
            }
            return SourceFile(path: file.path, bytes: bytes)
        }
    }
}
