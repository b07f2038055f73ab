/// Names of the cases of an imported `NS_ENUM`: without the prefix they share with their type, in lower camel case.
package enum EnumNaming {
    /// The name that Swift shows for each case: of an enum of Objective-C what the importer makes of it, or what a case says of itself.
    package static func caseNames(
        of type: String, _ form: EnumDeclaration.Kind, _ cases: [(name: String, swift: String?)]
    ) -> [String: String] {
        let isImported = form == .nsEnum || form == .nsOptions || form == .typed
        let (names, renamed) = (cases.map(\.name), Set(cases.filter { $0.swift != nil }.map(\.name)))
        let derived = isImported ? caseNames(of: type, constants: names, renamed: renamed) : names
        return Dictionary(zip(cases, derived).map { ($0.name, $0.swift ?? $1) }) { first, _ in first }
    }

    /// One name per constant, in order. Where no prefix is shared, each stays as it is.
    ///
    /// - Parameter renamed: those that have a name of their own, which say nothing of the prefix.
    package static func caseNames(of type: String, constants: [String], renamed: Set<String> = []) -> [String] {
        let prefix = sharedPrefix(of: type, constants: constants.filter { !renamed.contains($0) })
        return constants.map { constant in
            guard !prefix.isEmpty, constant.hasPrefix(prefix), constant.count > prefix.count else { return constant }
            return lowercased(String(constant.dropFirst(prefix.count)))
        }
    }

    /// A name that holds no lower case letter is spelled that way for a reason: `OOB` stays.
    package static func lowercased(_ name: String) -> String {
        name.contains { $0.isASCIILowercase } ? CamelCase.lowercasingInitialism(name) : name
    }

    static func sharedPrefix(of type: String, constants: [String]) -> String {
        guard let first = constants.first else { return "" }
        var shared = CamelCase.words(of: first)
        if constants.count > 1 {
            for constant in constants.dropFirst() { shared = commonWords(shared, constant, leavingRest: true) }
        }
        let text = shared.joined()
        let isConstantStyle = text.hasPrefix("k") && text.dropFirst().first?.isASCIIUppercase == true
        let checked = isConstantStyle ? String(text.dropFirst()) : text
        var length = commonWithType(checked, type)
        if length < checked.count, Array(checked)[length] == "_", length > 0 { length += 1 }
        let prefix = String(text.prefix(length > 0 && isConstantStyle ? length + 1 : length))
        return constants.allSatisfy { isName($0.dropFirst(prefix.count)) } ? prefix : ""
    }

    private static func isName(_ rest: Substring) -> Bool {
        rest.isEmpty || rest.first?.isLetter == true || rest.first == "_"
    }

    /// The words that two names start with; what is left of either must still be a name.
    private static func commonWords(_ words: [String], _ name: String, leavingRest: Bool) -> [String] {
        let other = CamelCase.words(of: name)
        var count = 0
        while count < words.count, count < other.count, words[count] == other[count] { count += 1 }
        while count > 0, !isName(name.dropFirst(words[..<count].joined().count)) { count -= 1 }
        return Array(words[..<count])
    }

    /// How many characters of the constants' prefix are words of the type's name, which may be its plural.
    private static func commonWithType(_ prefix: String, _ type: String) -> Int {
        let words = CamelCase.words(of: prefix)
        let typeWords = CamelCase.words(of: type)
        var count = 0
        while count < words.count, count < typeWords.count, words[count] == typeWords[count] { count += 1 }
        if count < words.count, count == typeWords.count - 1 {
            let plural = typeWords[count]
            let word = words[count]
            let singulars = [word + "s", word + "es", word.hasSuffix("y") ? word.dropLast() + "ies" : word + "s"]
            if singulars.contains(plural) { count += 1 }
        }
        return words[..<count].joined().count
    }
}
