/// `guidewright.yaml`: what a project says of its output, beside its specs.
extension Grammar {
    static let projectPart: [DefinitionName: Definition] = [
        .project: Definition(
            form: .mapping(
                MappingShape(
                    [
                        optional("output", .text, "the folder of generated code, from this file's folder on; otherwise Generated"),
                        optional("package", .text, "instead: the folder of a package of its own, Package.swift included"),
                        optional("references", .text, "another folder for the references"),
                        optional("templates", .text, "the folder of templates that go over the tool's own; otherwise Templates"),
                        optional("guides", .text, "the folder of the vendors' guides; otherwise Guides"),
                        optional("make", parts, "what is made of every system; otherwise all"),
                        optional("systems", .table(.defined(.projectSystem)), "what differs for single systems, by their ids"),
                    ],
                    atMostOne: [["output", "package"]]
                )
            ),
            meaning: "what a project says of its output"
        ),
        .projectSystem: Definition(
            form: .mapping(
                MappingShape([
                    optional("module", .name(.swiftName), "the Swift module, instead of the one that the spec names"),
                    optional("make", parts, "what is made of this system"),
                ])
            ),
            meaning: "what differs for one system"
        ),
    ]

    private static let parts = Shape.list(words(OutputPart.self), minimum: 1)
}
