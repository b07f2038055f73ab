import CrossCheck
import SourceText
import YAMLTree

/// What an app sees: constants, enums, properties, errors.
extension MutationRule {
    static let types = [
        MutationRule(.constant, "constants/*/value", change: otherValue),
        MutationRule(.enumValue, "enums/*/cases/*/value", change: otherNumber),
        MutationRule(.enumWire, "enums/*/cases/*/wire", change: otherValue),
        MutationRule(
            .initialValue, "classes/*/properties/*/initial",
            change: scalar { old, text in
                if old == "true" || old == "false" { return old == "true" ? "false" : "true" }
                return Int(old).map { String($0 + 1) }
            }),
        MutationRule(
            .filledFrom, "classes/*/properties/*/field",
            change: { site, text in
                let others = (site.parents.dropLast().last?.items ?? []).compactMap { $0["field"]?.text }
                return other(of: others)(site, &text)
            }),
        MutationRule(
            .predicate, "classes/*/properties/*/trueFor/*",
            change: { site, text in
                let properties = site.parents.dropLast(2).last?.items ?? []
                return other(of: properties.flatMap { $0["trueFor"]?.items ?? [] }.compactMap(\.text))(site, &text)
            }),
    ]

    static let errors = [
        MutationRule(.errorDomain, "errors/*/domain", change: otherValue),
        MutationRule(.errorCode, "errors/*/cases/*/code", change: otherNumber),
        MutationRule(.errorWire, "errors/*/cases/*/wire/*", change: otherValue),
        MutationRule(.errorStatus, "errors/*/cases/*/status", change: other(of: ["400", "401", "403", "404", "409", "500"])),
        MutationRule(.failureShape, "failures/*/status", change: other(of: ["200", "400", "401", "403", "500"])),
        MutationRule(
            .failureShape, "failures/*/body/*",
            change: { site, _ in
                guard let key = site.key, let span = key.scalar?.verbatimSpan, let name = key.text else { return nil }
                return ([Fault.Edit(span, name + "_")], name, name + "_")
            }),
        MutationRule(.failureShape, "failures/*/body/*", change: otherValue),
        MutationRule(
            .transport, "failures/*/transport/*",
            change: { site, text in
                other(of: (site.parents.last?.entries ?? []).compactMap(\.value.text))(site, &text)
            }),
        MutationRule(
            .onInvalid, "endpoints/*/onInvalid",
            change: { site, text in
                other(of: (site.parents.last?["errors"]?.items ?? []).compactMap(\.text))(site, &text)
            }),
    ]
}
