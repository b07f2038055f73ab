import Diagnostics
import Guide
import SourceText
import Testing

@Suite("encodings")
struct EncodingTests {
    /// "가" and "똠": the second is in Microsoft's code page only, which libxml2 does not know under the name of EUC-KR.
    private static let korean: [UInt8] = [0xB0, 0xA1, 0x8C, 0x63]

    @Test(
        "Korean pages, whatever they call their encoding",
        arguments: ["euc-kr", "ks_c_5601-1987", "korean", "windows-949", "CP949", "EUC-KR"])
    func koreanLabels(label: String) throws {
        let head = "<html><head><meta http-equiv=\"Content-Type\" content=\"text/html; charset=\(label)\"></head><body><p>a "
        let bytes = Array(head.utf8) + Self.korean + Array(" b</p><p>end</p></body></html>".utf8)
        let reading = Reading("a.html", bytes: bytes)
        #expect(reading.outline == ["p a 가똠 b", "p end"])
        #expect(reading.messages == [])
        let text = try #require(reading.texts.first)
        let place = text.fileSpan(Span(5, 8))
        #expect(Array(bytes[place.start..<place.end]) == [0x8C, 0x63])
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("a bad byte is reported with its offset, and nothing is guessed")
    func badBytes() throws {
        let cp949 = Reading("a.html", bytes: Array("<meta charset=euc-kr><p>".utf8) + [0xB0, 0xA1, 0xFF, 0x20])
        #expect(cp949.document == nil)
        #expect(cp949.messages == ["byte 0xFF is no character of CP949"])
        #expect(cp949.diagnostics.first?.primary?.place.span == Span(26, 27))
        let utf8 = Reading("a.txt", bytes: [0x61, 0x0A, 0xC3, 0x28])
        #expect(utf8.document == nil)
        #expect(utf8.messages == ["byte 0xC3 is not UTF-8"])
        #expect(utf8.diagnostics.first?.primary?.place.start == Position(line: 2, column: 1))
    }

    @Test("a page that says EUC-KR and is UTF-8 is read as UTF-8, with a note")
    func wrongLabel() throws {
        let reading = Reading.html("<meta charset=\"euc-kr\"><p>가나다</p>")
        #expect(reading.outline == ["p 가나다"])
        #expect(reading.diagnostics.map(\.severity) == [.note])
        #expect(reading.diagnostics.first?.primary?.place.text == "euc-kr")
    }

    @Test("byte order marks")
    func byteOrderMarks() throws {
        let utf8 = Reading("a.md", bytes: [0xEF, 0xBB, 0xBF] + Array("# 가\n\nb".utf8))
        #expect(utf8.outline == ["h1 가", "p b"])
        #expect(utf8.blocks.map(\.span.start) == [3, 10])
        let wide = Array("<p>a 가</p>".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let utf16 = Reading("a.html", bytes: [0xFF, 0xFE] + wide)
        #expect(utf16.outline == ["p a 가"])
        #expect(DocumentProof(try #require(utf16.document)).faults == [])
        #expect(utf16.texts.first?.fileSpan(Span(2, 5)) == Span(12, 14))
    }

    @Test("single-byte and Japanese pages")
    func otherEncodings() {
        #expect(Reading("a.html", bytes: Array("<meta charset=iso-8859-1><p>".utf8) + [0xE9, 0x93]).outline == ["p é“"])
        #expect(Reading("a.html", bytes: Array("<meta charset=shift_jis><p>".utf8) + [0x83, 0x65]).outline == ["p テ"])
    }

    @Test("what is no text is refused in one message", arguments: ["a.html", "a.md", "a.txt", "a"])
    func binary(name: String) {
        let reading = Reading(name, bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00])
        #expect(reading.document == nil)
        #expect(reading.diagnostics.map(\.rule.id) == ["guide-unreadable"])
    }

    @Test("a zero byte in a page is a blank, and said", arguments: ["a.html", "a.md"])
    func zeroBytes(name: String) throws {
        let text = "one\u{0}two " + String(repeating: "word ", count: 60)
        let reading = Reading(name, text)
        #expect(reading.texts.first?.characters.hasPrefix("one two word") == true)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
        #expect(reading.diagnostics.map(\.rule.id) == ["guide-zero-byte"])
        #expect(reading.diagnostics.first?.labels.first?.place.span == Span(3, 4))
        #expect(Reading(name, "one\u{0}two").document == nil)
    }

    @Test("an empty guide is an empty document", arguments: ["a.html", "a.md", "a.txt", "a"])
    func empty(name: String) {
        #expect(Reading(name, "").blocks.isEmpty)
        #expect(Reading(name, "").document != nil)
        #expect(Reading(name, " \n\r\n\t").blocks.isEmpty)
    }

    @Test("an encoding that nobody knows is named")
    func unknownEncoding() {
        let reading = Reading("a.html", bytes: Array("<meta charset=klingon><p>".utf8) + [0xE9])
        #expect(reading.messages == ["this system cannot read KLINGON"])
    }
}
