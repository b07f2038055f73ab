internal import Spec
internal import SwiftCode

extension FlowPlan {
    /// What waits posts on the main actor by itself; the others post where they were called, also by way of flows that they run.
    mutating func findPosts(_ behaviour: SystemBehaviour) {
        let own = behaviour.flows.filter(\.value.posts).mapValues { _ in Set([true]) }
        for name in behaviour.gathered(own, along: \.waitedRuns).keys where signatures[name]?.effects.isAsync == false {
            signatures[name]?.postsAtOnce = true
        }
    }
}

extension FlowPlan.Signature {
    /// A call of the flow from code that waits, where no app has chosen the thread: what it posts is heard on the main actor, as
    /// everything else that an app hears.
    func calledFromWaiting(_ call: SwiftExpression, by environment: (String) -> SwiftExpression) -> SwiftExpression {
        guard postsAtOnce else { return call }
        return environment("deliver").called(trailing: SwiftClosure([], call), call.effects.union(.waiting))
    }
}
