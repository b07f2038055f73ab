package import Diagnostics
package import SourceText

/// Reads a YAML file into nodes that know where they were written.
///
/// The subset is what a spec needs: one document of scalars, sequences and mappings with scalar keys. Whatever YAML offers beyond that
/// (anchors, aliases, tags, merge keys, several documents) is refused by a rule of its own rather than read in a way that the writer may
/// not expect.
package enum YAMLTree {
    /// The tree and everything that is wrong with it.
    ///
    /// `root` is nil where no tree can be had: broken syntax, no UTF-8, nothing in the file. Where single nodes are refused (a duplicate
    /// key, a tag), the tree is whole, so that later stages can report what else is wrong; the caller refuses the file if a diagnostic is
    /// an error.
    package static func parse(_ file: SourceFile) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
        let report = Report(file: file)
        if let diagnostic = Limits.checkSize(of: file) { return (nil, [diagnostic]) }
        guard let contents = Encoding.check(file, report) else { return (nil, report.finished()) }
        var builder = TreeBuilder(file: file, contents: contents, report: report)
        let root = builder.build()
        return (root, builder.report.finished())
    }

    /// Every rule that `parse` can report.
    package static let rules: [Rule] =
        [Limits.tooLarge, Limits.tooDeep, Encoding.notUTF8, Encoding.controlCharacter, SyntaxErrors.rule]
        + [Documents.empty, Documents.many, Properties.anchor, Properties.alias, Properties.tag]
        + [Keys.notText, Keys.empty, Keys.merge, DuplicateKeys.rule, EatenMinus.rule]
}
