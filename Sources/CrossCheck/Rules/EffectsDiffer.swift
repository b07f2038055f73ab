import Declarations
package import Diagnostics
import Guide
package import Spec

/// A method of Swift waits, throws, changes its struct or may answer nothing on one side only.
package enum EffectsDiffer: PairRule {
    package static let rule = Rule(
        "effects-differ",
        "a method of Swift is called in another manner than the guide's",
        explanation: """
            `async` and `throws` decide how a call is written, `@MainActor` where, `mutating` whether a constant can be called on, `init?` whether \
            the object may be missing, `open` whether an app may override it: code written for one does not compile with the other. Example: the guide declares `init?(text: String)` and the spec \
            `init(text: String)`. Write the declaration as the guide has it, or accept the finding with the reason.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .attribute }

    package static func compare(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard item.kind == .method, fact.kind == .method, fact.source == .declaration, fact.detail.parameterTypes != nil,
            item.language == .swift, fact.detail.language == .swift
        else { return .silent }
        // Apps' own types implement protocols on the main actor in any case.
        let isRequirement = item.isRequired != nil || fact.detail.isRequired != nil
        let written = fact.detail.attributes.filter { isManner($0) && (!isRequirement || $0 != DeclaredEffects.mainActor) }
        let unsaid = pair.unsaidAccess(written)
        let stated = item.attributes.map(\.value).filter { $0 != unsaid && (!isRequirement || $0 != DeclaredEffects.mainActor) }
        guard Set(stated.map(bare)) != Set(written.map(bare)) else { return .agrees }
        let odd = item.attributes.first { !written.map(bare).contains(bare($0.value)) }
        return .differs(Difference("manner", spec: shown(stated), guide: shown(written), at: odd?.place ?? item.name.place))
    }

    private static func isManner(_ word: String) -> Bool {
        ["mutating", "init?", "init!", "async", DeclaredEffects.mainActor, DeclaredEffects.open].contains(word) || word.hasPrefix("throws")
    }

    /// `throws(any Error)` says no more than `throws`.
    private static func bare(_ word: String) -> String {
        ["throws(any Error)", "throws(Error)"].contains(word) ? "throws" : word
    }

    static let none = "none of it"

    private static func shown(_ words: [String]) -> String { words.isEmpty ? none : words.joined(separator: " ") }
}

extension Pair {
    /// `open` where the guide does not say it: a guide shows a member as it is called, and leaves out who may override it. Sources say it.
    func unsaidAccess(_ written: [String]) -> String? {
        witness.isGuide && !written.contains(DeclaredEffects.open) ? DeclaredEffects.open : nil
    }
}
