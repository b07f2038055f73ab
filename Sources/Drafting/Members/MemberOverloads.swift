import Declarations
import Guide
import SourceText

/// Methods of Swift that one type has under one name.
extension MemberTable {
    /// What a compiler has read are so many methods as differ by what they take, by whether they wait, or by what they answer: each is a member
    /// of its own, with what is said of it alone. So are those that one listing of a guide shows together: no type could have both otherwise.
    /// What is said elsewhere of the name is said of the first.
    mutating func partOverloads() {
        members = members.flatMap(Self.overloads)
        index = [:]
    }

    private static func overloads(_ member: Member) -> [Member] {
        let told = told(member.statements)
        var shapes: [OverloadShape] = []
        for shape in told.compactMap({ $0 }) where !shapes.contains(shape) { shapes.append(shape) }
        guard shapes.count > 1 else { return [member] }
        // Initialisers that wait are none of a spec: the one that does not is the one that stays.
        if member.name.hasPrefix("init") { shapes = shapes.filter { !$0.waits } + shapes.filter(\.waits) }
        return shapes.indices.map { index in
            var one = member
            one.statements = zip(member.statements, told).filter { _, shape in
                shape.map { $0 == shapes[index] } ?? (index == shapes.startIndex)
            }.map(\.0)
            return one
        }
    }

    /// The shape of each statement that tells of an overload.
    private static func told(_ statements: [Statement]) -> [OverloadShape?] {
        let shapes = statements.map(OverloadShape.init)
        return statements.indices.map { index in
            let isShown = statements.indices.contains { other in
                other != index && shapes[other] != nil && shapes[other] != shapes[index]
                    && isOneListing(statements[index], statements[other])
            }
            return statements[index].isCompiled || isShown ? shapes[index] : nil
        }
    }

    /// Whether nothing but code stands between two declarations of a guide.
    private static func isOneListing(_ one: Statement, _ other: Statement) -> Bool {
        let (first, last) = one.fact.span.start < other.fact.span.start ? (one, other) : (other, one)
        let (start, end) = (first.fact.span.end, last.fact.span.start)
        guard first.file === last.file, !first.isCompiled, start < end else { return false }
        let between = String(decoding: first.file.bytes[start..<end], as: UTF8.self)
        return !["```", "~~~", "</pre", "</code", "</p", "</h", "<td", "\n#", "\n\n\n"].contains { between.contains($0) }
    }
}

/// What tells a method of Swift from others of its name. `throws` does not.
private struct OverloadShape: Equatable {
    private let types: [String]
    private let variadic: [String]
    private let result: String
    let waits: Bool

    /// Nil for what declares no method of Swift.
    init?(_ statement: Statement) {
        let (fact, detail) = (statement.fact, statement.fact.detail)
        guard fact.kind == .method, fact.source == .declaration, detail.form != "implementation",
            detail.language == .swift, let types = detail.parameterTypes
        else { return nil }
        self.types = types.map { Self.plain($0 ?? "") }
        variadic = detail.marks.variadic.sorted()
        // An initialiser that may answer `nil` is no other one.
        result = fact.name.hasPrefix("init(") ? "" : Self.plain(fact.type ?? "Void")
        waits = detail.attributes.contains("async")
    }

    /// `NSColor` of one `#if` is `UIColor` of the other.
    private static func plain(_ type: String) -> String {
        type.filter { !$0.isWhitespace }.replacing(#/\b(?:NS|UI)(?=[A-Z])/#, with: "")
    }
}
