import SourceText

/// Structs of the spec that become JSON in flows, and what is written out inside of JSON.
extension Resolver {
    /// Notes the structs that a value becomes JSON with: as a whole, where JSON is wanted, or written out inside of it.
    mutating func noteSent(_ value: Value, as wanted: ValueType?, _ scope: Scope) {
        guard scope.dialect.roots.contains(.argument) else { return }
        let isWhole = wanted?.isOfJSON == true && !value.type.isOfJSON
        let parts = value.type.isOfJSON ? value.expression.nested : []
        let types = (isWhole ? [value.type] : []) + parts.map(\.type)
        sentTypes.formUnion(types.filter { type in type.innermostName.map { index.classes[$0]?.form == .structure } ?? false })
    }

    /// Reports what stands in JSON that is written out, and has no form there.
    mutating func checkWritten(_ value: Expression, _ role: String, _ scope: Scope) {
        guard scope.dialect.roots.contains(.argument), let found = formless(in: value, isWhole: true) else { return }
        report(
            TypeMismatch.diagnostic(
                "\(role) is JSON, and holds `\(found.type.spelling)` here", at: found.place,
                help: index.sent.obstacle(in: found.type.unwrapped)?.help))
    }

    private func formless(in value: Expression, isWhole: Bool) -> Expression? {
        switch value.kind {
        case .object(let members): members.lazy.compactMap { formless(in: $0.value, isWhole: false) }.first
        case .list(let items): items.lazy.compactMap { formless(in: $0, isWhole: isWhole) }.first
        case .choice(_, let first, let second): formless(in: first, isWhole: isWhole) ?? formless(in: second, isWhole: isWhole)
        case .map(_, _, let each): formless(in: each, isWhole: isWhole)
        case .null: nil
        default: isWhole || index.fits(value.type, .json) ? nil : value
        }
    }
}

extension SpecIndex {
    /// What keeps a struct from JSON; nothing is said of other types.
    func helpSending(_ type: ValueType) -> String? {
        guard let name = type.innermostName, classes[name]?.form == .structure else { return nil }
        return sent.obstacle(in: type.unwrapped)?.help
    }
}

extension ValueType {
    /// JSON, or a list of it.
    var isOfJSON: Bool {
        switch unwrapped {
        case .json, .object: true
        case .list(let item): item.isOfJSON
        default: false
        }
    }
}
