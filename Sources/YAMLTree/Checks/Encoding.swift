import Diagnostics
import SourceText

/// Whether a file is UTF-8 text at all. libyaml reports such errors at the first line, whatever their place, so they are found before it.
enum Encoding {
    /// What there is to read: all from `start` on, which is after a byte order mark.
    struct Contents {
        var start: Int
        var isASCII: Bool
    }

    static let notUTF8 = Rule(
        "yaml-not-utf8",
        "a YAML file is not encoded in UTF-8",
        explanation: """
            Specs are read as UTF-8 and as nothing else, because a guess at the encoding would garble names and texts in silence. The \
            place is the first byte that can't be UTF-8. Save the file as UTF-8; a byte order mark is allowed and not needed. For \
            example: `iconv -f CP949 -t UTF-8 old.yaml > new.yaml`.
            """
    )

    static let controlCharacter = Rule(
        "yaml-control-character",
        "a YAML file holds a control character",
        explanation: """
            YAML allows no control characters but tab and line breaks; a NUL mostly means that the file is no text. Remove the \
            character, or write it in double quotes as an escape, such as "\\u0007".
            """
    )

    /// Nil if the file can't be read; the reason is then in the report.
    static func check(_ file: SourceFile, _ report: Report) -> Contents? {
        if let name = wideEncoding(file.bytes) {
            let labels = [Label(report.place(0, min(2, file.bytes.count)))]
            report.add(Diagnostic(notUTF8, "the file is encoded in \(name), not in UTF-8", at: labels, help: "save it as UTF-8"))
            return nil
        }
        var scan = UTF8Scan(start: file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        file.bytes.withUnsafeBufferPointer { scan.run($0) }
        if let bad = scan.badByte { report.add(badByteDiagnostic(bad, file)) }
        for character in scan.controlCharacters { report.add(controlDiagnostic(character, report)) }
        guard scan.badByte == nil, scan.controlCharacters.isEmpty else { return nil }
        return Contents(start: scan.start, isASCII: scan.isASCII)
    }

    private static func wideEncoding(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        return nil
    }

    private static func badByteDiagnostic(_ offset: Int, _ file: SourceFile) -> Diagnostic {
        let byte = file.bytes[offset]
        return Diagnostic(
            notUTF8,
            "byte \(offset) is 0x\(hex(UInt32(byte), digits: 2)), which is not UTF-8 here",
            at: [Label(Place(file, Span(offset, offset + 1)))],
            help: "save the file as UTF-8"
        )
    }

    private static func controlDiagnostic(_ character: UTF8Scan.Character, _ report: Report) -> Diagnostic {
        Diagnostic(
            controlCharacter,
            "the control character U+\(hex(character.value, digits: 4)) is not allowed in YAML",
            at: [Label(report.place(character.offset, character.offset + character.length))],
            help: character.value == 0 ? "is this a text file?" : "remove it, or write it in double quotes as an escape"
        )
    }

    private static func hex(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
