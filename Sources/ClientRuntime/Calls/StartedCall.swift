public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A call that goes on behind the method that began it, as what the method answers knows it.
final class StartedCall: Sendable {
    private let work: Task<Void, Never>
    private let ended = Locked(false)
    private let given = Locked(false)

    /// - Parameter end: is told once that the call is over, on any thread.
    init(_ work: Task<Void, Never>, end: @escaping @Sendable () -> Void = {}) {
        self.work = work
        Task { [ended] in
            await work.value
            ended.value = true
            end()
        }
    }

    var isOver: Bool { ended.value }
    var isGivenUp: Bool { given.value }

    func cancel() {
        given.value = true
        work.cancel()
    }
}

/// What apps keep of a call that a method began, to give it up: objects of Foundation's classes, whose `cancel()` cancels the work.
///
/// Where the class is one of tasks they stand for the whole call, whatever requests it makes: there is no session, request or response in them.
extension Task where Success == Void, Failure == Never {
    /// The work as a task of a session that loads data.
    public var asDataTask: URLSessionDataTask { made(StartedDataTask.self) }
    /// The work as a task of a session that loads a file.
    public var asDownloadTask: URLSessionDownloadTask { made(StartedDownloadTask.self) }
    /// The work as a task of a session that sends a file.
    public var asUploadTask: URLSessionUploadTask { made(StartedUploadTask.self) }
    /// The work as an operation that is under way already, and belongs in no queue.
    public var asOperation: Operation { StartedOperation(self) }
    /// The work as one unit of progress, which is completed when it has ended.
    public var asProgress: Progress {
        let progress = Progress(totalUnitCount: 1)
        let call = StartedCall(self) { progress.completedUnitCount = 1 }
        progress.cancellationHandler = { call.cancel() }
        return progress
    }

    private func made<Kind: StartedTask>(_ type: Kind.Type) -> Kind { type.init(StartedCall(self)) }
}

extension Error {
    /// What a handler is told: that a call was given up by what its method answered, as Foundation says it (`NSURLErrorCancelled`), or the error.
    public var toldByFoundation: any Error { self is CancellationError ? URLError(.cancelled) : self }
}
