/// Statements on their way to lines, with their depth.
struct CodeLines {
    private(set) var lines: [String] = []
    /// Blanks that the template puts before every line.
    private let base: Int
    private var depth = 0

    /// - Parameter base: how far in the body stands in its file.
    init(base: Int) { self.base = base }

    mutating func add(_ line: String) { lines.append(String(repeating: "    ", count: depth) + line) }

    mutating func add(_ text: SwiftText, prefix: String = "", suffix: String = "") {
        for line in text.lines(indentation: base + depth * 4, prefix: prefix, suffix: suffix) { add(line) }
    }

    /// `guard a, b else {` or `if a, b {`: on one line, or with a line for each condition.
    mutating func add(conditions: [SwiftText], keyword: String, tail: String) {
        let flat = "\(keyword) \(conditions.map(\.flat).joined(separator: ", ")) \(tail)"
        guard flat.count > SwiftText.lineLength - base - depth * 4 else { return add(flat) }
        let isGuard = keyword == "guard"
        if isGuard { add(keyword) }
        for (index, condition) in conditions.enumerated() {
            let isHead = index == 0 && !isGuard
            if !isHead { indent() }
            add(condition, prefix: isHead ? "\(keyword) " : "", suffix: index < conditions.count - 1 ? "," : "")
            if !isHead { outdent() }
        }
        add(isGuard ? tail : "{")
    }

    /// `head { body }`: on one line, or with the body on lines of its own.
    mutating func add(block head: String, _ body: SwiftText, prefix: String = "") {
        let flat = "\(head) { \(prefix)\(body.flat) }"
        guard flat.count > SwiftText.lineLength - base - depth * 4 else { return add(flat) }
        add("\(head) {")
        indent()
        add(body, prefix: prefix)
        outdent()
        add("}")
    }

    mutating func indent() { depth += 1 }
    mutating func outdent() { depth -= 1 }
}
