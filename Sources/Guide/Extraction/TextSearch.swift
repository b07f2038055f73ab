extension StringProtocol {
    /// Whether the text holds another one, byte for byte. The standard library compares characters, which costs ten times as much.
    package func has(_ needle: String) -> Bool {
        let found = utf8.withContiguousStorageIfAvailable { bytes in
            var needle = needle
            return needle.withUTF8 { bytes.offset(of: $0) != nil }
        }
        return found ?? String(self).utf8CopyHas(needle)
    }
}

extension String {
    fileprivate func utf8CopyHas(_ needle: String) -> Bool {
        var copy = self
        copy.makeContiguousUTF8()
        return copy.has(needle)
    }
}

extension UnsafeBufferPointer where Element == UInt8 {
    /// The first place of a word; its first byte is looked for alone.
    func offset(of needle: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
        guard let first = needle.first else { return start }
        guard count - start >= needle.count else { return nil }
        let end = count - needle.count + 1
        var index = start
        while let found = self.first(first, from: index, to: end) {
            var length = 1
            while length < needle.count, self[found + length] == needle[length] { length += 1 }
            if length == needle.count { return found }
            index = found + 1
        }
        return nil
    }
}
