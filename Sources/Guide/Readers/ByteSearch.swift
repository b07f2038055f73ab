#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
    /// The first place of a byte in a stretch, by the C library's search: pages are long and most searches cross much of them.
    func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
        guard start < end, let base = baseAddress, let found = memchr(base + start, Int32(byte), end - start) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// The first place where all of some bytes stand, which are at least one.
    func first(_ bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        var index = start
        while let found = first(bytes[0], from: index, to: end) {
            if starts(with: bytes, at: found, to: end) { return found }
            index = found + 1
        }
        return nil
    }

    /// Whether bytes stand at an offset.
    func starts(with bytes: [UInt8], at offset: Int, to end: Int) -> Bool {
        guard offset + bytes.count <= end else { return false }
        for (index, byte) in bytes.enumerated() where self[offset + index] != byte { return false }
        return true
    }
}
