internal import Spec

/// `llms.txt` (https://llmstxt.org): the reference's pages as a plain list for language models.
enum LanguageModelIndex {
    static func text(of spec: Spec) -> String {
        var lines = ["# \(Escaping.markdown(spec.system.title.en))", "", "> \(Escaping.markdown(spec.system.summary.en))", ""]
        for language in ReferenceLanguage.allCases {
            lines += ["## \(language.name)", ""]
            lines.append("- [\(language.say("Everything in one file", "한 파일로 된 전체 문서"))](\(language.rawValue)/all.md)")
            lines += ReferencePage.allCases.map { page in
                "- [\(page.title(language))](\(language.rawValue)/\(page.fileName)): \(page.summary(language))"
            }
            lines.append("")
        }
        return lines.dropLast().joined(separator: "\n") + "\n"
    }
}
