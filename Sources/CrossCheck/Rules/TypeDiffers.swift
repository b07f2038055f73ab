package import Diagnostics
import Guide
package import Spec

/// A property, constant, parameter, typedef or enum has another type.
package enum TypeDiffers: PairRule {
    package static let rule = Rule(
        "type-differs",
        "the type of a property, constant, parameter, typedef or enum is not the guide's",
        explanation: """
            The generated code takes its types from the spec, so that a wrong one reaches every app. Example: the spec gives a property the type \
            `NSString *` and the guide declares `NSDate *`. Correct the spec; if the guide is wrong, add an erratum that says why.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .type }

    package static func compare(_ pair: Pair) -> Outcome {
        if pair.item.item.kind == .parameter, pair.fact.fact.detail.parameterTypes != nil { return compareDeclaration(pair) }
        guard pair.isDirect || pair.item.item.kind == .property, let stated = pair.item.item.type, let written = written(pair) else {
            return .silent
        }
        if pair.typesAgree(stated.value, written) { return .agrees }
        return .differs(Difference("type", spec: stated.value, guide: written, at: stated.place))
    }

    /// A method's declaration bears a parameter's type out; where it does not, the method's own comparison says so.
    private static func compareDeclaration(_ pair: Pair) -> Outcome {
        let detail = pair.fact.fact.detail
        guard let stated = pair.item.item.type, let index = detail.parameterNames?.firstIndex(of: pair.item.item.name.value),
            let types = detail.parameterTypes, types.indices.contains(index), let written = types[index]
        else { return .silent }
        return pair.typesAgree(stated.value, written) ? .agrees : .silent
    }

    private static func written(_ pair: Pair) -> String? {
        let fact = pair.fact.fact
        switch pair.item.item.kind {
        case .property: return ofProperty(pair)
        case .constant, .parameter: return fact.kind == .use || fact.kind == .method || fact.kind == .header ? nil : fact.type
        case .enum: return fact.kind == .enum ? fact.type : nil
        case .type: return pair.item.item.form?.value == "alias" && fact.detail.form == "alias" ? fact.type : nil
        case .method, .case, .error, .endpoint, .header, .key, .duration: return nil
        }
    }

    /// A property's own declaration, its getter in a list, or its setter's parameter.
    private static func ofProperty(_ pair: Pair) -> String? {
        let fact = pair.fact.fact
        switch fact.kind {
        case .property, .constant, .parameter: return fact.type
        case .method:
            if fact.name.hasSuffix(":") { return fact.detail.parameterTypes?.first ?? nil }
            return fact.type
        case .type, .enum, .case, .error, .endpoint, .header, .key, .duration, .use: return nil
        }
    }
}
