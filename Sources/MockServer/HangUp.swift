#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// SIGHUP, which a process gets when its terminal is closed.
enum HangUp {
    /// Whether whoever started this process wants it to go on, as `nohup` does. Asked before anything here sees to the signal, and once:
    /// afterwards it is this process that does.
    static let isIgnored: Bool = {
        let before = signal(SIGHUP, SIG_IGN)
        let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if !isIgnored { signal(SIGHUP, before) }
        return isIgnored
    }()
}
