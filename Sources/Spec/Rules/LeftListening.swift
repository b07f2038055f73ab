import Diagnostics
import SourceText

/// A `leave:` of one listener that nobody listens as.
enum LeftListening {
    static let rule = Rule(
        "spec-left-listening",
        "a flow leaves what nobody listens to for that object, or under that text",
        explanation: """
            `leave: updates` ends all that this client hears of `updates`. With `of:` it ends that of one object, or under one text, and \
            leaves the others: a `listen: updates` says the same, `of: $self` or `of: $arg.topic`, so that it is known whose it is.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        var kept: [String: Set<Kind>] = [:]
        for case .listen(let listening) in survey.steps.all.map(\.verb) {
            if let key = listening.key { kept[listening.source.name.value, default: []].insert(Kind(key, survey.index)) }
        }
        return survey.steps.all.compactMap { step -> Diagnostic? in
            guard case .leave(let source, .some(let key)) = step.verb else { return nil }
            let (name, kinds) = (source.name.value, kept[source.name.value] ?? [])
            guard !kinds.contains(Kind(key, survey.index)) else { return nil }
            let what =
                kinds.isEmpty ? "no `listen: \(name)` says `of:`" : "`listen: \(name)` is of \(kinds.map(\.rawValue).sorted().joined())"
            return Diagnostic(
                rule, "\(what), so that this leaves nobody", at: [Label(key.place)],
                help: "say `of:` at the `listen:` that it ends, too, or leave it out here: then all hear no more")
        }
    }

    private enum Kind: String {
        case object = "an object"
        case text = "a text"

        init(_ key: Expression, _ index: SpecIndex) {
            self = key.type.unwrapped.innerName.map { index.classes[$0] != nil } == true ? .object : .text
        }
    }
}
