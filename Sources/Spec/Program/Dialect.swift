/// What differs between the places of a spec where programs stand: everything else of steps, conditions and values is the same.
struct Dialect: Sendable {
    /// The part of the grammar that lists its verbs; nil where values stand alone.
    var steps: DefinitionName?
    /// What may stand behind `$`, beside the names that steps have given.
    var roots: Set<Root>
    var functions: Functions
    /// Whether `$records.name` is the list of what the records have there.
    var readsMembersOfLists = false
    /// Whether a set of options may be a list of them, as an app would write it.
    var hasOptionLists = false
    /// How messages call it.
    var phrase = ""
    /// How `otherwise` ends a program.
    var endings = ""

    /// A client's flow, or a property of a class.
    static let flow = Dialect(
        steps: .step,
        roots: [.object, .argument, .state, .clock, .error, .settings, .shared],
        functions: .but(["jwt"]),
        readsMembersOfLists: true,
        hasOptionLists: true,
        phrase: "a client: mocks make tokens",
        endings: "`return`, `stop` or `fail`"
    )

    /// An answer of the mock, or what it does before it calls.
    static let answer = Dialect(
        steps: .mockStep,
        roots: [.request, .app, .clock, .mock],
        functions: .but(["ask", "make", "kept", "named"]),
        phrase: "a mock: it is something of clients",
        endings: "`fail` or `respond`"
    )

    /// What happens at the vendor's, and before the mock calls an app's server: nobody has called the mock for it.
    static let unasked = {
        var dialect = answer
        dialect.roots.remove(.mock)
        return dialect
    }()

    /// What an app does and sees.
    static let scenario = Dialect(
        steps: .scenarioStep,
        roots: [.object, .shared, .clock],
        functions: .but(
            Set(Expression.Function.digests.map(\.rawValue)).union([
                "ask", "make", "kept", "map", "filter", "named", "jwt", "random", "randomInteger", "enum",
            ])),
        hasOptionLists: true,
        phrase: "a scenario"
    )

    /// A seed, or another value of the mock that is the same in every session.
    static let constant = Dialect(
        roots: [],
        functions: .only(["case", "error", "object", "duration"]),
        phrase: "a value that is the same in every session"
    )

    /// A request to try: `RequestValue` says which functions a command cannot work out.
    static let request = Dialect(roots: [.app], functions: .but([]))

    /// What a name behind `$` means without a step that gives it.
    enum Root: String, CaseIterable {
        case object = "self"
        case argument = "arg"
        case clock, error, settings, shared, request, app, mock
        /// A group of the state, by its own name.
        case state = ""
    }

    enum Functions: Sendable {
        case but(Set<String>)
        case only(Set<String>)

        func contains(_ name: String) -> Bool {
            switch self {
            case .but(let names): !names.contains(name)
            case .only(let names): names.contains(name)
            }
        }
    }
}
