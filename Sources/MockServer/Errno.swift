#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The system's error numbers that a listening server meets.
enum Errno {
    static let addressInUse = EADDRINUSE
    static let accessDenied = EACCES
    static let addressNotAvailable = EADDRNOTAVAIL
}
