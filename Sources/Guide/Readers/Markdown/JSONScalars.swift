import SourceText

/// The strings, numbers and truth values of a JSON object, each with the path that leads to it and the bytes that it stands in.
struct JSONScalars {
    struct Scalar {
        /// Keys, and numbers of a list's items: `codes`, `0`, `language`.
        var path: [String]
        /// Of a string, what stands between its quotes.
        var span: Span
    }

    private(set) var scalars: [Scalar] = []
    private let source: UnsafeBufferPointer<UInt8>
    private var index: Int
    private let end: Int
    /// What is open: an object with the key that waits for a value, or a list with the number of its next item.
    private var open: [Container] = []

    private enum Container {
        case object(key: String?)
        case list(Int)
    }

    /// Nil where the object does not close or nests too deep, or something stands that JSON does not know.
    init?(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.source = source
        index = span.start
        end = span.end
        skipBlanks()
        guard index < end, source[index] == UInt8(ascii: "{") else { return nil }
        repeat {
            guard step() else { return nil }
            skipBlanks()
        } while !open.isEmpty && index < end
        guard open.isEmpty, index == end else { return nil }
    }

    private mutating func skipBlanks() {
        while index < end, source[index].isASCIIBlank { index += 1 }
    }

    private mutating func step() -> Bool {
        switch source[index] {
        case UInt8(ascii: "{"): return enter(.object(key: nil))
        case UInt8(ascii: "["): return enter(.list(0))
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            guard open.popLast() != nil else { return false }
            index += 1
            passValue()
        case UInt8(ascii: ","), UInt8(ascii: ":"): index += 1
        case UInt8(ascii: "\""): return readString()
        default: return readWord()
        }
        return true
    }

    /// No block nests deeper than a few levels, and every scalar names all of them.
    private mutating func enter(_ container: Container) -> Bool {
        open.append(container)
        index += 1
        return open.count < 32
    }

    private mutating func readString() -> Bool {
        let start = index + 1
        index = start
        while index < end, source[index] != UInt8(ascii: "\"") { index += source[index] == UInt8(ascii: "\\") ? 2 : 1 }
        guard index < end else { return false }
        let span = Span(start, index)
        index += 1
        if case .object(nil)? = open.last {
            open[open.count - 1] = .object(key: String(decoding: source[span.start..<span.end], as: UTF8.self))
        } else {
            add(span)
        }
        return true
    }

    /// A number, `true`, `false`, or `null`, which is nothing.
    private mutating func readWord() -> Bool {
        let start = index
        while index < end, source[index].isASCIILetter || "0123456789+-.".utf8.contains(source[index]) { index += 1 }
        guard index > start else { return false }
        if source[start..<index].elementsEqual("null".utf8) { passValue() } else { add(Span(start, index)) }
        return true
    }

    private mutating func add(_ span: Span) {
        scalars.append(Scalar(path: path, span: span))
        passValue()
    }

    private var path: [String] {
        open.map { container in
            switch container {
            case .object(let key): key ?? ""
            case .list(let item): String(item)
            }
        }
    }

    private mutating func passValue() {
        switch open.last {
        case .object?: open[open.count - 1] = .object(key: nil)
        case .list(let item)?: open[open.count - 1] = .list(item + 1)
        case nil: break
        }
    }
}
