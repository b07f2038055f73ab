import Diagnostics

/// Every rule that looks at a whole spec, in no particular order: the loader sorts by place.
enum SpecValidation {
    static let checks: [@Sendable (Spec) -> [Diagnostic]] = [
        DanglingNames.check, DuplicateName.check, EndpointWithoutAnswer.check, ErrorWire.check, IndistinguishableEndpoints.check,
        KeyField.check,
        MethodWithoutFlow.check, MissingRest.check, OpenOtherwise.check, PathPlaceholder.check, RawValue.check, RequestValue.check,
        ReservedName.check,
        ResultWaits.check,
        RepeatEnd.check, RunCycle.check, ScenarioCoverage.check, ScenarioOrder.check, SetFlow.check, SharedRun.check,
        SimulatedOperation.check, SwiftNameClash.check, TypeLikeModule.check, UnendedCall.check, UnraisedError.check,
        UnansweredRequest.check, UnreachableStep.check, UntellableError.check, UnusedFlow.check,
    ]

    static func check(_ spec: Spec) -> [Diagnostic] { checks.flatMap { $0(spec) } }
}
