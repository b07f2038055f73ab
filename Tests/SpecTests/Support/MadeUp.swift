import Diagnostics
import SourceText
import Spec

/// Systems that are made up for a test, of any size.
enum MadeUp {
    static let text = "text: {en: Words., ko: 말입니다.}"

    /// What every system has, and an endpoint that flows may call.
    private static let head = """
        system: {id: made, module: Made, title: {en: Made, ko: 견본}, summary: {en: Words., ko: 말입니다.}}
        endpoints:
          - {name: ask, method: GET, url: "https://example.com/ask", \(text), response: {status: 200, kind: empty}}

        """

    /// Loads a system of these parts, each a key with what stands under it.
    static func load(_ parts: String...) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        var files = [SourceFile(path: "0.yaml", text: head)]
        files += parts.enumerated().map { SourceFile(path: "\($0 + 1).yaml", text: $1) }
        return SpecLoader.load(folder: files)
    }

    /// `key:` with an entry for each number.
    static func list(_ key: String, _ count: Int, _ entry: (Int) -> String) -> String {
        "\(key):\n" + (0..<count).map { "  - \(entry($0))\n" }.joined()
    }

    static func flow(_ name: String, _ steps: String, _ more: String = "") -> String {
        "{name: \(name), \(text), \(more)steps: [\(steps)]}"
    }

    /// A class with one object, and a method for each flow.
    static func client(_ methods: [(declaration: String, flow: String)]) -> String {
        let lines = methods.map { "      - {declaration: \"\($0.declaration)\", flow: \($0.flow), \(text)}\n" }
        return """
            classes:
              - name: Client
                shared: shared
                \(text)
                properties:
                  - {declaration: "@property (nonatomic, copy) NSString *key;", \(text)}
                methods:
                  - {declaration: "+ (instancetype)shared;", \(text)}

            """ + lines.joined()
    }
}

extension Sequence where Element == Diagnostic {
    /// The messages of one rule.
    func messages(of rule: String) -> [String] { filter { $0.rule.id == rule }.map(\.message) }
}
