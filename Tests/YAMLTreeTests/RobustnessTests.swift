import Diagnostics
import SourceText
import Testing
import YAMLTree

/// Whatever comes in, there is an answer: a tree, or a reason why there is none, with places inside the file.
@Suite struct RobustnessTests {
    private static let sample = """
        # 주석
        types:
          - name: "로그인\\u0041"
            methods: [a, {b: 'it''s'}, &x !t y, *x]
            text: |
              여러
              줄
            "quoted key": >-
              folded
              text
          - (void)foo
        ? - complex
        : ~
        <<: {a: 1, a: 2}

        """

    private func check(_ bytes: [UInt8]) {
        let (root, diagnostics) = YAMLTree.parse(SourceFile(path: "f", bytes: bytes))
        #expect(root != nil || diagnostics.contains { $0.severity == .error })
        for label in diagnostics.flatMap(\.labels) { #expect(label.place.span.end <= bytes.count) }
        _ = TextRenderer.render(diagnostics)
        if let root { walk(root, within: root.span) }
    }

    private func walk(_ node: YAMLNode, within span: Span) {
        #expect(span.contains(node.span))
        for item in node.items { walk(item, within: node.span) }
        for entry in node.entries {
            walk(entry.key, within: node.span)
            walk(entry.value, within: node.span)
        }
        _ = node.text
    }

    @Test func cutAtEveryByte() {
        let bytes = Array(Self.sample.utf8)
        for length in 0...bytes.count { check(Array(bytes[..<length])) }
    }

    @Test func anyByteChanged() {
        let bytes = Array(Self.sample.utf8)
        var random = SeededGenerator(state: 7)
        for _ in 0..<3000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                changed[Int.random(in: 0..<changed.count, using: &random)] =
                    "\u{0}\t\n \"'[]{},:-?&*!|>#%@`a\u{7F}".utf8.randomElement(using: &random) ?? 0
            }
            check(changed)
        }
    }

    @Test func anyBytes() {
        var random = SeededGenerator(state: 11)
        for _ in 0..<500 { check((0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }) }
    }

    @Test func bracketsAndIndicatorsInAnyOrder() {
        var random = SeededGenerator(state: 13)
        let parts = [
            "[", "]", "{", "}", ": ", "- ", "? ", ", ", "a", "가", "\n", "  ", "'", "\"", "---\n", "...\n", "&x ", "*x", "|\n", "#",
        ]
        for _ in 0..<4000 { check(Array((0..<12).compactMap { _ in parts.randomElement(using: &random) }.joined().utf8)) }
    }
}

/// A generator whose numbers are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
