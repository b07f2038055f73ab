import SourceText

/// The storage behind all nodes of one file.
///
/// Nodes lie in one array in the order in which they are written (a parent before its children), so a tree costs 24 bytes per node and no
/// allocation of its own. Texts stay in the file's bytes; only those that differ from what is written (escapes, folded lines) are kept
/// apart.
final class YAMLDocument: Sendable {
    let file: SourceFile
    let records: [NodeRecord]
    let sideTexts: [UInt8]

    init(file: SourceFile, records: [NodeRecord], sideTexts: [UInt8]) {
        self.file = file
        self.records = records
        self.sideTexts = sideTexts
    }

    func text(of record: NodeRecord) -> String {
        String(decoding: textBytes(of: record), as: UTF8.self)
    }

    /// Where a mapping's key stands among the records, the first one if it is given twice.
    ///
    /// Every value that is read off a spec is looked up here, so the keys' bytes are compared where they lie.
    func position(ofKey key: String, in mapping: Int) -> Int? {
        var key = key
        return key.withUTF8 { wanted in
            let end = Int(records[mapping].next)
            var position = mapping + 1
            while position < end {
                let record = records[position]
                if record.isScalar, Int(record.length) == wanted.count, reads(record, wanted) { return position }
                position = Int(records[Int(record.next)].next)
            }
            return nil
        }
    }

    /// Whether a scalar's text is these bytes, as many as it has.
    private func reads(_ record: NodeRecord, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
        (record.isTextAside ? sideTexts : file.bytes).withUnsafeBufferPointer { bytes in
            let start = Int(record.first)
            for index in wanted.indices where bytes[start + index] != wanted[index] { return false }
            return true
        }
    }

    /// The first byte of a scalar's text.
    func firstByte(of record: NodeRecord) -> UInt8? {
        record.length == 0 ? nil : (record.isTextAside ? sideTexts : file.bytes)[Int(record.first)]
    }

    func textBytes(of record: NodeRecord) -> ArraySlice<UInt8> {
        record.textBytes(in: file.bytes, sideTexts)
    }
}

/// One node. Offsets are 32 bits wide because files over `Limits.fileSize` are refused.
struct NodeRecord {
    enum Kind: UInt8 {
        case plain, singleQuoted, doubleQuoted, literal, folded, sequence, mapping
    }

    var kind: Kind
    /// Whether the text is in the document's `sideTexts` and not in the file.
    var isTextAside = false
    /// Bytes of the file, first and one past the last.
    var start: UInt32
    var end: UInt32
    /// The index one past this node's subtree: where its next sibling is.
    var next: UInt32
    /// For a collection, how many nodes are in it (a mapping's keys and values both count); for a scalar, where its text starts.
    var first: UInt32
    /// For a scalar, the bytes of its text.
    var length: UInt32 = 0

    var span: Span { Span(Int(start), Int(max(start, end))) }
    var isScalar: Bool { kind != .sequence && kind != .mapping }

    func textBytes(in file: [UInt8], _ sideTexts: [UInt8]) -> ArraySlice<UInt8> {
        guard isScalar else { return [] }
        let range = Int(first)..<Int(first + length)
        return isTextAside ? sideTexts[range] : file[range]
    }
}
