import CrossCheck
import Declarations
import Guide

/// Dictionaries that a spec cannot declare: of keys that are no texts, or of what flows do not know. They are drafted without what they hold, as
/// the message of a spec that had them would say.
struct DictionaryTypes {
    /// Names that stand for such a dictionary.
    private let names: Set<String>

    init(_ statements: [Statement] = []) {
        let found = statements.map(\.fact).compactMap { fact -> String? in
            guard fact.kind == .type, fact.detail.form == "alias", fact.detail.language == .objectiveC, let type = fact.type,
                case .named(let named)? = TypeComparison.parse(type, language: .objectiveC), Self.isUndeclarable(named)
            else { return nil }
            return fact.name
        }
        names = Set(found)
    }

    /// The type without what it holds, where a spec could not say that.
    func declarable(_ type: TypeName.Named) -> TypeName.Named {
        guard Self.isUndeclarable(type) || names.contains(type.name) else { return type }
        var bare = type
        bare.name = "NSDictionary"
        bare.arguments = []
        return bare
    }

    private static func isUndeclarable(_ type: TypeName.Named) -> Bool {
        guard ["NSDictionary", "NSMutableDictionary"].contains(type.name), type.arguments.count == 2 else { return false }
        let (key, value) = (type.arguments[0], type.arguments[1])
        if key.name == "NSString" { return value.name == nil || value.name == "NSObject" }
        return key.isAnyKey ? value.name != "id" : !Platform.isType(key.name ?? "")
    }
}
