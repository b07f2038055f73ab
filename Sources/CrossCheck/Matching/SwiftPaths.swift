import Declarations
import Guide
import SourceText
import Spec

/// Types that Swift calls otherwise than the spec does, by where they stand: `Credentials.Provider` is the spec's `TokenProvider`, and beside it
/// there may be another `Provider`. What a guide or a source says of one is held against that type.
struct SwiftPaths {
    /// The spec's names by the paths of Swift.
    private var types: [String: String] = [:]
    /// Types that the spec calls by one name alone: `DoorMode` may be `Door.Mode`.
    private var plain: Set<String> = []

    /// Where types of one name stand that sources declare, by that name.
    private var declared: [String: Set<String>] = [:]

    /// A type that is called the same in both needs no other name.
    init(_ items: [SpecItemReference], _ sheets: [FactSheet]) {
        for fact in sheets.filter({ $0.format == .swift }).flatMap(\.facts) where Self.isType(fact) && fact.detail.form != "extension" {
            declared[fact.name, default: []].insert(Self.path(of: fact))
        }
        for item in items.map(\.item) where item.kind == .type || item.kind == .enum {
            // What has a point in its name stands inside of another type of Swift, whatever the spec makes of it.
            guard item.language == .swift || item.swiftName?.value.has(".") == true else { continue }
            guard let path = item.swiftName?.value, path != item.name.value else {
                plain.insert(item.name.value)
                continue
            }
            types[path] = item.name.value
        }
    }

    /// The fact in the spec's names.
    ///
    /// - Parameter isInterface: it says of each type where it stands, which is the type's name in Swift.
    func named(_ fact: Fact, isInterface: Bool) -> Fact {
        guard !types.isEmpty || !plain.isEmpty, fact.detail.language == .swift || fact.detail.outer != nil else { return fact }
        var fact = fact
        let (isType, around, path) = (Self.isType(fact), fact.detail.outer, Self.path(of: fact))
        if isType, isInterface, isTold(fact) { fact.detail.swiftName = path }
        if let own = own(at: path) {
            if isType { fact.name = own } else { fact.owner = own }
        }
        let scope = isType ? around : path
        fact.type = fact.type.map { said($0, in: scope) }
        fact.detail.parameterTypes = fact.detail.parameterTypes?.map { $0.map { said($0, in: scope) } }
        return fact
    }

    private static func isType(_ fact: Fact) -> Bool { fact.kind == .type || fact.kind == .enum }

    private static func path(of fact: Fact) -> String {
        [fact.detail.outer, isType(fact) ? fact.name : fact.owner].compactMap { $0 }.joined(separator: ".")
    }

    /// Whether the place of a declaration tells how apps call the type: no other has its name, and a spec can say what it stands in.
    private func isTold(_ fact: Fact) -> Bool {
        guard ["class", "structure", "protocol", "swift"].contains(fact.detail.form), declared[fact.name]?.count == 1 else { return false }
        return fact.detail.outer.map { types[$0] != nil || plain.contains($0) } ?? true
    }

    /// The spec's name of a type that is declared at this path. What code says is no path: `Date` in `Session` may be the library's.
    private func own(at path: String) -> String? {
        if let own = types[path] { return own }
        guard path.contains(".") else { return nil }
        let joined = path.filter { $0 != "." }
        return plain.contains(joined) ? joined : nil
    }

    /// A type in the spec's names, as code in that type says it.
    private func said(_ type: String, in scope: String?) -> String { type.replacingWords(with: ["."]) { own($0, in: scope) } }

    /// The nearest type of the name, from the inside out: `Self.Mode` stands in the type itself.
    private func own(_ word: String, in scope: String?) -> String {
        let name = word.hasPrefix("Self.") ? String(word.dropFirst("Self.".count)) : word
        guard name.first?.isUppercase == true else { return word }
        var scope = scope
        while let place = scope {
            if let own = types["\(place).\(name)"] { return own }
            scope = place.lastIndex(of: ".").map { String(place[..<$0]) }
        }
        return types[name] ?? word
    }
}
