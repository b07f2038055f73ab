import SourceText
import Testing

@Suite struct SourceFileTests {
    @Test(arguments: [
        ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("가나\n다", 7, 2, 1), ("가나", 3, 1, 2), ("\tx", 1, 1, 2),
        ("a", 1, 1, 2), ("a", 99, 1, 2), ("a", -1, 1, 1), ("", 0, 1, 1), ("a\n", 2, 2, 1),
    ])
    func positions(text: String, offset: Int, line: Int, column: Int) {
        #expect(SourceFile(path: "f", text: text).position(of: offset) == Position(line: line, column: column))
    }

    @Test func linesAreWithoutTheirBreaks() {
        let file = SourceFile(path: "f", text: "one\r\ntwo\n\nfour")
        #expect((1...4).map { file.text(file.lineSpan($0)) } == ["one", "two", "", "four"])
        #expect(file.lineCount == 4)
        #expect(file.offset(ofLine: 2) == 5)
    }

    @Test func linesThatAreNotThereAnswerTheNearest() {
        let file = SourceFile(path: "f", text: "one\ntwo")
        #expect(file.text(file.lineSpan(9)) == "two")
        #expect(file.text(file.lineSpan(0)) == "one")
        #expect(file.offset(ofLine: 9) == 4)
    }

    @Test func bytesThatAreNoTextAreReplaced() {
        #expect(SourceFile(path: "f", bytes: [0x61, 0xFF]).text(Span(0, 2)) == "a\u{FFFD}")
    }

    @Test(arguments: [0, 1, 4095, 4096, 8191, 8192, 8193, 20_000, 29_999])
    func columnsInAVeryLongLineAreThoseOfAShortOne(column: Int) {
        let file = SourceFile(path: "f", text: "첫 줄\n" + String(repeating: "가", count: 30_000) + "\nlast")
        #expect(file.position(of: 8 + 3 * column) == Position(line: 2, column: column + 1))
        #expect(file.position(of: 8 + 90_001) == Position(line: 3, column: 1))
    }

    @Test func placesReadLikeLinks() {
        let place = Place(SourceFile(path: "Specs/a.yaml", text: "a: b\nc: d\n"), Span(8, 9))
        #expect(place.description == "Specs/a.yaml:2:4")
        #expect(place.text == "d")
        #expect(place.end == Position(line: 2, column: 5))
    }
}

@Suite struct SpanTests {
    @Test func relations() {
        #expect(Span(1, 4).contains(Span(2, 4)))
        #expect(!Span(1, 4).contains(Span(2, 5)))
        #expect(Span(1, 2).union(Span(5, 6)) == Span(1, 6))
        #expect([Span(2, 3), Span(1, 9), Span(1, 2)].sorted() == [Span(1, 2), Span(1, 9), Span(2, 3)])
        #expect(Span(3, 3).isEmpty)
    }
}
