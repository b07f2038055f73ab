import SourceText

/// Where in the guide the reader stands: what the next block is about.
struct Context {
    struct Section {
        var level: Int
        var line: Int
        var title: String
        var owner: String?
        /// The types that the owner stands in: `Door` of `Door.State`.
        var outer: String?
        var topics: Set<Topic>
        /// Says only which part of its subject follows: "Parameters", "Response".
        var isPart: Bool
        /// 404 of "404: Not found".
        var status: Int?
        /// Says only that members of something follow: "Methods".
        var listsMembers: Bool
        /// Says only where or how a call is made: "Request URL", "Method".
        var isAddressing: Bool
        /// The title could be a type's name: its members may follow in a table or a list.
        var model: String?
        /// Protocols of the API that the title names.
        var protocols: [String] = []
        /// The title says that its name is an enum's.
        var isEnum = false
        /// The title says that its name is a type's: "DoorDelegate protocol".
        var saysType = false
        /// The type that a sentence begins with: "`Door` allows to …".
        var spokenType: String?
        /// The type that the title may write in words: "Door Lock" of `DoorLock`.
        var writtenType: String?
        /// Something else names that type.
        var isWrittenTypeKnown = false
    }

    private(set) var sections: [Section] = []
    /// The method or endpoint whose section or listing this is: the owner of parameters.
    private(set) var subject: Subject?
    /// The last line before the block: what introduces a table or a list.
    private(set) var lead = ""
    private(set) var announced = LeadTopics("")
    private var itemLeads: [ItemLead] = []
    /// The types that the lead names, the last one first.
    var leadNames: [String] = []

    /// The type that the line before the block is the title of: "ABDoor Protocol Reference".
    var listedType: String?
    /// Labels of the calls in the last sample of this section.
    var calledLabels: Set<String> = []
    /// The one call of that sample that takes something.
    var shownCall: ShownCall?
    /// The address with parameters that a sample of this section shows without saying by which method it is asked.
    var shownAddress: String?

    /// The type of the one variable that the last sample of this section declares, and does nothing else.
    var shownType: String?

    /// The domain constants declared so far: error enums follow the last one.
    var errorDomains: [String] = []
    /// What the sample's classes conform to, by class.
    var conformances: [String: [String]] = [:]
    /// All that they conform to.
    var adopted: Set<String> = []
    /// The protocol of the API that a class of the samples conformed to last.
    var delegate: String?
    /// The heading of the section in which a class did so.
    var delegateLine: Int?
    /// Names of the members of this subject's JSON bodies.
    private(set) var bodyMembers: Set<String> = []
    /// Those that hold others, in small letters: a heading that is one's name lists what it holds.
    private(set) var bodyObjects: Set<String> = []

    /// The level of lines that serve as headings and are none: below the six that there are.
    static let pseudoLevel = 7

    var headingLine: Int? { sections.last?.line }
    /// The type named by the nearest heading that names one.
    var owner: String? { sections.last { $0.owner != nil }?.owner }
    /// What that type stands in, where its heading says so.
    var outer: String? { sections.last { $0.owner != nil }?.outer }
    /// The heading of the section that is about something, not of a part of it.
    var sectionLine: Int? { sections.last { !$0.isPart && !$0.isAddressing && $0.level < Self.pseudoLevel }?.line }
    var level: Int { sections.last?.level ?? 0 }
    /// What the section could list the members of, as long as no call has come between.
    var model: String? { subject == nil ? sections.last { !$0.isPart }?.model : nil }
    /// The protocol that the nearest heading names which names one.
    var announcedProtocol: String? { sections.last { !$0.protocols.isEmpty }?.protocols.first }
    /// What a heading or the line before says that the next line is: an address, a method of HTTP.
    var announcedRole: ColumnRole? {
        if let role = HeaderReading.of(SectionTitle.withoutChoice(lead))?.role, lead.utf8.count < 60 { return role }
        return sections.last?.isAddressing == true ? HeaderReading.of(SectionTitle.withoutChoice(title))?.role : nil
    }
    /// The type that the section itself is about: its title names it, or that of the one it is a part of.
    var ownerOfSection: String? { sections.last { !$0.isPart }?.owner }
    var title: String { sections.last?.title ?? "" }

