import SourceText
import Workspaces

/// Work on many values, a few at a time, in their order; says how far it is.
enum Lanes {
    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input],
        label: String,
        unit: String,
        _ work: @Sendable (Input) -> Output
    ) -> [Output] {
        let progress = ProgressLine.standardError
        return progress.during(label) { inputs.concurrentMap(counting: progress, unit, work) }
    }
}

extension Array where Element: Sendable {
    /// Counts what is done within the stage that goes on.
    func concurrentMap<Result: Sendable>(
        counting progress: ProgressLine, _ unit: String, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        progress.expect(count, unit)
        return concurrentMap { element in
            defer { progress.advance() }
            return transform(element)
        }
    }
}
