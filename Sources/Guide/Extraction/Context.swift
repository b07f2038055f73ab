import SourceText

/// Where in the guide the reader stands: what the next block is about.
struct Context {
    struct Section {
        var level: Int
        var line: Int
        var title: String
        var owner: String?
    }

    private(set) var sections: [Section] = []
    /// The method or endpoint whose section or listing this is: the owner of parameters.
    private(set) var subject: String?
    private(set) var subjectIsEndpoint = false
    private var subjectLevel = 0
    /// The last line before the block: what introduces a table or a list.
    var lead = ""
    /// The types that the lead names, the last one first.
    var leadNames: [String] = []

    /// The domain constant declared last: error enums follow it.
    var errorDomain: String?
    /// What the sample's classes conform to, by class.
    var conformances: [String: [String]] = [:]

    var headingLine: Int? { sections.last?.line }
    /// The type named by the nearest heading that names one.
    var owner: String? { sections.last { $0.owner != nil }?.owner }
    var title: String { sections.last?.title ?? "" }
    /// The titles and the lead in lower case, nearest last: where words such as "header" are looked for.
    var words: String { (title + "\n" + lead).lowercased() }

    mutating func enter(level: Int, line: Int, title: String, owner: String?) {
        let level = max(1, level)
        sections.removeAll { $0.level >= level }
        sections.append(Section(level: level, line: line, title: title, owner: owner))
        if level <= subjectLevel { subject = nil }
        lead = title
        leadNames = []
    }

    mutating func setMethod(_ name: String) {
        subject = name
        subjectIsEndpoint = false
        subjectLevel = sections.last?.level ?? 0
    }

    mutating func setEndpoint(_ name: String) {
        subject = name
        subjectIsEndpoint = true
        subjectLevel = sections.last?.level ?? 0
    }

    mutating func introduce(_ line: String, names: [String]) {
        lead = line
        leadNames = names
    }
}
