package import SourceText

/// One deliberate mistake in a spec, in a guide or in a source: what a cross-check must see.
package struct Fault: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case dropped, renamed, retyped, value, nullability, requiredness, attribute, sign, url, header, duration
        case scheme, colon, semicolon, key
        /// Of what travels: a status of HTTP, the type of a member of a body, its name.
        case status, memberType, member
    }

    package enum Side: String, Sendable { case spec, guide, source }

    /// Bytes of a file and what stands there instead.
    package struct Edit: Sendable {
        package var span: Span
        package var replacement: String

        package init(_ span: Span, _ replacement: String) {
            self.span = span
            self.replacement = replacement
        }
    }

    package var kind: Kind
    package var side: Side
    /// The path of the file that is changed.
    package var path: String
    package var edits: [Edit]
    /// What is changed into what, for a report: ``spec api.yaml:12 `readonly` → ``.
    package var description: String

    package init(_ kind: Kind, _ side: Side, in file: SourceFile, _ edits: [Edit], of name: String) {
        self.kind = kind
        self.side = side
        self.path = file.path
        self.edits = edits
        let shown = edits.first.map { "`\(file.text($0.span))` → `\($0.replacement)`" } ?? ""
        let line = edits.first.map { String(file.position(of: $0.span.start).line) } ?? "?"
        description = "\(kind.rawValue) \(name) in \(file.path):\(line): \(shown)"
    }

    /// The file with the mistake in it.
    package func applied(to file: SourceFile) -> SourceFile { file.applying(edits) }
}

extension SourceFile {
    /// The file with other bytes in some places.
    package func applying(_ edits: [Fault.Edit]) -> SourceFile {
        var changed: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { $0.span < $1.span }) where edit.span.start >= position {
            changed += bytes[position..<edit.span.start]
            changed += Array(edit.replacement.utf8)
            position = edit.span.end
        }
        changed += bytes[position...]
        return SourceFile(path: path, bytes: changed)
    }
}

/// Random numbers that are the same on every machine for one seed (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
