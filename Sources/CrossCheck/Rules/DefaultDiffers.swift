import Declarations
package import Diagnostics
import Guide
package import Spec

/// A parameter of a Swift method may be left out on one side only, or means something else where it is.
package enum DefaultDiffers: PairRule {
    package static let rule = Rule(
        "default-differs",
        "the default of a parameter is not the guide's",
        explanation: """
            A call may leave out what has a default, and means that value then: without it such calls do not compile, and with another one they do \
            something else. Example: the source declares `retries: Int = 3` and the spec `retries: Int`. Write the default as the source has it. \
            What a spec cannot say, since it is no literal, is not compared.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .parameterType }

    package static func compare(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard item.kind == .method, fact.kind == .method, fact.source == .declaration, item.language == .swift,
            fact.detail.language == .swift, fact.detail.isRequired == nil, let names = fact.detail.parameterNames,
            names.count == item.parameterDefaults.count,
            case .agrees = ParameterTypeDiffers.compare(pair)
        else { return .silent }
        let defaults = WrittenDefaults(fact)
        var outcome = Outcome.silent
        for (index, stated) in item.parameterDefaults.enumerated() where stated != nil || !pair.item.omissible.contains(index) {
            switch compare(stated?.value, defaults.value(at: index), isWhole: pair.fact.format.isInterface, pair.names) {
            case .silent: continue
            case .agrees: outcome = .agrees
            case .differs(let written):
                let place = stated?.place ?? item.parameterNames[index].place
                let aspect = "default of `\(item.parameterNames[index].value)`"
                return .differs(Difference(aspect, spec: stated?.value ?? none, guide: written, at: place))
            }
        }
        return outcome
    }

    private static let none = "nothing"

    private enum Comparison {
        case silent, agrees
        case differs(String)
    }

    /// - Parameter isWhole: what shows no default has none; a guide may shorten.
    private static func compare(
        _ stated: String?, _ written: WrittenDefaults.Value, isWhole: Bool, _ names: TypeNames
    ) -> Comparison {
        switch (stated, written) {
        case (_, .open), (nil, .none): return .silent
        case (.some, .none): return isWhole ? .differs(none) : .silent
        // What stands behind a point, or what another type makes, may be anything: not every such default can be stated.
        case (nil, .literal(let literal)):
            return literal.hasPrefix(".") || NamedDefault(literal) != nil ? .silent : .differs(literal)
        case (.some(let stated), .literal(let literal)):
            if let own = NamedDefault(stated), let other = NamedDefault(literal) {
                return own.member == other.member && names.isSame(own.type, other.type) ? .agrees : .differs(literal)
            }
            return Values.agree(stated, literal) ? .agrees : .differs(literal)
        }
    }
}

/// `Store()`, `Names.usual`: what another type than the parameter's makes, or has.
private struct NamedDefault {
    var type: String
    /// Nil for what is made.
    var member: String?

    init?(_ text: String) {
        guard text.first?.isUppercase == true, text.allSatisfy({ $0.isLetter || $0.isNumber || "_.()".contains($0) }) else { return nil }
        if text.hasSuffix("()") {
            type = String(text.dropLast(2))
        } else {
            guard let point = text.lastIndex(of: ".") else { return nil }
            (type, member) = (String(text[..<point]), String(text[point...].dropFirst()))
        }
    }
}

/// The defaults that a declaration gives its parameters.
private struct WrittenDefaults {
    enum Value {
        case none
        case literal(String)
        /// There is one, and it is no literal, or was not recorded.
        case open
    }

    private let detail: Fact.Detail
    private let labels: [String]

    init(_ fact: Fact) {
        detail = fact.detail
        labels = SwiftCall(fact.name)?.labels ?? []
    }

    func value(at index: Int) -> Value {
        if index < detail.parameterDefaults.count, let literal = detail.parameterDefaults[index] { return .literal(literal) }
        if let name = detail.parameterNames?[index], detail.openDefaults.contains(name) { return .open }
        guard detail.parameterDefaults.isEmpty, index < labels.count else { return .none }
        return detail.defaulted.contains(labels[index]) ? .open : .none
    }
}
