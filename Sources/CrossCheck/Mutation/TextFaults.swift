package import SourceText

/// Small mistakes in pieces of text, as people make them.
package struct TextFaults {
    package var numbers: SeededNumbers

    package init(numbers: SeededNumbers) { self.numbers = numbers }

    /// A name with one letter changed, dropped, doubled or swapped with the next.
    package mutating func misspelled(_ name: String) -> String {
        var letters = Array(name)
        // The first letters tell what kind of name it is: `k` of a constant, a prefix of classes.
        let places = letters.indices.dropFirst(min(3, letters.count / 2)).filter { letters[$0].isLetter && letters[$0].isASCII }
        guard let place = places.randomElement(using: &numbers) else { return name + "X" }
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: letters[place] = letters[place] == "q" ? "z" : "q"
        case 1 where letters.count > 3: letters.remove(at: place)
        case 2: letters.insert(letters[place], at: place)
        default:
            guard place + 1 < letters.count, letters[place + 1].isLetter, letters[place] != letters[place + 1] else {
                return misspelledByEnd(letters)
            }
            letters.swapAt(place, place + 1)
        }
        let result = String(letters)
        return result == name ? misspelledByEnd(Array(name)) : result
    }

    private func misspelledByEnd(_ letters: [Character]) -> String { String(letters) + "q" }

    /// Another type of the same kind.
    package mutating func otherType(than name: String) -> String {
        let classes = ["NSNumber", "NSData", "NSDate", "NSString", "NSArray"]
        let scalars = ["BOOL", "double", "int64_t"]
        let swift = ["Int", "Bool", "String", "Double"]
        let pool =
            swift.contains(name) || name == "Data" ? swift : scalars.contains(name) || name == "void" || name == "long" ? scalars : classes
        return pool.filter { $0 != name }.randomElement(using: &numbers) ?? "NSNumber"
    }

    /// Another number, or a text with a mistake in it.
    package mutating func otherValue(than value: String) -> String {
        if let number = Int(value) { return String(number + Int.random(in: 1...9, using: &numbers)) }
        return value.isEmpty ? "x" : misspelled(value)
    }

    /// Where a word stands inside a span, not as a part of a longer word.
    package static func find(_ word: String, in span: Span, of file: SourceFile) -> Span? {
        let needle = Array(word.utf8)
        guard !needle.isEmpty, span.length >= needle.count else { return nil }
        var index = span.start
        while index + needle.count <= span.end {
            let end = index + needle.count
            let isWhole = !isWordByte(file.bytes, index - 1) && !isWordByte(file.bytes, end) || !isWordByte(needle, 0)
            if isWhole, file.bytes[index..<end].elementsEqual(needle) { return Span(index, end) }
            index += 1
        }
        return nil
    }

    private static func isWordByte(_ bytes: [UInt8], _ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        let byte = bytes[index]
        return byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A || byte == 0x5F
    }

    /// The identifiers of a name or a type, the longest first.
    package static func words(of text: String) -> [String] {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return words.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    }
}
