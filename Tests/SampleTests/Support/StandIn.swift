/// The app around a sample: a view controller with what the sample takes for granted. The sample itself goes in unchanged.
struct StandIn {
    /// A protocol that the view controller conforms to, unless the sample says so itself.
    struct Conformance {
        var name: String
        /// Requirements without a default, by base name.
        var requirements: [(name: String, text: String)]
    }

    var imports: [String]
    /// Declarations beside the view controller, each left out where the sample has its first words.
    var declarations: [(unless: String?, text: String)]
    var members: String
    var conformances: [Conformance]
    /// What statements find in scope.
    var parameters: String

    /// The file to compile.
    func around(_ sample: String, beside more: String = "") -> String {
        let place = Place(sample)
        var lines = imports.map { "import \($0)" } + [more]
        lines += declarations.filter { $0.unless.map(sample.contains) != true }.map(\.text)
        lines += ["@MainActor class ViewController {", members]
        if place == .member { lines.append(sample) }
        if place == .statement { lines += ["func sample(\(parameters)) {", sample, "}"] }
        lines.append("}")
        lines += conformances.compactMap { conformance(to: $0, beside: sample) }
        if place == .file { lines.append(sample) }
        return lines.joined(separator: "\n")
    }

    private func conformance(to conformance: Conformance, beside sample: String) -> String? {
        guard !sample.contains("ViewController: \(conformance.name)") else { return nil }
        let missing = conformance.requirements.filter { !sample.contains("func \($0.name)(") }.map(\.text)
        return "extension ViewController: \(conformance.name) {\n\(missing.joined(separator: "\n"))\n}"
    }

    private enum Place {
        case file, member, statement

        init(_ sample: String) {
            let words = sample.split { $0 == " " || $0.isNewline || $0 == "\t" }
            switch words.first {
            case "import", "extension", "class": self = .file
            case "func", "@IBAction", "override": self = .member
            default: self = .statement
            }
        }
    }
}
