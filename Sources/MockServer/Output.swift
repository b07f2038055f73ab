#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The standard streams, written to at once and without a buffer in between.
enum Output {
    /// A line on the standard output.
    static func line(_ text: String) { write(Array((text + "\n").utf8), to: STDOUT_FILENO) }

    /// A line on the standard error.
    static func error(_ text: String) { write(Array((text + "\n").utf8), to: STDERR_FILENO) }

    /// All of the bytes, unless nobody reads them any more.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let slice = UnsafeRawBufferPointer(rebasing: rest)
                #if canImport(Darwin)
                    let count = Darwin.write(descriptor, slice.baseAddress, slice.count)
                #elseif canImport(Glibc)
                    let count = Glibc.write(descriptor, slice.baseAddress, slice.count)
                #else
                    let count = Musl.write(descriptor, slice.baseAddress, slice.count)
                #endif
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
