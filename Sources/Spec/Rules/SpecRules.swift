package import Diagnostics

/// Every rule that loading a spec can report, besides those of YAML itself.
package enum SpecRules {
    /// What the grammar decides, and the JSON Schema with it.
    package static let structure: [Rule] =
        [UnknownKey.rule, MissingKey.rule, WrongShape.rule, UnknownWord.rule, WrongName.rule, VerbCount.several, VerbCount.missing]
        + [ConflictingKeys.rule, MissingTranslation.rule, EmptyText.rule, ShortList.rule]
}
