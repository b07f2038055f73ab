package import SourceText

/// One system as its YAML states it: loaded, every reference resolved, every expression typed.
///
/// Arrays keep the order of the files; nothing here is sorted or defaulted for output.
package struct Spec: Sendable {
    package var system: SystemDescription
    package var sources: [ReferenceDocument] = []
    package var guides: [GuideReference] = []
    package var settings: [Setting] = []
    package var constants: [Constant] = []
    package var enums: [Enumeration] = []
    /// Error enums: their cases are what flows fail with and what a mock can be told to answer.
    package var errors: [ErrorEnumeration] = []
    /// Names for types, such as those of blocks.
    package var typedefs: [TypeAlias] = []
    /// What apps call types in Swift beside their own names.
    package var swiftNames: [SwiftNaming] = []
    package var classes: [ClassType] = []
    /// The names of what generic ones among them are used as: `Page<Lamp>`.
    package var instances: [String] = []
    package var protocols: [ProtocolType] = []
    /// Types of the platform's frameworks whose names do not say so, or whose members flows read.
    package var platform: [PlatformType] = []
    /// Methods of the app's own delegate that the guide tells apps to write, such as `application:openURL:options:`.
    package var hooks: [Hook] = []
    package var failures: [FailureShape] = []
    /// Objects that bodies hold by name.
    package var objects: [ObjectType] = []
    /// Servers that stand in several places.
    package var hosts: [Host] = []
    package var endpoints: [Endpoint] = []
    package var durations: [DocumentedDuration] = []
    /// Capabilities that this system needs beyond the platform's own (`Capability.platform`), such as a store.
    package var capabilities: [Capability] = []
    package var state: [StateGroup] = []
    package var flows: [Flow] = []
    /// What is common to a group of flows: done before each, or tried when one of them fails.
    package var policies: [Policy] = []
    package var mock: Mock?
    /// What happens, told from the app's side: tests, samples and sequences come from it.
    package var scenarios: [Scenario] = []
    /// Requests that the mock answers as documented: the commands of the references come from them.
    package var requests: [SampleRequest] = []
    package var errata: [Erratum] = []
    /// Types that hold structs, of which flows make JSON.
    package var sentTypes: Set<ValueType> = []

    package init(system: SystemDescription) { self.system = system }
}

extension Spec {
    /// The names of all types that the spec declares, by kind.
    package var typeNames: [[Located<String>]] {
        [enums.map(\.name), errors.map(\.name), classes.map(\.name), protocols.map(\.name), typedefs.map(\.name)]
    }
}

/// A value with the place that states it.
package struct Located<Value: Sendable>: Sendable {
    package var value: Value
    package var place: Place

    package init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }
}

/// Where the truth of an item comes from.
package enum Provenance: Sendable {
    /// The default: facts of the guide must bear the item out.
    case guide
    /// `documented: <id of a source>`: another document states it.
    case documented(Located<String>)
    /// `invented: <reason>`: nobody documents it, the project needs it.
    case invented(Located<String>)
}

/// `system:` of `system.yaml`.
package struct SystemDescription: Sendable {
    /// `login-ios`-like: lower case with hyphens; the folder's name and the stem of the mock's executable.
    package var id: Located<String>
    /// The Swift module of the client: the vendor's framework name.
    package var module: Located<String>
    package var title: LocalizedText
    package var summary: LocalizedText
    /// The languages that every text has, and in which references are made.
    package var languages: [TextLanguage]
    /// How else apps may spell the methods that Objective-C declares, beside what today's importer shows.
    package var spellings: Set<OldSpelling>
    package var place: Place

    package init(
        id: Located<String>,
        module: Located<String>,
        title: LocalizedText,
        summary: LocalizedText,
        languages: [TextLanguage] = [.english, .korean],
        spellings: Set<OldSpelling> = [],
        place: Place
    ) {
        self.id = id
        self.module = module
        self.title = title
        self.summary = summary
        self.languages = languages
        self.spellings = spellings
        self.place = place
    }
}

/// How importers of the past showed Objective-C, for guides and apps of their time.
package enum OldSpelling: String, Sendable, CaseIterable {
    /// Selectors unshortened, `NSError` and `[NSObject: AnyObject]`.
    case swift2
}

/// `sources:` — a document other than the guide that items may rest on.
package struct ReferenceDocument: Sendable {
    package var id: Located<String>
    package var title: LocalizedText
    package var url: String?
    /// Which version of it the spec rests on, as the vendor names it.
    package var version: String?
    /// The files that stand for it, as they are called in the folder of guides. None where nobody can read it there.
    package var files: [Located<String>] = []
    /// Why there are no files.
    package var unread: LocalizedText?

    package init(id: Located<String>, title: LocalizedText, url: String?) {
        self.id = id
        self.title = title
        self.url = url
    }
}

/// `guides:` — a guide that the spec is checked against.
package struct GuideReference: Sendable {
    package var file: Located<String>
    /// Where the vendor publishes it.
    package var url: String?
    /// `ko`, `en`.
    package var language: String
    package var place: Place

    package init(file: Located<String>, url: String?, language: String, place: Place) {
        self.file = file
        self.url = url
        self.language = language
        self.place = place
    }
}

/// `errata:` — a finding that is accepted, with a reason.
package struct Erratum: Sendable {
    /// The id of the rule whose finding is accepted.
    package var rule: Located<String>
    /// The name the finding is about, as the finding gives it (a selector, a type, a constant). Matches exactly.
    package var name: Located<String>
    /// Narrows to findings whose guide place is on this line; nil matches wherever the name occurs.
    package var line: Int?
    /// Narrows to findings of a guide that says this: a type, a value, a name. Another deviation of the same kind is no longer accepted.
    package var says: Located<String>?
    /// Where guide and source disagree: the source, and what the guide says; `says` is then what the source says.
    package var source: Located<String>?
    package var guide: Located<String>?
    package var follows: Side?
    /// Why the spec is as it is, for the reader of the reference.
    package var reason: LocalizedText
    package var place: Place

    package enum Side: String, Sendable { case guide, source }

    package init(
        rule: Located<String>,
        name: Located<String>,
        line: Int?,
        says: Located<String>? = nil,
        reason: LocalizedText,
        place: Place
    ) {
        self.rule = rule
        self.name = name
        self.line = line
        self.says = says
        self.reason = reason
        self.place = place
    }
}

/// `durations:` — a time the guide states and behaviour rests on, such as a token's life. Flows and the mock refer to it by name.
package struct DocumentedDuration: Sendable {
    package var name: Located<String>
    package var seconds: Located<Int>
    package var text: LocalizedText
    package var provenance: Provenance
    package var place: Place

    package init(name: Located<String>, seconds: Located<Int>, text: LocalizedText, provenance: Provenance, place: Place) {
        self.name = name
        self.seconds = seconds
        self.text = text
        self.provenance = provenance
        self.place = place
    }
}
