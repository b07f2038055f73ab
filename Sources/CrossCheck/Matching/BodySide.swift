import Guide
import Spec

/// Which body of a call.
enum BodySide: String {
    case answer, request
}

extension DocumentedCall.Member {
    /// In JSON, rather than in a row.
    var isShown: Bool { !isListed && type == nil && kind != nil }
}

extension DocumentedCall {
    /// The places that speak of one body, or do not say of which.
    func members(_ name: String, in side: BodySide) -> [Member] {
        let all = members?[name] ?? []
        // Where no part is called that of the answer, the words for parts of the request may mean either.
        guard partsBodies else { return all }
        return all.filter { $0.part == nil || ($0.part == .answer) == (side == .answer) }
    }

    func has(_ name: String, in side: BodySide) -> Bool { !members(name, in: side).isEmpty }

    /// Of a member that stands inside of another, what is said of the whole says nothing.
    func places(of member: BodyMember) -> [Member] { places(of: member, among: members?[member.name.value] ?? []) }

    func places(of member: BodyMember, among all: [Member]) -> [Member] {
        member.outer?.isEmpty == true ? all : all.filter { !$0.isOfWhole }
    }
}
