internal import Spec

/// How often a flow tells something to a delegate that is a parameter of its method. Who awaits a call gets one answer: what is told twice is read
/// in a loop.
struct Telling {
    /// The parameter's name.
    private let parameter: Reference

    init(of parameter: String) { self.parameter = Reference(root: .argument, path: [parameter]) }

    /// The most that may be told in one run: 0, 1, or 2 for more.
    func most(in flow: Flow) -> Int {
        var run = Count()
        run.add(counts(flow.steps))
        let last = most(flow.always)
        let succeeding = max(run.through ?? 0, run.ended) + most(flow.onSuccess)
        let failing = run.failed.map { $0 + most(flow.onFailure) } ?? 0
        return min(2, max(succeeding, failing) + last)
    }

    /// What was told at most, by how steps are left.
    private struct Count {
        /// At their end; nil where nothing gets there.
        var through: Int? = 0
        /// Where a step ended the flow.
        var ended = 0
        /// Where a step failed; nil where none can.
        var failed: Int?

        /// Steps that follow.
        mutating func add(_ next: Count) {
            guard let told = through else { return }
            ended = max(ended, told + next.ended)
            failed = [failed, next.failed.map { told + $0 }].compactMap { $0 }.max()
            through = next.through.map { told + $0 }
        }
    }

    private func most(_ steps: [FlowStep]) -> Int {
        let count = counts(steps)
        return max(count.through ?? 0, count.ended)
    }

    private func counts(_ steps: [FlowStep]) -> Count {
        steps.reduce(into: Count()) { $0.add(count($1)) }
    }

    private func count(_ step: FlowStep) -> Count {
        switch step.verb {
        case .notify(_, _, let target?, _, let way) where target.reference == parameter:
            Count(through: way.isAsked || way.isAtOnce ? 0 : 1, failed: way.isAsked ? 0 : nil)
        case .notify(_, _, _, _, let way) where way.isAsked: Count(failed: 0)
        case .stop, .return: Count(through: nil)
        case .fail: Count(through: nil, failed: 0)
        case .call, .ask, .consult, .await, .run(_, _, _, true, _): Count(failed: 0)
        case .control(.when(let branches)): either(branches.map { counts($0.steps) })
        case .control(.require(_, let otherwise)): either([Count(), counts(otherwise)])
        case .claim(_, _, _, let otherwise): either([Count(failed: 0), counts(otherwise)])
        case .control(.each(_, _, let steps)): again(counts(steps))
        case .listen(let listening): either([Count(failed: 0), again(counts(listening.steps))])
        case .repeat(let repetition): either([again(counts(repetition.steps)), counts(repetition.otherwise)])
        case .attempt(let attempt): rescued(attempt)
        default: Count()
        }
    }

    private func either(_ counts: [Count]) -> Count {
        Count(through: counts.compactMap(\.through).max(), ended: counts.map(\.ended).max() ?? 0, failed: counts.compactMap(\.failed).max())
    }

    /// Steps that are done any number of times: what a round tells, another tells once more.
    private func again(_ round: Count) -> Count {
        var twice = round
        twice.add(round)
        return Count(through: max(0, twice.through ?? 0), ended: twice.ended, failed: twice.failed)
    }

    private func rescued(_ attempt: Attempt) -> Count {
        let tried = counts(attempt.steps)
        guard let failed = tried.failed else { return tried }
        var behind = Count(through: failed)
        behind.add(either(attempt.rescues.map { counts($0.steps) }))
        let isAll = attempt.rescues.contains(where: \.errors.isEmpty)
        return either([Count(through: tried.through, ended: tried.ended, failed: isAll ? nil : failed), behind])
    }
}
