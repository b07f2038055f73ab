extension MockSession {
    /// Goes on with another version of the system: clock, journal, records and chance stay, and the faults that it still can answer.
    func adopt(_ system: MockSystem) {
        withWorld { $0.adopt(system, now: clock.now) }
        let fitting = Set(faults.filter { fault in (try? system.check(fault)) != nil })
        withWorld { world in world.faults.keep { fitting.contains($0) } }
    }
}
