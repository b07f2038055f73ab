import SourceText

extension Extraction {
    /// `aKey` as a line of its own below the method that has such a parameter; what it means is the next line. So pages give parameters
    /// whose markup is lost.
    mutating func readLoneParameter(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first, let method = context.method,
            passage.bytes[line.start..<line.end].allSatisfy(NameShape.isIdentifierPart)
        else { return false }
        let name = passage.string(line)
        guard context.subject?.parameters.contains(name) == true, isFollowedByText else { return false }
        add(Fact(.parameter, name, owner: method, source: .list, span: passage.file(line)))
        return true
    }

    private var isFollowedByText: Bool {
        guard block + 1 < document.blocks.count, case .paragraph = document.blocks[block + 1].kind else { return false }
        return true
    }
}
