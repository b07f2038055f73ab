import CrossCheck
import Declarations
import Guide

/// Types that stand inside of others in Swift, as declarations show and as samples name them: `Shop.Cart`.
struct NestedTypes {
    /// What a type's own name is called from outside; empty where places differ. A guide may show one alone, and name it in full elsewhere.
    private var paths: [String: String] = [:]

    init(_ statements: [Statement]) {
        for fact in statements.map(\.fact) where fact.detail.language == .swift {
            switch fact.kind {
            case .type, .enum: fact.detail.outer.map { note("\($0).\(fact.name)", isDeclared: fact.source == .declaration) }
            case .case, .use: (fact.owner ?? fact.detail.receiver).map { note($0) }
            default: break
            }
            for type in [fact.type] + (fact.detail.parameterTypes ?? []) { type.map { noteNames(in: $0) } }
        }
    }

    /// `Shop.Cart` of `Cart`, where `Shop` is one of these types.
    func path(of name: String, in known: Set<String>) -> String? {
        guard let path = paths[name], !path.isEmpty else { return nil }
        return path.split(separator: ".").dropLast().allSatisfy { known.contains(String($0)) } ? path : nil
    }

    /// `Shop` of `Cart`.
    func outer(of name: String) -> String? {
        paths[name].flatMap { path in path.lastIndex(of: ".").map { String(path[..<$0]) } }
    }

    /// `Cart` of `Shop.Cart`; nil where the path is none of types, or begins with one of the platform's.
    static func ownName(of path: String) -> String? {
        guard path.contains(".") else { return nil }
        let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return parts.allSatisfy(Words.isTypeName) && !Platform.isType(parts[0]) ? parts.last : nil
    }

    private mutating func noteNames(in type: String) {
        guard type.contains("."), let parsed = TypeComparison.parse(type, language: .swift) else { return }
        noteNames(in: parsed)
    }

    private mutating func noteNames(in type: TypeName) {
        switch type {
        case .named(let named):
            note(named.name)
            for argument in named.arguments { noteNames(in: argument) }
        case .function(let function):
            noteNames(in: function.result)
            for parameter in function.parameters { noteNames(in: parameter.type) }
        }
    }

    /// - Parameter isDeclared: what is declared is a type, also with a small letter.
    private mutating func note(_ path: String, isDeclared: Bool = false) {
        guard let name = Self.ownName(of: path) ?? (isDeclared ? Self.smallName(of: path) : nil) else { return }
        guard let known = paths[name] else { return paths[name] = path }
        if known != path { paths[name] = "" }
    }

    /// `tools` of `Shop.tools`.
    private static func smallName(of path: String) -> String? {
        let parts = path.split(separator: ".").map(String.init)
        guard let last = parts.last, parts.count > 1, parts.dropLast().allSatisfy(Words.isTypeName), !Platform.isType(parts[0]) else {
            return nil
        }
        return Words.isIdentifier(last) ? last : nil
    }
}
