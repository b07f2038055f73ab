import CrossCheck
import Declarations
import Guide
import SourceText

/// One member under two names.
extension MemberTable {
    /// Swift's names of what Objective-C declares or calls elsewhere in the guide are the same methods.
    mutating func mergeSwiftNames() {
        for owner in Set(members.map(\.owner)).sorted() {
            let own = members(of: owner)
            let native = own.filter { !$0.name.contains("(") && $0.language == .objectiveC }
            guard !native.isEmpty else { continue }
            if isDeclaredInSwift(owner) {
                mergeSelectors(native, into: own.filter { $0.language == .swift })
                continue
            }
            for member in own where member.language == .swift {
                if let target = native.first(where: { Self.isSame(member.name, $0.name) }) {
                    merge(member, into: target)
                } else if member.name.contains("(") {
                    drop(member, "a Swift name of a class that the guide shows in Objective-C, and of no method that it shows")
                }
            }
        }
    }

    /// Swift declares its members, and Objective-C only calls them.
    func isDeclaredInSwift(_ owner: String) -> Bool {
        let stated = members(of: owner).flatMap(\.statements).filter { $0.fact.kind != .use && $0.fact.source != .sample }
        let languages = Set(stated.compactMap(\.fact.detail.language))
        return languages == [.swift]
    }

    /// Selectors that samples call are names of what Swift declares, or nobody knows of what.
    private mutating func mergeSelectors(_ native: [Member], into swift: [Member]) {
        for member in native {
            if let target = swift.first(where: { Self.isSame($0.name, member.name) }) {
                merge(member, into: target)
            } else if member.name.contains(":") {
                drop(member, "a selector of a class that the guide declares in Swift, and of no method that it declares")
            }
        }
    }

    private static func isSame(_ swift: String, _ selector: String) -> Bool {
        guard let call = SwiftCall(swift) else { return swift == selector }
        if call.selectors.contains(selector) { return true }
        // `init(path:method:)` of `requestWithPath:method:`.
        let parts = selector.split(separator: ":").map(String.init)
        guard call.base == "init", parts.count == call.labels.count, let first = parts.first, let label = call.labels.first else {
            return false
        }
        return first.hasSuffix("With" + Words.capitalised(label)) && parts.dropFirst().elementsEqual(call.labels.dropFirst())
    }

    /// A call whose last argument is a closure behind the brackets leaves its label out: `open(_:)` of `open(completion:)`.
    mutating func mergeTrailingClosures() {
        let stated = members.filter { $0.name.hasSuffix(":)") && $0.statements.contains { $0.fact.kind != .use } }
        for member in members where member.name.hasSuffix("_:)") && member.statements.allSatisfy({ $0.fact.kind == .use }) {
            let target = stated.first { Self.isCall(member.name, of: $0.name) && $0.owner == member.owner && $0.name != member.name }
            if let target { merge(member, into: target) }
        }
    }

    private static func isCall(_ call: String, of method: String) -> Bool {
        guard let call = SwiftCall(call), let method = SwiftCall(method), call.base == method.base else { return false }
        return call.labels.count == method.labels.count && call.labels.dropLast().elementsEqual(method.labels.dropLast())
    }

    /// A sentence that names a method by how it begins means the one that is declared so: `open:` of `open:completion:`, `open()` of
    /// `open(_:completion:)`. What samples call may be another.
    mutating func mergeCutNames() {
        let declared = members.filter { member in
            member.statements.contains { $0.fact.kind == .method && $0.fact.source == .declaration }
        }
        for member in members where member.statements.allSatisfy({ $0.fact.source == .prose }) {
            let meant = declared.filter { $0.owner == member.owner && Self.isBeginning(member.name, of: $0.name) }
            if meant.count == 1 { merge(member, into: meant[0]) }
        }
    }

    private static func isBeginning(_ cut: String, of name: String) -> Bool {
        if cut.hasSuffix("()") { return name != cut && SwiftCall(name)?.base == MemberName.base(cut) }
        return cut.hasSuffix(":") && name != cut && name.hasPrefix(cut)
    }

    /// Misspelled names at calls belong to the member that they mean.
    mutating func mergeSlips() {
        let sound = members.filter { $0.statements.contains { $0.fact.kind != .use } }
        for member in members where member.statements.allSatisfy({ $0.fact.kind == .use }) {
            let target = sound.first { $0.owner == member.owner && Similarity.isSlip($0.name, member.name) }
            if let target { merge(member, into: target) }
        }
    }

    private mutating func merge(_ member: Member, into target: Member) {
        guard let to = members.firstIndex(where: { $0.owner == target.owner && $0.name == target.name }) else { return }
        members[to].statements += member.statements
        remove(member)
    }

    private mutating func drop(_ member: Member, _ reason: String) {
        if let first = member.statements.first { leftOut.append(LeftOut(name: member.name, reason: reason, place: first.place)) }
        remove(member)
    }

    private mutating func remove(_ member: Member) {
        members.removeAll { $0.owner == member.owner && $0.name == member.name }
        index = [:]
    }
}
