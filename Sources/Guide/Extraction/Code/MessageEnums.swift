import SourceText

/// Enums of protocol buffers, `enum DoorError { NONE = 0; LOCKED = 41; }`: numbers that a server sends, whatever language an app is written in.
struct MessageEnums {
    struct Case {
        var name: Span
        var value: Span
    }

    struct Enumeration {
        var name: Span
        var cases: [Case] = []
    }

    private(set) var all: [Enumeration] = []
    private var isOpen = false

    static func mayBe(in passage: Passage, _ language: CodeLanguage) -> Bool {
        let isFence = ["protobuf", "proto", "proto2", "proto3"].contains { language == .other($0) }
        return isFence || !language.isOfAPI && passage.text.characters.has("syntax = \"proto")
    }

    init(_ passage: Passage) {
        for line in passage.lines { follow(line, in: passage) }
    }

    private mutating func follow(_ line: Span, in passage: Passage) {
        let words = Self.words(of: line, in: passage)
        guard let first = words.first else { return }
        let opening = passage.string(first)
        if opening == "enum", words.count > 1 {
            all.append(Enumeration(name: words[1]))
            isOpen = true
        } else if opening == "message" || passage.bytes[line.start] == UInt8(ascii: "}") {
            isOpen = false
        } else if isOpen, words.count > 1, opening != "option", opening != "reserved",
            passage.string(Span(first.end, words[1].start)).filter({ !$0.isWhitespace }).hasPrefix("="),
            NameShape.isNumber(passage.string(words[1]))
        {
            all[all.count - 1].cases.append(Case(name: first, value: words[1]))
        }
    }

    /// Names and numbers up to a comment.
    private static func words(of line: Span, in passage: Passage) -> [Span] {
        var words: [Span] = []
        var index = line.start
        while index < line.end, !passage.bytes[index..<line.end].starts(with: "//".utf8), passage.bytes[index] != UInt8(ascii: "*") {
            let isPart = { (place: Int) in NameShape.isIdentifierPart(passage.bytes[place]) || passage.bytes[place] == UInt8(ascii: "-") }
            guard isPart(index) else {
                index += 1
                continue
            }
            let start = index
            while index < line.end, isPart(index) { index += 1 }
            words.append(Span(start, index))
        }
        return words
    }
}

extension Extraction {
    mutating func readMessageEnums(_ passage: Passage) {
        for enumeration in MessageEnums(passage).all where !enumeration.cases.isEmpty {
            let name = passage.string(enumeration.name)
            add(Fact(.enum, name, source: .declaration, span: passage.file(enumeration.name)))
            for found in enumeration.cases {
                let value = passage.string(found.value)
                add(
                    Fact(.case, passage.string(found.name), owner: name, value: value, source: .declaration, span: passage.file(found.name))
                )
            }
        }
    }
}
