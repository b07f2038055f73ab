/// Finds the first byte that is no UTF-8, by the ranges of the Unicode standard's table 3-7.
enum UTF8Check {
    static func firstBadByte(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { source in
            var index = 0
            while index < source.count {
                index = skipASCII(source, index)
                guard index < source.count else { return nil }
                guard let length = sequenceLength(source, index) else { return index }
                index += length
            }
            return nil
        }
    }

    /// Eight bytes at a time: most of a guide is markup and code.
    private static func skipASCII(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(source)
        var index = start
        while index + 8 <= source.count, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
            index += 8
        }
        while index < source.count, source[index] < 0x80 { index += 1 }
        return index
    }

    private static func sequenceLength(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        let lead = source[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard index + length <= source.count, second.contains(source[index + 1]) else { return nil }
        for offset in 2..<max(length, 2) where source[index + offset] & 0xC0 != 0x80 { return nil }
        return length
    }
}
