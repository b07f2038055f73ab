package import Diagnostics
package import SourceText
package import YAMLTree

/// Loads the files of one system.
///
/// The stages: YAML trees → structure held against the grammar → joined files → model without behaviour → behaviour, resolved and typed →
/// rules. Everything that is wrong is reported at once. A spec is answered wherever there is a `system:`, even beside errors, so that
/// callers can go on checking; whoever generates refuses a spec with errors.
package enum SpecLoader {
    /// - Parameter module: the Swift module, where a project calls it otherwise than the spec does.
    package static func load(folder files: [SourceFile], module: Located<String>? = nil) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        let inputs = files.filter { isSpecFile($0.path) }.sorted { $0.path < $1.path }
        var diagnostics: [Diagnostic] = []
        let read = inputs.concurrentMap { YAMLTree.parse($0) }
        diagnostics += read.flatMap(\.diagnostics)
        let roots = read.compactMap(\.root)
        // What a file that is no YAML would have declared, others refer to: nothing can be said of them.
        guard roots.count == inputs.count else { return (nil, firstOfEach(ordered(diagnostics, inputs))) }
        let checks = roots.concurrentMap { StructureCheck.check($0) }
        diagnostics += checks.flatMap(\.diagnostics) + TextRules.check(checks.flatMap(\.texts), SystemLanguages.listed(in: roots))
        let merged = MergedFiles(roots)
        diagnostics += merged.diagnostics
        var decoder = SpecDecoder(merged)
        guard var spec = decoder.decode() else {
            if merged.single["system"] == nil, roots.count == inputs.count { diagnostics.append(MissingSystem.diagnostic(inputs)) }
            return (nil, ordered(diagnostics + decoder.found, inputs))
        }
        if let module { spec.system.module = module }
        spec.settleDomains()
        var behaviour = BehaviourLoader.finish(&spec, decoder)
        behaviour.survey.incomplete = checks.reduce(into: []) { $0.formUnion($1.incomplete) }
        diagnostics += decoder.found + behaviour.diagnostics + SpecValidation.check(behaviour.survey)
        if !diagnostics.contains(where: { $0.rule.severity == .error }) {
            diagnostics += UnreadParameter.check(behaviour.survey) + ListenerRules.checkTold(behaviour.survey)
        }
        return (spec, ordered(diagnostics, inputs))
    }

    /// The first error of each file, without what follows from it.
    private static func firstOfEach(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<String> = []
        return diagnostics.filter { seen.insert($0.primary?.place.file.path ?? "").inserted }
    }

    /// What is wrong with one file's structure alone: exactly what the JSON Schema refuses.
    package static func structure(of root: YAMLNode) -> [Diagnostic] { StructureCheck.check(root).diagnostics }

    /// Every `.yaml` of the folder but the machine-written evidence.
    package static func isSpecFile(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && name != "evidence.yaml"
    }

    /// By file and place; what is said twice of one place in the same words is said once.
    private static func ordered(_ diagnostics: [Diagnostic], _ files: [SourceFile]) -> [Diagnostic] {
        var order: [ObjectIdentifier: Int] = [:]
        for (index, file) in files.enumerated() { order[ObjectIdentifier(file)] = index }
        func key(_ item: (offset: Int, element: Diagnostic)) -> (Int, Int, String, Int) {
            guard let place = item.element.primary?.place else { return (-1, 0, item.element.rule.id, item.offset) }
            return (order[ObjectIdentifier(place.file)] ?? files.count, place.span.start, item.element.rule.id, item.offset)
        }
        var seen: Set<Said> = []
        return diagnostics.enumerated()
            .sorted { key($0) < key($1) }
            .map(\.element)
            .filter { seen.insert(Said(rule: $0.rule.id, message: $0.message, place: $0.primary?.place)).inserted }
    }

    private struct Said: Hashable {
        var rule: String
        var message: String
        var place: Place?
    }
}

extension SpecDecoder {
    /// What decoding found, declarations included.
    var found: [Diagnostic] { diagnostics + declarations.diagnostics }
}
