/// A file, and what describes the system as a whole.
extension Grammar {
    static let systemPart: [DefinitionName: Definition] = [
        .file: Definition(form: .mapping(MappingShape(fileKeys)), meaning: "one file of a system; the lists of all its files are joined"),
        .text: Definition(form: .localizedText, meaning: "a text in each language of the system, written anew"),
        .system: Definition(
            form: .mapping(
                MappingShape([
                    required("id", .name(.hyphenated), "the folder's name and the stem of the mock's executable"),
                    required("module", .name(.swiftName), "the Swift module of the client: the vendor's framework name"),
                    required("title", .defined(.text), "the system's name as a heading"),
                    required("summary", .defined(.text), "one or two sentences on what it does"),
                    optional(
                        "languages", .list(words(TextLanguage.self), minimum: 1),
                        "the languages of its texts; by default those of its title"),
                    optional("spellings", .list(words(OldSpelling.self), minimum: 1), "older spellings that apps may use too"),
                ])
            ),
            meaning: "the system"
        ),
        .source: Definition(
            form: .mapping(
                MappingShape([
                    required("id", .name(.hyphenated), "what `documented:` refers to"),
                    required("title", .defined(.text), "the document's title"),
                    optional("url", .name(.webAddress), "where it is published"),
                    optional("version", .text, "which version the spec rests on: a release, a tag, a date"),
                    optional(
                        "files", .list(.name(.file), minimum: 1), "the files that `check` reads: headers, Swift interfaces, references"),
                    optional("unread", .defined(.text), "why no file of it can be read"),
                ])
            ),
            meaning: "a document other than the guide that items rest on"
        ),
        .guide: Definition(
            form: .mapping(
                MappingShape([
                    required("file", .name(.file), "the file's name in the folder of guides"),
                    optional("url", .name(.webAddress), "where the vendor publishes it"),
                    required("language", .name(.languageTag), "the language it is written in: `en`, `ko`, `ja`, `zh-Hans`"),
                ])
            ),
            meaning: "a guide that the spec is checked against"
        ),
        .setting: Definition(
            form: sourced([
                required("kind", words(Setting.Kind.self), "where a person sets it"),
                required("name", .text, "the key, flag, pod, scope or URL"),
                optional("value", .plain, "its documented value or default"),
                text,
            ]),
            meaning: "something that a person sets in a project or a console"
        ),
        .duration: Definition(
            form: sourced([
                required("name", .name(.identifier), "what flows and the mock refer to"),
                required("seconds", .integer, "how long, in seconds"),
                text,
            ]),
            meaning: "a time that behaviour rests on"
        ),
        .erratum: Definition(
            form: .mapping(
                MappingShape([
                    required("rule", .name(.hyphenated), "the rule whose finding is accepted"),
                    required("name", .text, "the name that the finding is about"),
                    optional("line", .integer, "narrows to findings on this line of the guide"),
                    optional("says", .text, "what the guide says there; any other deviation is a finding again"),
                    optional("source", .name(.hyphenated), "of `source-differs`: the source that disagrees with the guide"),
                    optional("guide", .text, "of `source-differs`: what the guide says, while `says` is what the source says"),
                    optional("follows", .word(["guide", "source"]), "of `source-differs`: whom the spec follows"),
                    required("reason", .defined(.text), "why the spec is as it is"),
                ])
            ),
            meaning: "a finding that is accepted"
        ),
    ]

    private static let fileKeys = [
        optional("system", .defined(.system), "the system; in one file only"),
        optional("sources", list(of: .source), "documents other than the guide"),
        optional("guides", list(of: .guide), "the guides that the spec is checked against"),
        optional("settings", list(of: .setting), "what a person sets"),
        optional("constants", list(of: .constant), "constants and names of notifications"),
        optional("enums", list(of: .enumeration), "enums that are no errors"),
        optional("errors", list(of: .errors), "enums of errors"),
        optional("typedefs", list(of: .typeAlias), "names for types, such as those of blocks"),
        optional("classes", list(of: .classType), "classes and structs"),
        optional("protocols", list(of: .protocolType), "delegates and other protocols"),
        optional("platform", list(of: .platformType), "types that frameworks of the platform bring"),
        optional("parameters", .table(.defined(.text)), "texts of parameters that are the same everywhere; in one file only"),
        optional("hooks", list(of: .hook), "methods that apps write in classes of their own"),
        optional("failures", list(of: .failure), "shapes in which servers report errors"),
        optional("objects", list(of: .objectType), "objects that several bodies hold"),
        optional("hosts", list(of: .host), "servers that stand in several places: production, a sandbox, regions"),
        optional("headers", list(of: .commonHeader), "headers that all requests have, or those of some hosts, URLs or endpoints"),
        optional("endpoints", list(of: .endpoint), "HTTP operations and URLs"),
        optional("durations", list(of: .duration), "times that behaviour rests on"),
        optional("capabilities", list(of: .capability), "what the system takes from its platform beyond the usual"),
        optional("state", list(of: .state), "what the client keeps between calls"),
        optional("policies", list(of: .policy), "what is common to a group of flows"),
        optional("flows", list(of: .flow), "what methods do"),
        optional("mock", .defined(.mock), "what the mock server knows and answers; in one file only"),
        optional("scenarios", list(of: .scenario), "what happens, told from the app's side"),
        optional("requests", list(of: .request), "requests that the mock answers as documented"),
        optional("errata", list(of: .erratum), "findings that are accepted"),
    ]
}
