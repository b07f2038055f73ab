import SourceText

extension Sequence where Element == Diagnostic {
    /// By file, place, rule and message: the same order on every machine, whatever order the checks ran in. Those without a place come
    /// first.
    package func sortedByPlace() -> [Diagnostic] {
        enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            if path(a) != path(b) { return path(a) < path(b) }
            if let spanA = a.primary?.place.span, let spanB = b.primary?.place.span, spanA != spanB { return spanA < spanB }
            return (a.rule.id, a.message, left.offset) < (b.rule.id, b.message, right.offset)
        }.map(\.element)
    }

    private func path(_ diagnostic: Diagnostic) -> String { diagnostic.primary?.place.file.path ?? "" }
}
