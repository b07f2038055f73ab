import Guide
import SourceText

/// Proves of one document that its spans are true: ascending, inside the file, each byte used once, each verbatim run the file's bytes.
struct DocumentProof {
    private(set) var faults: [String] = []
    /// How often each byte of the file is in a text.
    private(set) var uses: [UInt8]
    private let file: SourceFile
    private let document: Document

    init(_ document: Document) {
        self.document = document
        file = document.file
        uses = [UInt8](repeating: 0, count: file.bytes.count)
        checkOrder()
        for block in document.blocks {
            for text in Reading.texts(block) { check(text, in: block) }
        }
    }

    private mutating func fault(_ message: String, at offset: Int) {
        let position = file.position(of: offset)
        faults.append("\(message) at \(position.line):\(position.column)")
    }

    private mutating func checkOrder() {
        var last = 0
        for block in document.blocks {
            if block.span.start < last { fault("a block before the one above it", at: block.span.start) }
            if block.span.end > file.bytes.count { fault("a block beyond the file", at: block.span.end) }
            last = block.span.start
        }
    }

    private mutating func check(_ text: Text, in block: Block) {
        let characters = Array(text.characters.utf8)
        if let first = text.runs.first, first.textOffset != 0 { fault("a text without a run at its start", at: first.fileOffset) }
        if text.runs.isEmpty, !characters.isEmpty { fault("a text without runs", at: block.span.start) }
        for mark in text.marks where mark.range.end > characters.count { fault("a mark beyond its text", at: block.span.start) }
        for piece in text.pieces {
            guard piece.file.end <= file.bytes.count else {
                fault("a run beyond the file", at: file.bytes.count)
                continue
            }
            if !block.span.contains(piece.file), !piece.file.isEmpty { fault("a run outside its block", at: piece.file.start) }
            let isSame = characters[piece.text.start..<piece.text.end].elementsEqual(file.bytes[piece.file.start..<piece.file.end])
            if piece.isVerbatim, !isSame { fault("a verbatim run that differs from the file", at: piece.file.start) }
            use(piece.file)
        }
    }

    private mutating func use(_ span: Span) {
        for offset in span.start..<span.end {
            if uses[offset] > 0, !file.bytes[offset].isBlank { fault("a byte that is in two texts", at: offset) }
            uses[offset] = 1
        }
    }

    /// The first place of every stretch that should be in a text and is in none.
    func losses(where isVisible: (Int) -> Bool) -> [String] {
        var found: [String] = []
        var isInside = false
        for offset in file.bytes.indices where !file.bytes[offset].isBlank {
            let isLost = uses[offset] == 0 && isVisible(offset)
            if isLost, !isInside {
                let position = file.position(of: offset)
                found.append("\(position.line):\(position.column) \(file.text(Span(offset, min(offset + 24, file.bytes.count))))")
            }
            isInside = isLost
        }
        return found
    }
}

extension UInt8 {
    var isBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
    var isLetterOrDigit: Bool { self >= 0x80 || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || (self >= 0x30 && self <= 0x39) }
}
