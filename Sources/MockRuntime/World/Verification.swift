/// What calls are expected to have come.
public struct Verification: Sendable {
    /// A kind of call, and how many of it there should be.
    public struct Expectation: Sendable, Hashable {
        /// The calls that are meant.
        public var calls: CallPattern
        /// The fewest that there should be.
        public var least: Int
        /// The most; any number where there is none.
        public var most: Int?

        /// An expectation of at least one call, unless said otherwise.
        public init(_ calls: CallPattern, least: Int = 1, most: Int? = nil) {
            (self.calls, self.least, self.most) = (calls, least, most)
        }

        /// An expectation of exactly so many calls.
        public init(_ calls: CallPattern, count: Int) { self.init(calls, least: count, most: count) }

        fileprivate func isMet(by count: Int) -> Bool { count >= least && count <= most ?? .max }

        fileprivate var amount: String {
            switch most {
            case least?: "\(least)"
            case let most?: "\(least) to \(most)"
            case nil: "at least \(least)"
            }
        }
    }

    /// What is expected.
    public var expectations: [Expectation]
    /// Whether the calls should have come in this order; others may have come between them.
    public var isInOrder: Bool

    /// A verification of these expectations.
    public init(_ expectations: [Expectation], inOrder isInOrder: Bool = false) {
        self.expectations = expectations
        self.isInOrder = isInOrder
    }

    /// What a journal says to it.
    ///
    /// - Parameter system: what calls can be of: a name that is none would be right about nothing having come.
    func report(on journal: Journal, of system: MockSystem) -> VerificationReport {
        let entries = journal.entries
        let found = expectations.map { expectation in entries.filter { expectation.calls.fits($0) }.map(\.number) }
        var problems = zip(expectations, found).compactMap { expectation, found in
            if let problem = expectation.calls.problem(in: system) { return problem }
            return expectation.isMet(by: found.count) ? nil : "\(expectation.calls): \(expectation.amount) expected, \(found.count) came"
        }
        if problems.isEmpty, isInOrder, let place = Self.firstOutOfOrder(expectations, found) {
            problems.append("\(expectations[place].calls): came, but not after \(expectations[place - 1].calls)")
        }
        if !problems.isEmpty, journal.dropped > 0 {
            problems.append("the journal has dropped \(journal.dropped) calls, which are not looked at")
        }
        return VerificationReport(problems: problems, found: found, outcomes: journal.outcomes)
    }

    /// The first expectation whose calls don't come after those of the one before, if as few as may be are taken of each, as early as can be.
    private static func firstOutOfOrder(_ expectations: [Expectation], _ found: [[Int]]) -> Int? {
        var last = 0
        for (place, (expectation, numbers)) in zip(expectations, found).enumerated() where expectation.least > 0 {
            let later = numbers.drop { $0 <= last }.prefix(expectation.least)
            guard later.count == expectation.least, let number = later.last else { return place }
            last = number
        }
        return nil
    }
}

/// What came of a verification.
public struct VerificationReport: Sendable, CustomStringConvertible {
    /// What is not as expected, in words; nothing where all is.
    public let problems: [String]
    /// The numbers, in the journal, of the calls that fit each expectation.
    public let found: [[Int]]
    private let outcomes: [(endpoint: String, outcomes: [(outcome: String, count: Int)])]

    fileprivate init(
        problems: [String], found: [[Int]], outcomes: [(endpoint: String, outcomes: [(outcome: String, count: Int)])]
    ) {
        (self.problems, self.found, self.outcomes) = (problems, found, outcomes)
    }

    /// Whether all is as expected.
    public var holds: Bool { problems.isEmpty }

    /// What is not as expected, and what came instead.
    public var description: String { holds ? "all calls came as expected" : "\(problems.joined(separator: "; ")). \(summary)" }

    /// What came, by endpoint and outcome.
    var summary: String {
        let all = outcomes.flatMap { endpoint, outcomes in outcomes.map { "\(endpoint) \($0.outcome) (\($0.count))" } }
        return all.isEmpty ? "No call came at all" : "What came: \(all.joined(separator: ", "))"
    }
}

extension MockSession {
    /// Holds what came against what is expected.
    public func verify(_ verification: Verification) -> VerificationReport {
        readJournal { verification.report(on: $0, of: system) }
    }

    /// Waits until what came is as expected, but no longer than so many seconds.
    public func verify(_ verification: Verification, within seconds: Double) async -> VerificationReport {
        let (notes, end) = watchJournal()
        let timer = Task {
            try await Task.sleep(for: .seconds(seconds))
            end.finish()
        }
        defer {
            timer.cancel()
            end.finish()
        }
        var report = verify(verification)
        if report.holds { return report }
        for await _ in notes {
            report = verify(verification)
            if report.holds { break }
        }
        return report
    }
}
