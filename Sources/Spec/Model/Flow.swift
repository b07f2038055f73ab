package import SourceText

/// `state:` — values that the client keeps between calls.
package struct StateGroup: Sendable {
    package var name: Located<String>
    /// Kept in the storage capability, so that it outlives the process.
    package var isDurable: Bool
    /// The setting that, when the app has it on, makes the durable copy encrypted.
    package var securedBy: Located<String>?
    /// The field by which records of the group are told apart; nil: the group is one record.
    package var key: Located<String>?
    package var fields: [Field]
    package var text: LocalizedText
    package var place: Place
    /// What the name of its type ends with; worked out by the loader.
    package var typeSuffix = "State"
}

/// `flows:` — what a method does, step by step.
package struct Flow: Sendable {
    package var name: Located<String>
    package var text: LocalizedText
    /// Values that `run` and `start` hand over; a method's own parameters are `$arg` without being listed.
    package var parameters: [Field]
    package var result: ValueType
    /// The result's type as the spec writes it.
    package var resultSpelling: Located<String>?
    /// Names of the policies around the steps, the outermost first.
    package var policies: [Located<String>]
    package var steps: [FlowStep]
    /// Run after the steps and before `onSuccess` or `onFailure`, whether the steps failed or not.
    package var always: [FlowStep]
    package var onSuccess: [FlowStep]
    /// Handles the error (`$error`): a flow that has `onFailure` does not pass it on, unless one of these steps is `fail: $error`.
    package var onFailure: [FlowStep]
    /// While one run is under way, further callers wait for its end: `true`, or a value that tells runs apart. Nil: each has its own run.
    package var together: Expression?
    /// Whether a step has to wait for something; worked out by the loader.
    package var isAsync: Bool
    package var place: Place
}

/// `policies:` — what is common to a group of flows, declared once.
package struct Policy: Sendable {
    package var name: Located<String>
    package var text: LocalizedText
    /// Run before the flow's own steps, inside what `onFailure` of the flow handles.
    package var before: [FlowStep]
    /// Tried in order when the flow's steps fail: the first that names the error runs, then the flow's steps are run again.
    package var retry: [Retry]
    package var isAsync: Bool
    package var place: Place

    package struct Retry: Sendable {
        /// `ErrorEnum.case`, or an enum's name for all of its cases.
        package var errors: [Located<String>]
        package var steps: [FlowStep]
        /// How often the flow's steps are run again.
        package var atMost: Int
        /// Seconds before they are.
        package var wait: Expression?
        package var place: Place

        /// More than to mend something once.
        package var isPatient: Bool { atMost != 1 || wait != nil }

        /// Its steps, and the waiting as the step that it is.
        package var allSteps: [FlowStep] {
            let seconds = wait.map { Argument(name: Located("seconds", at: place), value: $0) }
            return steps
                + (seconds.map { [FlowStep(.ask(operation: Located("clock.sleep", at: place), arguments: [$0], result: nil), at: place)] }
                    ?? [])
        }
    }
}
