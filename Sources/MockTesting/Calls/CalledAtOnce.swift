/// Makes a call that waits for nothing, where an `async` method has the same name and Swift would take that one: a closure that does not wait
/// takes the method itself.
public func calledAtOnce<Result>(_ call: () throws -> Result) rethrows -> Result { try call() }
