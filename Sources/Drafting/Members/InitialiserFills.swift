import Declarations
import Guide

/// What initialisers fill their objects with by the source's own code, where no parameter is called like a property: `with:` says so.
enum InitialiserFills {
    static func settled(_ draft: Draft, _ sheets: [FactSheet]) -> Draft? {
        let fills = sheets.flatMap(\.initialiserFills)
        guard !fills.isEmpty else { return nil }
        var draft = draft
        let types = Dictionary(draft.types.flatMap { type in type.names.map { ($0, type) } }) { first, _ in first }
        var isChanged = false
        for index in draft.types.indices where draft.types[index].form != .protocol {
            for method in draft.types[index].methods.indices where draft.types[index].methods[method].name.hasPrefix("init") {
                let own = fills.filter { $0.initialiser == draft.types[index].methods[method].name }
                let known = own.filter { isKnown($0, of: draft.types[index], draft.types[index].methods[method], types) }
                guard !known.isEmpty else { continue }
                draft.types[index].methods[method].fills = known.map { ($0.property, "$arg.\($0.value.joined(separator: "."))") }
                isChanged = true
            }
        }
        return isChanged ? draft : nil
    }

    /// Whether the type has the property, and what fills it is of its type: a parameter, or a member of an object of the draft's.
    private static func isKnown(_ fill: InitialiserFill, of type: TypeDraft, _ method: MethodDraft, _ types: [String: TypeDraft]) -> Bool {
        guard type.names.contains(fill.owner), fill.value.count <= 2, let property = type.stored(fill.property),
            !method.parameters.contains(fill.property), let number = method.parameters.firstIndex(of: fill.value[0]),
            number < method.parameterTypes.count
        else { return false }
        let given = method.parameterTypes[number]
        guard fill.value.count == 2 else { return bare(given) == bare(property.type) }
        return types[given]?.stored(fill.value[1]).map { bare($0.type) == bare(property.type) } ?? false
    }

    private static func bare(_ type: String) -> Substring { type.hasSuffix("?") || type.hasSuffix("!") ? type.dropLast() : type[...] }
}

extension TypeDraft {
    fileprivate var names: [String] { [swiftName, name].compactMap { $0 } }

    fileprivate func stored(_ name: String) -> PropertyDraft? {
        properties.first { $0.name == name && !$0.isStatic && !$0.isComputed && $0.value == nil }
    }
}
