import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Makes them without a word about their superclasses' initialisers, which Apple's platforms have deprecated for whoever wants a task that loads.
protocol StartedTask: AnyObject {
    init(_ call: StartedCall)
}

extension URLSessionTask.State {
    fileprivate init(of call: StartedCall) { self = call.isOver ? .completed : call.isGivenUp ? .canceling : .running }
}

/// A call as a task that loads data. It runs from the beginning, so `resume` and `suspend` do nothing.
final class StartedDataTask: URLSessionDataTask, StartedTask, @unchecked Sendable {
    private let call: StartedCall

    @available(*, deprecated, message: "by StartedTask")
    init(_ call: StartedCall) {
        self.call = call
        super.init()
    }

    override var state: URLSessionTask.State { URLSessionTask.State(of: call) }
    override func cancel() { call.cancel() }
    override func resume() {}
    override func suspend() {}
}

/// The same as a task that sends a file.
final class StartedUploadTask: URLSessionUploadTask, StartedTask, @unchecked Sendable {
    private let call: StartedCall

    @available(*, deprecated, message: "by StartedTask")
    init(_ call: StartedCall) {
        self.call = call
        super.init()
    }

    override var state: URLSessionTask.State { URLSessionTask.State(of: call) }
    override func cancel() { call.cancel() }
    override func resume() {}
    override func suspend() {}
}

/// The same as a task that loads a file. There is nothing to go on with where it was given up.
final class StartedDownloadTask: URLSessionDownloadTask, StartedTask, @unchecked Sendable {
    private let call: StartedCall

    @available(*, deprecated, message: "by StartedTask")
    init(_ call: StartedCall) {
        self.call = call
        super.init()
    }

    override var state: URLSessionTask.State { URLSessionTask.State(of: call) }
    override func cancel() { call.cancel() }
    override func resume() {}
    override func suspend() {}

    #if canImport(FoundationNetworking)
        override func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
            call.cancel()
            completionHandler(nil)
        }
    #else
        override func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
            call.cancel()
            completionHandler(nil)
        }
    #endif
}

/// The same as an operation.
final class StartedOperation: Operation, @unchecked Sendable {
    private let call: StartedCall

    init(_ work: Task<Void, Never>) {
        call = StartedCall(work)
        super.init()
    }

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { !call.isOver }
    override var isFinished: Bool { call.isOver }
    override func start() {}
    override func cancel() {
        super.cancel()
        call.cancel()
    }
}
