/// Columns of types: of data that stands beside them, or kinds that are names themselves.
extension ColumnReading {
    /// "Type" and "Description" over one row, and no name: what the section is about has this type.
    var statesOneType: Bool {
        guard roles.first == .type, let first = shapes.first, first.texts.count == 1 else { return false }
        return !namesVariables && !roles.indices.dropFirst().contains { roles[$0]?.isName == true && shapes[$0].share(.names) > 0 }
    }

    /// "Type | Name": names with a small letter behind their types, be some called like types of data (`id`, `url`) or like their own (`Door`).
    private var namesVariables: Bool {
        let types = shapes.first?.texts.map(Self.plain) ?? []
        return roles.indices.dropFirst().contains { column in
            let names = shapes[column].texts.map(Self.plain)
            guard roles[column]?.isName == true, !names.isEmpty else { return false }
            if names.allSatisfy({ NameShape.isPlainName($0) }) { return true }
            return roles[column] == .anyName && names.count == types.count
                && zip(names, types).allSatisfy { NameShape.isPlainName($0) || $0 == $1 }
        }
    }

    /// "Type | Value": the values are names, and types repeat before them, so they are what has these types.
    mutating func nameTypedValues() {
        guard roles.first == .type, let types = shapes.first, types.repeats, !roles.contains(where: { $0?.isName == true }),
            let values = roles.firstIndex(of: .value), shapes[values].texts.count == types.texts.count,
            shapes[values].texts.map(Self.plain).allSatisfy({ NameShape.isPlainName($0) || $0.has("_") && NameShape.isMemberName($0) })
        else { return }
        roles[values] = .anyName
        evidence[values].add(6, for: .anyName, "names in every cell, behind types that repeat")
    }

    /// "Door type" over names that are no types of data: each is one of several kinds.
    mutating func nameKinds() {
        guard roles.first == .type, let first = shapes.first, first.share(.type) < 0.5, first.share(.names) > 0.6, !statesOneType else {
            return
        }
        guard !roles.contains(.code), !roles.contains(.required), !roles.contains(.address), !namesVariables else { return }
        // A kind is explained once.
        guard !first.repeats || !roles.contains(where: { $0?.isName == true }) else { return }
        roles[0] = .name(.case)
        evidence[0].add(2, for: .name(.case), "names in the first column, not types of data")
    }
}

extension ColumnShape {
    /// Whether a cell says what another says.
    fileprivate var repeats: Bool { Set(texts).count < texts.count }
}
