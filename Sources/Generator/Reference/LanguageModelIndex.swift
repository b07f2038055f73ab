internal import Spec

/// `llms.txt` (https://llmstxt.org): the reference's pages as a plain list for language models.
enum LanguageModelIndex {
    static func text(of spec: Spec) -> String {
        var lines = ["# \(Escaping.markdown(spec.system.title.main))", "", "> \(Escaping.markdown(spec.system.summary.main))", ""]
        for language in spec.system.languages {
            lines += ["## \(language.name)", ""]
            lines.append("- [\(language.say("Everything in one file"))](\(language.rawValue)/all.md)")
            lines += ReferencePage.allCases.map { page in
                "- [\(page.title(language))](\(language.rawValue)/\(page.fileName)): \(page.summary(language))"
            }
            lines.append("")
        }
        return lines.dropLast().joined(separator: "\n") + "\n"
    }
}
