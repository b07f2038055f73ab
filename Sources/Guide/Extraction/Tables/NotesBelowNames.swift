/// `key`, and "required" on the line below it: whether it must be given, and no other name.
extension NamedCell {
    static func withoutNote(_ names: [NamedCell], in passage: Passage) -> [NamedCell] {
        guard names.count > 1, passage.lines.count > 1, let line = passage.lines.last.map(passage.string), line.utf8.count > 3,
            names.last?.name == line, let isRequired = Requiredness.of(line)
        else { return names }
        return names.dropLast().map { name in
            var name = name
            name.isRequired = name.isRequired ?? isRequired
            return name
        }
    }
}
