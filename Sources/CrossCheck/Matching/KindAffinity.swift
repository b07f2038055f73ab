import Guide
import Spec

/// Which kinds of items a fact of some kind may bear out, the most likely first.
///
/// Guides call one thing a constant in one table and a property in the next, so affinity is wide where a name alone is given, and narrow where
/// a declaration says what the thing is.
enum KindAffinity {
    private static func rank(_ item: SpecItem.Kind, _ fact: Fact) -> Int? {
        candidates(fact).firstIndex(of: item)
    }

    /// What an import or a text of a sample shows: a framework to link, a scope or property to ask for.
    static func rank(_ item: SpecItem, _ fact: Fact) -> Int? {
        switch fact.detail.form {
        case "import" where fact.kind == .use: item.kind == .key && item.form?.value == "framework" ? 0 : nil
        case "literal" where fact.kind == .use: item.kind == .key && ["scope", "property"].contains(item.form?.value) ? 0 : nil
        case "keyword" where fact.kind == .use: nil
        default: rank(item.kind, fact)
        }
    }

    private static func candidates(_ fact: Fact) -> [SpecItem.Kind] {
        let exact = fact.source == .declaration
        switch fact.kind {
        case .type: return [.type, .enum]
        case .enum: return [.enum, .type]
        case .case: return exact ? [.case, .error] : [.case, .error, .constant, .key, .parameter]
        case .error: return [.error, .case, .constant]
        case .constant: return exact ? [.constant, .key] : [.constant, .property, .case, .error, .key, .parameter]
        case .method: return exact ? [.method, .property] : [.method, .property, .key]
        case .property: return exact ? [.property, .method] : [.property, .method, .constant, .key, .parameter]
        case .parameter: return [.parameter, .key, .property]
        case .endpoint: return [.endpoint, .key, .constant]
        case .header: return [.header, .parameter]
        case .key: return [.key, .constant, .parameter, .property, .header]
        case .duration: return [.duration]
        case .use: return [.method, .property, .type, .enum, .constant, .case, .error, .key, .parameter, .header]
        }
    }
}