    /// "Class RequestParameters" names a type, and no part of anything, whatever its words say besides.
    mutating func enter(level: Int, line: Int, title: String, owner: String?, saysType: Bool = false) {
        let level = max(1, level)
        var part = saysType ? SectionTitle(ofType: title) : SectionTitle(title)
        raiseType(above: level, &part)
        // What a heading says of another type is about no call. Where there is none, what a body showed holds for its section.
        if subject.map({ ends($0, at: level, part) || owner != nil && $0.kind == .method }) ?? !part.isPart { leaveSubject() }
        sections.removeAll { $0.level >= level }
        // "Parameters" below a sample are those of its call.
        if !part.isPart { (calledLabels, shownCall, shownType, shownAddress) = ([], nil, nil, nil) }
        // "Door Lock" or "DoorLock", and "Properties" below it: those of `DoorLock`.
        if part.listsMembers, let above = sections.indices.last, sections[above].owner == nil {
            sections[above].owner = sections[above].isWrittenTypeKnown ? sections[above].writtenType : sections[above].model
        }
        leaveItems()
        sections.append(
            Section(
                level: level, line: line, title: title, owner: owner, topics: part.topics, isPart: part.isPart, status: part.status,
                listsMembers: part.listsMembers, isAddressing: part.isAddressing))
        introduce(title, names: [], words: SectionTitle.withoutCalls(title))
        if part.isName { announced = LeadTopics(title, without: SectionTitle.ofMessages) }
    }

    /// Notes what else the title of the section that was entered says.
    mutating func mark(model: String?, protocols: [String]) {
        guard let last = sections.indices.last else { return }
        (sections[last].model, sections[last].protocols) = (model, protocols)
        if model != nil, subject?.kind == .method { leaveSubject() }
    }

    mutating func mark(outer: String) {
        if let last = sections.indices.last { sections[last].outer = outer }
    }

    mutating func mark(writtenType: String?) {
        if let last = sections.indices.last { sections[last].writtenType = writtenType }
    }

    /// Something names a type that a title may write in words. What a delegate has to hear stands below its title; under that of another type
    /// guides speak of others, too, until they list its members.
    mutating func confirm(writtenType name: String, isProtocol: Bool) {
        guard let last = sections.indices.last, let written = sections[last].writtenType, written.utf8.count == name.utf8.count,
            written.lowercased() == name.lowercased()
        else { return }
        (sections[last].writtenType, sections[last].isWrittenTypeKnown) = (name, true)
        if isProtocol, sections[last].owner == nil { sections[last].owner = name }
    }

    /// Notes that a section is about the type that its title is; false where there is none of that title.
    mutating func own(sectionTitled name: String) -> Bool {
        guard let place = sections.lastIndex(where: { $0.title == name }) else { return false }
        sections[place].owner = name
        return true
    }

    mutating func mark(spokenType: String) {
        if let last = sections.indices.last { sections[last].spokenType = spokenType }
    }

    /// The type that a sentence of this section, or of the one around it, began with last.
    var spokenType: String? { sections.suffix(2).last { $0.spokenType != nil }?.spokenType }

    mutating func markType(isEnum: Bool) {
        guard let last = sections.indices.last else { return }
        (sections[last].isEnum, sections[last].saysType) = (isEnum, true)
    }

    /// "Description" or "Enum members" right behind a heading that says that it names a type is about that type, be it a rank or two higher:
    /// some pages give all names one small rank.
    private mutating func raiseType(above level: Int, _ part: inout SectionTitle) {
        guard level > 1, part.isPart && !part.topics.contains(.errors) || part.listsMembers,
            let type = sections.lastIndex(where: { !$0.isPart }), sections[type].saysType,
            (level...(level + 2)).contains(sections[type].level), sections[type].level < Self.pseudoLevel
        else { return }
        sections[type].level = level - 1
        part.isPart = true
    }

    /// Whether the nearest heading that names a type says that it is an enum.
    var isInEnum: Bool { sections.last { $0.owner != nil }?.isEnum == true }

    /// Whether the section's own heading says that its name is a type's.
    var saysType: Bool { sections.last { !$0.isPart }?.saysType == true }

    /// Whether the heading right above that of this section's type says that enums follow, and nothing besides: "Enums", "列挙型".
    var isListedEnum: Bool {
        guard let own = sections.lastIndex(where: { !$0.isPart }), own > 0, sections[own].owner != nil else { return false }
        return sections[own - 1].owner == nil && sections[own - 1].topics.subtracting([.joint]) == [.cases]
    }

    /// Whether a line in bold has opened a section about a type.
    var isInPseudoSectionOfType: Bool { sections.contains { $0.level == Self.pseudoLevel && $0.owner != nil } }

    /// The type that the sections above a heading of this level are about.
    func owner(above level: Int) -> String? { sections.last { $0.level < level && $0.owner != nil }?.owner }

