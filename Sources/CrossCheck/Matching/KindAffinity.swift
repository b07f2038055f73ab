import Guide
import Spec

/// Which kinds of items a fact of some kind may bear out, the most likely first.
///
/// Guides call one thing a constant in one table and a property in the next, so affinity is wide where a name alone is given, and narrow where
/// a declaration says what the thing is.
struct KindAffinity {
    private let form: Use?
    private let kinds: [SpecItem.Kind]

    /// What an import or a text of a sample shows: a framework to link, a scope or property to ask for. A word of the language shows nothing.
    private enum Use: String {
        case `import`, literal, keyword
    }

    init(_ fact: Fact) {
        form = fact.kind == .use ? fact.detail.form.flatMap(Use.init) : nil
        kinds = (fact.source == .declaration ? Self.declared : Self.named)[fact.kind] ?? []
    }

    /// How likely the fact bears an item of this kind out; smaller is likelier, nil is not at all.
    func rank(_ reference: SpecItemReference) -> Int? {
        switch form {
        case nil: kinds.firstIndex(of: reference.item.kind)
        case .import: reference.item.kind == .key && reference.item.form?.value == "framework" ? 0 : nil
        case .literal: isAsked(reference) ? 0 : nil
        case .keyword: nil
        }
    }

    private func isAsked(_ reference: SpecItemReference) -> Bool {
        reference.item.kind == .key && ["scope", "property"].contains(reference.item.form?.value)
    }

    /// Where a name alone is given.
    private static let named: [Fact.Kind: [SpecItem.Kind]] = [
        // A sentence may call a case a type that begins with the name of one.
        .type: [.type, .enum, .error, .case],
        .enum: [.enum, .type],
        .case: [.case, .error, .constant, .key, .parameter],
        .error: [.error, .case, .constant],
        .constant: [.constant, .property, .case, .error, .key, .parameter, .type, .enum],
        .method: [.method, .property, .key],
        .property: [.property, .method, .constant, .key, .parameter],
        .parameter: [.parameter, .key, .property],
        .endpoint: [.endpoint, .key, .constant],
        .header: [.header, .parameter],
        .key: [.key, .constant, .parameter, .property, .header],
        .duration: [.duration],
        .use: [.method, .property, .type, .enum, .constant, .case, .error, .key, .parameter, .header],
    ]

    /// Where a declaration says what the thing is.
    private static let declared = named.merging([
        .case: [.case, .error], .constant: [.constant, .key, .property], .method: [.method, .property], .property: [.property, .method],
    ]) { $1 }
}
