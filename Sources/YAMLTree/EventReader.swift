import CLibYAML

/// Owns one libyaml parser. It lives on the heap, since libyaml keeps pointers into it, and is freed with this object.
///
/// The input is not copied: it must outlive the reader.
final class EventReader {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let isReady: Bool

    init(_ input: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        isReady = yaml_parser_initialize(parser) == 1
        guard isReady else { return }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    }

    deinit {
        if isReady { yaml_parser_delete(parser) }
        parser.deallocate()
    }

    /// Reads the next event, and leaves it to the caller to delete it. False after an error, when there is none.
    func read(_ event: inout yaml_event_t) -> Bool {
        isReady && yaml_parser_parse(parser, &event) == 1
    }

    /// What stopped the parser; to be asked after `read` answered false.
    var failure: ParserFailure {
        guard isReady, parser.pointee.error != YAML_MEMORY_ERROR else {
            return ParserFailure(problem: "there is not enough memory to read this file", point: 0, context: nil)
        }
        if parser.pointee.error == YAML_READER_ERROR { return readerFailure }
        let context = parser.pointee.context.map { (text: String(cString: $0), point: parser.pointee.context_mark.index) }
        return ParserFailure(problem: problem, point: parser.pointee.problem_mark.index, context: context)
    }

    private var readerFailure: ParserFailure {
        ParserFailure(problem: problem, byte: parser.pointee.problem_offset)
    }

    private var problem: String {
        parser.pointee.problem.map { String(cString: $0) } ?? "this is not YAML"
    }
}

/// An error of libyaml, with places as it counts them.
struct ParserFailure {
    enum Position {
        /// Code points since the start of libyaml's input.
        case point(Int)
        /// Bytes since the start of libyaml's input.
        case byte(Int)
    }

    var problem: String
    var position: Position
    /// What libyaml was reading, and the code point where that began.
    var context: (text: String, point: Int)?

    init(problem: String, point: Int, context: (text: String, point: Int)?) {
        self.problem = problem
        self.position = .point(point)
        self.context = context
    }

    init(problem: String, byte: Int) {
        self.problem = problem
        self.position = .byte(byte)
    }
}
