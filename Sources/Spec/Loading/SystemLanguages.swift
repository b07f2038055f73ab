import YAMLTree

/// The languages that the texts of a system have: those under `languages:`, else those of its title.
enum SystemLanguages {
    static func listed(in system: YAMLNode) -> [TextLanguage] {
        let words = system["languages"]?.items.compactMap(\.text) ?? system["title"]?.entries.map(\.name) ?? []
        let listed = TextLanguage.allCases.filter { words.contains($0.rawValue) }
        return listed.isEmpty ? [.english, .korean] : listed
    }

    /// Of the files of a folder.
    static func listed(in roots: [YAMLNode]) -> [TextLanguage] {
        roots.lazy.compactMap { $0["system"] }.first.map(listed) ?? [.english, .korean]
    }
}
