import Diagnostics

/// The paths of a failure's body lead to one value each.
enum FailurePaths {
    static let rule = Rule(
        "spec-failure-path",
        "two paths of a failure's body exclude each other, or an item is left out",
        explanation: """
            The keys of a failure's `body:` are paths of names of members, and of places of items in lists from 0 on: `error.code`, \
            `errors.0.detail`. What stands at a path is a value, an object or a list: `error` beside `error.code`, and `errors.code` beside \
            `errors.0.code`, say two things of one place. A list begins with item 0 and has no gaps.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] { survey.spec.failures.flatMap(problems) }

    private static func problems(_ shape: FailureShape) -> [Diagnostic] {
        let paths = shape.fields.map { (field: $0, parts: FailureShape.steps(of: $0.name.value)) }
        return paths.enumerated().compactMap { index, path in
            let others = paths.prefix(index)
            if let other = others.first(where: { excludes($0.parts, path.parts) }) {
                return Diagnostic(
                    rule, "`\(path.field.name.value)` and `\(other.field.name.value)` exclude each other",
                    at: [Label(path.field.name.place), Label(other.field.name.place, "stands here")],
                    help: "write one of the two: what stands at a path is a value, an object or a list")
            }
            return gap(in: path.parts, of: paths.map(\.parts)).map { place in
                Diagnostic(
                    rule, "`\(path.field.name.value)` leaves out item \(place)", at: [Label(path.field.name.place)],
                    help: "a list begins with item 0 and has no gaps")
            }
        }
    }

    /// Whether one path ends where the other goes on, or they part where one has a name and the other a place.
    private static func excludes(_ one: [String], _ other: [String]) -> Bool {
        let common = zip(one, other).prefix { $0 == $1 }.count
        guard common < one.count, common < other.count else { return true }
        return (Property.itemPlace(one[common]) == nil) != (Property.itemPlace(other[common]) == nil)
    }

    /// The place before one of the path's that no path has.
    private static func gap(in path: [String], of all: [[String]]) -> Int? {
        for (index, part) in path.enumerated() {
            guard let place = Property.itemPlace(part), place > 0 else { continue }
            let before = path[..<index] + ["\(place - 1)"]
            if !all.contains(where: { $0.starts(with: before) }) { return place - 1 }
        }
        return nil
    }
}
