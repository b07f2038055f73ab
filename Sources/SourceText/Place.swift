/// A span in a particular file: where something was written.
package struct Place: Sendable {
    package var file: SourceFile
    package var span: Span

    package init(_ file: SourceFile, _ span: Span) {
        self.file = file
        self.span = span
    }

    package var text: String { file.text(span) }
    package var start: Position { file.position(of: span.start) }
    package var end: Position { file.position(of: span.end) }

    /// `path:line:column`, the form that editors make a link of.
    package var description: String { "\(file.path):\(start.line):\(start.column)" }
}

extension Place: Hashable {
    package static func == (lhs: Place, rhs: Place) -> Bool {
        lhs.file === rhs.file && lhs.span == rhs.span
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(file))
        hasher.combine(span)
    }
}
