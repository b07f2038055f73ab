import Declarations
import Guide

/// Methods of Swift that one type has under one name.
extension MemberTable {
    /// What a compiler has read are so many methods as differ by what they take, by whether they wait, or by what they answer: each is a member
    /// of its own, with what is said of it alone. What is said elsewhere of the name is said of the first.
    mutating func partOverloads() {
        members = members.flatMap(Self.overloads)
        index = [:]
    }

    private static func overloads(_ member: Member) -> [Member] {
        var shapes: [OverloadShape] = []
        for statement in member.statements {
            guard let shape = OverloadShape(statement), !shapes.contains(shape) else { continue }
            shapes.append(shape)
        }
        guard shapes.count > 1 else { return [member] }
        // Initialisers that wait are none of a spec: the one that does not is the one that stays.
        if member.name.hasPrefix("init") { shapes = shapes.filter { !$0.waits } + shapes.filter(\.waits) }
        return shapes.indices.map { index in
            var one = member
            one.statements = member.statements.filter { statement in
                OverloadShape(statement).map { $0 == shapes[index] } ?? (index == shapes.startIndex)
            }
            return one
        }
    }
}

/// What tells a method of Swift from others of its name. `throws` does not.
private struct OverloadShape: Equatable {
    private let types: [String]
    private let variadic: [String]
    private let result: String
    let waits: Bool

    /// Nil for what no compiler has read, or that declares no method of Swift.
    init?(_ statement: Statement) {
        let (fact, detail) = (statement.fact, statement.fact.detail)
        guard statement.isCompiled, fact.kind == .method, fact.source == .declaration, detail.form != "implementation",
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
