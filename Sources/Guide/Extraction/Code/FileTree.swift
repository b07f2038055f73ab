/// A drawing of a project's files: `├── DoorScreen.swift`.
enum FileTree {
    private static let endings = [".swift", ".m", ".mm", ".h", ".kt", ".java"]

    /// Whether code is such a drawing and nothing else.
    static func isDrawn(in text: String) -> Bool {
        let lines = text.split(whereSeparator: \.isNewline)
        return lines.count { $0.contains("─") } * 2 > lines.count && !lines.contains { $0.hasSuffix(";") || $0.hasSuffix("{") }
    }

    /// What the files of sources are called after: classes of the project that is drawn, and of no SDK.
    static func classes(in text: String) -> Set<String> {
        guard text.has("├──") || text.has("└──") else { return [] }
        var names: Set<String> = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let mark = line.lastIndex(of: "─") else { continue }
            let file = line[line.index(after: mark)...].drop { $0 == " " }.prefix { !$0.isWhitespace }
            guard let ending = endings.first(where: file.hasSuffix) else { continue }
            names.insert(String(file.dropLast(ending.count)))
        }
        return names
    }
}
