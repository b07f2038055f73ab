import Guide
import Spec

/// What Swift calls types: by their place in others, or as headers say (`NS_SWIFT_NAME`).
struct SwiftTypeNames {
    private let nested: NestedTypes
    private let taken: Set<String>
    private var stated: [String: String] = [:]
    /// How many types each name is stated of: two of one name could not be told apart.
    private var uses: [String: Int] = [:]

    /// - Parameter taken: names of what is no type of its own.
    init(_ statements: [Statement], _ nested: NestedTypes, taken: Set<String>) {
        self.nested = nested
        self.taken = taken
        for fact in statements.map(\.fact) where fact.kind == .type || fact.kind == .enum {
            guard let name = fact.detail.swiftName, name != fact.name, !LibraryName.essential.contains(name),
                stated.updateValue(name, forKey: fact.name) == nil
            else { continue }
            uses[name, default: 0] += 1
        }
    }

    /// What those are called inside of the types that they stand in: `User` of `Options.User`, which a draft calls otherwise.
    func ownNames(of types: Set<String>) -> Set<String> { Set(types.compactMap { stated[$0].flatMap(NestedTypes.ownName) }) }

    /// - Parameter known: the names of all types: in Swift none is called like another.
    func name(of type: String, in known: Set<String>) -> String? {
        if let path = nested.path(of: type, in: known) { return path }
        guard let name = stated[type], uses[name] == 1, !known.contains(name), !taken.contains(name) else { return nil }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.dropLast().allSatisfy(Words.isTypeName), parts.last.map(Words.isIdentifier) == true else { return nil }
        return parts.dropLast().allSatisfy { known.contains($0) } ? name : nil
    }
}
