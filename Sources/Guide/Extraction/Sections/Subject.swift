/// What an item of a list explains.
struct ItemDefinition {
    /// The type of what it names, where it says so.
    var type: String?
    /// It says that its type is an enum.
    var isChoice = false
    /// Its last line.
    var ending = ""
}

/// A method or an endpoint that a part of a guide is about.
struct Subject {
    enum Kind { case method, endpoint }

    var name: String
    var kind: Kind
    /// Names of the parameters, where the declaration gave them.
    var parameters: [String]
    /// The level of the heading whose section it governs.
    var level: Int
    /// The level of the headings that name parts of its section, where it was stated under one.
    var part: Int?
    /// Methods that the section stated before this one, with the names of their parameters.
    var earlier: [(name: String, parameters: [String])] = []

    /// A page may list thousands of methods; tables explain the last few.
    private static let mostEarlier = 16

    /// Whether it takes something of that name, or with that label: references explain `into room` under either.
    func takes(_ parameter: String) -> Bool {
        parameters.contains(parameter) || kind == .method && labels.contains { $0 == parameter }
    }

    /// `key` and `force` of `open(key:force:)` and of `open:key:force:`.
    private var labels: [Substring] {
        let inner = name.hasSuffix(")") ? name.drop { $0 != "(" }.dropFirst().dropLast() : name.drop { $0 != ":" }
        return inner.split(separator: ":").filter { $0 != "_" }
    }

    /// Whose parameter that is: one table may explain those of several methods.
    func owner(ofParameter parameter: String) -> String {
        guard kind == .method, !takes(parameter) else { return name }
        return earlier.last { $0.parameters.contains(parameter) }?.name ?? name
    }
}

extension Subject {
    /// A method, which joins those that its section has stated so far.
    init(method name: String, parameters: [String], level: Int, part: Int?, behind other: Subject?) {
        self.init(name: name, kind: .method, parameters: parameters, level: level, part: part)
        guard let other, other.kind == .method, other.level == level else { return }
        earlier = (other.earlier + [(other.name, other.parameters)]).suffix(Self.mostEarlier)
    }
}

extension Context {
    /// The name like a type's that the nearest heading has which has one: "DoorColor", "DoorColor identifiers".
    var typeOfTitles: String? {
        for section in sections.reversed().prefix(3) where section.title.utf8.count < 80 {
            let words = section.title.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.map(String.init)
            let types = words.filter { NameShape.looksLikeType($0) && !NameShape.isConstantName($0) && !Vocabulary.isProduct($0) }
            if types.count == 1, !Vocabulary.isPlatform(types[0]) { return types[0] }
            if !types.isEmpty { return nil }
        }
        return nil
    }

    /// Whether "Properties" below the heading of a type is where the reader stands.
    var listsPropertiesOfOwner: Bool {
        subject == nil && owner != nil && sections.last?.topics == [.properties] && saysTypeAbove
    }

    private var saysTypeAbove: Bool { sections.last { $0.owner != nil }?.saysType == true }

    /// "ABDoor variables" as a heading: variables of what it names.
    var listsMembersOfOwner: Bool { subject == nil && sections.last?.owner != nil && sections.last?.topics.contains(.parameters) == true }

    var endpoint: String? { subject.flatMap { $0.kind == .endpoint ? $0.name : nil } }
    var method: String? { subject.flatMap { $0.kind == .method ? $0.name : nil } }
}
