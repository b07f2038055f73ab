/// The fields of an answer as `calls:` looks for them: the outermost, then those of the objects inside, level by level.
struct AnswerFields {
    /// Each with its path behind `$response`.
    let levels: [[(path: String, field: Field)]]

    init(_ fields: [Field]) {
        var levels: [[(path: String, field: Field)]] = []
        var level = fields.map { (path: $0.name.value, field: $0) }
        while !level.isEmpty, levels.count < Self.depth {
            // What has a dot in its name is reached by no path.
            level.removeAll { $0.field.name.value.utf8.contains(UInt8(ascii: ".")) }
            levels.append(level)
            level = level.flatMap { outer in
                outer.field.type.unwrapped == .object ? outer.field.fields.map { ("\(outer.path).\($0.name.value)", $0) } : []
            }
        }
        self.levels = levels
    }

    /// Deeper objects are read by steps.
    private static let depth = 8

    /// The path to the outermost field that is called like that; nil where there is none, or two of one level are.
    func path(to name: String, isOutermost: Bool) -> String? {
        for level in isOutermost ? levels.prefix(1) : levels[...] {
            let exact = level.filter { $0.field.name.value == name }
            let bare = LooseNames.bare(name)
            let alike = exact.isEmpty ? level.filter { LooseNames.bare($0.field.name.value) == bare } : exact
            if let only = alike.first { return alike.count == 1 ? only.path : nil }
        }
        return nil
    }
}
