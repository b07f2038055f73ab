import Declarations

/// Where tuples stand, and what stands in them.
extension DeclaredTypes {
    /// What a method of a class answers or hands to a block: tuples stand there, by themselves and in lists.
    func problem(_ type: TypeName, _ language: Language, beside problem: (TypeName, Language) -> Problem?) -> Problem? {
        guard language == .swift else { return problem(type, language) }
        var tuples: [TupleType] = []
        let plain = type.withoutTuples(&tuples)
        return tuples.lazy.flatMap(\.elements).compactMap { self.problem(element: $0.declared) }.first ?? problem(plain, language)
    }

    /// Flows know what stands in a tuple as apps do.
    private func problem(element type: TypeName) -> Problem? {
        if let problem = problem(type, .swift) { return problem }
        if case .named(let named) = type {
            if ["Array", "Optional"].contains(named.name), let item = named.arguments.first { return problem(element: item) }
            let isOwn = own.contains(named.name) && !protocols.contains(named.name)
            if isOwn || ["String", "Int", "Double", "Bool", "Date", "URL", "Data"].contains(named.name) { return nil }
        }
        return .unsupported(
            "`\(type.spelling(in: .swift))` in a tuple",
            help:
                "it holds types of the spec, `String`, `Int`, `Double`, `Bool`, `Date`, `URL`, `Data`, and lists of these; else declare a "
                + "struct under `classes:` with `form: structure`")
    }
}
