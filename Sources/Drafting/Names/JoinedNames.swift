import CrossCheck
import Declarations
import Guide
import Spec

/// Names of types that stand inside of others, where their own name alone says too little: several have it, or the library has. A draft calls
/// them by their whole path, `OptionsUser` of `Options.User`, and says by `swift:` what apps call them.
struct JoinedNames {
    /// The new names, by the paths.
    private var names: [String: String] = [:]
    /// The paths of all types that are declared in Swift.
    private var declared: Set<String> = []

    /// - Parameter module: what stands before a name at the top that is the library's.
    init(_ facts: [Fact], module: String) {
        var paths: [String: Set<String>] = [:]
        for fact in facts where Self.isDeclaration(fact) {
            paths[fact.name, default: []].insert(Self.path(of: fact.name, in: fact.detail.outer))
        }
        declared = paths.values.reduce(into: []) { $0.formUnion($1) }
        // A vendor may have such a name for it already: `typealias OptionsUser = Options.User`.
        var taken = Set(facts.filter { $0.kind == .type || $0.kind == .enum }.map(\.name))
        for (name, all) in paths where all.count > 1 || LibraryName.names.contains(name) {
            for path in all.sorted() where path.contains(".") {
                let joined = path.filter { $0 != "." }
                if taken.insert(joined).inserted { names[path] = joined }
            }
        }
        for fact in facts where !module.isEmpty && Self.hidesLibrarys(fact) && taken.insert(module + fact.name).inserted {
            names[fact.name] = module + fact.name
        }
    }

    /// `public struct Error`, at the top: no mention of the name tells the vendor's type from the library's, and it is drafted as another one.
    static func hidesLibrarys(_ fact: Fact) -> Bool {
        isDeclaration(fact) && ["class", "structure"].contains(fact.detail.form) && fact.detail.outer == nil
            && LibraryName.essential.contains(fact.name) && Platform.isType(fact.name)
    }

    private static func isDeclaration(_ fact: Fact) -> Bool {
        guard fact.kind == .type || fact.kind == .enum, fact.source == .declaration, fact.detail.language == .swift else { return false }
        return fact.detail.form != "extension" && fact.detail.form != "alias"
    }

    static func path(of name: String, in outer: String?) -> String { (outer.map { $0 + "." } ?? "") + name }

    /// The fact with these names in the place of those that it says.
    func settled(_ fact: Fact) -> Fact {
        guard !declared.isEmpty else { return fact }
        let isType = fact.kind == .type || fact.kind == .enum
        let own = Self.path(of: isType ? fact.name : fact.owner ?? "", in: fact.detail.outer)
        var fact = fact.spellingTypes { spelled($0, in: own) }
        fact.detail.attributes = fact.detail.attributes.map { attribute in
            // What a type conforms to is the library's protocol.
            let isOwn =
                attribute.hasPrefix("throws(")
                || attribute.hasPrefix("<") && !LibraryName.essential.contains(String(attribute.dropFirst().dropLast()))
            return isOwn ? spelled(attribute, in: own) : attribute
        }
        guard let joined = names[own] else { return fact }
        if isType { (fact.name, fact.detail.swiftName) = (joined, own) } else { fact.owner = joined }
        fact.detail.outer = nil
        return fact
    }

    /// A type as it is drafted: `Self.Mode` is the type inside, `Error` the one that stands around.
    private func spelled(_ type: String, in scope: String) -> String {
        type.spellingPaths { path, before in
            // `Swift.Error` is the library's as well, and all that is called so from here on.
            if path.hasPrefix("Swift."), path.split(separator: ".").count == 2 {
                let name = String(path.dropFirst("Swift.".count))
                // Beside a vendor's own `Error` the library's says that it is a protocol.
                return name == "Error" && declared.contains(name) && !before.hasSuffix("any ") ? "(any Error)" : name
            }
            // `any Error` is the library's: no type inside is a protocol.
            return before.hasSuffix("any ") && !path.contains(".") ? path : name(of: path, in: scope)
        }
    }

    private func name(of path: String, in scope: String) -> String {
        let isSelf = path.hasPrefix("Self.")
        let written = isSelf ? String(path.dropFirst("Self.".count)) : path
        guard written.first?.isUppercase == true else { return path }
        var around = scope.split(separator: ".").map(String.init)
        if isSelf { return declared.contains("\(scope).\(written)") ? names["\(scope).\(written)"] ?? written : path }
        while !around.isEmpty {
            let found = (around + [written]).joined(separator: ".")
            if declared.contains(found) { return names[found] ?? path }
            around.removeLast()
        }
        return names[written] ?? path
    }
}
