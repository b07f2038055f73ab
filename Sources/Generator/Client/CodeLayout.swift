/// Breaks long lines the way the repository's formatter wants them broken.
enum CodeLayout {
    static let width = 140

    /// `head(a, b)tail` on one line where it fits behind `depth` levels of indentation, otherwise one item a line.
    static func call(
        _ head: String,
        _ items: [String],
        _ tail: String = "",
        brackets: (open: String, close: String) = ("(", ")"),
        trailingComma: Bool = false,
        depth: Int
    ) -> [String] {
        let line = head + brackets.open + items.joined(separator: ", ") + brackets.close + tail
        if fits(line, depth) || items.isEmpty { return [line] }
        let last = items.count - 1
        let lines = items.enumerated().flatMap { index, item in
            broken(item, depth: depth + 1, tail: index < last || trailingComma ? "," : "").map { "    \($0)" }
        }
        return [head + brackets.open] + lines + [brackets.close + tail]
    }

    /// An expression that is too long for a line, broken at the arguments of its outermost call.
    static func broken(_ text: String, depth: Int, tail: String = "") -> [String] {
        if fits(text + tail, depth) { return [text + tail] }
        if let inner = Parentheses.inner(of: text) { return broken(inner, depth: depth, tail: tail) }
        let parts = OperatorChain.split(text)
        if parts.count > 1, text.hasPrefix("let "), let sign = parts[0].firstRange(of: " = ") {
            let all = [String(parts[0][sign.upperBound...])] + parts.dropFirst()
            return [parts[0][..<sign.lowerBound] + " ="] + all.enumerated().map { "    " + $1 + ($0 == all.count - 1 ? tail : "") }
        }
        if parts.count > 1 { return parts.enumerated().map { ($0 == 0 ? "" : "    ") + $1 + ($0 == parts.count - 1 ? tail : "") } }
        if let closure = TrailingClosure(text) {
            let body = broken(closure.body, depth: depth + 1).map { "    \($0)" }
            return [closure.head + " {" + closure.parameters] + body + ["}" + tail]
        }
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return [text + tail] }
        let inner = text[text.index(after: open)...].dropLast()
        let items = ArgumentList.split(String(inner))
        return items.isEmpty ? [text + tail] : call(String(text[..<open]), items, tail, depth: depth)
    }

    static func fits(_ line: String, _ depth: Int) -> Bool { depth * 4 + line.count <= width }

    /// Text in lines of a comment, each behind its prefix.
    static func comment(_ text: String, prefix: String, continuation: String? = nil, depth: Int) -> [String] {
        let clean = Escaping.comment(text)
        guard !clean.isEmpty else { return [] }
        let following = continuation ?? prefix
        var lines: [String] = []
        var line = prefix
        var isEmpty = true
        for word in clean.split(separator: " ") {
            let limit = width - depth * 4
            if !isEmpty, line.count + 1 + word.count > limit {
                lines.append(line)
                line = following
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }
}

/// A chain of `&&` or `||`, taken apart at its outermost operators; each part but the first starts with its operator.
enum OperatorChain {
    static func split(_ text: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        var isLiteral = false
        var previous: Character = " "
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            if character == "\"", previous != "\\" { isLiteral.toggle() }
            if !isLiteral {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
            }
            let isOperator =
                !isLiteral && depth == 0 && "&|?".contains(character) && index + 1 < characters.count
                && characters[index + 1] == character && previous == " "
            if isOperator {
                parts.append(String(part.dropLast()))
                part = ""
            }
            part.append(character)
            previous = character
        }
        return parts + [part]
    }
}

/// `list.map { x in body }`, taken apart.
struct TrailingClosure {
    var head: String
    /// ` x in`, or nothing.
    var parameters: String
    var body: String

    /// Nil where the text does not end with a closure.
    init?(_ text: String) {
        guard text.hasSuffix(" }") else { return nil }
        let characters = Array(text)
        var depth = 0
        var index = characters.count - 1
        while index >= 0 {
            if characters[index] == "}" { depth += 1 }
            if characters[index] == "{" {
                depth -= 1
                if depth == 0 { break }
            }
            index -= 1
        }
        guard index > 1, characters[index - 1] == " " else { return nil }
        head = String(characters[..<(index - 1)])
        let inner = String(characters[(index + 2)..<(characters.count - 2)])
        let words = inner.split(separator: " ", maxSplits: 2)
        let isNamed = words.count == 3 && words[1] == "in"
        parameters = isNamed ? " \(words[0]) in" : ""
        body = isNamed ? String(words[2]) : inner
    }
}

/// Parentheses around a whole expression.
enum Parentheses {
    static func inner(of text: String) -> String? {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
        var depth = 0
        for (index, character) in text.enumerated() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { return index == text.count - 1 ? String(text.dropFirst().dropLast()) : nil }
        }
        return nil
    }
}

/// The arguments of a call, taken apart at the commas between them.
enum ArgumentList {
    static func split(_ text: String) -> [String] {
        var items: [String] = []
        var item = ""
        var depth = 0
        var isLiteral = false
        var previous: Character = " "
        for character in text {
            if character == "\"", previous != "\\" { isLiteral.toggle() }
            if !isLiteral {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if character == ",", depth == 0 {
                    items.append(item)
                    item = ""
                    previous = character
                    continue
                }
            }
            if !(item.isEmpty && character == " ") { item.append(character) }
            previous = character
        }
        return item.isEmpty ? items : items + [item]
    }
}
