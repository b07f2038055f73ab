import Synchronization

/// The sessions of a mock by name. The default one is always there.
final class SessionTable: Sendable {
    static let defaultName = "default"

    private struct State {
        var system: MockSystem
        var named: [String: MockSession] = [:]
        var nextNumber = 0
    }

    let standard: MockSession
    private let options: MockOptions
    private let state: Mutex<State>

    init(system: MockSystem, options: MockOptions) {
        self.options = options
        state = Mutex(State(system: system))
        standard = MockSession(
            name: Self.defaultName,
            system: system,
            seed: MockRandom.seed(options.seed, name: Self.defaultName),
            options: options
        )
    }

    /// All sessions, the default one first, the others by name.
    var all: [MockSession] { [standard] + state.withLock { $0.named.values.sorted { $0.name < $1.name } } }

    /// The session of that name, made if there is none.
    func session(_ name: some StringProtocol) throws(MockProblem) -> MockSession {
        let name = String(name)
        if name == Self.defaultName { return standard }
        if let known = existing(name) { return known }
        return try create(name, seed: nil).session
    }

    /// The session of that name, if there is one.
    func existing(_ name: String) -> MockSession? {
        if name == Self.defaultName { return standard }
        return state.withLock { $0.named[name] }
    }

    /// Makes a session, unless there is one of that name.
    ///
    /// - Parameters:
    ///   - name: its name; one that is free where none is given.
    ///   - seed: what its chance begins with, where that is asked for.
    /// - Throws: `MockProblem` if that can't be its name, there are too many, or one of that name began with another seed.
    func create(_ name: String?, seed: UInt64?) throws(MockProblem) -> (session: MockSession, isNew: Bool) {
        if let name, !Self.isName(name) {
            throw MockProblem(
                .badRequest, "\"\(name)\" can't be a session's name", hint: "up to 64 letters, digits, dots, hyphens and underscores")
        }
        if name == Self.defaultName { return (try standard.began(with: seed), false) }
        let result = state.withLock { state -> Result<(session: MockSession, isNew: Bool), MockProblem> in
            if let name, let known = state.named[name] { return .success((known, false)) }
            guard makeRoom(&state) else { return .failure(tooMany) }
            let name = name ?? freeName(&state)
            let session = MockSession(
                name: name, system: state.system, seed: seed ?? MockRandom.seed(options.seed, name: name), options: options
            )
            state.named[name] = session
            return .success((session, true))
        }
        let made = try result.get()
        return (try made.session.began(with: seed), made.isNew)
    }

    /// Goes on with another version of the system, in all sessions.
    func adopt(_ system: MockSystem) {
        let sessions = state.withLock { state in
            state.system = system
            return [standard] + state.named.values
        }
        for session in sessions { session.adopt(system) }
    }

    /// Forgets a session; answers whether there was one. The default session stays.
    func remove(_ name: String) -> Bool { state.withLock { $0.named.removeValue(forKey: name) != nil } }

    private var tooMany: MockProblem {
        MockProblem(
            .serviceUnavailable,
            "there are \(options.limits.sessions) sessions already, all used lately",
            hint: "remove one with DELETE /__mock/sessions/NAME"
        )
    }

    /// Whether one more session may be made; the one unused for longest goes if that is long enough.
    private func makeRoom(_ state: inout State) -> Bool {
        if state.named.count + 1 < options.limits.sessions { return true }
        guard let stalest = state.named.values.min(by: { $0.lastUsed < $1.lastUsed }),
            options.machineTime() - stalest.lastUsed >= options.limits.sessionIdle
        else { return false }
        state.named[stalest.name] = nil
        return true
    }

    private func freeName(_ state: inout State) -> String {
        repeat { state.nextNumber += 1 } while state.named["s\(state.nextNumber)"] != nil
        return "s\(state.nextNumber)"
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 64 && text != "." && text != ".."
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
                default: false
                }
            }
    }
}

extension MockSession {
    /// The session, if its chance began with the seed that is asked for.
    fileprivate func began(with seed: UInt64?) throws(MockProblem) -> MockSession {
        guard let seed, seed != self.seed else { return self }
        throw MockProblem(
            .conflict, "the session \"\(name)\" is there already, and began with another seed",
            hint: name == SessionTable.defaultName
                ? "--seed NUMBER begins it with one when the mock starts" : "remove it first: DELETE /__mock/sessions/\(name)")
    }
}
