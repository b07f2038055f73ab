import Foundation

/// Work on many values, a few at a time, in their order; says how far it is.
enum Lanes {
    private final class Results<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Value?]
        private var done = 0

        init(_ count: Int) { values = Array(repeating: nil, count: count) }

        func set(_ value: Value, at index: Int) -> Int {
            lock.withLock {
                values[index] = value
                done += 1
                return done
            }
        }

        var all: [Value] { lock.withLock { values.compactMap { $0 } } }
    }

    /// - Parameter every: how many are done between two words about it.
    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input],
        label: String,
        every: Int = 10,
        _ work: @Sendable (Input) -> Output
    ) -> [Output] {
        let results = Results<Output>(inputs.count)
        DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
            let done = results.set(work(inputs[index]), at: index)
            if done % every == 0 { Progress.show("\(label): \(done) of \(inputs.count)") }
        }
        Progress.clear()
        return results.all
    }
}
