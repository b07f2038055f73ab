import Declarations

/// What a method of Swift fails with where it promises errors of one type, and which of them any other error becomes.
struct TypedFailures {
    /// The cases of each enum of errors.
    private let cases: [String: [String]]
    /// What each name for a type stands for.
    private let aliases: [String: String]
    /// Structs and classes that wrap errors: each is made of any error, so that nobody has to say what another becomes.
    private let wrapping: Set<String>

    init(_ enums: [Draft.Enumeration], _ typedefs: [Draft.Typedef], wrapping: Set<String> = []) {
        self.wrapping = wrapping
        let errors = enums.filter { $0.isError && $0.form == "swift" }
        cases = Dictionary(errors.map { ($0.name, $0.cases.map(\.name)) }) { first, _ in first }
        let named = typedefs.filter { $0.language == .swift }.compactMap { typedef in
            typedef.declaration.firstIndex(of: "=").map { (typedef.name, String(typedef.declaration[$0...].dropFirst())) }
        }
        aliases = Dictionary(named) { first, _ in first }
    }

    /// `DoorError.unknown`: a guess, which only a person can settle. Nil where the method fails with any error.
    func otherwise(_ signature: Signature) -> String? {
        otherwise(signature.types.map { type in type.map { aliases[Self.name(of: $0)] ?? $0 } }, signature.effects)
    }

    /// The same of what `{ get throws(DoorError) }` says.
    func otherwise(_ types: [String?], _ effects: [String]) -> String? {
        let named = ThrownErrors.named(types, effects: effects).sorted()
        return named.lazy.compactMap { name in cases[name].map { "\(name).\(Self.vaguest(of: $0))" } }.first
    }

    /// The effects with `throws` for what names no error of the draft's: of that one nobody could say what another error becomes.
    func known(_ effects: [String]) -> [String] {
        effects.filter { $0 != "throws(Never)" }.map { $0.hasPrefix("throws(") && !isKept($0) ? "throws" : $0 }
    }

    /// Whether a name is that of an enum of errors, or of what wraps them.
    func know(_ name: String) -> Bool { cases[aliases[name] ?? name] != nil || wrapping.contains(aliases[name] ?? name) }

    private func isKept(_ effect: String) -> Bool {
        otherwise([], [effect]) != nil || !wrapping.isDisjoint(with: ThrownErrors.named([], effects: [effect]))
    }

    /// Whether a draft says less than what `throws(…)` promises.
    func loses(_ effect: String) -> Bool {
        !["throws(Never)", "throws(any Error)", "throws(Error)"].contains(effect) && !isKept(effect)
    }

    /// `@escaping DoorHandler`, `DoorHandler?`
    private static func name(of type: String) -> String {
        let last = type.split(separator: " ").last.map(String.init) ?? type
        return last.hasSuffix("?") ? String(last.dropLast()) : last
    }

    private static func vaguest(of cases: [String]) -> String {
        let words = ["unknown", "other", "unexpected", "undefined", "general", "internal", "underlying", "network", "client"]
        let found = words.lazy.compactMap { word in cases.first { $0.lowercased().contains(word) } }.first
        return found ?? cases[cases.count - 1]
    }
}
