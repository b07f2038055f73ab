extension Extraction {
    /// Numbers are values, codes or errors, and call nothing else.
    func weighNumbers(_ names: [String], into evidence: inout Evidence<Fact.Kind>) {
        for kind in [Fact.Kind.parameter, .property, .header, .method, .type, .constant] {
            evidence.add(-8, for: kind, "numbers in place of names")
        }
        if owner(of: .case) == nil { evidence.add(-8, for: .case, "numbers, and no enum that they could be values of") }
        if names.count(where: { $0.utf8.first == 0x2D && $0.utf8.count > 1 }) > 1 {
            return evidence.add(1.5, for: .error, "codes below zero, as failures have")
        }
        guard context.weight(of: .errors) > 0 else { return evidence.add(-1, for: .error, "numbers, and no word of errors") }
        let isProtocol = context.speaksOfHTTP || names.contains { $0.utf8.first == 0x32 }
        let isOfErrors = context.sections.contains { ColumnWords.table.meanings(in: $0.title).contains(.error) }
        if isProtocol, !isOfErrors, names.allSatisfy(HTTPStatus.known.contains) {
            evidence.add(-8, for: .error, "the statuses of HTTP itself")
        } else {
            evidence.add(1.5, for: .error, "numbers, and codes of results announced")
        }
    }
}

extension NameShape {
    /// `-402`, `0x10`, `4001`.
    static func isNumber(_ text: String) -> Bool { CellShape.of(text) == .number }
}

extension Extraction {
    /// `DoorOption` of `DoorOptionOpen` and `DoorOptionShut`: a type after which all of several names are called, and none of them a type
    /// itself. It is known, or three names and its own ending speak for it.
    func choice(of names: [String]) -> String? {
        guard names.count > 1, let first = names.first else { return nil }
        let type = NameShape.openings(of: first).last { type in
            let mayBeType = survey.typeNames.contains(type) || names.count > 2 && TypeEnding.isChoice(type) && type.utf8.count > 6
            return mayBeType && survey.isOfAPI(type) && names.allSatisfy { NameShape.isCalled($0, after: type) }
        }
        let areTypes = names.contains {
            survey.isKnownType($0) || isProtocolName($0) || TypeEnding.isThing($0) || $0.has("(") || $0.has(":")
        }
        return areTypes ? nil : type
    }
}
