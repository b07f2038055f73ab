import Digests
package import Guide
package import SourceText

/// What `evidence.yaml` holds of one guide: which bytes it had, and the facts it stated, without its text.
package struct RecordedGuide: Sendable {
    /// The file's name, without a folder.
    package var file: String
    /// The source that the file stands for; nil for a guide.
    package var source: String?
    /// In lower-case hexadecimal.
    package var sha256: String
    package var byteCount: Int
    /// The recorded facts, in a stand-in for the guide's file: lines and columns are the guide's, its text is not there.
    package var sheet: FactSheet

    package init(file: String, sha256: String, byteCount: Int, sheet: FactSheet) {
        self.file = file
        self.sha256 = sha256
        self.byteCount = byteCount
        self.sheet = sheet
    }

    /// The record of a guide that has been read.
    package init(of sheet: FactSheet) {
        let path = sheet.file.path
        let name = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? path
        self.init(file: name, sha256: Digest.sha256(sheet.file.bytes), byteCount: sheet.file.bytes.count, sheet: sheet)
    }

    /// The record of a source's file: its facts alone. What such a file gets wrong by itself is nobody's concern here.
    package init(of sheet: FactSheet, source: String) {
        self.init(of: sheet)
        self.source = source
        self.sheet.unread = []
        self.sheet.slips = []
    }

    /// Whether these are the bytes that the record was made of.
    package func matches(_ file: SourceFile) -> Bool {
        file.bytes.count == byteCount && Digest.sha256(file.bytes) == sha256
    }
}
