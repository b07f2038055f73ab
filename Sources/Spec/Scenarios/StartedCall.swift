import Declarations
import SourceText

/// A call of a scenario that goes on while the scenario does.
struct StartedCall {
    let type: String
    let method: Method
    let isTwin: Bool
    let hasHandler: Bool
    let place: Place
    var isCancelled = false

    /// Whether it ends by itself, after the method has returned.
    var canGoOn: Bool { isAwaited || hasHandler }

    /// Whether a task waits for it.
    var isAwaited: Bool { isTwin || method.isAwaited }

    /// Whether it can be given up: by that task, or by what the method has answered.
    var canBeCancelled: Bool { isAwaited || method.startedCall != nil }
}
