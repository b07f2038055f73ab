extension Control {
    func clock() throws(MockProblem) -> MockReply {
        switch method {
        case .get: return ControlReply.json(clockState)
        case .post:
            try moveClock(try input(["advance", "now", "frozen", "speed", "reset"]))
            return ControlReply.json(clockState)
        default: throw notAllowed("GET and POST")
        }
    }

    private var clockState: JSONValue {
        let (isFrozen, speed) =
            switch session.clock.mode {
            case .frozen: (true, 0.0)
            case .running(let speed): (false, speed)
            }
        let now = session.clock.now
        return ["now": .double(now), "text": TimeForm.iso8601.value(now), "frozen": .bool(isFrozen), "speed": .double(speed)]
    }

    /// Everything is looked at before anything is moved.
    private func moveClock(_ input: JSONObject) throws(MockProblem) {
        let advance = try number("advance", input, in: -1e11...1e11, "a number of seconds", "from -100000000000 to 100000000000")
        let now = try number("now", input, in: 0...1e11, "a number of seconds since 1970", "from 0 to 100000000000")
        let speed = try number("speed", input, in: MockClock.speeds, "how many seconds pass in one", MockClock.speedHint)
        let frozen = try flag("frozen", input)
        if try flag("reset", input) == true { session.clock.reset() }
        // What is to stand still stands still first: it would not be that moment any more.
        if let speed { session.clock.run(speed: speed) }
        if let frozen { frozen ? session.clock.freeze() : session.clock.run(speed: speed ?? 1) }
        if let now { session.clock.set(now) }
        if let advance { session.clock.advance(by: advance) }
    }

    private func number(
        _ name: String, _ input: JSONObject, in range: ClosedRange<Double>, _ meaning: String, _ hint: String
    ) throws(MockProblem) -> Double? {
        guard let value = input[name] else { return nil }
        if let number = value.doubleValue, range.contains(number) { return number }
        throw MockProblem(.badRequest, "\"\(name)\" should be \(meaning)", hint: hint)
    }

    private func flag(_ name: String, _ input: JSONObject) throws(MockProblem) -> Bool? {
        guard let value = input[name] else { return nil }
        if let flag = value.boolValue { return flag }
        throw MockProblem(.badRequest, "\"\(name)\" should be a boolean")
    }
}
