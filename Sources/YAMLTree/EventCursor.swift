import CLibYAML
import SourceText

/// The current event, with its places in bytes.
struct EventCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var event = yaml_event_t()
    private var offsets: ByteOffsets
    private let base: Int

    init(bytes: UnsafeBufferPointer<UInt8>, contents: Encoding.Contents) {
        self.bytes = bytes
        self.base = contents.start
        self.offsets = ByteOffsets(bytes, base: contents.start, isASCII: contents.isASCII)
    }

    var start: Int {
        mutating get { offsets.offset(ofPoint: event.start_mark.index) }
    }

    var end: Int {
        mutating get { offsets.offset(ofPoint: event.end_mark.index) }
    }

    mutating func offset(of position: ParserFailure.Position) -> Int {
        switch position {
        case .point(let point): offsets.offset(ofPoint: point)
        case .byte(let byte): min(base + byte, bytes.count)
        }
    }

    /// Whether the node has an anchor or a tag.
    var hasProperties: Bool {
        switch event.type {
        case YAML_SCALAR_EVENT: event.data.scalar.anchor != nil || event.data.scalar.tag != nil
        case YAML_MAPPING_START_EVENT: event.data.mapping_start.anchor != nil || event.data.mapping_start.tag != nil
        case YAML_SEQUENCE_START_EVENT: event.data.sequence_start.anchor != nil || event.data.sequence_start.tag != nil
        default: false
        }
    }

    /// Whether the collection that starts is in brackets or braces.
    var isFlow: Bool {
        event.type == YAML_MAPPING_START_EVENT
            ? event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
            : event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    }
}

/// A scalar event's text, and where in the file the same bytes are, if they are there.
///
/// `bytes` belong to libyaml and end with the event.
struct ScalarText {
    let bytes: UnsafeBufferPointer<UInt8>
    let kind: NodeRecord.Kind
    /// Where the text starts in the file; nil if it reads differently from what is written.
    private(set) var start: Int?
    /// Where the scalar ends in the file, its closing quote included.
    private(set) var end: Int

    /// - Parameter begin: where the scalar starts in the file. Asked for before its end, so that offsets are only ever sought forwards.
    init(_ cursor: inout EventCursor, from begin: Int) {
        let scalar = cursor.event.data.scalar
        bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        kind = Self.kind(scalar.style)
        end = cursor.end
        switch kind {
        case .singleQuoted, .doubleQuoted: start = find(in: cursor.bytes, endingAt: end - 1, after: begin)
        case .literal, .folded: trimEnd(in: cursor.bytes, after: begin)
        case .plain, .sequence, .mapping: start = find(in: cursor.bytes, endingAt: end, after: begin)
        }
    }

    private static func kind(_ style: yaml_scalar_style_t) -> NodeRecord.Kind {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }

    private func find(in file: UnsafeBufferPointer<UInt8>, endingAt end: Int, after limit: Int) -> Int? {
        let start = end - bytes.count
        guard start >= limit, end <= file.count else { return nil }
        for index in 0..<bytes.count where bytes[index] != file[start + index] { return nil }
        return start
    }

    /// libyaml ends a block scalar where the next token starts.
    private mutating func trimEnd(in file: UnsafeBufferPointer<UInt8>, after start: Int) {
        while end > start, file[end - 1] == 0x20 || file[end - 1] == 0x0A || file[end - 1] == 0x0D { end -= 1 }
    }
}
