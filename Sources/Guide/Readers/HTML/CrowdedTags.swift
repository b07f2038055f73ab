import SourceText

/// Tags of more attributes than any has. libxml2 holds each against all before it, so that a tag of a hundred thousand would keep it busy for
/// minutes; those beyond the bound are hidden from it.
struct CrowdedTags {
    static let most = 1_000

    /// What is hidden: from the first attribute beyond the bound to the end of its tag.
    private(set) var hidden: [Span] = []

    init(_ source: UnsafeBufferPointer<UInt8>, _ range: Span) {
        var index = range.start
        while let start = source.first(UInt8(ascii: "<"), from: index, to: range.end) {
            index = start + 1
            guard index < range.end, source[index].isASCIILetter else { continue }
            var tag = TagScanner(source, at: index, limit: range.end)
            tag.run()
            if let first = tag.firstHidden { hidden.append(Span(first, tag.index)) }
            index = tag.index
        }
    }

    var failure: HTMLParser.Failure? {
        hidden.first.map {
            HTMLParser.Failure(message: "a tag of more than \(Self.most) attributes: those behind are not read", offset: $0.start)
        }
    }
}

/// Goes through one tag as libxml2 does: a name, then attributes, whose values may have quotes and blanks before them.
private struct TagScanner {
    private let source: UnsafeBufferPointer<UInt8>
    private let limit: Int
    private(set) var index: Int
    private(set) var firstHidden: Int?
    private var count = 0

    init(_ source: UnsafeBufferPointer<UInt8>, at start: Int, limit: Int) {
        (self.source, self.limit, index) = (source, limit, start)
    }

    mutating func run() {
        skip { !$0.isASCIIBlank && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        while index < limit, source[index] != UInt8(ascii: ">") {
            if source[index].isASCIIBlank || source[index] == UInt8(ascii: "/") { index += 1 } else { attribute() }
        }
    }

    private mutating func attribute() {
        count += 1
        if count == CrowdedTags.most + 1 { firstHidden = index }
        let start = index
        skip { !$0.isASCIIBlank && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=") }
        let end = index
        skip(\.isASCIIBlank)
        guard index < limit, source[index] == UInt8(ascii: "=") else {
            // A sign that begins no name counts as one.
            index = max(end, start + 1)
            return
        }
        index += 1
        skip(\.isASCIIBlank)
        value()
    }

    private mutating func value() {
        guard index < limit, source[index] == UInt8(ascii: "\"") || source[index] == UInt8(ascii: "'") else {
            skip { !$0.isASCIIBlank && $0 != UInt8(ascii: ">") }
            return
        }
        let quote = source[index]
        index += 1
        skip { $0 != quote }
        if index < limit { index += 1 }
    }

    private mutating func skip(_ isPart: (UInt8) -> Bool) {
        while index < limit, isPart(source[index]) { index += 1 }
    }
}
