/// Makes new inputs of old ones: bytes that change, pieces that go, come twice or a hundred times, move, or come from another input.
struct Mutator {
    private let seeds: [[UInt8]]
    private var random: SplitMix

    /// Longer inputs are cut: a fuzzer gains more from many small ones, and `Growth` looks at long ones.
    private static let longest = 32_768

    init(_ seeds: [[UInt8]], seed: UInt64) {
        self.seeds = seeds
        random = SplitMix(seed)
    }

    mutating func next() -> [UInt8] {
        var input = seeds.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...6, using: &random) { change(&input) }
        return Array(input.prefix(Self.longest))
    }

    private mutating func change(_ input: inout [UInt8]) {
        let range = piece(of: input)
        switch Int.random(in: 0..<9, using: &random) {
        case 0 where !input.isEmpty: input[Int.random(in: 0..<input.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        case 1: input.removeSubrange(range)
        case 2: input.insert(contentsOf: input[range], at: range.upperBound)
        case 3: input.insert(contentsOf: repeated(Array(input[range].prefix(24))), at: range.upperBound)
        case 4: input.insert(contentsOf: word(), at: range.lowerBound)
        case 5: input.insert(contentsOf: repeated(word()), at: range.lowerBound)
        case 6: input.replaceSubrange(range, with: word())
        case 7:
            let other = seeds.randomElement(using: &random) ?? []
            input.replaceSubrange(range, with: other[piece(of: other)])
        default:
            let moved = Array(input[range])
            input.removeSubrange(range)
            input.insert(contentsOf: moved, at: Int.random(in: 0...input.count, using: &random))
        }
    }

    private mutating func piece(of input: [UInt8]) -> Range<Int> {
        guard !input.isEmpty else { return 0..<0 }
        let start = Int.random(in: 0..<input.count, using: &random)
        let longest = Bool.random(using: &random) ? 12 : 400
        return start..<min(input.count, start + Int.random(in: 0...longest, using: &random))
    }

    private mutating func repeated(_ bytes: [UInt8]) -> [UInt8] {
        Array([[UInt8]](repeating: bytes, count: Int.random(in: 2...300, using: &random)).joined().prefix(8_000))
    }

    private mutating func word() -> [UInt8] { Array((Self.words.randomElement(using: &random) ?? "").utf8) }

    /// What languages and formats give a meaning, the ends of what numbers hold, and characters that are more than one.
    private static let words = [
        "<", ">", "{", "}", "[", "]", "(", ")", "\"", "'", "`", "|", "\\", "#", "*", "_", ":", ": ", "- ", "? ", "!", "&a ", "*a", "<<: *a",
        "---", "...", "```", "~~~", "$$", "$self.", "{$", "%00", "%zz", "%E3%81", "+", "..", "../", "https://", "://", "?a=1&a=2",
        "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e999", "-0", "0x", "NaN", "true", "null", "~",
        "\0", "\r", "\n", "\r\n", "\t", "\u{B}", "\u{FEFF}", "\u{2028}", "é", "e\u{301}", "한국어", "表", "👩‍👧", "\u{202E}", "\u{301}",
        "&#x0;", "&#xD800;", "&lt;", "<!--", "-->", "<![CDATA[", "]]>", "<?", "</p>", "<table><tr><td>", "<pre>", "<a href=\"",
        "| a | b |\n|---|",
        "@end", "@interface A : B", "@protocol P", "typedef NS_ENUM(NSInteger, E) {", "#define A ", "^(", "/*", "*/", "//", "func f(",
        "class A {",
        "-> ", "async throws ", "@available(", "\\(", "if: ", "then: ", "each: ", "steps: [", "with: {", "type: ", "name: ",
        "declaration: \"- (void)a:",
        "GET ", "POST ", "Content-Length: 0", "Bearer ", "application/json", "grant_type=",
    ]
}
