import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
    #if canImport(iconv)
        import iconv
    #endif
#endif

/// Decodes one character after the other with iconv, so that every one keeps its place. What was seen once is remembered.
final class CharacterConverter {
    private let descriptor: iconv_t
    private let name: String
    /// UTF-8 of characters of one and two bytes, by those bytes; empty where they are no character.
    private var known: [UInt32: [UInt8]] = [:]

    init?(from name: String) {
        guard let opened = iconv_open("UTF-8", name), Int(bitPattern: opened) != -1 else { return nil }
        descriptor = opened
        self.name = name
    }

    deinit {
        iconv_close(descriptor)
    }

    func decode(_ bytes: [UInt8], from start: Int) -> Result<GuideDecoder.Decoded, GuideDecoder.Failure> {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count * 3 / 2)
        var map = OffsetMap(startingAt: start)
        var index = start
        while index < bytes.count {
            guard let (character, length) = character(bytes, at: index), character != [0] else {
                return .failure(failure(bytes[index], at: index))
            }
            decoded.append(contentsOf: character)
            map.append(decodedLength: character.count, originalLength: length)
            index += length
        }
        return .success(GuideDecoder.Decoded(bytes: decoded, map: map))
    }

    private func failure(_ byte: UInt8, at offset: Int) -> GuideDecoder.Failure {
        let message = "byte 0x\(String(byte, radix: 16, uppercase: true)) is no character of \(name)"
        return GuideDecoder.Failure(message: message, offset: offset, help: "save the guide as UTF-8, or mend the charset it names")
    }

    /// The character that starts at an offset, in UTF-8, and its length in the file.
    private func character(_ bytes: [UInt8], at offset: Int) -> ([UInt8], Int)? {
        var key: UInt32 = 0
        for length in 1...4 where offset + length <= bytes.count {
            key = key << 8 | UInt32(bytes[offset + length - 1])
            let found = length <= 2 ? remembered(key, length, bytes, offset) : converted(bytes, offset, length)
            if !found.isEmpty { return (found, length) }
        }
        return nil
    }

    private func remembered(_ key: UInt32, _ length: Int, _ bytes: [UInt8], _ offset: Int) -> [UInt8] {
        let slot = key | UInt32(length) << 24
        if let found = known[slot] { return found }
        let found = converted(bytes, offset, length)
        known[slot] = found
        return found
    }

    private func converted(_ bytes: [UInt8], _ offset: Int, _ length: Int) -> [UInt8] {
        var input = bytes[offset..<(offset + length)].map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: 16)
        var inputLeft = length
        var outputLeft = output.count
        input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var from = input.baseAddress
                var to = output.baseAddress
                _ = iconv(descriptor, nil, nil, nil, nil)
                _ = iconv(descriptor, &from, &inputLeft, &to, &outputLeft)
            }
        }
        guard inputLeft == 0 else { return [] }
        return output.prefix(output.count - outputLeft).map { UInt8(bitPattern: $0) }
    }
}
