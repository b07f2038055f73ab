import Declarations
import Diagnostics
import SourceText
import Spec

/// First values and defaults that a draft says and the rules refuse: what they stand in stays, and loses them alone. What nobody gives may be
/// missing instead.
extension Draft {
    struct TakenBack {
        var owner: String
        var name: String
        var reason: String
    }

    /// - Returns: what was taken back; nothing where nothing of it is to blame.
    mutating func takeBack(_ loaded: DraftFolder.Loaded) -> [TakenBack] {
        let problems = DraftFolder.problems(in: loaded)
        var taken: [TakenBack] = []
        for problem in problems {
            for index in types.indices where types[index].name == problem.owner {
                taken += types[index].takeBack(problem)
            }
        }
        return taken
    }
}

extension TypeDraft {
    fileprivate mutating func takeBack(_ problem: DraftFolder.Problem) -> [Draft.TakenBack] {
        var taken: [Draft.TakenBack] = []
        for index in properties.indices
        where properties[index].name == problem.name && properties[index].begins && !properties[index].isStatic {
            let text = properties[index].beginning?.text ?? ""
            properties[index].takeBackFirstValue()
            taken.append(
                .init(owner: name, name: problem.name, reason: "\(FirstValues.without), `\(text)`: \(problem.message)"))
        }
        for index in properties.indices
        where properties[index].name == problem.name && properties[index].mayMissInstead(in: self, problem.rule) {
            properties[index].missInstead()
            let isUnfilled = problem.rule == InitialiserRule.id
            let way = delegate?.property == problem.name ? "apps set it" : isUnfilled ? "no initialiser gives it" : "`get:` says what it is"
            taken.append(.init(owner: name, name: problem.name, reason: "drafted as what may be missing: \(way)"))
        }
        // What an initialiser does not give is nothing that its defaults are to blame for.
        for index in methods.indices where methods[index].name == problem.name && problem.rule != InitialiserRule.id {
            for parameter in methods[index].takeBackDefaults(at: problem.text) {
                let reason = "drafted without the default of `\(parameter)`: calls have to give it"
                taken.append(.init(owner: name, name: problem.name, reason: reason))
            }
        }
        return taken
    }
}

/// What an initialiser has to give, and nothing does.
private enum InitialiserRule { static let id = "spec-initialiser" }

extension PropertyDraft {
    /// Whether it is static, read only, and nothing says what it is: a namespace's `static var rooms: any Rooms { client.rooms }`. Or it is a
    /// delegate that is called one which is always there, or what an object of Objective-C has and its initialiser is not seen to give.
    fileprivate func mayMissInstead(in type: TypeDraft, _ rule: String) -> Bool {
        let isDelegate = type.delegate?.property == name
        let isUnfilled = rule == InitialiserRule.id && type.language == .objectiveC && !isStatic
        let isUnsaid = isStatic && isReadOnly || isDelegate || isUnfilled
        return isUnsaid && type.form == .class && value == nil && initial == nil && !begins && !self.type.hasSuffix("?")
    }

    fileprivate mutating func missInstead() {
        let missing = type.hasPrefix("any ") ? "(\(type))?" : type + "?"
        if declaration.contains(" _Nonnull \(name);") {
            declaration = declaration.replacing(" _Nonnull \(name);", with: " _Nullable \(name);")
        } else if let sign = declaration.firstRange(of: "nonnull"), sign.upperBound <= declaration.firstIndex(of: ")") ?? sign.lowerBound {
            declaration.replaceSubrange(sign, with: "nullable")
        } else if declaration.hasPrefix("@property") {
            let hasList = declaration.hasPrefix("@property (")
            declaration = declaration.replacing(
                hasList ? "@property (" : "@property ", with: hasList ? "@property (nullable, " : "@property (nullable) ",
                maxReplacements: 1)
        } else {
            declaration = declaration.replacing("\(name): \(type)", with: "\(name): \(missing)", maxReplacements: 1)
        }
        type = missing
    }
}

extension MethodDraft {
    /// - Parameter text: a parameter as the declaration has it, or more of that.
    /// - Returns: the parameters that have lost their defaults.
    fileprivate mutating func takeBackDefaults(at text: String) -> [String] {
        guard let method = try? SwiftParser.parseMethod(declaration) else { return [] }
        var taken: [String] = []
        for parameter in method.parameters.reversed() where parameter.defaultValue?.isNamed == true {
            let code = Array(declaration.utf8)
            let own = String(decoding: code[parameter.span.start..<parameter.span.end], as: UTF8.self)
            guard text.contains(own), let sign = own.firstRange(of: " = ") else { continue }
            let kept = own[..<sign.lowerBound]
            declaration = String(decoding: code[..<parameter.span.start] + Array(kept.utf8) + code[parameter.span.end...], as: UTF8.self)
            taken.append(parameter.name)
        }
        return taken.reversed()
    }
}

extension MethodDeclaration.Parameter.Literal {
    /// Whether it stands for something that has to be there: a case, a static property, a struct that is made of nothing.
    fileprivate var isNamed: Bool {
        switch self {
        case .implicit, .made, .madeOf, .member: true
        case .list(let items): items.contains(where: \.isNamed)
        default: false
        }
    }
}

extension DraftFolder {
    /// An error, and the member of a type that it is about.
    struct Problem {
        var owner: String
        var name: String
        var message: String
        var rule: String
        /// What is at fault.
        var text: String
    }

    static func problems(in loaded: Loaded) -> [Problem] {
        loaded.diagnostics.filter { $0.severity == .error }.flatMap { diagnostic in
            diagnostic.labels.compactMap { label in
                let place = label.place
                guard let index = loaded.files.firstIndex(where: { $0 === place.file }) else { return nil }
                let line = place.start.line
                let ranges = loaded.written.files[index].ranges.filter { $0.lines.contains(line) }
                guard let part = ranges.min(by: { $0.lines.count < $1.lines.count })?.part, let owner = loaded.written.owners[part],
                    let name = loaded.written.names[part]
                else { return nil }
                return Problem(
                    owner: owner, name: name, message: diagnostic.message, rule: diagnostic.rule.id, text: place.file.text(place.span))
            }
        }
    }
}
