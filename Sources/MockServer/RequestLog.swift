import MockRuntime
import Synchronization

/// One line per request on the standard error: method, target with secrets hidden, status, milliseconds, and what the mock found wrong, if
/// anything; as text, or as a JSON object.
///
/// Lines are gathered and written together, when there are many or `flush` is called, so that logging costs next to nothing.
public final class RequestLog: Sendable {
    /// How a line is written.
    public enum Format: String, Sendable, CaseIterable {
        /// `GET /v1/me 200 0.12ms`.
        case text
        /// `{"time": …, "method": "GET", "target": "/v1/me", "status": 200, "millis": 0.12}`, with `note` where something was wrong; the time
        /// is seconds since 1970, the status of a request without an answer null.
        case json
    }

    private static let fullAt = 32 * 1024

    private let format: Format
    private let buffer = Mutex<[UInt8]>([])
    private let sink: @Sendable ([UInt8]) -> Void

    /// A log that hands what it gathered to `sink`; to the standard error if none is given.
    public init(format: Format = .text, sink: (@Sendable ([UInt8]) -> Void)? = nil) {
        self.format = format
        self.sink = sink ?? { StandardError.shared.write($0) }
    }

    /// Adds a line. A request without a status got no answer.
    func add(method: String, target: String, status: Int?, nanoseconds: Int64, note: String? = nil) {
        let full = buffer.withLock { buffer -> [UInt8]? in
            switch format {
            case .text: Self.appendText(method, target, status, nanoseconds, note, to: &buffer)
            case .json: Self.appendJSON(method, target, status, nanoseconds, note, to: &buffer)
            }
            return buffer.count >= Self.fullAt ? Self.take(&buffer) : nil
        }
        if let full { sink(full) }
    }

    /// Writes what was gathered.
    public func flush() {
        let gathered = buffer.withLock { Self.take(&$0) }
        if !gathered.isEmpty { sink(gathered) }
    }

    private static func take(_ buffer: inout [UInt8]) -> [UInt8] {
        let gathered = buffer
        buffer = []
        buffer.reserveCapacity(gathered.isEmpty ? 0 : fullAt + 1024)
        return gathered
    }

    private static func appendText(
        _ method: String, _ target: String, _ status: Int?, _ nanoseconds: Int64, _ note: String?, to buffer: inout [UInt8]
    ) {
        buffer.append(contentsOf: method.utf8)
        buffer.append(UInt8(ascii: " "))
        append(target, to: &buffer)
        buffer.append(UInt8(ascii: " "))
        if let status { buffer.append(contentsOf: String(status).utf8) } else { buffer.append(contentsOf: "cut".utf8) }
        buffer.append(UInt8(ascii: " "))
        append(nanoseconds, to: &buffer)
        if let note { append(" " + note, to: &buffer) }
        buffer.append(UInt8(ascii: "\n"))
    }

    private static func appendJSON(
        _ method: String, _ target: String, _ status: Int?, _ nanoseconds: Int64, _ note: String?, to buffer: inout [UInt8]
    ) {
        var line: JSONObject = [
            "time": .double((MachineTime.now() * 1000).rounded() / 1000), "method": .string(method), "target": .string(target),
            "status": status.map(JSONValue.int) ?? .null, "millis": .double((Double(max(0, nanoseconds)) / 10_000).rounded() / 100),
        ]
        if let note { line["note"] = .string(note) }
        line.write(to: &buffer)
        buffer.append(UInt8(ascii: "\n"))
    }

    /// A target without anything that could start a new line or move a terminal's cursor.
    private static func append(_ target: String, to buffer: inout [UInt8]) {
        for byte in target.utf8 { buffer.append(byte < 0x20 || byte == 0x7F ? UInt8(ascii: "?") : byte) }
    }

    /// Milliseconds with two decimals.
    private static func append(_ nanoseconds: Int64, to buffer: inout [UInt8]) {
        let hundredths = max(0, nanoseconds) / 10_000
        buffer.append(contentsOf: String(hundredths / 100).utf8)
        buffer.append(UInt8(ascii: "."))
        buffer.append(UInt8(ascii: "0") + UInt8(hundredths / 10 % 10))
        buffer.append(UInt8(ascii: "0") + UInt8(hundredths % 10))
        buffer.append(contentsOf: "ms".utf8)
    }
}