    /// Whether a heading above announces types, so that those below may be their names.
    func listsTypes(above level: Int) -> Bool {
        sections.contains { $0.level < max(1, level) && !$0.topics.isDisjoint(with: [.types, .cases]) && $0.owner == nil }
    }

    /// Whether the heading itself names but a part of something.
    var isInPart: Bool { sections.last?.isPart == true }

    /// Whether the headings above announce a topic, its own title left out.
    func isInside(_ topics: Set<Topic>) -> Bool { sections.dropLast().contains { !$0.topics.isDisjoint(with: topics) } }

    /// A subject lasts until something of its rank comes; headings that only name a part of it go on about it.
    private func ends(_ subject: Subject, at level: Int, _ title: SectionTitle) -> Bool {
        // "Open" and "Close" beside "Interface", which stated the method: they are about others.
        if subject.part == level, !title.isPart, !title.isAddressing { return true }
        if level > subject.level { return false }
        guard title.isPart, !isNext(title, at: level, after: subject) else { return true }
        // One rank higher may be a slip; what is common to several calls stands there, too.
        return level < subject.level && (level < subject.level - 1 || title.topics.contains(.errors))
    }

    /// "6. Protocols" behind "5. Settings", which the subject stands under: another one of the same rank, whatever it is called. Parts of a
    /// request are no more than that, be they counted: "3. Parameters" behind "2. Address".
    private func isNext(_ title: SectionTitle, at level: Int, after subject: Subject) -> Bool {
        if subject.kind == .endpoint, !title.topics.isDisjoint(with: [.parameters, .request, .response, .headers, .errors]) {
            return false
        }
        guard level == subject.level, let number = title.number, let own = sections.last(where: { $0.level == level && !$0.isPart })
        else { return false }
        return SectionTitle.number(of: own.title) == number - 1
    }

    mutating func setMethod(_ name: String, parameters: [String]) {
        let part = sections.first { $0.isPart && $0.level > rank && $0.level < Self.pseudoLevel }?.level
        subject = Subject(method: name, parameters: parameters, level: rank, part: part, behind: subject)
    }

    mutating func setEndpoint(_ name: String) {
        guard subject?.name != name else { return }
        leaveSubject()
        subject = Subject(name: name, kind: .endpoint, parameters: [], level: rank)
    }

    mutating func leaveSubject() {
        subject = nil
        bodyMembers = []
        bodyObjects = []
    }

    mutating func addBodyMember(_ name: String, holdsMembers: Bool) {
        bodyMembers.insert(name)
        if holdsMembers { bodyObjects.insert(name.lowercased()) }
    }

    /// The level of the section that is about the subject: the innermost one that is no mere part.
    private var rank: Int { sections.last { !$0.isPart }?.level ?? sections.first?.level ?? 0 }

    /// An item stands under what introduced its list: earlier items of its depth, and what they hold, do not.
    mutating func enterItem(depth: Int) {
        while let outer = itemLeads.last, outer.depth >= depth {
            (announced, lead, leadNames) = (outer.announced, outer.lead, outer.names)
            itemLeads.removeLast()
        }
        itemLeads.append(ItemLead(depth: depth, lead: lead, names: leadNames, announced: announced))
    }

    /// Notes that the item explains names, and what type they have: items inside it go on about them.
    mutating func define(type: String?, isChoice: Bool, ending: String) {
        guard let last = itemLeads.indices.last else { return }
        itemLeads[last].definition = ItemDefinition(type: type, isChoice: isChoice, ending: ending)
    }

    /// What the item around this one explains.
    var outerDefinition: ItemDefinition? { itemLeads.dropLast().last?.definition }

    /// Whether the item stands inside another.
    var isInsideItem: Bool { itemLeads.count > 1 }

    /// Whether an item further out explains a name.
    var isInsideDefinition: Bool { itemLeads.dropLast().contains { $0.definition != nil } }

    /// A table's caption says what it lists where the line before it does not.
    mutating func addCaption(_ caption: String) {
        if !caption.isEmpty, announced.topics.isEmpty { announced = LeadTopics(caption) }
    }

    mutating func leaveItems() { itemLeads = [] }

    /// What follows is introduced by a line.
    ///
    /// - Parameter words: the line without what stands there as a value; all of it by default.
    mutating func introduce(_ line: String, names: [String], words: String? = nil) {
        lead = line
        leadNames = names
        listedType = nil
        announced = LeadTopics(words ?? line)
    }
}

/// What introduced a list, kept while its items are read.
private struct ItemLead {
    var depth: Int
    var lead: String
    var names: [String]
    var announced: LeadTopics
    var definition: ItemDefinition?
}
