package import Diagnostics

/// Everything that can be wrong with a template.
package enum TemplateRules {
    package static let unknownName = Rule(
        "template-unknown-name",
        "a template uses a name that its view model does not have",
        explanation: """
            A template may print only what its view model declares. A name that is not declared would print nothing, and the hole would \
            show up in generated code, far from its cause. Correct the spelling, or add the member to the view model in Sources/Generator.
            """
    )
    package static let missingPartial = Rule(
        "template-missing-partial",
        "a template includes a partial that does not exist",
        explanation: """
            `{{> reference/block}}` prints reference/block.mustache: the file of the folder given with --templates, or the tool's own. When \
            there is no such file nothing would be printed. Correct the name, or add the file.
            """
    )
    package static let unprinted = Rule(
        "template-unprinted",
        "a file of the templates' folder is printed by nothing",
        explanation: """
            A file of the folder given with --templates takes the place of the tool's own template of that name, or is a partial of such a \
            file. One that is neither changes nothing: correct its name. The tool's own templates are the files of Templates/ in its \
            repository; copy only those that you change.
            """
    )
    package static let unbalanced = Rule(
        "template-unbalanced",
        "a section of a template is not closed, or closed under another name",
        explanation: "Every `{{#name}}` needs its `{{/name}}` in the same file, and sections close in the reverse order they open in."
    )
    package static let unsupported = Rule(
        "template-unsupported-tag",
        "a template uses a tag that templates of this tool do without",
        explanation: """
            Templates have names, sections and partials. Inverted sections, lambdas, changed delimiters and transforms are logic, and \
            logic belongs into the view model, where it is typed and tested: give the view model a member for the case at hand.
            """
    )
    package static let wrongKind = Rule(
        "template-wrong-kind",
        "a template uses a name in a way its kind does not allow",
        explanation: """
            A list or a model is opened as a section (`{{#cases}}…{{/cases}}`); a text is printed (`{{name}}`). Printing a list would \
            print its description instead of its elements.
            """
    )
    package static let tooDeep = Rule(
        "template-too-deep",
        "sections of a template stand too deep inside of each other",
        explanation: """
            Sections may stand in each other a hundred deep, which is far more than any model has levels: whatever reads deeper ones needs a stack \
            of its own. Put the inner ones into a partial (`{{> name}}`).
            """
    )
    package static let endless = Rule(
        "template-endless",
        "a partial prints itself",
        explanation: """
            A partial may print itself for a model inside of its own (`{{#children}}{{> node}}{{/children}}`), which ends where the last has \
            none. For the same model it would go on for ever.
            """
    )
    package static let unreadable = Rule(
        "template-unreadable",
        "a template cannot be read",
        explanation: "Templates are UTF-8 files that end in .mustache. Check that the folder exists and that its files can be read."
    )

    package static let rules = [unknownName, missingPartial, unprinted, unbalanced, unsupported, wrongKind, tooDeep, endless, unreadable]
}
