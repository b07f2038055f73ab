import Testing
import WireValues

/// Server-sent events as HTML's living standard has them.
@Suite struct ServerSentEventTests {
    private func read(_ pieces: String...) -> [ServerSentEvent] {
        var reader = EventReader()
        return pieces.flatMap { reader.read(Array($0.utf8)) }
    }

    /// The examples of the standard itself, in other words.
    @Test func linesBecomeEvents() {
        #expect(read("data: one\ndata: +2\ndata:  3\n\n") == [ServerSentEvent(data: "one\n+2\n 3")])
        #expect(read("data\n\ndata\ndata\n\ndata:\n") == [ServerSentEvent(data: ""), ServerSentEvent(data: "\n")])
        #expect(read("data:a\n\ndata: a\n\n") == [ServerSentEvent(data: "a"), ServerSentEvent(data: "a")])
        #expect(read(": a comment\n\n: another\nevent: add\ndata: 7\n\n") == [ServerSentEvent(name: "add", data: "7")])
        #expect(read("event: nothing\n\ndata: x\n\n") == [ServerSentEvent(data: "x")])
        #expect(read("retry: 10\nunknown: y\nDATA: z\n\n").isEmpty)
        #expect(read("\u{FEFF}data: x\n\ndata: \u{FEFF}\n\n") == [ServerSentEvent(data: "x"), ServerSentEvent(data: "\u{FEFF}")])
    }

    @Test func anIDStaysUntilAnotherComes() {
        let events = read("id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\nid: 2\n\ndata: d\n\nid: 3\u{0}\ndata: e\n\n")
        #expect(events.map(\.id) == ["1", "1", nil, "2", "2"])
    }

    /// Whatever ends the lines, and wherever the pieces are cut.
    @Test func piecesAreCutAnywhere() {
        let expected = [ServerSentEvent(name: "가", id: "7", data: "é\nb"), ServerSentEvent(id: "7", data: "c")]
        for end in ["\n", "\r", "\r\n"] {
            let text = ["event: 가", "id: 7", "data: é", "data: b", "", ":", "data: c", "", "data: never"].joined(separator: end)
            let bytes = Array(text.utf8)
            for cut in 0...bytes.count {
                var reader = EventReader()
                #expect(reader.read(bytes[..<cut]) + reader.read(bytes[cut...]) == expected, "\(end.debugDescription) \(cut)")
            }
            var reader = EventReader()
            #expect(bytes.flatMap { reader.read([$0]) } == expected)
        }
    }

    @Test func whatIsWrittenIsReadAgain() {
        let events = [
            ServerSentEvent(data: ""), ServerSentEvent(name: "a: b", id: "7", data: "one\ntwo\n"), ServerSentEvent(id: "7", data: "  x"),
            ServerSentEvent(name: "add", id: "8", data: #"{"a":"\n"}"#), ServerSentEvent(id: "8", data: "a\u{2028}b\u{85}c\u{B}d"),
        ]
        var reader = EventReader()
        #expect(reader.read(events.flatMap(\.encoded)) == events)
        // Nobody adds a line of his own through a name.
        #expect(
            String(decoding: ServerSentEvent(name: "a\ndata: b\r", data: "c").encoded, as: UTF8.self) == "event: a data: b \ndata: c\n\n")
    }
}
