package import Diagnostics

/// Every rule of this module, in the order in which findings of one place are shown.
package enum CrossCheckRules {
    static let whole: [any CheckRule.Type] = [
        SpecOnly.self, UnstatedValue.self, GuideOnly.self, NameDiffers.self, OwnerDiffers.self, MisspelledName.self, UndefinedConstant.self,
        ResultNotClass.self, UndeclaredType.self, ConflictingSignatures.self, UnknownAttribute.self, MissingType.self, Broken.self,
        URLSpelling.self, UnreadPart.self, HeadingOutOfSequence.self, CollapsedTable.self, SwallowedType.self, UnendedStatement.self,
        CutSelector.self, AbsentList.self,
        MisspelledWord.self, MisspelledPlaceholder.self, MisspelledPart.self, UnstatedKey.self,
    ]

    /// Of what travels.
    private static let bodies = [
        UndocumentedField.rule, MisplacedField.rule, FieldTypeDiffers.rule, FieldDiffers.rule, UndocumentedValue.rule,
    ]

    package static let all: [Rule] = {
        let single = whole.map { $0.rule } + PairFindings.rules.map { $0.rule }
        let several = NameDiffers.all + Broken.all + ErrataMatching.rules + EvidenceReader.rules + GuideChanges.rules
        let reported = [ConflictingStatements.rule, HeadingDiffers.rule, SampleDiffers.rule, SourceDiffers.rule] + bodies
        var seen: Set<String> = []
        return (single + several + reported).filter { seen.insert($0.id).inserted }
    }()
}
