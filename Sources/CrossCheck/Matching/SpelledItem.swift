import Spec

/// An item with every form of its name that a guide may misspell; by reference, since many facts are held against each.
final class SpelledItem: Sendable {
    let reference: SpecItemReference
    /// The name, then its aliases.
    let names: [Spelling]
    /// Of methods: the first word, as sentences give it.
    let base: Spelling?
    /// Of properties.
    let setter: Spelling?
    /// Of parameters: what they belong to.
    let call: CallName?

    /// Parts of the item, so that a look at one does not copy all.
    var kind: SpecItem.Kind { reference.item.kind }
    var owner: String? { reference.item.owner?.value }
    var letters: Letters { names[0].letters }
    var text: String { letters.text }

    /// All that a name may be near to.
    var written: [String] { names.map(\.text) + [base?.text, setter?.text, call == nil ? nil : owner].compactMap { $0 } }

    init(_ reference: SpecItemReference) {
        self.reference = reference
        let item = reference.item
        names = ([item.name] + item.aliases).map { Spelling($0.value) }
        base = item.kind == .method ? Spelling(NameForms.base(item.name.value)) : nil
        setter = item.kind == .property ? Spelling(NameForms.setter(of: item.name.value)) : nil
        call = item.kind == .parameter ? item.owner.map { CallName($0.value) } : nil
    }
}
