import Declarations
import Spec

/// What a case holds, as a spec has it: values without a name go by their types, and by numbers where those say nothing of either.
enum HeldNaming {
    static func named(_ values: [(name: String, type: String)]) -> String {
        let unnamed = values.filter { $0.name.isEmpty }.map { word(of: $0.type) }
        let isClear = unnamed.count < 2 || Set(unnamed).count == unnamed.count && !unnamed.contains("")
        return zip(1..., values).map { number, value in
            if !value.name.isEmpty { return "\(value.name): \(value.type)" }
            return isClear ? value.type : "_ value\(number): \(value.type)"
        }.joined(separator: ", ")
    }

    /// Of a type of the spec its name; of the library's and of collections nothing.
    private static func word(of type: String) -> String {
        let name = type.hasSuffix("?") ? String(type.dropLast()) : type
        return name.allSatisfy { $0.isLetter || $0.isNumber } && !FoundationTypes.swiftNames.contains(name) ? name : ""
    }
}
