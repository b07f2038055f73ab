import CrossCheck
import Foundation
import Guide
import SourceText
import Spec

/// How drift is shown.
enum DriftReport {
    struct Change: Encodable {
        var kind: String
        var fact: String
        var name: String
        var owner: String?
        var aspects: [String]
        /// For each aspect what it was and is, where a version says so.
        var was: [String?]
        var becomes: [String?]
        var oldLine: Int?
        var newLine: Int?
        var items: [String]
        var files: [String]

        init(_ change: Drift.Change) {
            let fact = change.new ?? change.old
            kind = change.kind.rawValue
            self.fact = fact?.noun ?? ""
            name = change.name
            owner = fact?.fact.owner
            aspects = change.aspects.map(\.name)
            was = change.aspects.map(\.old)
            becomes = change.aspects.map(\.new)
            oldLine = change.old?.line
            newLine = change.new?.line
            items = change.items.map { item in
                "\(item.owner.map { "\($0.value)." } ?? "")\(item.name.value) (\(item.place.file.path):\(item.place.start.line))"
            }
            files = change.artifacts
        }

        private static func quoted(_ text: String?) -> String { text.map { "`\($0)`" } ?? "nothing" }

        var text: String {
            let lines = [oldLine.map { "line \($0)" }, newLine.map { "line \($0)" }].compactMap { $0 }.joined(separator: " → ")
            let what = "\(kind.padding(toLength: 8, withPad: " ", startingAt: 0)) \(fact) \(owner.map { "\($0)." } ?? "")\(name) (\(lines))"
            let told = aspects.indices.map { "\(aspects[$0]) \(Self.quoted(was[$0])) → \(Self.quoted(becomes[$0]))" }
            let head = told.isEmpty ? what : "\(what): \(told.joined(separator: ", "))"
            return ([head] + items.map { "  item  \($0)" } + files.map { "  file  \($0)" }).joined(separator: "\n")
        }
    }

    static func text(_ drift: Drift, system: String) -> String {
        let lines = drift.changes.map { Change($0).text }
        let counts = [(drift.added, "added"), (drift.removed, "removed"), (drift.changed, "changed")].map { "\($0.0.count) \($0.1)" }
        let sum = drift.isEmpty ? "the guide states what is recorded" : counts.joined(separator: ", ")
        return (lines + ["\(system): \(sum)"]).joined(separator: "\n")
    }
}

/// The generated files that an item is part of, as far as they are there.
struct TouchedFiles {
    private let module: String
    private let folder: String
    private let protocols: Set<String>

    init(spec: Spec, generated: String) {
        module = spec.system.module.value
        folder = "\(generated)/\(module)"
        protocols = Set(spec.protocols.map(\.name.value))
    }

    func paths(_ item: SpecItem) -> [String] {
        candidates(item).filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }.map { "\(module)/\($0)" }
    }

    private func candidates(_ item: SpecItem) -> [String] {
        switch item.kind {
        case .type: ofType(item.name.value) + pages("types", "methods")
        case .method, .property: ofType(item.owner?.value ?? "") + pages("types", "methods")
        case .enum, .case: ["Client/Types.swift", "Client/Errors.swift"] + pages("types", "errors")
        case .error: ["Client/Errors.swift", "Mock/Errors.swift", "Tests/ErrorTests.swift"] + pages("errors")
        case .constant: ["Client/Constants.swift"] + pages("types", "settings")
        case .endpoint, .header:
            ["Client/Endpoints.swift", "Mock/Endpoints.swift", "Mock/Answers.swift", "Tests/EndpointTests.swift"] + pages("endpoints")
        case .parameter:
            item.language == nil
                ? ["Client/Endpoints.swift", "Mock/Endpoints.swift", "Tests/EndpointTests.swift"] + pages("endpoints") : pages("methods")
        case .key: pages("settings")
        case .duration: ["Client/Flows.swift", "Mock/Durations.swift"] + pages("settings")
        }
    }

    private func ofType(_ name: String) -> [String] { ["Client/\(name).swift", "Client/\(name)+Flows.swift"] }

    private func pages(_ names: String...) -> [String] { names.flatMap { name in ["Reference/en/\(name).md", "Reference/ko/\(name).md"] } }
}
