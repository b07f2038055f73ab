import Declarations
import Guide

/// What Swift itself calls types inside of an enum, `Door.State.RawValue`, as what they are: a spec says no such names.
struct RawTypes {
    /// By the enum's own name; empty where two of that name differ.
    private var types: [String: String] = [:]

    init(_ facts: [Fact]) {
        for fact in facts where fact.kind == .enum && fact.source == .declaration && fact.detail.language == .swift {
            guard let type = fact.type else { continue }
            types[fact.name] = types[fact.name, default: type] == type ? type : ""
        }
    }

    /// Names that every type of a kind has for others, by protocols of the library: no vendor declares them by mentioning them.
    static let associated: Set<String> = ["RawValue", "AllCases", "Element", "Index", "Iterator", "Key", "Value", "ID"]

    func settled(_ fact: Fact) -> Fact {
        guard !types.isEmpty, fact.detail.language == .swift else { return fact }
        return fact.spellingTypes(spelled)
    }

    private func spelled(_ type: String) -> String {
        guard type.contains(".RawValue") || type.contains(".AllCases") else { return type }
        return type.spellingPaths { path, _ in meaning(of: path) ?? path }
    }

    private func meaning(of path: String) -> String? {
        let parts = path.split(separator: ".")
        guard parts.count > 1, let raw = types[String(parts[parts.count - 2])], !raw.isEmpty else { return nil }
        return switch parts.last {
        case "RawValue": raw
        case "AllCases": "[\(parts.dropLast().joined(separator: "."))]"
        default: nil
        }
    }
}
