import Guide
import Spec

/// Of several methods of Swift with one name, the one that a declaration is of: by what it takes, then by whether it waits and what it answers.
enum OverloadFit {
    /// How well an item fits; smaller is better, and 0 is all that could be told.
    static func rank(_ item: SpecItem, _ fact: Fact, _ names: TypeNames) -> Int {
        guard item.isOverload, fact.kind == .method, let types = fact.detail.parameterTypes else { return 0 }
        guard types.count == item.parameterTypes.count else { return 20 }
        let pairs = zip(item.parameterTypes.map(\.value), types).compactMap { stated, written in written.map { (stated, $0) } }
        let isOther = pairs.contains { !agree($0, item, $1, fact, names) }
        // Two may differ by that alone, and a comparison of types says nothing of it.
        let isOtherwiseMissing = pairs.contains { $0.hasSuffix("?") != $1.hasSuffix("?") }
        let waits = item.attributes.contains { $0.value == "async" } != fact.detail.attributes.contains("async")
        let answersOther = !agree(item.type?.value ?? "Void", item, fact.type ?? "Void", fact, names)
        // `-> String?` beside `-> String`.
        let answersOtherwise = (item.type?.value.hasSuffix("?") ?? false) != (fact.type?.hasSuffix("?") ?? false)
        return (isOther ? 10 : 0) + (isOtherwiseMissing ? 4 : 0) + (waits ? 2 : 0) + (answersOther ? 2 : 0) + (answersOtherwise ? 1 : 0)
    }

    private static func agree(_ stated: String, _ item: SpecItem, _ written: String, _ fact: Fact, _ names: TypeNames) -> Bool {
        TypeComparison.agree(stated, item.language, written, fact.detail.language, names: names)
    }
}
