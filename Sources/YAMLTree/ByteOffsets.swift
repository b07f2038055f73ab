/// Turns libyaml's marks, which count code points, into byte offsets.
///
/// Marks come nearly in order, so a cursor that walks from the last one to the next costs one pass over the file. In a file of ASCII
/// alone both counts are the same.
struct ByteOffsets {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let base: Int
    private let isASCII: Bool
    private var point = 0
    private var offset: Int

    /// `base` is where libyaml's input starts in the file: after a byte order mark.
    init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool) {
        self.bytes = bytes
        self.base = base
        self.isASCII = isASCII
        self.offset = base
    }

    mutating func offset(ofPoint target: Int) -> Int {
        if isASCII { return min(base + target, bytes.count) }
        while point < target, offset < bytes.count {
            if point + 8 <= target, isASCIIWord(at: offset) {
                offset += 8
                point += 8
                continue
            }
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            point += 1
        }
        while point > target, offset > base {
            offset -= 1
            while offset > base, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            point -= 1
        }
        return offset
    }

    /// Whether eight code points of one byte each start at an offset.
    private func isASCIIWord(at offset: Int) -> Bool {
        guard offset + 8 <= bytes.count else { return false }
        return UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    }
}
