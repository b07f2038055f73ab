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
        // A parent that was gone before anybody looked has left the process to the first one, or to a collector of such processes.
        loop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(100)) { task in
            guard getppid() != parent || parent == 1 else { return }
            task.cancel()
            kill(getpid(), SIGTERM)
        }
    }
}
