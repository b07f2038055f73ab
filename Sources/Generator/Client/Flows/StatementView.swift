/// One statement of a generated function, with the statements in it. Exactly one of its members is there.
struct StatementView: ViewModel {
    indirect enum Kind: Sendable {
        /// Finished lines.
        case lines([String])
        case comment([String])
        /// `if … { } else if … { } else { }`
        case branches([BranchView])
        case guarded(GuardView)
        /// `do { } catch { }`
        case attempt(AttemptView)
        /// Anything with one block: a loop, a closure, a nested function.
        case block(BlockView)
    }

    var kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    static func line(_ text: String) -> StatementView { StatementView(.lines([text])) }
    static func lines(_ lines: [String]) -> StatementView { StatementView(.lines(lines)) }
    static func block(_ head: [String], _ body: [StatementView], tail: String = "") -> StatementView {
        StatementView(.block(BlockView(head: head, body: body, tail: tail)))
    }

    static let members: [ViewMember<StatementView>] = [
        .texts("lines") { if case .lines(let lines) = $0.kind { lines } else { [] } },
        .texts("comment") { if case .comment(let lines) = $0.kind { lines } else { [] } },
        .models("branches") { if case .branches(let branches) = $0.kind { branches } else { [] } },
        .model("guard") { if case .guarded(let view) = $0.kind { view } else { nil } },
        .model("attempt") { if case .attempt(let view) = $0.kind { view } else { nil } },
        .model("block") { if case .block(let view) = $0.kind { view } else { nil } },
    ]
}

/// One branch of an `if`, its head finished: `if a {`, `} else if b {`, `} else {`.
struct BranchView: ViewModel {
    var head: [String]
    var body: [StatementView]
    /// Closes the whole chain.
    var isLast: Bool

    static let members: [ViewMember<BranchView>] = [
        .texts("head") { $0.head }, .models("body") { $0.body }, .flag("isLast") { $0.isLast },
    ]
}

struct GuardView: ViewModel {
    var head: [String]
    var otherwise: [StatementView]

    static let members: [ViewMember<GuardView>] = [.texts("head") { $0.head }, .models("otherwise") { $0.otherwise }]
}

struct AttemptView: ViewModel {
    var body: [StatementView]
    var handler: [StatementView]

    static let members: [ViewMember<AttemptView>] = [.models("body") { $0.body }, .models("handler") { $0.handler }]
}

struct BlockView: ViewModel {
    var head: [String]
    var body: [StatementView]
    var tail: String

    static let members: [ViewMember<BlockView>] = [.texts("head") { $0.head }, .models("body") { $0.body }, .text("tail") { $0.tail }]
}
