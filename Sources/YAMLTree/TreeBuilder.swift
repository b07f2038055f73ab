import CLibYAML
import Diagnostics
import SourceText

/// Turns libyaml's events into a `YAMLDocument`, in one pass and without recursion.
struct TreeBuilder {
    /// A collection that is still open.
    private struct Frame {
        var index: Int
        var isMapping: Bool
        var isFlow: Bool
        /// Nodes read so far; in a mapping an even number means that a key comes next.
        var children = 0
        /// Where the last child ended: libyaml ends a block collection at the next token, which is too far.
        var lastEnd: Int

        var expectsKey: Bool { isMapping && children.isMultiple(of: 2) }
    }

    private enum Step { case goOn, done, refused }

    let file: SourceFile
    let contents: Encoding.Contents
    let report: Report
    private var records: [NodeRecord] = []
    private var sideTexts: [UInt8] = []
    private var stack: [Frame] = []
    private var documentStart: Int?

    init(file: SourceFile, contents: Encoding.Contents, report: Report) {
        self.file = file
        self.contents = contents
        self.report = report
        records.reserveCapacity(file.bytes.count / 24)
    }

    mutating func build() -> YAMLNode? {
        let isWhole = file.bytes.withUnsafeBufferPointer { read($0) }
        guard isWhole, let root = records.first else {
            closeOpenCollections()
            return nil
        }
        if Documents.isEmpty(root) {
            report.add(Documents.emptyDiagnostic(file))
            return nil
        }
        return YAMLNode(document: YAMLDocument(file: file, records: records, sideTexts: sideTexts), index: 0)
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let input = UnsafeBufferPointer(rebasing: bytes[contents.start...])
        let reader = EventReader(input)
        var cursor = EventCursor(bytes: bytes, contents: contents)
        while reader.read(&cursor.event) {
            let step = take(&cursor)
            yaml_event_delete(&cursor.event)
            if step != .goOn { return step == .done }
        }
        report.add(SyntaxErrors.diagnostic(reader.failure, &cursor, file))
        return false
    }

    private mutating func take(_ cursor: inout EventCursor) -> Step {
        switch cursor.event.type {
        case YAML_SCALAR_EVENT: takeScalar(&cursor)
        case YAML_ALIAS_EVENT: takeAlias(&cursor)
        case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: return open(&cursor)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(&cursor)
        case YAML_DOCUMENT_START_EVENT: return startDocument(&cursor)
        case YAML_STREAM_END_EVENT: return endStream()
        default: break
        }
        return .goOn
    }

    private mutating func startDocument(_ cursor: inout EventCursor) -> Step {
        let start = cursor.start
        guard let first = documentStart else {
            documentStart = start
            return .goOn
        }
        report.add(Documents.manyDiagnostic(report, bytes: cursor.bytes, first: first, second: start))
        return .done
    }

    private mutating func endStream() -> Step {
        if records.isEmpty { report.add(Documents.emptyDiagnostic(file)) }
        return .done
    }

    private mutating func takeScalar(_ cursor: inout EventCursor) {
        var start = cursor.start
        let scalar = ScalarText(&cursor, from: start)
        if cursor.hasProperties { start = Properties.check(report, cursor.bytes, from: start) }
        var record = NodeRecord(
            kind: scalar.kind,
            start: UInt32(min(start, scalar.end)),
            end: UInt32(scalar.end),
            next: UInt32(records.count + 1),
            first: UInt32(scalar.start ?? sideTexts.count),
            length: UInt32(scalar.bytes.count)
        )
        if scalar.start == nil {
            record.isTextAside = true
            sideTexts.append(contentsOf: scalar.bytes)
        }
        check(scalar, record.span, cursor.bytes)
        append(record)
    }

    private mutating func check(_ scalar: ScalarText, _ span: Span, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard scalar.kind == .plain else { return }
        if stack.last?.expectsKey == true { Keys.check(report, scalar.bytes, at: span) }
        if scalar.bytes.first == UInt8(ascii: "(") { EatenMinus.check(report, Array(scalar.bytes)[...], bytes, at: span) }
    }

    /// A refused alias stays in the tree as the text that is written there.
    private mutating func takeAlias(_ cursor: inout EventCursor) {
        let (start, end) = (cursor.start, cursor.end)
        report.add(Properties.aliasDiagnostic(report.place(start, end)))
        append(
            NodeRecord(
                kind: .plain,
                start: UInt32(start),
                end: UInt32(end),
                next: UInt32(records.count + 1),
                first: UInt32(start),
                length: UInt32(end - start)
            )
        )
    }

    private mutating func append(_ record: NodeRecord) {
        records.append(record)
        noteChild(endingAt: Int(record.end))
    }

    private mutating func noteChild(endingAt end: Int) {
        guard !stack.isEmpty else { return }
        stack[stack.count - 1].children += 1
        stack[stack.count - 1].lastEnd = max(stack[stack.count - 1].lastEnd, end)
    }

    private mutating func open(_ cursor: inout EventCursor) -> Step {
        var start = cursor.start
        if cursor.hasProperties { start = Properties.check(report, cursor.bytes, from: start) }
        guard stack.count < Limits.depth else {
            report.add(Limits.depthDiagnostic(report.place(start, min(start + 1, cursor.bytes.count))))
            return .refused
        }
        let isMapping = cursor.event.type == YAML_MAPPING_START_EVENT
        let record = NodeRecord(kind: isMapping ? .mapping : .sequence, start: UInt32(start), end: UInt32(start), next: 0, first: 0)
        stack.append(Frame(index: records.count, isMapping: isMapping, isFlow: cursor.isFlow, lastEnd: start))
        records.append(record)
        return .goOn
    }

    private mutating func close(_ cursor: inout EventCursor) {
        guard let frame = stack.popLast() else { return }
        let end = frame.isFlow ? cursor.end : frame.lastEnd
        finish(frame, endingAt: end)
        if stack.last?.expectsKey == true { Keys.refuseCollection(report, records[frame.index].span, isMapping: frame.isMapping) }
        noteChild(endingAt: end)
    }

    private mutating func finish(_ frame: Frame, endingAt end: Int) {
        records[frame.index].end = UInt32(end)
        records[frame.index].next = UInt32(records.count)
        records[frame.index].first = UInt32(frame.children)
        if frame.isMapping { DuplicateKeys.check(report, records, mapping: frame.index, sideTexts) }
    }

    /// After an error: what can be said about the collections that were being read is still said.
    private mutating func closeOpenCollections() {
        while let frame = stack.popLast() { finish(frame, endingAt: frame.lastEnd) }
    }
}
