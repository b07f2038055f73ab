/// One event of an answer that goes on (`text/event-stream`), as HTML's living standard describes them under "Server-sent events".
public struct ServerSentEvent: Sendable, Hashable {
    /// What its name is where it says none.
    public static let defaultName = "message"
    /// The content type of an answer that is made of events.
    public static let contentType = "text/event-stream"

    /// Its name.
    public var name: String
    /// The id that it came with, or the last one before it that did; `nil` where there was none.
    public var id: String?
    /// What it holds; lines end with a line feed.
    public var data: String

    /// An event of these parts.
    public init(name: String = defaultName, id: String? = nil, data: String) {
        self.name = name
        self.id = id
        self.data = data
    }

    /// The event as it travels, the blank line behind it included.
    public var encoded: [UInt8] {
        var bytes: [UInt8] = []
        if name != Self.defaultName { Self.write("event", name, to: &bytes) }
        if let id { Self.write("id", id, to: &bytes) }
        // Other separators of lines, such as U+2028, are characters like all others here, and may stand in JSON as they are.
        for line in data.split(omittingEmptySubsequences: false, whereSeparator: { ["\n", "\r", "\r\n"].contains($0) }) {
            Self.write("data", String(line), to: &bytes)
        }
        bytes.append(Self.lineFeed)
        return bytes
    }

    /// What tells a client how long to wait before it comes again once the answer breaks off. It is no event.
    public static func pause(milliseconds: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        write("retry", String(milliseconds), to: &bytes)
        bytes.append(lineFeed)
        return bytes
    }

    private static func write(_ field: String, _ value: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: "\(field): ".utf8)
        // A name or an id is one line, whatever it is made of.
        bytes.append(contentsOf: value.utf8.lazy.map { $0 == lineFeed || $0 == carriageReturn || $0 == 0 ? UInt8(ascii: " ") : $0 })
        bytes.append(lineFeed)
    }

    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

/// Reads events off pieces of an answer, wherever those are cut.
public struct EventReader: Sendable {
    private var line: [UInt8] = []
    private var isBehindReturn = false
    private var isAtStart = true
    private var name = ""
    private var data: [String] = []
    private var id: String?
    /// The id of the last event that ended; `nil` where there was none. Whoever comes again says it, to hear what has come since.
    public private(set) var lastID: String?
    /// How long the server wants a client to wait before it comes again, where it said so.
    public private(set) var pauseMilliseconds: Int?

    /// A reader at the beginning of an answer.
    ///
    /// - Parameter lastID: the id that was the last before the answer: of one that was read before it, say.
    public init(lastID: String? = nil) {
        id = lastID
        self.lastID = lastID
    }

    /// The events that end in a piece. One whose blank line never comes is no event.
    public mutating func read(_ piece: some Sequence<UInt8>) -> [ServerSentEvent] {
        var events: [ServerSentEvent] = []
        for byte in piece {
            let isPair = isBehindReturn && byte == ServerSentEvent.lineFeed
            isBehindReturn = byte == ServerSentEvent.carriageReturn
            if isPair { continue }
            guard isBehindReturn || byte == ServerSentEvent.lineFeed else {
                line.append(byte)
                continue
            }
            if let event = endLine() { events.append(event) }
        }
        return events
    }

    private mutating func endLine() -> ServerSentEvent? {
        defer { line.removeAll(keepingCapacity: true) }
        if isAtStart, line.starts(with: Self.byteOrderMark) { line.removeFirst(Self.byteOrderMark.count) }
        isAtStart = false
        guard !line.isEmpty else { return dispatched() }
        let name = String(decoding: line.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
        var value = line.dropFirst(name.utf8.count + 1)
        if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
        let text = String(decoding: value, as: UTF8.self)
        switch name {
        case "event": self.name = text
        case "data": data.append(text)
        case "id" where !value.contains(0): id = text.isEmpty ? nil : text
        case "retry" where !value.isEmpty && value.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }:
            pauseMilliseconds = Int(text)
        // A comment.
        default: break
        }
        return nil
    }

    private mutating func dispatched() -> ServerSentEvent? {
        defer {
            name = ""
            data = []
        }
        // Also that of a block without data: it is where the client has come to.
        lastID = id
        guard !data.isEmpty else { return nil }
        return ServerSentEvent(
            name: name.isEmpty ? ServerSentEvent.defaultName : name, id: id, data: data.joined(separator: "\n"))
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
