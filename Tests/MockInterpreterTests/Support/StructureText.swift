/// A value with all that is in it, a line each, in an order that is always the same; functions have no parts.
func structureText(_ value: Any, _ depth: Int = 0) -> String {
    let mirror = Mirror(reflecting: value)
    let indent = String(repeating: " ", count: depth)
    let parts = mirror.children.map { "\(indent)\($0.label ?? "-"): \(structureText($0.value, depth + 1))" }
    guard !parts.isEmpty else {
        return mirror.displayStyle == nil && "\(value)".contains("Function") ? "function" : String(reflecting: value)
    }
    let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    return "\(mirror.subjectType)\n" + (isUnordered ? parts.sorted() : parts).joined(separator: "\n")
}

/// The first line in which two texts differ.
func firstDifference(_ left: String, _ right: String) -> String {
    let (left, right) = (left.split(separator: "\n"), right.split(separator: "\n"))
    for (number, pair) in zip(left, right).enumerated() where pair.0 != pair.1 {
        return "line \(number + 1): \(pair.0) / \(pair.1)"
    }
    return left.count == right.count ? "none" : "one has \(left.count) lines, the other \(right.count)"
}
