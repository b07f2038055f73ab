import Diagnostics
import Generator
import HTTPTypes
import MockInterpreter
import MockRuntime
import OpenAPI
import SourceText
import Spec
import WireValues
import YAMLTree

/// All that is made of a spec, each part by its structure alone. Two specs that differ in their texts have the same.
struct OutputSkeleton {
    /// What a part is made of → how many parts are, and one of them.
    private(set) var parts: [[String]: (count: Int, name: String)] = [:]
    /// What is wrong by itself, whatever else there is.
    private(set) var faults: [String] = []
    /// Swift files, for the compiler.
    private(set) var swift: [(path: String, text: String)] = []

    init(_ spec: Spec) {
        let (artifacts, problems) = Generator.generate([GeneratorInput(spec: spec)], templates: .builtIn)
        faults = problems.map(\.message)
        for path in artifacts.paths {
            guard let text = artifacts.text(path) else { continue }
            switch path {
            case _ where path.hasSuffix(".swift"):
                swift.append((path, text))
                add(SwiftSkeleton(text).tokens, path)
            case _ where path.hasSuffix(".md"): addPage(text, path)
            default: add(["file"], path)
            }
        }
        addDescription(spec)
        addMock(spec)
    }

    /// Where this has a part that the other lacks, its name.
    func difference(from other: OutputSkeleton) -> String? {
        if let fault = faults.first { return fault }
        for (part, entry) in parts.sorted(by: { $0.value.name < $1.value.name }) where entry.count != other.parts[part]?.count {
            return "\(entry.name) is built otherwise" + Self.firstDifference(part, other.parts.first { $0.value.name == entry.name }?.key)
        }
        return parts.count == other.parts.count ? nil : "parts are missing"
    }

    private static func firstDifference(_ part: [String], _ other: [String]?) -> String {
        guard let other else { return "" }
        let place = zip(part, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(part.count, other.count)
        func near(_ tokens: [String]) -> String { tokens[max(0, place - 6)..<min(tokens.count, place + 6)].joined(separator: " ") }
        return ": `\(near(part))` where `\(near(other))` was"
    }

    private mutating func add(_ part: [String], _ name: String) {
        let count = parts[part]?.count ?? 0
        parts[part] = (count + 1, min(name, parts[part]?.name ?? name))
    }

    private mutating func addPage(_ text: String, _ path: String) {
        let page = MarkdownSkeleton(text)
        add(page.nodes, path)
        for (index, fence) in page.fences.enumerated() {
            let name = "\(path), fence \(index + 1)"
            switch fence.language {
            case "sh", "bash", "shell": add(ShellSkeleton.of(fence.text), name)
            case "swift": add(SwiftSkeleton(fence.text).tokens, name)
            case "json" where (try? JSONValue(parsing: Array(fence.text.utf8))) == nil: faults.append("\(name) is no JSON")
            case "mermaid": add([String(fence.text.split(separator: "\n").count)], name)
            default: break
            }
        }
    }

    private mutating func addDescription(_ spec: Spec) {
        let text = YAMLText.text(OpenAPIDocument(spec).value, first: ["openapi", "info", "paths"])
        let (root, diagnostics) = YAMLTree.parse(SourceFile(path: "openapi.yaml", text: text))
        guard let root, diagnostics.isEmpty else { return faults.append("the OpenAPI description is no YAML") }
        var (scalars, collections) = (0, 0)
        func count(_ node: YAMLNode) {
            if node.kind == .scalar { scalars += 1 } else { collections += 1 }
            node.items.forEach(count)
            for entry in node.entries { count(entry.value) }
        }
        count(root)
        add(["OpenAPI", "\(scalars) values", "\(collections) objects and lists"], "the OpenAPI description")
    }

    /// The page for people, and what the mock says of itself.
    private mutating func addMock(_ spec: Spec) {
        guard let mock = InterpretedMock(spec) else { return }
        let service = MockService(mock.system)
        for path in ["/__mock/page", "/__mock/spec"] {
            var request = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1", path: path)
            request.headerFields[.accept] = path == "/__mock/page" ? "text/html" : "application/json"
            let reply = service.answer(request, body: [])
            let text = String(decoding: reply.body, as: UTF8.self)
            if path == "/__mock/spec" {
                if (try? JSONValue(parsing: Array(text.utf8))) == nil { faults.append("\(path) is no JSON") }
            } else {
                add(Self.tags(text), "the mock's page")
            }
        }
    }

    private static func tags(_ html: String) -> [String] {
        html.unicodeScalars.split(separator: "<").dropFirst().map { String($0.prefix { !" >\n".unicodeScalars.contains($0) }) }
    }
}
