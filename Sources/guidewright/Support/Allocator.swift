#if canImport(Glibc)
    internal import CAllocator
#endif

/// How memory is got from the system, and given back.
enum Allocator {
    /// Has large blocks given back as soon as they are free. glibc keeps ever larger ones once it has seen such, up to 32 MiB each: a system of a
    /// thousand endpoints then takes a sixth more memory, at the same speed.
    static func returnLargeBlocks() {
        #if canImport(Glibc)
            _ = mallopt(M_MMAP_THRESHOLD, 256 * 1024)
        #endif
    }
}
