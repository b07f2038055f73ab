import Diagnostics
import SourceText

/// Every rule that looks at a whole spec, in no particular order: the loader sorts by place.
enum SpecValidation {
    static let checks: [@Sendable (Survey) -> [Diagnostic]] = [
        AssociatedValues.check, AtOnceBlock.check, LateBlock.check, { BlockProperty.check($0.spec) }, { ConstantOwner.check($0.spec) },
        { ConstantValue.check($0.spec) },
        DanglingNames.check,
        { DuplicateName.check($0.spec) },
        { EndlessDefinition.check($0.spec) }, GenericTypes.check, { EndpointWithoutAnswer.check($0.spec) },
        ErrorWire.check, EndpointFailure.check, FailurePaths.check, FirstValue.check, DefaultValues.check, StaticConstant.check,
        { DelegateBlock.check($0.spec) }, FieldName.check, FieldValue.check, HandlerRoles.check, ListenerRules.check,
        AnswerLikeError.check, { HostURL.check($0.spec) },
        { IndistinguishableEndpoints.check($0.spec) },
        ForgottenBase.check, LeftListening.check, { KeyField.check($0.spec) }, { LateSettings.check($0.spec) },
        { LibraryName.check($0.spec) },
        MethodWithoutFlow.check, { ModuleName.check($0.spec) }, MissingArgument.check, MissingRest.check, MissingResult.check,
        NullableMember.check, NullBesideAbsence.check, OpenOtherwise.check, { OptionalPathParameter.check($0.spec) },
        { PathPlaceholder.check($0.spec) }, { RawValue.check($0.spec) },
        { CaseAlias.check($0.spec) }, CaseForms.check,
        { RecursiveValue.check($0.spec) },
        { RequestValue.check($0.spec) }, SaidValues.check,
        { IdleKey.check($0.spec) }, { ReservedName.check($0.spec) }, ResultWaits.check, Reconnecting.check, RepeatEnd.check, RunCycle.check,
        { SendCycle.check($0.spec) },
        ScenarioCoverage.check, { ScenarioOrder.check($0.spec) }, SetFlow.check, SetterSteps.check, SharedFlow.check,
        { SharedObject.check($0.spec) }, SharedRun.check,
        StreamFlow.check, SuperclassKind.check, UndeclaredDelegate.check, RequiredDelegate.check, { EventStream.check($0.spec) },
        { EnumProperties.check($0.spec) }, { TodoText.check($0.spec) },
        { WebAddress.check($0.spec) },
        WebSocketEndpoint.check,
        { SimulatedOperation.check($0.spec) }, { StatusRange.check($0.spec) }, SwiftNameClash.check, { TypeLikeModule.check($0.spec) },
        PlatformOnlyType.check, { PushedRecord.check($0.spec) }, { QuestionWithoutAnswer.check($0.spec) }, ThrowingResult.check,
        TypedThrows.check,
        { UnendedCall.check($0.spec) }, { UnreadSource.check($0.spec) },
        UnknownType.check, UnsupportedDeclaration.check, { SubscriptMethods.check($0.spec) }, { Subscripts.check($0.spec) },
        UnraisedError.check,
        UnfilledProperty.check, UnfilledHeldValue.check, HandedObject.check,
        InheritedMethod.check, InitialiserValues.check, UnrunSteps.check, ProtocolMismatch.check, UnmetProtocol.check,
        ValueConformance.check,
        UnkeptConformance.check, UnkeptAccess.check, AtOnceProtocol.check,
        { UnkeptSetter.check($0.spec) },
        UnkeptSuperclass.check,
        UnkeptWrapper.check,
        StructChange.check, { UnansweredRequest.check($0.spec) }, UnansweredResult.check,
        { UnvaluedConstant.check($0.spec) },
        { UnreachableStep.check($0.spec) }, UntellableError.check,
        { UnsentParts.check($0.spec) }, UnstoredObject.check, { PartOfApp.check($0.spec) }, UnusedFlow.check,
        { UnusedObject.check($0.spec) }, WireFit.check, UntravellableType.check, JSONInForm.check,
    ]

    static func check(_ survey: Survey) -> [Diagnostic] { checks.flatMap { $0(survey) } }
}

/// A whole spec, with what several rules ask of it worked out once.
struct Survey {
    let spec: Spec
    let index: SpecIndex
    let steps: StepLists
    /// Every step of the mock's answers and callbacks, nested ones too.
    let mockSteps: [AnswerStep]
    /// Every field that endpoints send or get, nested ones too.
    let travelling: [TravellingField]
    /// Which structs flows change.
    let structChanges: StructChanges
    /// The flows of methods that make an object of their class, and answer it by themselves.
    let makers: Set<String>
    /// Which conformances structs have of those that they state.
    let conformances: Conformances
    /// What classes and protocols inherit from and conform to, and nobody knows.
    let unknownParents: [Located<String>]
    /// Where parts stand that lack a key, which has been said.
    var incomplete: Set<Place> = []

    init(_ spec: Spec, _ index: SpecIndex, _ steps: StepLists) {
        self.spec = spec
        self.index = index
        self.steps = steps
        mockSteps = spec.mock?.allSteps ?? []
        travelling = spec.endpoints.flatMap(TravellingField.all)
        structChanges = StructChanges(spec)
        makers = spec.flowsOfMakers
        conformances = Conformances(spec, structChanges)
        unknownParents = UnknownType.parents(in: spec)
    }
}
