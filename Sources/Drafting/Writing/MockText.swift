import Spec

/// `mock.yaml` of a draft. Without a word each endpoint answers its example.
enum MockText {
    /// - Parameter sections: what stands in the mock.
    static func file(_ sections: [(String, YAMLOutline)] = [], in languages: [TextLanguage]) -> DraftWriter.File {
        var writer = YAMLWriter(languages: languages)
        writer.comment("What the mock answers: the examples of the fields, until something else stands here.")
        writer.blank()
        writer.write(.mapping([("mock", .mapping(sections.filter { !$0.1.isEmpty }))]))
        return DraftWriter.File(name: "mock.yaml", text: writer.text, ranges: writer.ranges)
    }
}
