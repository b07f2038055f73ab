import SourceText
import Testing

@testable import Generator

private struct Note: ViewModel {
    var title: String
    var text: String
    static let members: [ViewMember<Note>] = [.text("title") { $0.title }, .text("text") { $0.text }]
}

/// A frame prints what its template prints.
struct TemplateFrameTests {
    private func frame(_ template: String) -> (library: TemplateLibrary, frame: TemplateFrame) {
        let (library, _) = TemplateLibrary.make(["note": template, "part": "<{{text}}>"])
        return (library, TemplateFrame(library, "note", texts: 2) { Note(title: $0[0], text: $0[1]) })
    }

    @Test(arguments: ["{{title}}: {{text}}\n", "{{text}}{{title}}{{text}}", "nothing", "{{title}}", "a {{> part}} b {{title}}"])
    func theSameAsTheTemplate(_ template: String) {
        let (library, frame) = frame(template)
        for texts in [["one", "two"], ["", "a\n\nb"], ["0", "{{title}}"]] {
            var text = ""
            frame.add(texts, to: &text)
            #expect(text == library.raw("note", Note(title: texts[0], text: texts[1])))
        }
    }

    @Test func textsArePutBehindWhatIsThere() {
        var text = "before "
        frame("{{title}}-{{text}} ").frame.add(["a", "b"], to: &text)
        frame("{{title}}-{{text}} ").frame.add(["c", "d"], to: &text)
        #expect(text == "before a-b c-d ")
    }
}

struct ConcurrencyTests {
    @Test func resultsAreInTheOrderOfTheElements() {
        let numbers = Array(0..<1000)
        #expect(numbers.concurrentMap { $0 * 2 } == numbers.map { $0 * 2 })
        #expect([Int]().concurrentMap { $0 } == [])
    }

    @Test func missingValuesStay() {
        #expect(["1", "x"].concurrentMap { Int($0) } == [1, nil])
    }
}
