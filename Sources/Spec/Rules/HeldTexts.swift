import Declarations
import Diagnostics

/// Texts of properties that say what a case holds.
enum HeldTexts {
    /// - Parameter holds: what cases hold, by their names.
    static func problems(_ member: EnumProperty, holding holds: [String: [HeldValue]]) -> [Diagnostic] {
        member.values.flatMap { entry in
            member.pieces(by: entry.name.value).compactMap { piece in
                guard case .held(let name) = piece else { return nil }
                return problem(name, in: entry, holds[entry.name.value] ?? [])
            }
        }
    }

    private static func problem(
        _ name: String, in entry: (name: Located<String>, value: Located<String>), _ values: [HeldValue]
    ) -> Diagnostic? {
        guard let value = values.first(where: { $0.name == name }) else {
            let known = values.map { "{$\($0.name)}" }
            let help = known.isEmpty ? "it holds nothing" : "it holds \(Listing.alternatives(known))"
            return EnumProperties.diagnostic("`\(entry.name.value)` holds nothing called `\(name)`", at: entry.value.place, help)
        }
        switch value.type.unwrapped {
        case .string, .integer, .number, .boolean, .error: return nil
        default:
            let type = value.declaration.type.spelling(in: .swift)
            return EnumProperties.diagnostic(
                "`\(name)` is `\(type)`, and has no form in a text", at: entry.value.place,
                "leave it out; texts, numbers, truth values and errors have one")
        }
    }
}
