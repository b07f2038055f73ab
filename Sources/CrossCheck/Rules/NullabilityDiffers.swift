import Declarations
package import Diagnostics
import Guide
import SourceText
package import Spec

/// A declaration says something else about `nil`.
package enum NullabilityDiffers: PairRule {
    package static let rule = Rule(
        "nullability-differs",
        "the spec and the guide disagree on what may be nil",
        explanation: """
            Nullability decides whether Swift shows `T`, `T?` or `T!`: app code that unwraps does not compile where there is nothing to unwrap. \
            Example: the guide declares `nullable NSString *` and the spec `NSString *`. Write what the guide's declaration writes, and nothing \
            where it writes nothing.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .nullability }

    package static func compare(_ pair: Pair) -> Outcome {
        guard pair.fact.fact.source == .declaration, pair.sharesLanguage else { return .silent }
        switch pair.item.item.kind {
        case .property: return compareType(pair)
        case .method: return compareMethod(pair)
        case .case, .error: return compareHeld(pair)
        case .type, .enum, .constant, .parameter, .endpoint, .header, .key, .duration: return .silent
        }
    }

    private static func compareType(_ pair: Pair) -> Outcome {
        guard let stated = pair.item.item.type, let written = pair.fact.fact.type, pair.fact.fact.kind == .property else { return .silent }
        let place = pair.item.item.nullability?.place ?? stated.place
        return outcome(stated.value, written, pair, stated: pair.item.item.nullability?.value, aspect: "nullability", place: place)
    }

    private static func compareMethod(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard fact.kind == .method else { return .silent }
        if let stated = item.type, let written = fact.type {
            let place = item.nullability?.place ?? stated.place
            let result = outcome(stated.value, written, pair, stated: item.nullability?.value, aspect: "result's nullability", place: place)
            if case .differs(let difference, _) = result {
                return Outcome([difference] + compareParameters(pair).differences, compared: true)
            }
        }
        return compareParameters(pair)
    }

    /// What a case holds; of another type nobody asks whether it may be nil.
    private static func compareHeld(_ pair: Pair) -> Outcome {
        guard pair.fact.fact.kind == .case, case .agrees = ParameterTypeDiffers.compare(pair) else { return .silent }
        return compareParameters(pair)
    }

    private static func compareParameters(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard let types = fact.detail.parameterTypes, types.count == item.parameterTypes.count else { return .silent }
        let differences = zip(item.parameterTypes, types).enumerated().flatMap { index, pairOfTypes -> [Difference] in
            let (stated, written) = pairOfTypes
            guard let written else { return [] }
            return outcome(stated.value, written, pair, aspect: "nullability of parameter \(index + 1)", place: stated.place).differences
        }
        return Outcome(differences, compared: true)
    }

    private static func outcome(
        _ spec: String,
        _ guide: String,
        _ pair: Pair,
        stated: Nullability? = nil,
        aspect: String,
        place: Place
    ) -> Outcome {
        let left = stated ?? pair.names.readings.type(spec, language: pair.item.item.language)?.nullability ?? .unspecified
        let right = nullability(of: guide, pair)
        guard left.meaning != right.meaning, !isOfRegion(left, right, pair) else { return .agrees }
        return .differs(Difference(aspect, spec: left.word, guide: right.word, at: place))
    }
}

extension NullabilityDiffers {
    /// What the guide's type says, or else the `typedef` that it is the name of.
    fileprivate static func nullability(of guide: String, _ pair: Pair) -> Nullability {
        let type = pair.names.readings.type(guide, language: pair.fact.fact.detail.language)
        guard let type, type.nullability == .unspecified else { return type?.nullability ?? .unspecified }
        return type.resolving(pair.names.aliases).nullability
    }

    /// A header says once for many declarations that pointers are not nil; a guide that shows one of them has no reason to.
    fileprivate static func isOfRegion(_ spec: Nullability, _ guide: Nullability, _ pair: Pair) -> Bool {
        spec == .nonnull && guide.meaning == .unspecified && pair.witness.isGuide && !pair.item.item.provenance(of: .nullability).isGuide
    }
}

extension Nullability {
    fileprivate var meaning: Nullability { self == .implicitlyUnwrapped ? .unspecified : self }

    fileprivate var word: String {
        switch self {
        case .unspecified, .implicitlyUnwrapped: "unspecified"
        case .nonnull: "nonnull"
        case .nullable: "nullable"
        }
    }
}
