import ArgumentParser
import Foundation

/// Runs inputs of one target in a process of its own, so that a crash ends nothing else.
///
/// Each input is in the file before it runs. What takes too long is ended by a signal, so that the parent sees it as a hang: too long of
/// the processor's time, since the machine may be busy with other work, or far too long by the clock, as something that only waits.
struct Worker: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Run inputs of one target.", shouldDisplay: false)

    @Option var target: String
    @Option var seed: UInt64
    @Option var seconds: Double
    @Option var current: String
    /// Seconds of the processor that one input may take.
    @Option var limit: Int = Worker.seconds

    /// What one input may take of the processor and the memory, small as inputs are. Code that is not optimised takes several times as much.
    ///
    /// The limit tells what does not end from what does, on a slow machine that runs other work, too. How work grows is what ``Growth`` measures.
    #if DEBUG
        static let (seconds, gigabytes) = (20, 4)
    #else
        static let (seconds, gigabytes) = (5, 1)
    #endif

    func run() throws {
        guard let target = StressTarget.named(target) else { throw ValidationError("there is no target `\(target)`") }
        Self.bound()
        var mutator = Mutator(target.seeds, seed: seed)
        let file = open(current, O_CREAT | O_RDWR, 0o600)
        guard file >= 0 else { throw ValidationError("cannot write `\(current)`") }
        let end = Date(timeIntervalSinceNow: seconds)
        var count = 0
        while Date() < end {
            let input = mutator.next()
            keep(input, file)
            Self.watch(limit)
            if let problem = target.run(input) {
                FileHandle.standardError.write(Data("wrong: \(problem)\n".utf8))
                throw ExitCode(3)
            }
            Self.watch(0)
            count += 1
        }
        print(count)
    }

    /// - Parameter seconds: 0 for no longer.
    static func watch(_ seconds: Int) {
        var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
        #if os(Linux)
            setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
        #else
            setitimer(ITIMER_PROF, &timer, nil)
        #endif
        alarm(UInt32(seconds) * 24)
    }

    static func bound() {
        let memory = UInt64(gigabytes) << 30
        var limit = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
        #if os(Linux)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        #else
            setrlimit(RLIMIT_DATA, &limit)
        #endif
    }

    private func keep(_ input: [UInt8], _ file: Int32) {
        ftruncate(file, 0)
        input.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let more = pwrite(file, bytes.baseAddress! + written, bytes.count - written, off_t(written))
                guard more > 0 else { return }
                written += more
            }
        }
    }
}
