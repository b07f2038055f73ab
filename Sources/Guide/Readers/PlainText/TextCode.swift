import SourceText

/// Finds where a stretch of code ends that starts at some line.
struct TextCode {
    private let lines: [TextLine]
    private let source: UnsafeBufferPointer<UInt8>

    init(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>) {
        self.lines = lines
        self.source = source
    }

    /// The line behind the code that starts at a line; nil where no code starts there.
    func end(of start: Int) -> Int? {
        guard starts(at: start) else { return nil }
        var depth = CodeDepth()
        var end = start
        var index = start
        while index < lines.count, goesOn(at: index, from: start, depth) {
            if !lines[index].isBlank {
                depth.follow(source, lines[index].content)
                end = index + 1
            }
            index += 1
        }
        return end
    }

    /// A line that can only be code, or one that leads to such a line without a gap: `UIButton *button` above `    = [[Button alloc] init];`.
    private func starts(at start: Int) -> Bool {
        if lines[start].shape == .code || declaresTitle(start) { return true }
        guard lines[start].shape == .neutral else { return false }
        var index = start + 1
        while index < lines.count, index < start + 4, lines[index].shape == .neutral, leads(to: index) { index += 1 }
        return index < lines.count && lines[index].shape == .code && leads(to: index)
    }

    /// `case open` right below `open`: a reference prints the name first, and then how it is declared.
    private func declaresTitle(_ index: Int) -> Bool {
        guard index > 0, lines[index].isLoneCase(source) else { return false }
        let name = source[lines[index].content.start..<lines[index].content.end].dropFirst(5)
        let title = source[lines[index - 1].content.start..<lines[index - 1].content.end]
        // Where words may be broken a title has signs that nobody sees.
        return title.filter { $0 < 0x80 }.elementsEqual(name)
    }

    /// Whether a line is indented under the one before it, or that one is an assignment's or declaration's beginning.
    private func leads(to index: Int) -> Bool {
        if lines[index].indentation > lines[index - 1].indentation { return true }
        let before = source[lines[index - 1].content.start..<lines[index - 1].content.end]
        return before.last == UInt8(ascii: "=") || before.elementsEqual("...".utf8)
    }

    private func goesOn(at index: Int, from start: Int, _ depth: CodeDepth) -> Bool {
        let line = lines[index]
        if depth.isInComment { return true }
        if index > start, TabbedTable.begins(lines, source, at: index) { return false }
        switch line.shape {
        case .blank: return true
        case .code: return index == start || isNear(index, start, depth)
        case .item: return false
        case .neutral:
            if index == start { return true }
            if depth.isOpen { return !follows(blank: index) || line.indentation > lines[start].indentation }
            return !follows(blank: index) && !isBareWord(line)
        case .prose: return depth.isOpen && !isBackAtMargin(index, start, depth)
        }
    }

    /// Code behind a blank line goes on where something is open, or where it stands at the same margin.
    private func isNear(_ index: Int, _ start: Int, _ depth: CodeDepth) -> Bool {
        !follows(blank: index) || depth.isOpen || lines[index].indentation <= lines[start].indentation + 1
    }

    /// A word alone behind a finished sample is a label of the page, unless it is the one that ends a block in Ruby.
    private func isBareWord(_ line: TextLine) -> Bool {
        let bytes = source[line.content.start..<line.content.end]
        return bytes.allSatisfy(\.isIdentifierByte) && !bytes.elementsEqual("end".utf8)
    }

    private func follows(blank index: Int) -> Bool {
        index > 0 && lines[index - 1].isBlank
    }

    /// A sentence at the margin ends a sample whose brackets never close.
    private func isBackAtMargin(_ index: Int, _ start: Int, _ depth: CodeDepth) -> Bool {
        guard lines[index].indentation <= lines[start].indentation else { return false }
        return follows(blank: index) || depth.braces == 0
    }
}
