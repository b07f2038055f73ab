import NIOCore
import NIOPosix

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Ends this process, in good order, when the one that started it is gone.
enum ParentWatch {
    static func start() {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let parent = getppid()
        // Whoever starts a mock in a container may be the first process there, so that a parent of that number says nothing.
        loop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(100)) { task in
            guard getppid() != parent else { return }
            task.cancel()
            kill(getpid(), SIGTERM)
        }
    }
}
