import SourceText

/// `DOOR_LOCKED = 3001; // it is locked`, line after line in a sample of a server's: which errors there are, below a comment that says so
/// or by their own names.
extension Extraction {
    mutating func readErrorConstants(_ passage: Passage) {
        guard passage.holds(UInt8(ascii: "=")) else { return }
        var run: [(name: Span, value: String)] = []
        var above: Span?
        for line in passage.lines {
            if let entry = CodeList.constant(line, in: passage) {
                run.append(entry)
                continue
            }
            addErrors(run, below: above, in: passage)
            (run, above) = ([], line)
        }
        addErrors(run, below: above, in: passage)
    }

    private mutating func addErrors(_ run: [(name: Span, value: String)], below line: Span?, in passage: Passage) {
        guard run.count > 2 else { return }
        let text = line.map(passage.string) ?? ""
        let isComment = ["//", "#", "/*", "*"].contains(where: text.hasPrefix)
        let saysSo = isComment && ColumnWords.table.meanings(in: text).contains(.error)
        let areCalledSo = run.allSatisfy { entry in
            passage.string(entry.name).split(separator: "_").contains { ["ERROR", "ERR", "FAIL", "FAILED"].contains($0) }
        }
        guard saysSo || areCalledSo else { return }
        for entry in run {
            add(
                Fact(
                    .error, passage.string(entry.name), owner: context.endpoint, value: entry.value, source: .list,
                    span: passage.file(entry.name)))
        }
    }
}

extension CodeList {
    /// `DOOR_LOCKED = 3001;`: a constant of two words or more, and its number.
    static func constant(_ line: Span, in passage: Passage) -> (name: Span, value: String)? {
        guard (0x41...0x5A).contains(passage.bytes[line.start]), let entry = entry(line, passage), let value = entry.value else {
            return nil
        }
        let name = passage.string(entry.name)
        return NameShape.isConstantName(name) && name.has("_") ? (entry.name, value) : nil
    }
}
